import { describe, expect, test } from "vitest";
import { readReview } from "./read-review.ts";

function named(review: string, stars: number): string {
  return readReview(review, stars)
    .points.map(({ polarity, thing, quality }) =>
      [polarity > 0 ? "+" : "-", quality, thing?.name].filter(Boolean).join(" "),
    )
    .join(", ");
}

describe("what those who tell of services do not mean", () => {
  test.each([
    ["Deu defeito no chuveiro novo e resolveram na mesma hora. Nota dez", 5, "exchange"],
    ["Não trocaram o filtro do ar e cobraram como se tivessem trocado", 1, "exchange"],
    [
      "Levei o celular pra trocar a bateria e devolveram com a tampa riscada",
      1,
      "condition a bateria",
    ],
    ["Comprei numa terça e chegou na sexta, atendimento bom", 4, "numa"],
    ["Comprei nessa gráfica e nunca mais. Papel fino e cor apagada", 1, "nessa"],
    ["Limparam bem a sala, mas esqueceram as janelas", 3, "missing"],
    ["O banner saiu com a cor diferente da arte aprovada", 1, "+ a arte"],
    ["Deixaram a gente 40 minutos em pé na recepção da vistoria", 1, "seating"],
    ["Quem tem paciência acha peça boa. Preço ótimo", 4, "patience"],
    [
      "Os rapazes da mudança são educados, mas chegou tudo solto e faltando parafuso do armário",
      2,
      "missing",
    ],
    ["Tive que contratar outro pintor bem mais caro pra terminar", 1, "pintor"],
    ["Parei o carro 3 horas e cobraram 50 reais. Atendente grosseira", 1, "o carro"],
    ["Pintor cuidadoso, não caiu uma gota de tinta no piso", 5, "tinta"],
    ["Salão de festas completo e bem localizado", 5, "variety"],
    ["Seis meses do casamento e o álbum não ficou pronto", 1, "casamento"],
    [
      "Levei a moto toda suja e saiu novinha, a cadeira infantil também ficou novinha",
      5,
      "freshness",
    ],
    ["Devolveram a jaqueta manchada. Jaqueta cara que ganhei do meu pai", 1, "price"],
    ["Jardim bem cuidado e piscina aquecida", 5, "care"],
    ["Capricham na graxa e o sofá da espera é ótimo", 5, "diligence o sofá"],
    ["Pátio sem cobertura, caro. O vigia é educado", 2, "price a cobertura"],
    ["A fibra é boa quando funciona. O técnico foi educado", 2, "+ function"],
    ["Bom encanador, só é meio devagar", 4, "attention"],
    ["Não devolveram nada do sinal. Contrato abusivo", 1, "price"],
    ["Deixaram o pacote no endereço errado e não resolveram", 1, "wrongOrder"],
    ["Fez as fotos da formatura e do batizado, muito atenciosa", 5, "o batizado"],
    ["Fibra rápida, trabalho em casa e nunca falhou", 5, "o trabalho"],
    ["Fiz revisão e alinhamento, rápido e com preço bom", 5, "speed o alinhamento"],
  ])("%s", (review, stars, unmeant) => {
    expect(named(review, stars)).not.toContain(unmeant);
  });
});

test("a car that was hit is no animal", () => {
  const { concerns } = readReview("Bateram na traseira do meu carro dentro do pátio", 1);
  expect(concerns).not.toContain("animal");
});

describe("what they do mean", () => {
  test.each([
    ["Consertou minha tv rapidinho, preço camarada e com garantia", 5, "o conserto da tv"],
    [
      "Fiz o balanceamento e continua tremendo. Voltei e disseram que era impressão minha. O café até é gostoso",
      2,
      "+ o café",
    ],
    ["Obra no prazo e muito bonita. Deixaram um pouco de entulho pra trás", 4, "- cleanliness"],
    ["Trocou toda a fiação da casa, trabalho limpo", 5, "a troca da fiação"],
    ["Buscamos o carro depois de um mês e estava do mesmo jeito", 1, "- solution"],
    ["Amassaram a caixa toda. A entrega pelo menos foi no prazo", 2, "+ punctuality a entrega"],
  ])("%s", (review, stars, meant) => {
    expect(named(review, stars)).toContain(meant);
  });

  test("a deed that no word praises is no good half beside two stars", () => {
    const { tone } = readReview("Lavaram o tapete, mas voltou com cheiro de mofo e manchado", 2);
    expect(tone).toBe("complaint");
  });
});
