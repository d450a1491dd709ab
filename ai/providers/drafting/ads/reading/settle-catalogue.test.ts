import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { settleCatalogue } from "./settle-catalogue.ts";

describe("one thing and its price a line", () => {
  test.each([
    ["Coxinha - 7,00\nPastel de queijo - 8,00", "Coxinha R$ 7,00\nPastel de queijo R$ 8,00"],
    ["- Corte - R$ 40,00\n- Barba - R$ 30,00", "- Corte R$ 40,00\n- Barba R$ 30,00"],
    ["Mão – 25\nPé – 30\nMão e pé – 50", "Mão R$ 25\nPé R$ 30\nMão e pé R$ 50"],
    ["* pula-pula 3m: 120\n* freezer: 150", "* pula-pula 3m R$ 120\n* freezer R$ 150"],
    ["Brigadeiro: 3\nBeijinho: 3,50", "Brigadeiro R$ 3\nBeijinho R$ 3,50"],
    ["Costela - 39,90 kg\nFraldinha - 49,90 kg", "Costela R$ 39,90 kg\nFraldinha R$ 49,90 kg"],
    ["Troca de óleo ..... 90\nFreio ..... 120", "Troca de óleo R$ 90\nFreio R$ 120"],
    ["✂️ Barra — 20\n✂️ Zíper — 25 cada", "✂️ Barra R$ 20\n✂️ Zíper R$ 25 cada"],
    ["Vestido de festa: a partir de 250", "Vestido de festa a partir de R$ 250"],
    ["Porcelanato - R$ 60 o m2", "Porcelanato R$ 60 o m2"],
    [
      "Itu\nBROTO\nCalabresa - 30\nFrango - 32",
      "Itu\nBROTO\nCalabresa broto R$ 30\nFrango broto R$ 32",
    ],
    [
      "Itu\nValor do cento\nCoxinha: 70\nQuibe: 75",
      "Itu\nValor do cento\ncento de coxinha R$ 70\ncento de quibe R$ 75",
    ],
    [
      "Itu\nPASTÉIS\nCarne: 9\nCaldo de cana: 7",
      "Itu\nPASTÉIS\npastel de carne R$ 9\nCaldo de cana R$ 7",
    ],
    [
      "Ijuí\nPizzas grandes\n\nCalabresa - 52,00\nAtum - 55,00",
      "Ijuí\nPizzas grandes\n\npizza grande de calabresa R$ 52,00\npizza grande de atum R$ 55,00",
    ],
    ["Escova - 35 / 50\nCorte - 40", "Escova R$ 35 / 50\nCorte R$ 40"],
    ["1kg arroz - 6,50\nEntrega: 5", "1kg arroz R$ 6,50\nEntrega R$ 5"],
    ["Moda Infantil Bia\nVestido - 40\nSaia - 30", "Moda Infantil Bia\nVestido R$ 40\nSaia R$ 30"],
    ["Body bebê 24,90 - leve 3 por 65,00", "Body bebê 24,90, leve 3 por 65,00"],
    ["Calabresa - 35\nCalabresa - 48\nFrango - 36", "Calabresa\nCalabresa\nFrango R$ 36"],
  ])("%s", (told, settled) => {
    expect(settleCatalogue(told)).toBe(settled);
  });
});

describe("what looks like it and tells no price", () => {
  test.each([
    "Quartos: 3\nVagas: 2\nBanheiros: 2",
    "Preço: 450.000",
    "Segunda - 8\nSábado - 9",
    "Rua XV de Novembro - 120\nAvenida Brasil - 45",
    "Telefone: 33334444\nSala: 12",
    "Coxinha - 50",
    "Padaria Central - 1998\nDesde: 1998",
    "Capacidade: 80\nMesas: 20",
    "Idade - 6 a 12 anos\nTurma - 15 alunos",
    "Horário: 8h às 18h\nSábado: 8h às 12h",
    "Pagamento: 3x\nGarantia: 90 dias",
    "Loja de festas - Itu\nBolo - sob encomenda",
  ])("left as it is: %s", (told) => {
    expect(settleCatalogue(told)).toBe(told);
  });
});

function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

describe("the prices of a catalogue stand in the ads", () => {
  test.each([
    ["Lanchonete em Posse\nCoxinha - 7,00\nSuco - 6,50", ["Coxinha por R$ 7,00"]],
    ["Sorveteria em Tefé\n- Casquinha - 6\n- Açaí 500ml - 18", ["Açaí 500ml por R$ 18"]],
    [
      "Serviço: sapateiro\nCidade: Barra Mansa\nMeia sola: R$ 60\nSalto: R$ 25",
      ["Sapateiro em Barra Mansa", "alto por R$ 25"],
    ],
    [
      "Pizzaria Massa Fina em Itu\nGrande 8 fatias\nCalabresa - 44,00\nCamarão - 69,00",
      ["Camarão grande 8 fatias por R$ 69,00"],
    ],
  ])("%s", (told, parts) => {
    const ads = said(told);
    for (const part of parts) expect(ads).toContain(part);
  });

  test("and what is told more of a thing stands with it", () => {
    const ads = said("Loja de roupas em Itu\nVestido 59,90\nCueca 22,90 - leve 4 por 80,00");
    expect(ads).toContain("Cueca por R$ 22,90, leve 4 por R$ 80,00");
    expect(ads).not.toMatch(/^Leve 4/m);
  });
});
