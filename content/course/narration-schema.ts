import { z } from "zod";

/** A drawing of the pen that stands beside what is said. */
export const sceneArts = [
  "shop",
  "counter",
  "phone",
  "notebook",
  "camera",
  "closed",
  "key",
  "route",
  "search",
  "stars",
  "table",
  "tags",
  "talk",
] as const;
export type SceneArt = (typeof sceneArts)[number];

/** One utterance: browsers stop a voice after about 15 seconds, and Android cannot pause inside one. */
const sentenceSchema = z.string().min(5).max(180);

/** What is said, and what is written on the board while it is said. */
const lineSchema = z.union([
  z.tuple([sentenceSchema]),
  z.tuple([sentenceSchema, z.string().min(3).max(34)]),
]);

export const sceneSchema = z.strictObject({
  title: z.string().max(40),
  art: z.enum(sceneArts),
  lines: z.array(lineSchema).min(3).max(8),
});
export type Scene = z.infer<typeof sceneSchema>;

/** A lesson to be heard: written for the ear, and never the lesson's text read out. Its words are the transcript. */
export const narrationSchema = z.strictObject({
  number: z.number().int().min(1).max(5),
  scenes: z.array(sceneSchema).min(10).max(14),
});
export type Narration = z.infer<typeof narrationSchema>;
