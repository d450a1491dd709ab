import { z } from "zod";
import { facts } from "../facts.ts";
import { type DrawingName, drawings } from "./drawings.ts";

/** What somebody says, and what the reader is to notice in it. */
const turnSchema = z.strictObject({
  who: z.string().max(30),
  says: z.string(),
  aside: z.string().optional(),
});

const tableSchema = z
  .strictObject({
    kind: z.literal("table"),
    caption: z.string(),
    head: z.array(z.string()).min(2).max(7),
    rows: z.array(z.array(z.string())).min(2),
    /** The row of sums. */
    foot: z.array(z.string()).optional(),
  })
  .refine(
    ({ head, rows, foot }) => [...rows, foot ?? head].every((row) => row.length === head.length),
    "every row has a cell for each column",
  );

/** A drawing of the pen (scripts/draw/lessons). `alt`: what it shows, for whoever does not see it. */
const drawingSchema = z.strictObject({
  kind: z.literal("drawing"),
  name: z.custom<DrawingName>((name) => typeof name === "string" && Object.hasOwn(drawings, name)),
  alt: z.string().min(40).max(400),
});

export const blockSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("paragraph"), text: z.string() }),
  z.strictObject({ kind: z.literal("list"), items: z.array(z.string()).min(2) }),
  z.strictObject({ kind: z.literal("steps"), items: z.array(z.string()).min(2) }),
  /** A taped note: one hint or warning, at most two a lesson. */
  z.strictObject({ kind: z.literal("note"), text: z.string() }),
  tableSchema,
  /** A text that is ready to be used. `limit`: what its place takes; the page counts the characters. */
  z.strictObject({
    kind: z.literal("sample"),
    title: z.string().max(80),
    lines: z.array(z.string()).min(1),
    limit: z.number().int().optional(),
  }),
  /** A conversation, line by line. */
  z.strictObject({
    kind: z.literal("talk"),
    title: z.string().max(80),
    turns: z.array(turnSchema).min(3),
  }),
  drawingSchema,
]);
export type Block = z.infer<typeof blockSchema>;

const blocks = z.array(blockSchema).min(1);
const sectionSchema = z.strictObject({ heading: z.string().max(70), blocks });
export type Section = z.infer<typeof sectionSchema>;

const pairSchema = z.strictObject({
  title: z.string().max(60),
  before: z.string(),
  after: z.string(),
  why: z.string(),
});
export type Pair = z.infer<typeof pairSchema>;

const mistakeSchema = z.strictObject({
  mistake: z.string(),
  cost: z.string(),
  instead: z.string(),
});
export type Mistake = z.infer<typeof mistakeSchema>;

export const questionSchema = z
  .strictObject({
    question: z.string(),
    /** Each is explained, the right one and the wrong ones. */
    options: z
      .array(
        z.strictObject({ text: z.string(), right: z.literal(true).optional(), why: z.string() }),
      )
      .length(3),
  })
  .refine(
    ({ options }) => options.filter(({ right }) => right).length === 1,
    "one option is right",
  );
export type Question = z.infer<typeof questionSchema>;

/** Where else on the site this goes on. */
const linkSchema = z.strictObject({
  text: z.string(),
  to: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("item"), id: z.string() }),
    z.strictObject({ kind: z.literal("prompt"), id: z.string() }),
    z.strictObject({
      kind: z.literal("agent"),
      id: z.enum(["reviews", "marketing", "ads", "roi"]),
    }),
  ]),
});
export type LessonLink = z.infer<typeof linkSchema>;

type FactName = keyof typeof facts;

/** The text of a lesson ('Ler a aula', 'Material PDF'), in the order of the page. */
export const lessonTextSchema = z.strictObject({
  number: z.number().int().min(1).max(5),
  /** One sentence: what the reader can do afterwards. */
  promise: z.string(),
  /** What is there at the end. */
  outcomes: z.array(z.string()).min(3).max(4),
  /** As it happens to one shop. */
  problem: sectionSchema,
  /** Carried by one table or drawing. */
  idea: sectionSchema,
  /** Screen by screen. */
  steps: z.array(sectionSchema).min(1).max(6),
  /** With every figure and every text. */
  solved: z.array(sectionSchema).min(1).max(4),
  beforeAfter: z.strictObject({
    heading: z.string().max(70),
    pairs: z.array(pairSchema).min(1).max(3),
  }),
  mistakes: z.strictObject({
    heading: z.string().max(70),
    items: z.array(mistakeSchema).length(5),
  }),
  /** A commented answer for each exercise, in their order. */
  answers: z.array(blocks).length(3),
  quiz: z.strictObject({
    minutes: z.number().int().min(2).max(10),
    questions: z.array(questionSchema).length(5),
  }),
  /** One page to take along. */
  sheet: z.strictObject({ title: z.string().max(70), items: z.array(z.string()).min(4).max(9) }),
  links: z.array(linkSchema).min(3).max(5),
  /** What the lesson rests on: names of content/facts.ts, each with its source and day. */
  facts: z
    .array(
      z.custom<FactName>(
        (name) => typeof name === "string" && "says" in (facts[name as FactName] ?? {}),
      ),
    )
    .min(3),
});
export type LessonText = z.infer<typeof lessonTextSchema>;
