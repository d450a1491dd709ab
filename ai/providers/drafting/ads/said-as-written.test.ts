import { describe, expect, it } from "vitest";
import { draftAds } from "./draft-ads.ts";

function written(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text)
    .join("\n");
}

describe("words that were mangled", () => {
  it.each([
    [
      "Turmas à noite e aos sábados",
      "curso de inglês para iniciantes, turmas à noite e aos sábados, mensalidade R$ 149, Palmas TO",
    ],
    [
      "Horários à noite e aos sábados",
      "aulas de zumba, horários à noite e aos sábados, mensalidade R$ 90, Bagé",
    ],
    ["Atendo em toda Sorocaba", "eletricista, atendo em toda Sorocaba, troca de tomada R$ 40"],
    [
      "Atendo em toda Maceió",
      "atendo em toda Maceió, faxina diária R$ 150, produtos por conta do cliente",
    ],
    ["Enviamos para todo Brasil", "pulseiras em Limeira a partir de R$ 40, enviamos p todo Brasil"],
    ["Goiabada cascão", "goiabada cascao e requeijao em Viçosa"],
    ["Petiscão", "petiscao de carne R$ 40 em Lins"],
  ])("%s", (told, description) => {
    expect(written(description)).toContain(told);
  });

  it("a sum behind the night begins anew", () => {
    expect(written("aluguel de quadra em Itu, dia 60 a noite é 90")).not.toContain("noite e 90");
  });

  it.each(["promoção", "poção", "loção", "fração"])("others in -ção keep it: %s", (word) => {
    const bare = word.replace("ção", "cao");
    expect(written(`${bare} de banho R$ 20 em Itu, ${bare} de casa R$ 30`)).not.toContain("cão");
  });
});

describe("names that begin like praise", () => {
  it.each([
    ["Mega hair por R$ 900", "mega hair R$ 900, escova R$ 50, progressiva R$ 180, Guarulhos"],
    ["Super bonder", "super bonder e colas, R$ 12 cada, entrega em Uberaba"],
    ["Supermercado de bairro", "super mercado de bairro, frutas, verduras e carne, Bertioga"],
    ["op coat", "top coat R$ 25 em Itu, esmalte R$ 8"],
    ["op cropped", "top cropped R$ 35 em Itu, saia R$ 50"],
  ])("%s", (name, description) => {
    expect(written(description)).toContain(name);
  });

  it.each([
    ["super promoção de bolos em Itu, bolo R$ 30", /super/iu],
    ["mega liquidação de sofás em Itu, sofá R$ 900", /mega/iu],
    ["doces top em Itu, cento R$ 90", /top/iu],
    ["atendimento hiper rápido, conserto de celular em Itu", /hiper/iu],
    ["ultra brilho, lavagem de carro R$ 40 em Itu", /ultra/iu],
  ])("praise goes as before: %s", (description, praise) => {
    expect(written(description)).not.toMatch(praise);
  });
});

describe("the days of work are no limit of a price", () => {
  it.each([
    "Faço massagem em Belém. relaxante 100, drenagem 120. de terça a sabado",
    "Manicure em Itu. Pé e mão R$ 50, gel R$ 90. De terça a sábado.",
    "Restaurante em Bauru. Prato feito R$ 22, marmita R$ 18. De terça a domingo.",
  ])("%s", (description) => {
    expect(written(description)).not.toMatch(/R\$ \d+, de terça/u);
  });

  it.each([
    ["de terça", "Barbearia em Itu. Corte R$ 30 de terça a quinta."],
    ["terça", "Pizzaria em Itu. Pizza grande R$ 40, só terça e quarta."],
    ["quinta", "Cinema em Itu. Ingresso R$ 12. De segunda a quinta."],
  ])("some days alone stay with it: %s", (days, description) => {
    for (const line of written(description)
      .split("\n")
      .filter((told) => told.includes("R$")))
      expect(line).toContain(days);
  });
});
