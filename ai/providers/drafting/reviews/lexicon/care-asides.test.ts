import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame, namePraise } from "../writing/staff-points.ts";

function named(review: string, stars: number): string {
  const reading = readReview(review, stars);
  return [...namePraise(reading), ...nameBlame(reading)].join(", ");
}

describe("what is told in passing is not named", () => {
  test.each([
    ["Vim por indicação da vizinha e me arrependi, a manicure foi grossa.", 2, "indicação"],
    ["O ensino piorou depois que trocaram a diretoria, ninguém responde os pais.", 1, "troca"],
    ["Pedi reembolso da consulta e quando cobrei ele riu de mim.", 1, "cobrança"],
    ["Sobrancelha toda torta, vou ter que pagar micropigmentação para corrigir.", 1, "micropig"],
    ["Atrasei dez minutos e a moça se recusou a me atender.", 1, "atraso"],
    ["Massagem relaxante, foi presente de aniversário da minha irmã.", 5, "presente"],
    ["Meu neto chegou em casa sem a mochila e a monitora nem sabia.", 1, "entrega"],
    ["Minha neta se adaptou em uma semana, as tias são carinhosas.", 5, "rapidez"],
    ["O dermatologista esqueceu meu nome e foi grosso.", 1, "itens"],
    ["Cuidado com o contrato dessa academia, a multa é absurda.", 1, "cuidado"],
    ["Meu pacote de massagens tinha vencido e ninguém avisou.", 1, "produtos"],
    ["A franja saiu diferente da foto que levei.", 2, "anúncio"],
    ["Van escolar sem ar, o carro não tem ar condicionado e cheira a gasolina.", 1, "do ar"],
    ["Tenho couro sensível e a cabeleireira usou tudo certinho, amei.", 5, "atenção"],
    ["Nunca encontrei esteira quebrada, e o professor é ótimo.", 5, "esteira"],
    ["O ortopedista disse que não precisava de cirurgia, muito honesto.", 5, "cirurgia"],
    ["Sala cheirosa, luz baixa, cheirinho bom de lavanda.", 5, "cheiro da luz"],
    ["Fui grosseiramente tratada só porque perguntei o preço da escova.", 1, "preço"],
    ["Depilei e a moça não trocou a espátula, que nojo.", 1, "troca"],
    ["Depois da mudança de gerência os professores não ligam pra nada.", 2, "gerência"],
    ["Adorei tudo, só achei o valor da esmaltação em gel alto.", 4, "esmaltação"],
    ["Aula fraca, pra quem quer aprender de verdade não serve.", 2, "tamanho"],
    ["Limpeza de pele ótima, minhas espinhas sumiram e as manchas suavizaram.", 5, "mancha"],
    ["Adorei o escalda-pés, senti alívio na hora.", 5, "rapidez"],
    ["Depois de três manicures ruins achei a Vanda, que capricho.", 5, "manicures"],
    ["Corte horrível, podiam ao menos ter pedido desculpas.", 1, "o pedido"],
    ["Exame trocado com o de outro paciente, imagina se o cirurgião opera.", 1, "cirurgião"],
    ["Paguei uma hora e em meia hora ela já recolhia os materiais.", 1, "retirada"],
    ["Levo meus gatos há anos e eles sempre foram bem cuidados.", 5, "conservação"],
    ["Fiz limpeza e canal, equipe atenciosa.", 5, "a limpeza"],
    ["A moça esqueceu o descolorante e meu cabelo partiu.", 1, "acabamento"],
    ["Salão cheio, muita gente pra pouca profissional.", 2, "profissionalismo"],
    ["Adorei o atendimento, pelo amor de Deus, que simpatia!", 5, "carinho"],
  ])("%s", (review, stars, misread) => {
    expect(named(review, stars)).not.toContain(misread);
  });
});

describe("what a word means beside hair, body and lessons", () => {
  test.each([
    ["Fiz box braids e amei minhas trancas!", 5, "tranças"],
    ["A recepcionista foi fria comigo o tempo todo.", 2, "cordialidade"],
    ["Massagem boa, mas dava pra ouvir a conversa da sala ao lado.", 3, "barulho"],
    ["Ótimos professores e salas novas. A coordenadora é que foi mal educada.", 4, "professores"],
    [
      "Minha sobrinha ficou o semestre sem professora de artes e nada foi feito.",
      2,
      "a falta de professora",
    ],
    ["Descontaram duas mensalidades no mesmo mês.", 1, "cobrança"],
    ["A fono é maravilhosa com as crianças.", 5, "fono"],
    ["Manicure ótima, mas o lugar é apertado.", 3, "tamanho do espaço"],
    ["Esteticista excelente, mas podiam contratar mais atendentes.", 3, "tamanho da equipe"],
    ["Não deram satisfação nenhuma aos pais.", 1, "comunicação"],
    ["Nota mil para a Cida da recepção!", 5, "Cida"],
  ])("%s", (review, stars, point) => {
    expect(named(review, stars)).toContain(point);
  });

  test.each([
    ["Minha gata voltou do banho mancando e ninguém explicou.", "animal"],
    ["Fui buscar meu bebê na creche e ele estava todo assado.", "health"],
    ["A podóloga tirou bife do meu dedão e saiu muito sangue.", "health"],
  ])("%s: asks for care", (review, concern) => {
    expect(readReview(review, 1).concerns).toContain(concern);
  });
});
