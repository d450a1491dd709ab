import { describe, expect, test } from "vitest";
import { fragmentsOf } from "./quotes.ts";

function textsOf(review: string): string[] {
  return fragmentsOf(review).map(({ text }) => text);
}

describe("an aside is not parted from what it belongs to", () => {
  test.each([
    [
      "A escada estava molhada e minha tia, que ajuda na loja, escorregou.",
      "A escada estava molhada e minha tia",
    ],
    ["O quarto tinha pó e meu filho, que estava cansado, piorou.", "piorou"],
    ["Minha vizinha, que mora longe, ficou na calçada.", "ficou na calçada"],
    ["O sofá, que era novo, veio com risco.", "veio com risco"],
    ["A mala, que eu tinha lacrado, não chegou inteira.", "não chegou inteira"],
    [
      "O bolo estava torto e a noiva, que pagou tudo, chorou muito.",
      "O bolo estava torto e a noiva",
    ],
    ["O portão da garagem, que é automático, travou de novo.", "travou de novo"],
    ["Meu marido, que dirige ônibus, levou a culpa.", "levou a culpa"],
    ["A moto, que estava na garantia, voltou pior.", "voltou pior"],
    ["A piscina, que aparece na foto, estava vazia.", "estava vazia"],
  ])("%s", (review, half) => {
    expect(textsOf(review)).not.toContain(half);
  });

  test.each([
    ["O sofá chegou rasgado, que tristeza, e tarde.", "O sofá chegou rasgado"],
    ["Adorei o bolo, que veio lindo, e o preço.", "Adorei o bolo"],
    ["A pizza chegou fria, o entregador foi grosso.", "o entregador foi grosso"],
    ["Comprei um sofá, que chegou rasgado, e ninguém atende.", "Comprei um sofá"],
    ["A fila anda, a comida sai quente.", "a comida sai quente"],
    ["Trocaram a peça, que era barata, rapidinho.", "Trocaram a peça"],
  ])("and others are: %s", (review, half) => {
    expect(textsOf(review)).toContain(half);
  });
});

test("'o único porém' is no turn, and left out", () => {
  expect(textsOf("O único porém é a cadeira que balança e faz barulho.")).toContain(
    "a cadeira que balança e faz barulho",
  );
  expect(textsOf("Gostei, porém a cadeira balança muito.")).toContain("a cadeira balança muito");
});

describe("a row is not begun in its middle", () => {
  test.each([
    [
      "Tinham trocado câmbio, corrente, cassete e manopla, tudo sem me perguntar.",
      "corrente, cassete",
    ],
    ["Lavaram o sofá, tapete, cortina e almofada, e nada ficou limpo.", "tapete, cortina"],
    ["Faltou arroz, feijão, farofa e salada, e cobraram tudo.", "feijão, farofa"],
    ["Arrancaram a porta, batente e fechadura, sem avisar ninguém.", "batente e fechadura"],
  ])("%s", (review, start) => {
    expect(textsOf(review).some((text) => text.startsWith(start))).toBe(false);
  });

  test.each([
    ["Pessoal gentil, limpo, cheiroso e barato, adorei muito.", "limpo, cheiroso e barato"],
    ["O bolo veio torto, quebrado e frio, uma pena enorme.", "quebrado e frio"],
    [
      "Batata frita boa, arroz soltinho, feijão bem temperado.",
      "arroz soltinho, feijão bem temperado",
    ],
  ])("but by what judges: %s", (review, start) => {
    expect(textsOf(review).some((text) => text.startsWith(start))).toBe(true);
  });
});
