import * as z from "zod";
import { dateTime, int64, record } from "./scalars.ts";

/** The authenticated user, as `/api/me` answers. Further fields, roles among them, pass through. */
export const account = record(
  { id: int64 },
  { email: z.string(), name: z.string(), createTime: dateTime, enabled: z.boolean() },
);
export type Account = z.output<typeof account>;

/** A project. The specification shows its ids only; further fields pass through. */
export const project = record(
  { id: int64 },
  {
    name: z.string(),
    description: z.string(),
    userId: int64,
    frameworkId: int64,
    createTime: dateTime,
    archiveTime: dateTime,
  },
);
export type Project = z.output<typeof project>;
