import * as z from "zod";
import { int64, record } from "./scalars.ts";

/** Resources, Sharing: another user's access to a project. */
export const sharing = record({ id: int64 }, { userId: int64, userEmail: z.string() });
export type Sharing = z.output<typeof sharing>;
