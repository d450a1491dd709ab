import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findPersonalData } from "../../domain/personal-data/find-personal-data.ts";
import { workOf } from "../../domain/text/fixture-work.ts";
import { loadEngine } from "../../drafting/engine/index.ts";
import { checkAd, checkReply, readCare } from "../../drafting/guard/index.ts";
import { findCards } from "../../drafting/parts/index.ts";

/** Some of the signs and of the words of the rules; LINEAR=all tries every one. */
const isLong = process.env.LINEAR === "all";
const today = "2026-11-24";
const drafts = {
  reviews: await loadEngine("reviews"),
  marketing: await loadEngine("marketing"),
  ads: await loadEngine("ads"),
};

const readers: Record<string, (text: string) => unknown> = {
  review: (prompt) => drafts.reviews({ prompt, agentType: "reviews", today }),
  question: (prompt) => drafts.marketing({ prompt, agentType: "marketing", today }),
  ad: (prompt) => drafts.ads({ prompt, agentType: "ads", today }),
  "reply checked": (text) => checkReply(text, { review: text }),
  "ad checked": (text) => checkAd(text, { description: text }),
  care: (text) => readCare(text, {}),
  "personal data": findPersonalData,
  cards: findCards,
};

const signs = [
  ...'a1-A.,:\n("*!?@é0/ç',
  ...["⭐", "🍰", "1.", "1 ", "a.", "a-", "1-", "a, ", "a: ", "- a\n", "1) a\n", "“a” ", "a.com "],
  ...[
    "não ",
    "nao, ",
    "não é ",
    "sem ",
    "nunca ",
    "mas ",
    "e não ",
    "e ",
    "de ",
    "em ",
    "R$ 1,00 ",
  ],
  ...[
    "Ana, ",
    "Sr. ",
    "às 10h ",
    "até sábado ",
    "12/11 ",
    "5 estrelas ",
    "11 99999-9999 ",
    "http://",
  ],
];

/** Every word that stands in a list of cues or in a rule. */
function wordsOfRules(): string[] {
  const root = join(import.meta.dirname, "../..");
  const files = globSync("{drafting,ai,domain}/**/*.ts", { cwd: root });
  const rules = files.filter((file) => /cues|rules|judged|phrases|everyday|language/.test(file));
  const text = rules.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  return [...new Set(text.toLowerCase().match(/\p{L}{2,}/gu))].toSorted();
}

const words = wordsOfRules();
/** Here and there in the list, so that neither a letter nor a file is left out. */
const someWords = words.filter((_, at) => isLong || at % Math.ceil(words.length / 3) === 3);
const someSigns = signs.filter((_, at) => isLong || at % 5 === 1);

/** A mixture that repeats nothing: pieces by a fixed sequence of numbers. */
function mixture(length: number): string {
  let [state, text] = [7, ""];
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += [...signs, ...words][state % (signs.length + words.length)];
  }
  return text.slice(0, length);
}

const inputs: [string, (length: number) => string][] = [
  ...[...someSigns, ...someWords.map((word) => `${word} `)].map(
    (piece): [string, (length: number) => string] => [
      JSON.stringify(piece),
      (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
    ],
  ),
  // Longer than the others: what stands in its halves differs, and evens out with the length.
  ["a mixture", (length) => mixture(4 * length)],
];

/** Characters. */
const shortest = 100;

test("there are words of rules to be tried", () => {
  expect(words.length).toBeGreaterThan(2000);
});

test.each(Object.keys(readers))(
  "to read a text of twice the length takes twice the work: %s",
  (name) => {
    const read = readers[name] ?? (() => undefined);
    // Patterns are made when they are first needed.
    read(mixture(1000));
    const found = inputs.flatMap(([piece, textOf]) => {
      const [one = 0, two = 0, four = 0] = [1, 2, 4].map((times) => {
        const text = textOf(shortest * times);
        read(text);
        return workOf(() => read(text));
      });
      // Twice the text adds twice the work; with the square of its length it would be four times.
      return four - two > 2.7 * Math.max(two - one, one / 2) ? [{ piece, one, two, four }] : [];
    });
    expect(found).toEqual([]);
  },
  // Two thousand words take a reader the better part of an hour.
  isLong ? 7_200_000 : 600_000,
);
