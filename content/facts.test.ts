import { describe, expect, it } from "vitest";
import { lessons } from "./course/lessons.ts";
import { texts } from "./course/texts.ts";
import { type Fact, facts, sources } from "./facts.ts";
import { advantages } from "./guide/advantages.ts";
import { practices } from "./guide/practices.ts";
import { completeOptimisation } from "./guide/profile/complete-optimisation.ts";
import { localSeo } from "./guide/profile/local-seo.ts";
import { metricsAndAnalytics } from "./guide/profile/metrics-and-analytics.ts";
import { postsAndUpdates } from "./guide/profile/posts-and-updates.ts";
import { professionalPhotos } from "./guide/profile/professional-photos.ts";
import { reviewManagement } from "./guide/profile/review-management.ts";
import { businessPlan } from "./guide/prompts/business-plan.ts";
import { growth } from "./guide/prompts/growth.ts";
import { innovation } from "./guide/prompts/innovation.ts";
import { marketAnalysis } from "./guide/prompts/market-analysis.ts";
import { operations } from "./guide/prompts/operations.ts";
import { privacy } from "./privacy.ts";
import { library } from "./prompt-library/library.ts";
import { sectorPacks } from "./prompt-library/sector-packs.ts";
import { tips } from "./prompt-library/tips.ts";

const content = [
  texts.map((text) => ({ ...text, id: `aula-${text.number}` })),
  lessons,
  [
    completeOptimisation,
    localSeo,
    metricsAndAnalytics,
    postsAndUpdates,
    professionalPhotos,
    reviewManagement,
  ],
  [businessPlan, growth, innovation, marketAnalysis, operations],
  [practices, advantages, library, sectorPacks, tips, privacy],
];

type Length = { text: string; value: number };

/** Every '<number> caracteres' below a node, with the id of the nearest text that has one. */
function lengthsIn(node: unknown, text = "?"): Length[] {
  if (typeof node === "string")
    return [...node.matchAll(/(?<![\d.,])(\d[\d.]*)\s+caracteres?\b/gi)].map(([, digits = ""]) => ({
      text,
      value: Number(digits.replaceAll(".", "")),
    }));
  if (typeof node !== "object" || node === null) return [];
  const id = "id" in node && typeof node.id === "string" ? node.id : text;
  return Object.values(node).flatMap((child) => lengthsIn(child, id));
}

const lengths = lengthsIn(content);
const all: readonly Fact[] = Object.values(facts);
const known = all.filter(({ unit, ours }) => unit === "caracteres" && !ours);
const own = all.filter(({ ours }) => ours);

describe("lengths in characters", () => {
  it("are found, with a thousands point too", () => {
    const found = lengthsIn({ id: "a", texts: ["até 1.200 caracteres ou 90\ncaracteres; R$ 5"] });
    expect(found).toEqual([
      { text: "a", value: 1200 },
      { text: "a", value: 90 },
    ]);
    expect(lengths).toContainEqual({ text: "descricao-do-perfil", value: 750 });
    expect(lengths).toContainEqual({ text: "padaria-cardapio-de-encomendas", value: 1200 });
  });

  it("are a platform's limit, or one of ours that names the text", () => {
    const unknown = lengths.filter(
      ({ text, value }) =>
        !known.some((fact) => fact.value === value) &&
        !own.some((fact) => fact.value === value && fact.texts?.includes(text)),
    );
    expect(unknown).toEqual([]);
  });

  it("of our own stand in every text they name", () => {
    const named = own.flatMap(({ value, texts = [] }) => texts.map((text) => ({ text, value })));
    for (const length of named) expect(lengths).toContainEqual(length);
  });
});

describe("facts", () => {
  it("say where they come from", () => {
    const cited = all.flatMap(({ source }) => source.match(/F\d+/g) ?? []);
    expect(new Set(cited)).toEqual(new Set(Object.keys(sources)));
    for (const { source, ours } of all)
      expect(source).toMatch(ours ? /^own$/ : /^(CG|V[OT]( F\d+)+)$/);
  });

  it("carry the day they were checked", () => {
    for (const { checkedOn } of all) expect(checkedOn).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  });
});
