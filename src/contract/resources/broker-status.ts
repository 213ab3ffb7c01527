import * as z from "zod";

/** What a W3C WebDriver server says of itself (WebDriver 2, Status). */
export const brokerStatus = z.looseObject({
  value: z.looseObject({
    /** Whether it takes sessions. */
    ready: z.boolean(),
    message: z.string().optional(),
  }),
});
export type BrokerStatus = z.output<typeof brokerStatus>["value"];
