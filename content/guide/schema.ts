import { z } from "zod";
import { inkSchema, promptSchema } from "../prompt-library/schema.ts";

/** One thing to do and tick off. */
export const checklistItemSchema = z.object({
  /** Id from the specification; also the key under which the device keeps the tick. */
  id: z.string(),
  /** Accessible name of the checkbox: unique over the whole guide, at most 80 characters, no full stop. */
  label: z.string().min(12).max(80),
  /** What it is: one or two sentences. */
  what: z.string().min(40).max(320),
  /** Why it matters for a small shop: one or two sentences, no invented figure. */
  why: z.string().min(40).max(320),
  /** The steps on a phone, three to six, each one imperative sentence. */
  steps: z.array(z.string().min(10).max(220)).min(3).max(6),
  /** Completes "Pronto quando ...": lower-case start, ends with a full stop. */
  readyWhen: z.string().min(15).max(200),
  /** A common mistake or a rule, where there is one. */
  caution: z.string().min(20).max(280).optional(),
  /** Id of the prompt (library or guide) that does this work, with the link's text. */
  prompt: z.object({ id: z.string(), label: z.string().min(10).max(70) }).optional(),
});
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

/** The part of the drawn shop that a card paints in proportion to its ticks. */
export const shopPartSchema = z.enum(["door", "window", "planter", "awning", "pin", "plate"]);
export type ShopPart = z.infer<typeof shopPartSchema>;

export const profileCardSchema = z.object({
  title: z.string(),
  paints: shopPartSchema,
  items: z.array(checklistItemSchema).length(4),
});
export type ProfileCard = z.infer<typeof profileCardSchema>;

/** A single-item card of the second tab. */
export const practiceCardSchema = z.object({
  title: z.string(),
  item: checklistItemSchema,
});
export type PracticeCard = z.infer<typeof practiceCardSchema>;

export const guideCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  color: inkSchema,
  icon: z.enum(["search", "map", "settings-2", "sprout", "lightbulb"]),
  prompts: z.array(promptSchema).length(2),
});
export type GuideCategory = z.infer<typeof guideCategorySchema>;

export const advantageSchema = z.object({ title: z.string(), text: z.string() });
export type Advantage = z.infer<typeof advantageSchema>;
