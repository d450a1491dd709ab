import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

describe("briefs typed in a hurry", () => {
  test.each([
    [
      "sums in front of their sizes",
      "vendo caldo de mocotó em Assis 14 reais o pequeno 19 o grande",
      "pequeno por R$ 14, grande por R$ 19",
      /19 a grande|14, o pequeno/,
    ],
    [
      "days behind a sum",
      "churrascaria em Jales rodízio 64,90 por pessoa sexta e sábado criança até 5 anos não paga",
      "Rodízio por R$ 64,90 por pessoa sexta e sábado",
      /Sexta e sábado criança/,
    ],
    [
      "the shop behind an order",
      "oi boa tarde quero um anúncio pra minha sapataria aqui na rua Goiás em Tupã troca de salto 25 sola inteira 70",
      "Sapataria em Tupã",
      /anúncio/,
    ],
    [
      "who is spoken to",
      "cara eu faço carreto em Lins a partir de 70 reais",
      "Carreto em Lins",
      /cara/i,
    ],
    [
      "kinds of one thing",
      "faço geleia caseira de uva, pera, figo e caju por 18 em Itu",
      "Geleia caseira de uva, pera, figo e caju por R$ 18",
      /^(?:Caju|Figo) /m,
    ],
    [
      "goods behind the place of a shop",
      "relojoaria em Caruaru pulseira de couro a partir de 45, troca de bateria 20",
      "Pulseira de couro a partir de R$ 45",
      /Caruaru pulseira/,
    ],
    [
      "one of a kind behind a sum",
      "podóloga em Assis avaliação 60 sessão 90 pacote com 5 sessões 400",
      "Avaliação por R$ 60. Sessão por R$ 90",
      /60 sessão/,
    ],
    [
      "what is told of a pet",
      "alugo chalé em Monte Verde diária 300, cachorro pequeno pode",
      "Aluguel de chalé",
      /^(?:Procura|Veja opções de) cachorro/m,
    ],
    [
      "a name behind what the shop is for",
      "escola de dança Passo Leve em Osasco, mensalidade 140".toLowerCase(),
      "Escola de dança Passo Leve em Osasco",
      /passo leve/,
    ],
    [
      "the number of a register",
      "nutricionista crn 4521 em Sobral consulta 150 retorno 80",
      "Consulta por R$ 150",
      /4521|crn/i,
    ],
    [
      "a size and its sum",
      "pizzaria em Assis pizza grande a partir de 52, broto 28",
      "Pizza grande a partir de R$ 52",
      /Pizza desde/,
    ],
  ])("%s", (_, brief, says, never) => {
    const pieces = said(brief);
    expect(pieces).toContain(says);
    expect(pieces).not.toMatch(never);
  });

  test("an offer too long for any piece leaves the shop and its place", () => {
    const brief =
      "pousada em Monte Verde com rede na varanda e jantar a luz de velas incluso de domingo até quinta só pra casais que ficam três noites ou mais e reservam com vinte dias de antecedência";
    expect(said(brief)).toMatch(/Pousada em Monte Verde/);
  });

  test("a further day has its own sum", () => {
    const pieces = said("vendo marmita em Lins de segunda a sexta 17, só quarta tem rabada 26");
    expect(pieces).toMatch(/[Ss]ó quarta tem rabada por R\$ 26/);
    expect(pieces).not.toMatch(/17, só quarta/);
  });
});
