import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toSearchKey } from "./fold.ts";
import { matchPrompts } from "./match-prompts.ts";

const reply = {
  title: "Resposta avaliação ruim",
  description: "Para acalmar quem reclama.",
  tags: ["avaliações", "crise"],
};
const post = {
  title: "Post da semana",
  description: "Um mês de ideias para o Instagram.",
  tags: ["redes sociais"],
};
const prompts = [reply, post];

const word = fc.string({ unit: fc.constantFrom(..."abcçãé AB"), maxLength: 12 });
const prompt = fc.record({
  title: word,
  description: word,
  tags: fc.array(word, { maxLength: 3 }),
});

describe("searching prompts", () => {
  test.each([
    ["AVALIACAO", [reply]],
    ["ávaliaçõés", [reply]],
    ["instagram", [post]],
    ["mes de", [post]],
    ["  redes   sociais ", [post]],
    ["crise redes", []],
    ["ruim Para", []],
    ["S", [reply, post]],
    ["", [reply, post]],
    [" \u00A0\n", [reply, post]],
  ])("%j finds what it should", (query, found) => {
    expect(matchPrompts(prompts, query)).toEqual(found);
  });

  test("the body of a prompt is not searched", () => {
    expect(matchPrompts([{ ...post, text: "segredo" }], "segredo")).toEqual([]);
  });

  test("an empty query gives all, in order, as a new list", () => {
    fc.assert(
      fc.property(fc.array(prompt), (all) => {
        const found = matchPrompts(all, " ");
        expect(found).toEqual(all);
        expect(found).not.toBe(all);
      }),
    );
  });

  test("any part of a title, description or tag finds its prompt, whatever its case and accents", () => {
    fc.assert(
      fc.property(
        fc.array(prompt),
        prompt,
        fc.nat(12),
        fc.nat(12),
        fc.nat(4),
        (others, wanted, from, to, field) => {
          const text = [wanted.title, wanted.description, ...wanted.tags][field] ?? "";
          const query = text.slice(from, to).toUpperCase().normalize("NFD");
          expect(matchPrompts([...others, wanted], query)).toContain(wanted);
        },
      ),
    );
  });

  test("everything found contains the query in one field, everything left out in none", () => {
    fc.assert(
      fc.property(fc.array(prompt), word, (all, query) => {
        const found = new Set(matchPrompts(all, query));
        for (const candidate of all) {
          const fields = [candidate.title, candidate.description, ...candidate.tags].map(
            toSearchKey,
          );
          expect(found.has(candidate)).toBe(
            fields.some((field) => field.includes(toSearchKey(query))),
          );
        }
      }),
    );
  });

  test("a longer query never finds more", () => {
    fc.assert(
      fc.property(fc.array(prompt), word, word, (all, query, more) => {
        const narrow = matchPrompts(all, query + more);
        expect(matchPrompts(all, query)).toEqual(expect.arrayContaining(narrow));
      }),
    );
  });
});
