import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";

function told(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text)
    .join("\n");
}

describe("towns where something is brought or done", () => {
  test.each([
    [
      "Vidraçaria em Criciúma. Medição gratuita em Criciúma, Içara e Forquilhinha.",
      "em Criciúma, Içara e Forquilhinha",
    ],
    [
      "Mercado em Arapiraca. Entrega grátis em Arapiraca, Craíbas e Girau do Ponciano",
      "em Arapiraca, Craíbas e Girau do Ponciano",
    ],
    [
      "Toldos Sul. Visita gratuita em Canoas, Esteio e Sapucaia do Sul",
      "em Canoas, Esteio e Sapucaia do Sul",
    ],
    [
      "Marcenaria em Ubá. Montagem grátis em Ubá, Tocantins e Rodeiro.",
      "em Ubá, Tocantins e Rodeiro",
    ],
    [
      "Gás em Tatuí. Entrega grátis em Tatuí, Quadra e Cesário Lange",
      "em Tatuí, Quadra e Cesário Lange",
    ],
  ])("%s", (brief, whole) => {
    expect(told(brief)).toContain(whole);
    expect(told(brief)).not.toMatch(
      /^(?:Içara|Craíbas|Esteio|Tocantins|Rodeiro|Quadra|Cesário)|\. (?:Içara|Craíbas|Esteio|Rodeiro|Quadra)/mu,
    );
  });

  test.each([
    ["Pintor em Itu, Salto e Jundiaí. Parede R$ 20 o metro.", "Pintor em Itu"],
    ["Padaria Bom Pão em Lins, Vila Alta. Pão R$ 15 o quilo.", "em Lins"],
    ["Entrega grátis em Lins, Bolo de pote R$ 12", "Bolo de pote por R$ 12"],
    ["Manicure em Jaú, Pix ou dinheiro.", "Manicure em Jaú"],
    ["Bolo no pote R$ 12. Retirada no Jardim Camburi, Vitória.", "em Vitória"],
    ["Passo roupa. Atendo no Cohatrac, São Luís, busco em casa.", "em São Luís"],
    ["Visita gratuita em Canoas e Esteio. Toldos Sul.", "em Canoas e Esteio"],
  ])("%s stays as it was", (brief, part) => {
    expect(told(brief)).toContain(part);
  });
});

describe("what goes on with a guarantee or a deposit", () => {
  test.each([
    [
      "Dedetização em Franca. Garantia de 3 meses contra baratas, 6 meses contra cupim",
      /^6 meses|\. 6 meses/mu,
    ],
    ["Oficina em Lins. Garantia de 1 ano no motor, 3 meses na elétrica", /^3 meses|\. 3 meses/mu],
    ["Celulares em Jaú. Garantia de 90 dias na tela, 30 dias na bateria", /^30 dias|\. 30 dias/mu],
    [
      "Salão em Jaú. Escova R$ 35. Sinal de 20 pra reservar, descontado no dia",
      /^Descontado|\. Descontado/mu,
    ],
    [
      "Chácara em Jaú. Sinal de 30% pra reservar, devolvido se cancelar até 2 dias antes",
      /^Devolvido|\. Devolvido/mu,
    ],
  ])("%s", (brief, torn) => {
    expect(told(brief)).not.toMatch(torn);
  });

  test.each([
    ["Oficina em Lins. Garantia de 90 dias, orçamento grátis", /orçamento grátis/iu],
    ["Curso em Lins. 6 meses de aula, certificado", /6 meses/iu],
    ["Salão em Jaú. Sinal de R$ 20, corte R$ 50", /corte por R\$ 50/iu],
  ])("%s", (brief, right) => {
    expect(told(brief)).toMatch(right);
  });
});

describe("how soon one is there is not where the shop is", () => {
  test.each([
    "Serviço: eletricista\nCidade: Feira de Santana\nVisita em 30 minutos no centro",
    "Mototáxi em Bacabal. Corrida R$ 8. Chegamos em 5 minutos no centro.",
    "Motoboy em Lins. Busco em 10 minutos no centro.",
    "Chaveiro em Jaú. Atendo em até 20 min no centro.",
  ])("%s", (brief) => {
    expect(told(brief)).not.toMatch(/(?:Eletricista|Mototáxi|Motoboy|Chaveiro) no centro/u);
  });

  test.each([
    ["pizza entrega em 40 minutos em Olinda", "em Olinda"],
    ["marmita e suco entrega em 30 min no centro de Patos", "no centro de Patos"],
    ["agua mineral entrega em 20 min no bessa joao pessoa", "em João Pessoa"],
    ["Chaveiro. Chegamos em 30 minutos em Jaú.", "em Jaú"],
  ])("%s", (brief, place) => {
    expect(told(brief)).toContain(place);
  });

  test("a shop in the centre is there", () => {
    expect(told("Chaveiro em Jaú. Ficamos no centro. Cópia R$ 10")).toContain("Chaveiro no centro");
  });
});
