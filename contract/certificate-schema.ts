import { z } from "zod";
import { certificateQuestions, maxNameLength, nameFault, tidyName } from "./certificate.ts";

export const certificateRequestSchema = z.strictObject({
  name: z
    .string()
    .max(2 * maxNameLength)
    .transform(tidyName)
    .refine((name) => nameFault(name) === undefined),
  right: z.int().min(0).max(certificateQuestions),
});
