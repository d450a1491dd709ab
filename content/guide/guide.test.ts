import { describe, expect, it } from "vitest";
import { isWellFormed } from "../../domain/placeholders/split-placeholders.ts";
import { library } from "../prompt-library/library.ts";
import { sectorPacks } from "../prompt-library/sector-packs.ts";
import { typographyFaults } from "../typography.ts";
import { advantages } from "./advantages.ts";
import { guideCategories } from "./guide-categories.ts";
import { practices } from "./practices.ts";
import { profileCards } from "./profile-cards.ts";
import {
  advantageSchema,
  guideCategorySchema,
  practiceCardSchema,
  profileCardSchema,
  shopPartSchema,
} from "./schema.ts";

/** Ids of the specification, section 3: a row a card. */
const profileIds = [
  ["info-completas", "categorias-otimizadas", "descricao-persuasiva", "horarios-precisos"],
  ["logo-alta-resolucao", "fotos-fachada", "galeria-produtos", "equipe-trabalhando"],
  ["estrategias-solicitar", "respostas-profissionais", "gestao-crises", "monitoramento-reputacao"],
  ["posts-regulares", "eventos-datas", "produtos-destaque", "historias-sucesso"],
  ["otimizacao-buscas", "palavras-chave-geo", "consistencia-citacoes", "link-building"],
  ["monitoramento-visualizacoes", "analise-termos", "relatorios-desempenho", "otimizacao-dados"],
];

const practiceIds = [
  "gemini-editar-perfil",
  "gemini-responder-avaliacoes",
  "gemini-analise-financeira",
  "gemini-anunciar-google",
  "gemini-ativar-delivery",
  "gemini-criar-conteudos",
  "gemini-responder-emails",
  "gemini-analisar-documentos",
  "gemini-criar-contratos",
];

const items = [...profileCards.flatMap((card) => card.items), ...practices.map((p) => p.item)];
const guidePrompts = guideCategories.flatMap(({ prompts }) => prompts);

describe("the profile checklist", () => {
  it.each(profileCards.map((card) => [card.title, card] as const))("%s fits the schema", (_, c) => {
    expect(() => profileCardSchema.parse(c)).not.toThrow();
  });

  it("has the 24 specified items in six cards, in order", () => {
    expect(profileCards.map((card) => card.items.map(({ id }) => id))).toEqual(profileIds);
    expect(profileIds.flat()).toHaveLength(24);
  });

  it("paints every part of the shop with one card", () => {
    const parts = profileCards.map(({ paints }) => paints);
    expect(parts.sort()).toEqual([...shopPartSchema.options].sort());
  });
});

describe("the practices", () => {
  it.each(practices.map((card) => [card.title, card] as const))("%s fits the schema", (_, card) => {
    expect(() => practiceCardSchema.parse(card)).not.toThrow();
  });

  it("are the nine specified ones, in order", () => {
    expect(practices.map(({ item }) => item.id)).toEqual(practiceIds);
  });

  it("are followed by three advantages", () => {
    expect(advantages).toHaveLength(3);
    expect(() => advantages.map((advantage) => advantageSchema.parse(advantage))).not.toThrow();
  });
});

describe("the items of both lists", () => {
  it("have 33 different labels, no full stop at the end", () => {
    const labels = items.map(({ label }) => label);
    expect(new Set(labels).size).toBe(33);
    expect(labels.filter((label) => label.endsWith("."))).toEqual([]);
  });

  it("say when they are done as the end of a sentence", () => {
    const wrong = items.filter(({ readyWhen }) => !/^[\p{Ll}\d].*\.$/u.test(readyWhen));
    expect(wrong.map(({ id, readyWhen }) => `${id}: ${readyWhen}`)).toEqual([]);
  });

  it("have different titles on their cards", () => {
    const titles = [...profileCards, ...practices].map(({ title }) => title);
    expect(new Set(titles).size).toBe(15);
  });

  it("link only to prompts that are there", () => {
    const owners = [...library, ...sectorPacks, ...guideCategories];
    const prompts = owners.flatMap((owner) => owner.prompts.map(({ id }) => id));
    const linked = items.flatMap(({ prompt }) => (prompt ? [prompt.id] : []));
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((id) => !prompts.includes(id))).toEqual([]);
  });
});

describe("the prompts of the guide", () => {
  it.each(guideCategories.map((c) => [c.name, c] as const))("%s fits the schema", (_, category) => {
    expect(() => guideCategorySchema.parse(category)).not.toThrow();
  });

  it("stand in the five specified categories, two each", () => {
    expect(guideCategories.map(({ name }) => name)).toEqual([
      "Análise de Mercado",
      "Plano de Negócios",
      "Operações & Gestão",
      "Crescimento & Expansão",
      "Inovação & Tecnologia",
    ]);
    expect(guideCategories.map(({ prompts }) => prompts.length)).toEqual([2, 2, 2, 2, 2]);
    expect(guidePrompts).toHaveLength(10);
  });

  it("have well-formed placeholders, and at least one each", () => {
    const faulty = guidePrompts.filter(({ text }) => !isWellFormed(text) || !text.includes("["));
    expect(faulty.map(({ id }) => id)).toEqual([]);
  });
});

it("the guide is written without exclamation marks and straight quotation marks", () => {
  const guide = { profileCards, practices, advantages, guideCategories };
  expect(typographyFaults(guide)).toEqual([]);
});
