import { z } from "zod";

/** Subjects under which cards can be looked through. */
export const cardThemes = [
  "preco",
  "anuncios",
  "instagram",
  "perfil",
  "whatsapp",
  "datas",
  "clientes",
  "mei",
  "ia",
  "site",
] as const;
export type CardTheme = (typeof cardThemes)[number];

/** What computes in a card, by code. */
export const cardTools = ["price", "margin", "budget", "result", "month", "mei"] as const;
export type CardTool = (typeof cardTools)[number];

/** What a question may say for a field of a writing card. */
export const fieldReads = [
  "amount",
  "day",
  /** A day or an occasion, without its hour. */
  "date",
  /** When a shop closes on a day. */
  "hours",
  "occasion",
  /** What is sold or done. */
  "offer",
  /** What kind of business it is. */
  "trade",
  "job",
  /** "5 anos". */
  "age",
  "name",
  /** What the text is to tell, in the owner's own words. */
  "own",
  /** What a video shows. */
  "scene",
  /** Since when something is open. */
  "since",
  /** Where to pay. */
  "pix",
  /** Things with their prices. */
  "rows",
] as const;
export type FieldRead = (typeof fieldReads)[number];

const id = z.string().regex(/^[a-z0-9-]{3,60}$/);
const line = z.string().min(3).max(300);

/** Where a card leads within the site: an item of the guide, a lesson or a prompt, by its id. */
const link = z.strictObject({ kind: z.enum(["item", "lesson", "prompt"]), id: z.string() });

const ofQuestions = {
  id,
  theme: z.enum(cardThemes),
  /** As a button: "Google ou Instagram: por onde começar". */
  title: z.string().min(3).max(70),
  /** As people type it, with their short forms and without accents too; at least five. */
  questions: z.array(line).min(5).max(12),
  /** Words that lead here beside those of the questions, folded: "namorados pascoa criancas". */
  words: z
    .string()
    .regex(/^[a-z0-9 ]{3,300}$/)
    .optional(),
};

/** What a card is found by; what it says comes on demand. */
export const cardQuestionsSchema = z.strictObject(ofQuestions);

export type CardQuestions = z.infer<typeof cardQuestionsSchema>;

const ofBody = {
  id,
  caution: line,
  link,
  /** ISO 8601, the day its facts were checked. */
  checkedOn: z.iso.date(),
  /** Where its facts stand: sections or keys of the collected facts ("F52", "1.12"); `own` for advice of ours. */
  sources: z.array(z.string()).min(1),
};

/** A question answered by a person, once. */
const ofAnswer = {
  ...ofBody,
  /** The direct answer, at most 60 words; the first sentence decides. */
  answer: z.string().min(20),
  /** In order, each one thing to do. */
  steps: z.tuple([line, line, line]),
  /** Questions that come next: each is answered by another card. */
  followUps: z.array(z.strictObject({ question: z.string().max(80), card: id })).max(3),
  tool: z.enum(cardTools).optional(),
};
export const answerBodySchema = z.strictObject(ofAnswer);
export const answerCardSchema = z.strictObject({ ...ofQuestions, ...ofAnswer });

export type AnswerBody = z.infer<typeof answerBodySchema>;
export type AnswerCard = z.infer<typeof answerCardSchema>;

const field = z.strictObject({
  id: z.string().regex(/^[a-z-]{2,30}$/),
  label: z.string().max(60),
  placeholder: z.string().max(80),
  /** Filled from what the device remembers of the business. */
  from: z.enum(["shop", "town", "contactDetail", "signature"]).optional(),
  /** Filled from what the question says. */
  read: z.enum(fieldReads).optional(),
  optional: z.literal(true).optional(),
  /** An amount: "25" is written as "R$ 25,00". */
  money: z.literal(true).optional(),
  /** Several things, parted by semicolons or lines; each gets a line of its own in the text. */
  list: z.literal(true).optional(),
});

/** A text that is filled in: a post, an answer to "tá caro", an apology. */
const ofWriting = {
  ...ofBody,
  fields: z.array(field).max(5),
  /**
   * Three wordings at least. `{field}` is what was typed; a passage in square brackets falls out whole where one of its
   * fields is empty, or gives way to what stands behind its bar: "Hoje tem [{produto}|novidade][ por {preco}]."
   */
  texts: z.array(z.string().min(20)).min(3),
};
export const writingBodySchema = z.strictObject(ofWriting);
export const writingCardSchema = z.strictObject({ ...ofQuestions, ...ofWriting });

export type WritingBody = z.infer<typeof writingBodySchema>;
export type WritingCard = z.infer<typeof writingCardSchema>;
