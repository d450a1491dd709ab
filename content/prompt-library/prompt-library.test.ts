import { describe, expect, it } from "vitest";
import { isWellFormed } from "../../domain/placeholders/split-placeholders.ts";
import { guideCategories } from "../guide/guide-categories.ts";
import { typographyFaults } from "../typography.ts";
import { library } from "./library.ts";
import {
  libraryCategoryIds,
  libraryCategorySchema,
  type Prompt,
  sectorPackSchema,
  tipSchema,
} from "./schema.ts";
import { sectorNames } from "./sector-names.ts";
import { sectorPacks } from "./sector-packs.ts";
import { tips } from "./tips.ts";

function promptsOf(owners: readonly { prompts: readonly Prompt[] }[]): Prompt[] {
  return owners.flatMap(({ prompts }) => prompts);
}

const everyPrompt = promptsOf([...library, ...sectorPacks, ...guideCategories]);

/** What occurs more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

function textOf(id: string): string {
  return everyPrompt.find((prompt) => prompt.id === id)?.text ?? "";
}

describe("the library", () => {
  it.each(library.map((c) => [c.name, c] as const))("%s fits the schema", (_, category) => {
    expect(() => libraryCategorySchema.parse(category)).not.toThrow();
  });

  it("has the six specified tabs, in order, the first being the default", () => {
    expect(library.map(({ id }) => id)).toEqual([...libraryCategoryIds]);
    expect(library.map(({ name }) => name)).toEqual([
      "Marketing Digital",
      "Anúncios & Copy",
      "Analytics & ROI",
      "Relacionamento",
      "Avaliação dos Clientes",
      "Produtividade",
    ]);
  });

  it("has 3, 3, 3, 3, 5 and 3 prompts", () => {
    expect(library.map(({ prompts }) => prompts.length)).toEqual([3, 3, 3, 3, 5, 3]);
  });
});

describe("the trades", () => {
  it.each(sectorPacks.map((pack) => [pack.name, pack] as const))(
    "%s fits the schema",
    (_, pack) => {
      expect(() => sectorPackSchema.parse(pack)).not.toThrow();
    },
  );

  it("are ten with three prompts each", () => {
    expect(sectorPacks.map(({ prompts }) => prompts.length)).toEqual(Array(10).fill(3));
  });

  it("are listed by the names the page shows before one is opened", () => {
    const names = sectorPacks.map(({ id, name, prompts }) => ({
      id,
      name,
      prompts: prompts.length,
    }));
    expect(sectorNames).toEqual(names);
  });

  it("begin the ids of their prompts with their own, by which a link finds the trade", () => {
    const strangers = sectorPacks.flatMap(({ id, prompts }) =>
      prompts.filter((prompt) => !prompt.id.startsWith(`${id}-`)).map((prompt) => prompt.id),
    );
    expect(strangers).toEqual([]);
    const others = promptsOf([...library, ...guideCategories]).map(({ id }) => id);
    const trades = sectorPacks.map(({ id }) => `${id}-`);
    expect(others.filter((id) => trades.some((trade) => id.startsWith(trade)))).toEqual([]);
  });
});

describe("all prompts", () => {
  it("are more than 50, as the library says", () => {
    expect(promptsOf(library)).toHaveLength(20);
    expect(everyPrompt.length).toBeGreaterThan(50);
  });

  it("have ids and titles of their own", () => {
    expect(repeated(everyPrompt.map(({ id }) => id))).toEqual([]);
    expect(repeated(everyPrompt.map(({ title }) => title.toLowerCase()))).toEqual([]);
  });

  it.each(everyPrompt.map((prompt) => [prompt.id, prompt] as const))(
    "%s has persona, task, context, format, limits and well-formed placeholders",
    (_, { text, tags }) => {
      expect(text).toMatch(/^Você é /);
      for (const part of [/^Tarefa: /m, /^Contexto\b/m, /^Formato\b/m, /^Limites: /m]) {
        expect(text).toMatch(part);
      }
      expect(text).toContain("[");
      expect(isWellFormed(text)).toBe(true);
      expect(repeated(tags)).toEqual([]);
      expect(tags).toEqual(tags.map((tag) => tag.toLowerCase()));
    },
  );
});

describe("the limits stated inside library prompts", () => {
  it.each([
    ["anuncio-na-busca", 30],
    ["anuncio-na-busca", 90],
    ["anuncio-nas-redes", 60],
    ["anuncio-nas-redes", 125],
  ])("%s says %i characters", (id, limit) => {
    expect(textOf(id)).toContain(`até ${limit} caracteres`);
  });
});

describe("the tips", () => {
  it("explain placeholders, variations and combinations", () => {
    expect(() => tips.map((tip) => tipSchema.parse(tip))).not.toThrow();
    expect(tips.map(({ title }) => title)).toEqual([
      "Complete os colchetes",
      "Teste variações",
      "Combine prompts",
    ]);
  });
});

it("the library is written without exclamation marks and straight quotation marks", () => {
  expect(typographyFaults({ library, sectorPacks, sectorNames, tips })).toEqual([]);
});
