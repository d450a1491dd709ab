import { describe, expect, it } from "vitest";
import { course } from "./course.ts";
import { text as text1 } from "./lesson-1/text.ts";
import { text as text2 } from "./lesson-2/text.ts";
import { text as text3 } from "./lesson-3/text.ts";
import { text as text4 } from "./lesson-4/text.ts";
import { text as text5 } from "./lesson-5/text.ts";
import { lessons } from "./lessons.ts";
import { type Block, type LessonText, lessonSchema, lessonTextSchema } from "./schema.ts";

const texts: readonly LessonText[] = [text1, text2, text3, text4, text5];

/** Reading speed behind `readingMinutes`. */
const WORDS_PER_MINUTE = 200;

function blockStrings(block: Block): readonly string[] {
  return block.kind === "list" || block.kind === "steps" ? block.items : [block.text];
}

/** Words of the page itself: promise, headings and blocks; exercises and project are not reading. */
function countWords(text: LessonText): number {
  const strings = [
    text.promise,
    ...text.sections.flatMap((s) => [s.heading, ...s.blocks.flatMap(blockStrings)]),
  ];
  return strings.join(" ").split(/\s+/).filter(Boolean).length;
}

describe("lessons", () => {
  it.each(lessons.map((lesson) => [lesson.slug, lesson] as const))("%s fits the schema", (_, l) => {
    expect(() => lessonSchema.parse(l)).not.toThrow();
  });

  it("are five, numbered in order", () => {
    expect(lessons.map((l) => l.number)).toEqual([1, 2, 3, 4, 5]);
    expect(lessons.map((l) => l.slug)).toEqual(["aula-1", "aula-2", "aula-3", "aula-4", "aula-5"]);
    expect(lessons.map((l) => l.day)).toEqual(["Aula 1", "Aula 2", "Aula 3", "Aula 4", "Aula 5"]);
  });

  it("carry the types, minutes, students and progress of the specification", () => {
    expect(lessons.map((l) => l.type)).toEqual(["video", "text", "video", "text", "video"]);
    expect(lessons.map((l) => l.duration)).toEqual([45, 30, 52, 38, 41]);
    expect(lessons.map((l) => l.students)).toEqual(["2.4k", "1.8k", "3.1k", "2.7k", "1.9k"]);
    expect(new Set(lessons.map((l) => l.progress))).toEqual(new Set(["0 de 5"]));
  });

  it("add up to the minutes the landing page promises", () => {
    const minutes = lessons.reduce((sum, l) => sum + l.duration, 0);
    expect(minutes).toBe(206);
    expect(course.highlights.map((h) => `${h.figure} ${h.label}`)).toEqual([
      "5 Aulas Completas",
      `${minutes} min de conteúdo`,
      "12k+ estudantes",
    ]);
  });

  it("have one host, who is nobody's guest", () => {
    const [first] = lessons;
    for (const lesson of lessons) {
      expect(lesson.professor).toEqual(first?.professor);
      expect(lesson.professor.role).toBe("Host e Mediadora");
      expect(lesson.participants.map((p) => p.name)).not.toContain(lesson.professor.name);
      expect(new Set(lesson.participants).size).toBe(lesson.participants.length);
    }
  });

  it("link to a search on YouTube while the real video is not set", () => {
    for (const { video } of lessons.filter((l) => l.video.placeholder)) {
      const url = new URL(video.href);
      expect(`${url.origin}${url.pathname}`).toBe("https://www.youtube.com/results");
      expect(url.searchParams.get("search_query")).toMatch(/\S+ \S+/);
    }
  });
});

describe("lesson texts", () => {
  it.each(texts.map((text) => [text.number, text] as const))("%i fits the schema", (_, text) => {
    expect(() => lessonTextSchema.parse(text)).not.toThrow();
  });

  it("belong to the five lessons, in order", () => {
    expect(texts.map((t) => t.number)).toEqual(lessons.map((l) => l.number));
  });

  it.each(texts.map((text) => [text.number, text] as const))("%i is one page", (_, text) => {
    const words = countWords(text);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1100);
    expect(text.readingMinutes).toBe(Math.ceil(words / WORDS_PER_MINUTE));
  });

  it("have at most two notes each", () => {
    for (const text of texts) {
      const blocks = text.sections.flatMap((s) => s.blocks);
      expect(blocks.filter((b) => b.kind === "note").length).toBeLessThanOrEqual(2);
    }
  });

  it("have 15 exercises and 5 projects, each with its own id", () => {
    const exercises = texts.flatMap((t) => t.exercises.map((e) => e.id));
    const projects = texts.map((t) => t.project.id);
    expect(exercises).toEqual(
      lessons.flatMap((l) => [1, 2, 3].map((n) => `${l.slug}-exercicio-${n}`)),
    );
    expect(projects).toEqual(lessons.map((l) => `${l.slug}-projeto`));
    expect(new Set([...exercises, ...projects]).size).toBe(20);
  });
});
