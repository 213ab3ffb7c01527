import * as z from "zod";
import { dateTime, int64, openEnum, record } from "./scalars.ts";

/** What an account may do, as services of the newer generation name it. */
const role = record({}, { id: int64, name: openEnum("USER", "ADMIN"), expireTime: dateTime });

/** The authenticated user, as `/api/me` answers. Further fields pass through. */
export const account = record(
  { id: int64 },
  {
    email: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    createTime: dateTime,
    enabled: z.boolean(),
    // Whoever signs in is let in, whatever shape roles have.
    roles: z.array(role).nullable().catch(null),
    /** Relative to the API, such as `/users/7`. */
    selfURI: z.string(),
  },
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
    sharedById: int64,
    sharedByEmail: z.string(),
    selfURI: z.string(),
  },
);
export type Project = z.output<typeof project>;
