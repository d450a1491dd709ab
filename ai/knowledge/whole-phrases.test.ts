import { describe, expect, test } from "vitest";
import { searchKnowledge } from "./search-knowledge.ts";
import { queryTermsOf } from "./terms.ts";
import { longestPhraseAsked, phrasesOf } from "./whole-phrases.ts";

const document = {
  key: "feira",
  id: "feira",
  kind: "prompt",
  title: "Feira",
  heading: "Plano da banca",
  asks: "vender na feira, banca, feira de sábado cedo",
  text: "",
} as const;

describe("the phrases of a passage", () => {
  test("are those of two telling words or more", () => {
    expect(phrasesOf(document)).toHaveLength(3);
  });

  test("count for the words of the longest one that is asked whole", () => {
    const phrases = phrasesOf(document);
    const asked = (question: string) => longestPhraseAsked(phrases, queryTermsOf(question));
    expect(asked("como vendo mais na feira?")).toBe(2);
    expect(asked("quero ir na feira do sábado bem cedo")).toBe(3);
    expect(asked("como vendo mais pela internet?")).toBe(0);
  });
});

describe("a question with much beside the point", () => {
  test.each([
    [
      "vou participar de uma feira de artesanato sábado, me ajuda a preparar",
      "artesanato-dia-de-feira",
    ],
    [
      "qual a melhor forma de cobrar o cliente que tá enrolando pra pagar sem brigar",
      "email-dificil",
    ],
    ["perdi metade das frutas essa semana com o calor", "mercadinho-menos-perda"],
    ["como organizo meu dia, tô atolada de serviço", "organizar-a-semana"],
    ["como sei quantas pessoas pediram rota pra minha loja", "relatorios-desempenho"],
  ])("%j finds %s", (question, id) => {
    expect(searchKnowledge(question, 3).map((found) => found.id)).toContain(id);
  });
});

test.each([
  "qual o melhor time do mundo",
  "quantas calorias tem uma maçã",
  "quero aprender inglês sozinho",
])("%j finds nothing for a word met in passing", (question) => {
  expect(searchKnowledge(question, 3)).toEqual([]);
});
