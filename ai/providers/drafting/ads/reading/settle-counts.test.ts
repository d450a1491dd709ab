import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { settleCounts } from "./settle-counts.ts";

describe("a number in front of 'por' that is no money", () => {
  test.each([
    ["drenagem 110 ou pacote de 10 por R$ 900", "drenagem 110 ou pacote com 10 por R$ 900"],
    ["cartela de 10 por R$ 380", "cartela com 10 por R$ 380"],
    ["bandeja de 30 por R$ 28", "bandeja com 30 por R$ 28"],
    ["bandeja de 12 por 20, bandeja de 24 por 38", "bandeja com 12 por 20, bandeja com 24 por 38"],
    ["caixa de 50 por 1.200", "caixa com 50 por 1.200"],
    ["fardo de 12 por 30", "fardo com 12 por 30"],
    ["kit de 15 por 90", "kit com 15 por 90"],
    ["acima de 20 mudas tem 10 por cento", "acima de 20 mudas tem 10%"],
    ["ganha 20 por cento de desconto no segundo", "ganha 20% de desconto no segundo"],
    ["12,5 por cento no Pix", "12,5% no Pix"],
  ])("%s", (told, settled) => {
    expect(settleCounts(told)).toBe(settled);
  });

  test.each([
    "combo de 90 por R$ 70",
    "kit de R$ 50 por R$ 40",
    "pacote de 990 por 790",
    "de 90 por 70",
    "camiseta de 60 por 45",
    "pacote de 10 sessões por R$ 900",
    "caixa de bombom por 30",
    "80 por centro de mesa",
    "2 por 30",
    "30 por pessoa",
  ])("left as it is: %s", (told) => {
    expect(settleCounts(told)).toBe(told);
  });
});

function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

test("no ad makes a price of what is counted", () => {
  expect(said("Ovos em Itu. Dúzia R$ 14, bandeja de 30 por R$ 28")).toContain(
    "Bandeja com 30 por R$ 28",
  );
  expect(said("Garrafas em Itu. Vinho R$ 60, acima de 6 garrafas tem 12 por cento")).not.toMatch(
    /R\$ 12|por cento/,
  );
});
