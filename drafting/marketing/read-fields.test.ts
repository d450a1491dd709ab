import { expect, test } from "vitest";
import { writingCards } from "../../content/cards/writing.ts";
import { readFields } from "./read-fields.ts";

const read = (id: string, question: string) => {
  const card = writingCards.find((one) => one.id === id);
  return card && readFields(card, question);
};

test.each([
  [
    "texto-data-comemorativa",
    "escreve um post pro dia dos namorados",
    { data: "Dia dos Namorados" },
  ],
  [
    "texto-data-comemorativa",
    "post pra pascoa, vendo ovo de colher de 250g a 45 reais",
    { data: "Páscoa", produto: "ovo de colher de 250g", preco: "45" },
  ],
  [
    "texto-promocao",
    "texto da promo de banho e tosa por R$ 60",
    { produto: "banho e tosa", preco: "60" },
  ],
  [
    "texto-cobranca",
    "dona marlene me deve 150 faz 2 meses",
    { nome: "Dona Marlene", valor: "150" },
  ],
  ["texto-lembrete-de-horario", "o horario delas é amanha 14h", { quando: "amanhã, às 14h" }],
  [
    "texto-horario-de-feriado",
    "avisa que dia 24 fechamos as 14h",
    { data: "dia 24", horario: "até as 14h" },
  ],
  [
    "texto-horario-de-feriado",
    "aviso que não vamos abrir no carnaval",
    { data: "Carnaval", horario: "fechado" },
  ],
  ["texto-vaga", "procuro motoboy, faz o anuncio", { vaga: "motoboy" }],
  ["texto-aniversario-da-loja", "nossa oficina completa 10 anos", { tempo: "10 anos" }],
  [
    "texto-lista-de-precos",
    "monta a tabela: corte 35, barba 25,50 e combo R$ 50",
    { itens: "Corte: R$\u00A035; Barba: R$\u00A025,50; Combo: R$\u00A050" },
  ],
  [
    "texto-orcamento",
    "orçamento de instalação de ar condicionado 450 reais",
    { servico: "instalação de ar condicionado", valor: "450" },
  ],
])("%s: %s", (id, question, fields) => {
  expect(read(id, question)).toEqual(fields);
});

test.each([
  ["texto-promocao", "faz um post da promoção da semana com 10% em 3 dias"],
  ["texto-promocao", "oferta por 20 ou por 30 reais"],
  ["texto-cobranca", "cobrar o fiado de 2 meses"],
  ["texto-lembrete-de-horario", "lembrar do horário de sexta ou de sábado"],
  ["texto-lista-de-precos", "monta uma tabela de preços com 3 itens"],
  ["texto-vaga", "faz um anúncio de vaga"],
])("%s: nothing is surely said by: %s", (id, question) => {
  expect(read(id, question)).toEqual({});
});
