import { describe, expect, it } from "vitest";
import { z } from "zod";
import { textsOf } from "../typography.ts";
import { aurora } from "./aurora.ts";
import { course } from "./course.ts";
import { drawings } from "./drawings.ts";
import { glossary } from "./glossary.ts";
import { lessons } from "./lessons.ts";
import { liveLessonSchema } from "./live-lesson-schema.ts";
import { liveLessons } from "./live-lessons.ts";
import { countWords, minutesOf } from "./minutes.ts";
import type { Narration } from "./narration-schema.ts";
import { narrations } from "./narrations.ts";
import { practices } from "./practices.ts";
import { rightOptions } from "./right-options.ts";
import { type Lesson, lessonSchema, type Practice } from "./schema.ts";
import { type Block, blockSchema, type LessonText } from "./text-schema.ts";
import { texts } from "./texts.ts";
import { wholeLesson } from "./whole-lesson.ts";

type Parts = [number, Lesson, LessonText, Practice, Narration];
const whole = lessons.map((lesson, i): Parts => {
  const [text, practice, narration] = [texts[i], practices[i], narrations[i]];
  if (!(text && practice && narration)) throw new Error(`${lesson.day} is not whole.`);
  return [lesson.number, lesson, text, practice, narration];
});

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

  it("last as long with a video of the operator's, or are refused with the figure", () => {
    for (const [, lesson, ...parts] of whole) {
      const [{ minutes = 0 } = {}] = minutesOf(lesson, ...parts);
      const video = { href: "https://example.com/v", minutes };
      expect(minutesOf({ ...lesson, video }, ...parts)[0]).toEqual({ part: "watching", minutes });
      const longer = { ...video, minutes: minutes + 9 };
      expect(() => minutesOf({ ...lesson, video: longer }, ...parts)).toThrow(
        `watching ${minutes + 9}`,
      );
    }
  });
});

function drawingsOf({ problem, idea, steps, solved }: LessonText) {
  const blocks = [problem, idea, ...steps, ...solved].flatMap((section): Block[] => section.blocks);
  return blocks.filter((block) => block.kind === "drawing");
}

describe("lesson texts", () => {
  it("belong to the five lessons, in order", () => {
    expect(texts.map((text) => text.number)).toEqual(lessons.map((lesson) => lesson.number));
  });

  it.each(whole)("%i fits the schema and lasts as long as its card says", (_, ...parts) => {
    expect(() => wholeLesson(...parts)).not.toThrow();
  });

  it.each(whole)("%i has 2,600 to 2,900 words", (_, __, text, practice) => {
    const words = countWords(text) + countWords(practice);
    expect(words).toBeGreaterThanOrEqual(2600);
    expect(words).toBeLessThanOrEqual(2900);
  });

  it("add up to 206 minutes, part by part", () => {
    const rows = whole.flatMap(([, ...parts]) => minutesOf(...parts));
    expect(rows.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(206);
  });

  it.each(whole)(
    "%i is refused, with the figure, when a part lasts a minute longer",
    (_, lesson, text, ...others) => {
      const quiz = { ...text.quiz, minutes: text.quiz.minutes + 1 };
      expect(() => wholeLesson(lesson, { ...text, quiz }, ...others)).toThrow(
        `make ${lesson.duration + 1} minutes; its card says ${lesson.duration}`,
      );
    },
  );

  it("have at most two notes each", () => {
    for (const text of texts) {
      const kinds = textsOf(text).filter(({ place }) => place.endsWith(".kind"));
      expect(kinds.filter(({ text: kind }) => kind === "note").length).toBeLessThanOrEqual(2);
    }
  });

  it("have four drawings or more each, no two the same, and each drawing has its place", () => {
    const placed = texts.map((text) => drawingsOf(text));
    expect(Math.min(...placed.map(({ length }) => length))).toBeGreaterThanOrEqual(4);
    const all = placed.flat();
    expect(all.map(({ name }) => name).toSorted()).toEqual(Object.keys(drawings).toSorted());
    expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
  });

  it("refuse a drawing that the pen does not have, and one without what stands for it", () => {
    const block = { kind: "drawing", name: "quatro-paradas", alt: "Um caminho. ".repeat(5) };
    expect(blockSchema.safeParse(block).success).toBe(true);
    expect(blockSchema.safeParse({ ...block, name: "toString" }).success).toBe(false);
    expect(blockSchema.safeParse({ ...block, alt: "" }).success).toBe(false);
  });

  it("have no words in a drawing that are too small on a phone", () => {
    const sizes = Object.values(drawings).flatMap(({ marks }) =>
      marks.flatMap(([, , , , size]) => size ?? []),
    );
    expect(sizes.length).toBeGreaterThan(200);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  });

  it("have 15 exercises and 5 projects, each with its own id", () => {
    const exercises = practices.flatMap((practice) => practice.exercises.map(({ id }) => id));
    const projects = practices.map(({ project }) => project.id);
    expect(exercises).toEqual(
      lessons.flatMap(({ slug }) => [1, 2, 3].map((n) => `${slug}-exercicio-${n}`)),
    );
    expect(projects).toEqual(lessons.map(({ slug }) => `${slug}-projeto`));
    expect(new Set([...exercises, ...projects]).size).toBe(20);
  });

  it("spread the right answers over the letters", () => {
    for (const text of texts) {
      const right = text.quiz.questions.map(({ options }) => options.findIndex((o) => o.right));
      expect(new Set(right).size).toBeGreaterThan(1);
      const most = Math.max(...[0, 1, 2].map((i) => right.filter((r) => r === i).length));
      expect(most).toBeLessThanOrEqual(3);
    }
  });
});

/** Non-breaking spaces count as spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("narrations", () => {
  it("belong to the five lessons, in order", () => {
    expect(narrations.map(({ number }) => number)).toEqual(lessons.map(({ number }) => number));
  });

  it("say 40 to 90 words a scene, and write on the board what is being said", () => {
    for (const { number, scenes } of narrations) {
      const words = scenes.map(({ lines }) => countWords(lines.map(([sentence]) => sentence)));
      expect(Math.min(...words), `Aula ${number}`).toBeGreaterThanOrEqual(40);
      expect(Math.max(...words), `Aula ${number}`).toBeLessThanOrEqual(90);
      const boards = scenes.map(({ lines }) => lines.filter(([, shown]) => shown).length);
      expect(Math.min(...boards), `Aula ${number}`).toBeGreaterThanOrEqual(1);
      expect(Math.max(...boards), `Aula ${number}`).toBeLessThanOrEqual(4);
      expect(new Set(scenes.map(({ title }) => title)).size).toBe(scenes.length);
    }
  });

  it("are written for the ear: no sentence is one of the lesson's text", () => {
    for (const [, , text, , { scenes }] of whole) {
      const written = plain(
        textsOf(text)
          .filter(({ place }) => !place.endsWith(".alt"))
          .map((piece) => piece.text)
          .join("\n"),
      );
      const said = scenes.flatMap(({ lines }) => lines.map(([sentence]) => sentence));
      // Short ones are said by everybody.
      expect(said.filter((one) => one.length > 40 && written.includes(one))).toEqual([]);
    }
  });
});

/** What the lessons tell of the one shop, as one text. */
const story = plain(
  textsOf([texts, practices, narrations])
    .map(({ text }) => text)
    .join("\n"),
);

describe("Padaria Aurora", () => {
  it("charges the same in every lesson", () => {
    expect(story).toContain("Bolo de festa, R$ 75 o quilo");
    const wrong = Object.entries(aurora.prices).flatMap(([product, price]) => {
      const said = new RegExp(
        `${product}[:,]? (?:a |custa |por )?(R\\$ [\\d.,]*\\d(?: o quilo)?)`,
        "gi",
      );
      return [...story.matchAll(said)]
        .map(([, amount]) => amount)
        .filter((amount) => amount !== plain(price));
    });
    expect(wrong).toEqual([]);
  });

  it("has telephone numbers that nobody has, always the same", () => {
    const numbers = story.match(/\(\d\d\) [\d-]+|wa\.me\/\d+/g) ?? [];
    const known = [aurora.telephone, aurora.mobile, aurora.waLink.replace("https://", "")];
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
  });

  it("is told in every lesson, by people who are in its list", () => {
    for (const text of texts) {
      const told = textsOf(text)
        .map(({ text: said }) => said)
        .join("\n");
      expect(told).toContain(aurora.name);
      expect(told).toContain("Lúcia");
    }
    const titled = story.match(/\b[Dd]ona \p{Lu}\p{L}+|\b[Ss]eu \p{Lu}\p{L}+/gu) ?? [];
    const known = Object.keys(aurora.people).map((name) => name.toLowerCase());
    expect(titled.filter((name) => !known.includes(name.toLowerCase()))).toEqual([]);
  });
});

it("counts the right options that the texts have", () => {
  const inTexts = texts.map(({ quiz }) =>
    quiz.questions.map(({ options }) => options.findIndex(({ right }) => right)),
  );
  expect(rightOptions).toEqual(inTexts);
});

it("has two live lessons, as the specification counts them, and terms in their order", () => {
  expect(z.array(liveLessonSchema).parse(liveLessons)).toHaveLength(course.liveLessons);
  const terms = glossary.map(({ term }) => term);
  expect(terms.toSorted(new Intl.Collator("pt-BR").compare)).toEqual(terms);
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  const said = JSON.stringify([texts, narrations, practices, lessons]).toLowerCase();
  expect(terms.filter((term) => !said.includes(term.toLowerCase()))).toEqual([]);
});
