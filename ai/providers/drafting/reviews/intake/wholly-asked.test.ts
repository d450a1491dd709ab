import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";
import { topicsOf } from "./asked-topics.ts";
import { sentencesOf } from "./questions.ts";
import { whollyAsked } from "./wholly-asked.ts";

describe("a text that does nothing but ask", () => {
  test.each([
    ["Pintam risco de Corolla tb?"],
    ["Tiram mancha de sofá?"],
    ["Boa tarde, vcs soldam grade? fica pronta em quantos dias"],
    ["oi, forram banco de moto? é na hora ou deixa aí"],
    ["Fazem carteirinha? demora muito"],
    ["Quanto custa a trilha? Olhei a página e não diz"],
    ["Qual a voltagem do freezer? O anúncio não informa"],
    ["O passe inclui piscina? Não encontrei em lugar nenhum"],
    ["O rodízio voltou? Mês passado avisaram que ia voltar"],
    ["Já chegou a linha de verão? Vi um cartaz em agosto"],
    ["A turma da manhã já lotou?"],
    ["Ainda cabem 3 pessoas no bote de domingo"],
  ])("%s", (review) => {
    for (const stars of [1, 3, 5, undefined]) {
      expect(readReview(review, stars).tone).toBe("question");
    }
  });

  test("a deed offered in so few words is asked for where no mark is given", () => {
    expect(whollyAsked(["Soldam panela furada também"])).toHaveLength(1);
    expect(whollyAsked(["Soldam panela furada também"], 1)).toBeUndefined();
    expect(whollyAsked(["Entregam muito rápido também"])).toBeUndefined();
  });

  test.each([
    ["Chegou frio, pode?"],
    ["Tem gerente nessa loja? Procurei e não achei"],
    ["Chegou minha encomenda? Disseram que era ontem"],
    ["Limpam esse banheiro?"],
    ["Vocês vendem produto vencido e acham normal?"],
    ["Fazem bolo? demora muito e é ruim"],
    ["Quanto custa a aula? Fui lá e ninguém me atendeu"],
    ["Adorei o corte. Fazem barba?"],
    ["Procurei no site e não achei"],
    ["Oi, bom dia"],
  ])("%s does more, or asks nothing", (review) => {
    expect(whollyAsked(sentencesOf(review))).toBeUndefined();
  });
});

describe("what such a text asks about", () => {
  test.each([
    ["Tem colete infantil até 20kg?", ["o colete"]],
    ["Chegou a bicicleta infantil aro 16?", ["a bicicleta"]],
    ["Vocês alugam carrinho de bebê?", ["o carrinho"]],
    ["Vocês cortam cabelo de criança?", ["o atendimento a crianças", "o cabelo"]],
    ["Atendem bebê de 6 meses?", ["o atendimento a crianças"]],
    ["Ainda tem vaga na excursão de sábado?", ["as vagas"]],
    ["Sobrou inscrição pra corrida de domingo?", ["as inscrições", "a corrida"]],
    ["Ainda tem lugar no curso?", ["os lugares disponíveis"]],
    ["ainda tem bolo de cenoura?", ["a disponibilidade dos produtos", "o bolo de cenoura"]],
    ["Consertam tênis? demora quanto", ["o prazo", "o tênis"]],
    ["Tiram mancha de banco?", ["a mancha"]],
    ["ainda cabem duas pessoas no bote?", ["os lugares disponíveis"]],
  ])("%s: %j", (sentence, named) => {
    expect(topicsOf([sentence])).toEqual(named);
  });
});

describe("one thing more that pleased", () => {
  test.each([
    ["Ótima comida, ainda tem parquinho pras crianças"],
    ["Lugar lindo. Ainda tem música ao vivo"],
    ["Amei o café. ainda fazem entrega de graça"],
  ])("%s asks nothing", (review) => {
    expect(readReview(review, 5).asks).toBe(false);
  });

  test.each([
    ["Amei a escova, ainda tem horário pra hoje"],
    ["Lindo o vestido, ainda tem no 42"],
    ["Lugar lindo. Ainda tem música ao vivo?"],
  ])("%s asks", (review) => {
    expect(readReview(review, 5).asks).toBe(true);
  });
});
