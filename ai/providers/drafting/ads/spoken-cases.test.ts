import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function piecesOf(brief: string): string[] {
  return draftAds(brief).pieces.map(({ text }) => text.replace(/\s/g, " "));
}

describe("an offer and the case it is for", () => {
  test.each([
    [
      "Limpo tapete em Itajubá. Lavando tapete e cortina na mesma visita dou 12% de desconto.",
      "Lavando tapete e cortina na mesma visita dou 12% de desconto",
    ],
    [
      "Lojinha de festas em Assis. Pedidos acima de R$ 250, entrega grátis em toda a cidade.",
      "Pedidos acima de R$ 250, entrega grátis em toda a cidade",
    ],
    [
      "Chaveiro em Tupã. Cópia simples R$ 9, cópia tetra R$ 22. A partir de 4 cópias, R$ 7 cada.",
      "A partir de 4 cópias, R$ 7 cada",
    ],
    [
      "Brechó em Jaú. Vestido de linho R$ 60, na compra de 2 peças a mais barata sai de graça.",
      "Na compra de 2 peças a mais barata sai de graça",
    ],
    [
      "pet shop em Garça banho pequeno 40 médio 55 e a cada 8 banhos um é grátis buscamos em casa por mais 10 reais",
      "A cada 8 banhos um é grátis",
    ],
    [
      "tenho uma lanchonete em Bauru e quero divulgar o combo de frango com suco por 28,90 mas só no almoço de terça a gente entrega no Centro",
      "Combo de frango com suco por R$ 28,90, só no almoço de terça",
    ],
  ])("%j tells both together", (brief, told) => {
    expect(piecesOf(brief).join("\n")).toContain(told);
  });

  test.each([
    [
      "Pedidos acima de R$ 250, entrega grátis no Centro. Loja de tintas em Assis.",
      /grátis/,
      /250/,
    ],
    [
      "Ótica em Tupã. Exame de vista de graça comprando a armação, só às sextas.",
      /de graça/,
      /comprando.*sextas/,
    ],
    [
      "Papelaria em Jaú, xerox a 40 centavos, acima de 50 folhas sai por 25 centavos cada.",
      /25/,
      /acima de 50 folhas.*25 centavos/,
    ],
  ])("%j shows no offer without its case", (brief, offer, needed) => {
    for (const piece of piecesOf(brief).filter((text) => offer.test(text)))
      expect(piece).toMatch(needed);
  });

  test("a free exam is a thing of its own, and not called free where its case has no room", () => {
    const titles = draftAds(
      "Ótica em Tupã. Exame de vista de graça comprando a armação, só às sextas.",
    )
      .pieces.filter(({ kind }) => kind === "google-title")
      .map(({ text }) => text);
    expect(titles).toContain("Exame de vista");
  });

  test("a further case with its own sum leaves room for the first one", () => {
    const pieces = piecesOf(
      "sou eletricista em Tupã, instalo ventilador de teto por R$ 95, se forem dois ventiladores na mesma casa faço os dois por R$ 160",
    ).join("\n");
    expect(pieces).toContain("Instalação de ventilador de teto por R$ 95");
    expect(pieces).toContain("Se forem dois ventiladores na mesma casa faço os dois por R$ 160");
  });

  test.each([
    [
      "Alugo chalé em Monte Verde, diária R$ 480. Ficando 5 noites paga 4.",
      "Ficando 5 noites paga 4",
    ],
    ["Pousada no quilômetro 38 da BR-116 em Registro, diária R$ 190.", "quilômetro 38"],
    [
      "Autoescola em Tupã. Categoria A R$ 1.300. Fazendo A e B juntas R$ 2.900.",
      "Fazendo A e B juntas por R$ 2.900",
    ],
    ["Lava-rápido em Mococa, avenida 15 de Novembro: ducha R$ 22.", "Ducha por R$ 22"],
  ])("%j tells %j", (brief, told) => {
    expect(piecesOf(brief).join("\n")).toContain(told);
  });

  test.each([
    ["Alugo chalé em Monte Verde, diária R$ 480. Ficando 5 noites paga 4.", "R$ 4."],
    ["Pousada no quilômetro 38 da BR-116 em Registro, diária R$ 190.", "R$ 38"],
    ["Hotel para cães em Itu. Diária R$ 70. Vacina em dia obrigatória.", "Vacina em dia em Itu"],
    ["Lava-rápido em Mococa, avenida 15 de Novembro: ducha R$ 22.", "Novembro por R$ 22"],
    [
      "pintor em Mococa, orçamento grátis, pintando a casa toda faço o portão sem cobrar",
      "Portão em",
    ],
  ])("%j does not say %j", (brief, wrong) => {
    expect(piecesOf(brief).join("\n")).not.toContain(wrong);
  });

  test.each([
    [
      "Casa de ração em Assis, areia de gato R$ 24. Pagando no pix 4% de desconto e levo em casa no Centro por 6 reais.",
      "Pagando no Pix 4% de desconto, levo em casa no centro por R$ 6",
    ],
    [
      "faço bombom em Garça, 6 reais cada, sabores cereja, coco e uva, entrego no sábado",
      "Sabores: cereja, coco e uva",
    ],
    ["Pastelaria em Tupã, pastel 9, garapa 500 ml 12.", "Pastel por R$ 9"],
    ["Escola de vôlei Estrela do Bairro em Lins, R$ 85 por mês.", "Estrela do Bairro"],
    ["costuro cortina em Lins, barra 35 por janela e forro R$ 90", "R$ 35 por janela"],
    ["academia funcional em Jales mensalidade 115 e diária 20", "Academia funcional em Jales"],
  ])("%j is told as %j", (brief, told) => {
    expect(piecesOf(brief).join("\n")).toContain(told);
  });

  test("an offer of some hours is not shown without them", () => {
    const pieces = piecesOf(
      "Sorveteria em Jales, casquinha R$ 6. Das 14h às 16h de segunda a quinta a segunda casquinha sai pela metade.",
    ).filter((text) => text.includes("metade"));
    expect(pieces.length).toBeGreaterThan(0);
    for (const piece of pieces) expect(piece).toContain("Das 14h às 16h de segunda a quinta");
  });
});
