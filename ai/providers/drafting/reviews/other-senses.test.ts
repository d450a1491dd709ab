import { describe, expect, test } from "vitest";
import { readReview } from "./read-review.ts";

function told(review: string, stars: number): string {
  return readReview(review, stars)
    .points.map(({ thing, quality }) => [quality, thing?.name].filter(Boolean).join(" "))
    .join(", ");
}

describe("a verb in another sense tells of no deed", () => {
  test.each([
    ["Adoro comida oriental, virei freguesa", 5, "orientação"],
    ["Reparei que a conta veio com um item a mais", 1, "conserto"],
    ["Lugar gostoso, pretendo retornar com meus pais", 5, "retorno"],
    ["O gerente lavou as mãos e fiquei no prejuízo", 1, "lavagem"],
    ["Cortaram meu barato quando vi a fatura", 1, "corte"],
    ["O porteiro arrumou confusão com meu sogro", 1, "conserto"],
    ["Plantaram a gente na calçada por uma hora", 1, "jardim"],
    ["Passaram meu contato e minhas conversas vazaram", 1, "vazamento"],
    ["Carregaram na pimenta, não consegui comer", 1, "transporte"],
    ["Pastel aprovado pela família inteira", 5, "aprovação"],
    ["Liguei a impressora em casa e ela nem acendeu", 1, "contato"],
    ["Trocamos uma ideia boa com o dono", 5, "troca"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test.each([["Consertaram e lavaram meu carro no mesmo dia", 5, "conserto"]])(
    "%s (%i): %s",
    (review, stars, word) => {
      expect(told(review, stars)).toContain(word);
    },
  );
});

describe("a noun in the sense of its text", () => {
  test.each([
    ["Curaram minha dor na costela em três sessões", 5, "costela"],
    ["Arrumaram a batida do meu carro, sumiu tudo", 5, "batida"],
    ["A Clara me explicou cada etapa do tratamento", 5, "a clara"],
    ["Comprei 500 gramas e pesaram 420", 1, "gramas"],
    ["A equipe nunca monitora o parquinho", 1, "monitora"],
    ["Minha filha não acha vaga na turma da manhã", 1, "estacionamento"],
    ["Erro técnico apagou meu cadastro", 1, "o técnico"],
    ["Pessoal, não caiam nessa conversa", 1, "equipe"],
    ["Enxoval de cama, mesa e banho com preço ótimo", 5, "a mesa"],
    ["Comprei uma pasta escolar e o zíper soltou", 1, "massa"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test.each([
    ["A costela desmancha, sabor incrível", 5, "a costela"],
    ["Batida de maracuja deliciosa", 5, "a batida"],
    ["Difícil achar vaga pro carro na rua", 2, "o estacionamento"],
    ["O técnico foi muito educado", 5, "o técnico"],
    ["As meninas do balcão são muito educadas", 5, "a equipe"],
  ])("%s (%i): %s", (review, stars, word) => {
    expect(told(review, stars)).toContain(word);
  });
});

describe("trades that keep secrets", () => {
  test.each([
    ["Passei no exame de direção com eles", false],
    ["Contador de histórias que encantou as crianças", false],
    ["Tomar café aqui é uma terapia", false],
    ["Cadeira de escritório de boa qualidade", false],
    ["Fiz meus exames lá e a coleta foi tranquila", true],
    ["Meu contador resolveu o imposto de renda", true],
  ])("%s: %s", (review, regulated) => {
    expect(readReview(review, 5).regulated).toBe(regulated);
  });

  test("a car that was hit is no animal", () => {
    expect(readReview("Bateram no meu carro na garagem deles", 1).concerns).toEqual([]);
    expect(readReview("Bateram no meu cachorro na tosa", 1).concerns).toContain("animal");
  });
});

describe("what the story implies", () => {
  test.each([
    ["O bebê dormiu em dez minutos na sessão", 5, "speed"],
    ["Na vida real o quadro é ainda mais bonito", 5, "price"],
    ["Baratas na prateleira dos biscoitos", 1, "value"],
    ["O sorriso da minha filha diz tudo", 5, "friendliness"],
    ["Aguardando a próxima visita", 5, "wait"],
    ["Me embrulhou o estômago aquele balcão", 1, "embrulho"],
    ["Resolveram fechar no feriado e nem contaram", 1, "solution"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test("minutes in which the shop got ready are haste", () => {
    expect(told("Em vinte minutos trocaram a bateria", 5)).toContain("speed");
  });
});

describe("figures of speech name nothing", () => {
  test.each([
    ["Comi o pão que o diabo amassou nessa fila", 1, "o pão"],
    ["Viajaram na maionese com a data", 1, "maionese"],
    ["Tiro o chapéu para a confeiteira", 5, "chapéu"],
    ["Nem tudo são flores nesse condomínio", 2, "flores"],
    ["Vi no anúncio e caí do cavalo", 1, "function"],
    ["Um bolo de gente na calçada, ninguém organiza", 1, "o bolo"],
    ["Gastamos rios de dinheiro à toa", 1, "rios"],
    ["Rodízio de professores toda semana, ninguém fica", 1, "o rodízio"],
    ["Massa podre da empada desmancha na boca", 5, "freshness"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test("a few words that tell something are a comment", () => {
    expect(readReview("Levei choque na tomada", 1).silent).toBe(false);
    expect(readReview("Dou 5 estrelas", 5).silent).toBe(true);
  });
});

test("an adjective behind its noun is no thing of its own", () => {
  expect(told("Cozinha funcional e piscina coberta, tudo lindo", 5)).not.toMatch(
    /o funcional|a coberta/,
  );
});

describe("who acts", () => {
  test.each([
    ["A pele respondeu super bem ao sérum", 5, "atendimento"],
    ["O chefe aqui de casa aprovou a compra", 5, "atendimento"],
    ["Meu cabelo não respondeu ao tratamento", 1, "communication"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test("what friends ask is no question to the shop", () => {
    expect(readReview("Minhas amigas perguntaram onde comprei a bolsa", 5).asks).toBe(false);
    expect(readReview("Uma cliente perguntou se abrimos no domingo").asks).toBe(true);
  });
});
