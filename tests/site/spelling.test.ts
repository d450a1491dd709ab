import { beforeAll, describe, expect, test } from "vitest";
import { answerCards } from "../../content/cards/answers.ts";
import { writingCards } from "../../content/cards/writing.ts";
import { lessons } from "../../content/course/lessons.ts";
import { practices } from "../../content/course/practices.ts";
import { texts } from "../../content/course/texts.ts";
import { facts } from "../../content/facts.ts";
import { textsOf } from "../../content/typography.ts";
import { loadCatalogue } from "../../drafting/engine/index.ts";
import { createSpellingCheck } from "./spelling.ts";
import { sentences } from "./vocabulary.ts";

let misspelt: (text: string) => string[];
beforeAll(async () => {
  misspelt = await createSpellingCheck();
});

test("the check finds a slip, and leaves names, addresses and placeholders alone", () => {
  expect(
    misspelt("A entraga atrazou, mas o pão do WhatsApp [NOME] em padaria.com.br chegou."),
  ).toEqual(["entraga", "atrazou"]);
});

test("everything the drafts can say in Portuguese is spelt right", async () => {
  const slips = Object.entries(await loadCatalogue()).flatMap(([agent, samples]) =>
    samples
      .filter(({ language }) => !language)
      .flatMap(({ heading, text }) =>
        misspelt(text).map((word) => `${agent}, ${heading}: ${word}`),
      ),
  );
  expect([...new Set(slips)]).toEqual([]);
});

/** Quoted by the specification in English. */
const english = /interface[\\/]not-found\.ts$/;

test("all content, the emails, what the server says and the drawings are spelt right", () => {
  const ours = sentences().filter(({ file }) => !english.test(file));
  const slips = ours.flatMap(({ file, text }) => misspelt(text).map((word) => `${file}: ${word}`));
  expect(ours.length).toBeGreaterThan(2500);
  expect([...new Set(slips)]).toEqual([]);
});

describe("lessons", () => {
  test.each(texts.map((text) => [text.number, text] as const))(
    "%i is spelt right",
    (number, text) => {
      const practice = practices[number - 1];
      const slips = textsOf([text, practice, lessons[number - 1]])
        .filter(
          ({ place }) =>
            !/(?:^|\.)(?:kind|id|type|slug|href|facts\.\d+)$|\.blocks\.\d+\.name$|steps\.\d+\.blocks\.\d+\.name$/.test(
              place,
            ),
        )
        .flatMap(({ place, text: said }) => misspelt(said).map((word) => `${place}: ${word}`));
      expect(slips).toEqual([]);
    },
  );

  test("what they rest on is spelt right", () => {
    const slips = Object.values(facts).flatMap((fact) =>
      "says" in fact ? misspelt(fact.says).map((word) => `${fact.says}: ${word}`) : [],
    );
    expect(slips).toEqual([]);
  });
});

describe("cards", () => {
  test("what answers a question is spelt right", () => {
    const slips = answerCards.flatMap(({ id, title, answer, steps, caution, followUps }) =>
      misspelt(
        [title, answer, ...steps, caution, ...followUps.map(({ question }) => question)].join("\n"),
      ).map((word) => `${id}: ${word}`),
    );
    expect(slips).toEqual([]);
  });

  test("what fills a text in is spelt right", () => {
    const slips = writingCards.flatMap(({ id, title, texts, caution, fields }) =>
      misspelt([title, ...texts, caution, ...fields.map(({ label }) => label)].join("\n")).map(
        (word) => `${id}: ${word}`,
      ),
    );
    expect(slips).toEqual([]);
  });
});
