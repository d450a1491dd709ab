import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";

/** All that the ads of a description say, one piece a line. */
function said(description: string): string[] {
  return draftAds(description).pieces.map(({ text }) => text.replaceAll("\u00a0", " "));
}

/** Descriptions as they are spoken, what some piece says, and what none may say. */
const spoken: readonly (readonly [input: string, says: string, never: RegExp])[] = [
  [
    "eu conserto bike em Maringá revisão completa 120 furou pneu é 20 quem é entregador de aplicativo tem 15% só mostrar o app",
    "Revisão completa por R$ 120",
    /(?<!tem )15%(?!.*app)|^Tem 15%/,
  ],
  [
    "faço declaração de imposto de renda a partir de 120 se for só salário quem tem aluguel ou ações é 250 atendo online o Brasil todo",
    "Quem tem aluguel ou ações é R$ 250",
    /(?:^|\. )Aluguel ou/,
  ],
  [
    "faço faxina a diária é 180 casa pequena e 220 casa grande atendo Boa Viagem e Setúbal no Recife",
    "Diária é R$ 180 casa pequena e R$ 220 casa grande",
    /Casa pequena e/,
  ],
  [
    "sou barbeiro corte 35 barba 25 os dois 50 atendo no Jardim Camburi em Vitória das 9 às 19",
    "os dois por R$ 50",
    /^(?:Os )?dois por/i,
  ],
  [
    "psicóloga infantil em Aracaju atendo criança a partir de 4 anos com convênio não trabalho mas dou recibo para reembolso",
    "Psicóloga infantil em Aracaju",
    /com convênio/,
  ],
  [
    "vendo ovo caipira a dúzia sai 18 entrego em Mogi das Cruzes na quarta e no sábado tem que encomendar um dia antes",
    "tem que encomendar um dia antes",
    /(?:^|\. )Um dia antes/,
  ],
  [
    "Fotógrafa em Brasília. Ensaio com 15 fotos R$ 690 ou 30 fotos R$ 990.",
    "Ensaio com 15 fotos R$ 690 ou 30 fotos R$ 990",
    /15 fotos R\$ 990/,
  ],
];

describe.each(spoken)("of %j", (input, says, never) => {
  test("a piece says what belongs together", () => {
    expect(said(input).join("\n").toLowerCase()).toContain(says.toLowerCase());
  });

  test("no piece says less than that", () => {
    expect(said(input).filter((text) => never.test(text))).toEqual([]);
  });
});
