import { describe, expect, test } from "vitest";
import { readReview } from "./read-review.ts";

/** "+price o frete, -queue": what was understood, with its side. */
function told(review: string, stars: number): string {
  return readReview(review, stars)
    .points.map(({ polarity, thing, quality }) =>
      [polarity > 0 ? "+" : "-", [quality, thing?.name].filter(Boolean).join(" ")].join(""),
    )
    .join(", ");
}

describe("what customers of shops mean", () => {
  test.each([
    ["Paguei no cartão e nunca chegou minha encomenda, ninguém responde", 1, "payment"],
    ["Rosas lindas, duraram quase duas semanas no jarro", 5, "durability o jarro"],
    ["Fui com minha irmã comprar tinta, o rapaz da loja ajudou muito", 5, "a tinta"],
    ["O vendedor ensinou como montar a bicicleta, super atencioso", 5, "montagem"],
    ["Comprei um xampu vencido há dois meses, péssimo", 1, "duration"],
    ["Recebi minha estante bem embalada", 5, "welcome"],
    ["Camiseta fina, transparente, não gostei", 1, "honesty"],
    ["Ótimos preços na seção de limpeza", 5, "limpeza"],
    ["Segurança me seguindo pela loja toda", 1, "safety"],
    ["Comprei zíper pra minha costura, atendimento ótimo", 5, "a costura"],
    ["Atrasaram a entrega e os pintores ficaram parados", 1, "pintores"],
    ["Aproveitei a liquidação e fui tratada com muita atenção", 5, "attention a liquidação"],
    ["Queijos cortados na hora, o pessoal da padaria é show", 5, "o show"],
    ["Comprei uvas e as de baixo estavam mofadas", 1, "o baixo"],
    ["Liguei dez vezes e a ligação cai na caixa postal", 1, "health"],
    ["Quando pedi o cupom a moça do caixa fechou a cara", 1, "o pedido"],
    ["Tive problema com a impressora e trocaram na hora, ótimo atendimento", 5, "a impressora"],
    ["O rapaz explicou a diferença entre as furadeiras com paciência", 5, "furadeira"],
    ["Óculos prontos rápido, enxergo super bem", 5, "enxergo"],
    ["Papelaria fofa, tem tudo", 5, "friendliness"],
    ["Vieram balões montados na hora combinada", 5, "freshness"],
    ["Faltou um gancho no banheiro", 3, "a falta de banheiro"],
    ["Mudou a gerência e piorou", 2, "a gerência"],
    ["Paguei tudo a prazo, sem complicação", 5, "deadline"],
    ["Perguntei o preço e ela respondeu com má vontade", 1, "price"],
    ["Não tem cadeira nem ventilador", 2, "na cadeira"],
    ["Diesel adulterado, tive que abrir o motor e limpar os bicos", 1, "a limpeza"],
    ["Melhor que muita loja grande por aí, atendimento ótimo", 5, "size"],
    ["Ela ficou brava porque perguntei o valor", 1, "value"],
    ["Não quiseram trocar mesmo com a nota fiscal na mão", 1, "a nota fiscal"],
    ["A vendedora não quis trocar a blusa com a nota", 1, "a nota fiscal"],
    ["Não querem devolver o valor nem com o cupom", 1, "a nota fiscal"],
    ["Nunca quiseram consertar o rádio mesmo com a nota", 1, "a nota fiscal"],
    ["Esclareceram minha dúvida sobre o tamanho da mesa", 5, "fit"],
    ["Veio tudo atrasado e tive que ir lá cobrar", 1, "billing"],
  ])("%s", (review, stars, never) => {
    expect(told(review, stars)).not.toContain(never);
  });

  test.each([
    ["O preço da etiqueta é um e na hora de pagar é outro", 2, "-overcharge"],
    ["Orquídeas lindas, duraram mais de um mês no vaso", 5, "+durability as orquídeas"],
    ["Mesas bonitas, mas o corredor é pequeno para cadeirante", 3, "-size o corredor"],
    ["Não emitem nota fiscal de nada, estranho", 2, "-a nota fiscal"],
    ["Não quiseram me dar a nota", 2, "-a nota fiscal"],
    ["A loja não quis emitir nota", 2, "-a nota fiscal"],
    ["Nunca dão cupom", 2, "-a nota fiscal"],
    ["Loja ótima, mas nunca tem vaga", 3, "-o estacionamento"],
    ["Bonito e barato, mas as peças esgotam no primeiro dia", 3, "-stock"],
    ["Caiu muito a qualidade", 2, "-quality"],
    ["Loja careira", 2, "-price"],
    ["Juros muito altos no carnê", 1, "-os juros"],
    ["Freezer novo e não gela", 1, "-function o freezer"],
    ["Fui tratado que nem bandido", 1, "-respect"],
    ["Entregaram o presente no apartamento errado", 1, "-a entrega"],
  ])("%s: %s", (review, stars, named) => {
    expect(told(review, stars)).toContain(named);
  });

  test("what a pleased customer tells of is no question", () => {
    expect(readReview("Tem provador grande e espelho em toda parte", 5).tone).toBe("praise");
    expect(readReview("Tem provador grande?", 5).tone).toBe("question");
  });
});
