import { z } from "zod";

const heldSchema = z.strictObject({
  /** With its offset, for example "2027-03-10T19:30:00-03:00". */
  start: z.iso.datetime({ offset: true }),
  minutes: z.number().int().min(10).max(240),
  /** Where one takes part. */
  href: z.url({ protocol: /^https$/ }),
  /** Where it can be watched afterwards. */
  recording: z.url({ protocol: /^https$/ }).optional(),
});

export const liveLessonSchema = z.strictObject({
  title: z.string().min(5).max(70),
  /** Null as long as there is no date. */
  held: heldSchema.nullable(),
});
export type LiveLesson = z.infer<typeof liveLessonSchema>;
