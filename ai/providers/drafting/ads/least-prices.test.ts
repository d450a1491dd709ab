import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function pieces(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text)
    .join("\n");
}

describe("the least a thing costs is never what it costs, nor that of a wider thing", () => {
  test.each([
    ["Costureira em Assis. Barra de vestido: a partir de R$ 40.", /vestido por R\$ 40/u],
    ["Jardineiro em Itu. Corte de grama: a partir de R$ 80.", /grama por R\$ 80/u],
    ["Contabilidade em Jaú. Imposto de Renda: a partir de R$ 150.", /Renda por R\$/u],
    [
      "Pedreiro em Picos. Reboco de parede: a partir de R$ 35 o metro.",
      /parede por R\$|Reboco desde/u,
    ],
    [
      "Estúdio em Tatuí. Fechamento de braço: a partir de R$ 1.800.",
      /braço por R\$|Fechamento desde/u,
    ],
    [
      "Chaveiro em Patos. Chave codificada de carro a partir de R$ 280.",
      /^Chave desde|Chave desde/u,
    ],
    ["Conserto em Lins. Relógio automático suíço: a partir de R$ 300.", /Relógio desde|suíço por/u],
    ["Pintor em Salto. Pintura de fachada de prédio a partir de R$ 2.500.", /Pintura desde/u],
    [
      "Confeitaria em Tatuí. Bolo de noiva com flores: a partir de R$ 600.",
      /Bolo desde|flores por/u,
    ],
    ["Marcenaria em Ubá. Armário planejado: a partir de R$ 2.900.", /planejado por|Armário desde/u],
    ["Salão em Jaú. Progressiva sem formol: a partir de R$ 180.", /formol por|Progressiva desde/u],
  ])("%s", (brief, wrong) => {
    expect(pieces(brief)).not.toMatch(wrong);
    expect(pieces(brief)).toMatch(/(?:a partir de|desde) R\$/u);
  });

  test.each([
    ["Costureira em Assis. Barra de calça: R$ 18.", "Barra de calça: R$ 18"],
    ["Buffet em Jaú. Kit festa completo por R$ 280.", "Kit festa completo por R$ 280"],
    ["Troca de tela a partir de R$ 180 em Lins.", "Troca de tela desde R$ 180"],
    ["Bolos a partir de R$ 90 o quilo em Lins.", "desde R$ 90 o quilo"],
    ["Jardineiro em Itu. Poda: R$ 60.", "Poda: R$ 60"],
    ["Pintor em Salto. Pintura de quarto por R$ 400.", "Pintura de quarto por R$ 400"],
    ["Manicure em Itu. Unha em gel desde R$ 90.", "Unha em gel desde R$ 90"],
    ["Estúdio em Tatuí. Traço fino: a partir de R$ 120.", "Traço fino a partir de R$ 120"],
    ["Salão em Jaú. Corte R$ 50.", "Corte por R$ 50"],
    ["Marmita por R$ 18 em Jaú.", "Marmita por R$ 18"],
  ])("%s", (brief, right) => {
    expect(pieces(brief)).toContain(right);
  });
});
