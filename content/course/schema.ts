import { z } from "zod";

export const personSchema = z.object({
  name: z.string(),
  /** Organisation and field, or 'Host e Mediadora'. */
  role: z.string(),
  /** Path of a portrait, or null: the first letter stands in. */
  image: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** What the course page, the side sheet and the home page show of a lesson. */
export const lessonSchema = z.object({
  /** 1 to 5. */
  number: z.number().int().min(1).max(5),
  /** Last part of the lesson's address: 'aula-1'. */
  slug: z.string().regex(/^aula-[1-5]$/),
  /** 'Aula 1' to 'Aula 5'. */
  day: z.string(),
  type: z.enum(["video", "text"]),
  title: z.string().max(70),
  /** Two to five words for the list on the home page. */
  shortTitle: z.string().max(32),
  subtitle: z.string().max(80),
  description: z.string().min(150).max(420),
  /** Text of the specification, '0 de 5'. */
  progress: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  /** Text of the specification, for example '2.4k'. */
  students: z.string(),
  /** The operator's own video, `{ href: "https://…", minutes: 5 }`; null: the narrated lesson is opened. */
  video: z.object({ href: z.url(), minutes: z.number().int().min(1) }).nullable(),
  professor: personSchema,
  participants: z.array(personSchema).min(2).max(4),
  topics: z.array(z.string().min(10).max(90)).min(6).max(9),
});
export type Lesson = z.infer<typeof lessonSchema>;

const fieldSchema = z.strictObject({
  label: z.string().max(70),
  /** Lines that it shows while it is empty. */
  lines: z.number().int().min(1).max(8),
  /** Characters that its place takes, or shows: they are counted, and never cut. */
  limit: z.number().int().optional(),
});
export type ExerciseField = z.infer<typeof fieldSchema>;

export const exerciseSchema = z.object({
  /** Unique over the course, for example 'aula-1-exercicio-1'; the device keeps the tick under it. */
  id: z.string().regex(/^aula-[1-5]-exercicio-[1-3]$/),
  title: z.string().max(70),
  /** Minutes it takes on a phone. */
  minutes: z.number().int().min(2).max(30),
  steps: z.array(z.string()).min(2).max(6),
  /** Filled in on the page; the device keeps them under the exercise's id and their place, so none moves. */
  fields: z.array(fieldSchema).min(1).max(5),
  /** Completes "Pronto quando ...". */
  readyWhen: z.string(),
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** The lesson's practical project: what stays in the business after the lesson. */
export const projectSchema = z.object({
  id: z.string().regex(/^aula-[1-5]-projeto$/),
  title: z.string().max(70),
  /** Minutes of the first step, which `description` begins with; the rest is done during the week. */
  minutes: z.number().int().min(2).max(20),
  description: z.string(),
  readyWhen: z.string(),
});
export type Project = z.infer<typeof projectSchema>;

/** What is ticked in a lesson, apart from its text: the page needs it to live, the text only to be read. */
export const practiceSchema = z.strictObject({
  exercises: z.array(exerciseSchema).length(3),
  project: projectSchema,
});
export type Practice = z.infer<typeof practiceSchema>;
