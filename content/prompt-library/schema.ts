import { z } from "zod";

/** Stable kebab-case id; also the anchor `#prompt-<id>` of the card that shows the prompt. */
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A prompt to copy. `text` carries `[bracketed placeholders]` for what only the owner knows. */
export const promptSchema = z.object({
  id,
  /** Card title, sentence case, at most 60 characters. */
  title: z.string().min(5).max(60),
  /** One sentence: what the owner gets. */
  description: z.string().min(20).max(140),
  /** The whole prompt, ready to paste: persona, task, context, format, limits. Line breaks are kept. */
  text: z.string().min(300).max(1800),
  /** Two to four lower-case words or short phrases. */
  tags: z.array(z.string().min(2).max(24)).min(2).max(4),
});
export type Prompt = z.infer<typeof promptSchema>;

export const libraryCategoryIds = [
  "marketing",
  "ads",
  "analytics",
  "customer",
  "reviews",
  "productivity",
] as const;
export type LibraryCategoryId = (typeof libraryCategoryIds)[number];

/** Ink of the category's mark: one of the four printing inks of the design. */
export const inkSchema = z.enum(["blue", "yellow", "teal", "red"]);
export type Ink = z.infer<typeof inkSchema>;

export const libraryCategorySchema = z.object({
  id: z.enum(libraryCategoryIds),
  name: z.string(),
  color: inkSchema,
  icon: z.enum(["megaphone", "pen-line", "chart-column", "messages-square", "star", "list-checks"]),
  prompts: z.array(promptSchema),
});
export type LibraryCategory = z.infer<typeof libraryCategorySchema>;

/** Three prompts written for one trade ("Prompts por ramo"). */
export const sectorPackSchema = z.object({
  id,
  name: z.string(),
  /** What to watch out for in this trade (law, council, safety), one or two sentences. */
  caution: z.string().min(30).max(320),
  prompts: z.array(promptSchema).length(3),
});
export type SectorPack = z.infer<typeof sectorPackSchema>;

/** A tip below the library: how to get more out of a prompt. */
export const tipSchema = z.object({ title: z.string(), text: z.string() });
export type Tip = z.infer<typeof tipSchema>;
