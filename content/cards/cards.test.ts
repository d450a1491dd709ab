import { describe, expect, it } from "vitest";
import { countWords } from "../../domain/text/words.ts";
import { lessons } from "../course/lessons.ts";
import { guideCategories } from "../guide/guide-categories.ts";
import { practices } from "../guide/practices.ts";
import { profileCards } from "../guide/profile-cards.ts";
import { library } from "../prompt-library/library.ts";
import { sectorPacks } from "../prompt-library/sector-packs.ts";
import { typographyFaults } from "../typography.ts";
import { answerCards } from "./answers.ts";
import { linkTitles } from "./link-titles.ts";
import { answerCardSchema, cardThemes, writingCardSchema } from "./schema.ts";
import { shelves } from "./shelves.ts";
import { themeNames } from "./themes.ts";
import { writingCards } from "./writing.ts";

const cards = [...answerCards, ...writingCards];
const ids = cards.map(({ id }) => id);

/** Titles of all that a card may lead to, as the site shows them. */
const titles = new Map<string, string>([
  ...profileCards.flatMap(({ items }) =>
    items.map(({ id, label }) => [`item ${id}`, label] as const),
  ),
  ...practices.map(({ item }) => [`item ${item.id}`, item.label] as const),
  ...lessons.map(({ slug, day, title }) => [`lesson ${slug}`, `${day}: ${title}`] as const),
  ...[...library, ...guideCategories, ...sectorPacks].flatMap(({ prompts }) =>
    prompts.map(({ id, title }) => [`prompt ${id}`, title] as const),
  ),
]);

/** Phrases that nobody says across a counter, and thanks that have a gender. */
const banned =
  /para nós é|prezad[oa]|à disposição|é um prazer atend|obrigad[oa]\b|logotipo|qr ?code|\bposts?\b/i;

describe("the cards", () => {
  it("are of the promised number and shape", () => {
    expect(answerCards.length).toBeGreaterThanOrEqual(80);
    expect(writingCards.length).toBeGreaterThanOrEqual(20);
    for (const card of answerCards) expect(answerCardSchema.parse(card), card.id).toEqual(card);
    for (const card of writingCards) expect(writingCardSchema.parse(card), card.id).toEqual(card);
  });

  it("have for each question what it says, and for each text what finds it", async () => {
    for (const { questions, load } of shelves) {
      const bodies: readonly { id: string }[] = await load();
      expect(bodies.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
    }
    expect(shelves.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(ids);
  });

  it("have ids and questions of their own", () => {
    const questions = cards.flatMap((card) => card.questions.map((one) => one.toLowerCase()));
    for (const all of [ids, questions, cards.map(({ title }) => title)])
      expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  it("answer in at most 60 words", () => {
    const long = answerCards.filter(({ answer }) => countWords(answer) > 60);
    expect(long.map(({ id, answer }) => `${id}: ${countWords(answer)}`)).toEqual([]);
  });

  it("lead to what is there, under its title", () => {
    for (const { id, link } of cards) {
      const key = `${link.kind} ${link.id}`;
      expect(titles.get(key), `${id} leads to ${key}`).toBeDefined();
      expect(linkTitles[key], key).toBe(titles.get(key));
    }
    const used = cards.map(({ link }) => `${link.kind} ${link.id}`);
    expect(Object.keys(linkTitles).filter((key) => !used.includes(key))).toEqual([]);
  });

  it("are followed by other cards", () => {
    for (const { id, followUps } of answerCards)
      for (const { card } of followUps) {
        expect(ids, `${id} is followed by`).toContain(card);
        expect(card).not.toBe(id);
      }
  });

  it("stand under a theme that has a name and cards", () => {
    expect(Object.keys(themeNames)).toEqual([...cardThemes]);
    for (const theme of cardThemes)
      expect(cards.filter((card) => card.theme === theme).length, theme).toBeGreaterThan(3);
  });

  it("speak plainly", () => {
    for (const { questions: _, words: __, ...card } of cards) {
      expect(typographyFaults(card), card.id).toEqual([]);
      const said = JSON.stringify(card, (key, value) =>
        key === "id" || key === "link" ? "" : value,
      );
      expect(banned.exec(said)?.[0], card.id).toBeUndefined();
      expect(/R\$ \d/.exec(said)?.[0], `${card.id}: a no-break space after R$`).toBeUndefined();
    }
  });

  it("use each of their fields in each of their texts, needed ones outside of brackets", () => {
    for (const { id, fields, texts } of writingCards)
      for (const text of texts) {
        const used = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
        expect([...new Set(used)].sort(), id).toEqual(fields.map((field) => field.id).sort());
        expect(text.replace(/\[[^[\]]*\]/g, ""), id).not.toMatch(/[[\]]/);
        expect(text.replace(/^\d\. /gm, ""), `${id} has no figure of its own`).not.toMatch(/\d/);
        const always = text.replace(/\[[^[\]]*\]/g, "");
        for (const field of fields)
          expect(always.includes(`{${field.id}}`), `${id}: ${field.id}`).toBe(!field.optional);
      }
  });
});
