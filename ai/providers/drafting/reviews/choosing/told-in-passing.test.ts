import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";
import { namePoints } from "../writing/point-names.ts";

function named(text: string, stars: number): string {
  return namePoints(readReview(text, stars).points).join(", ");
}

describe("what is told in passing is no point", () => {
  test.each([
    ["Levaram a moto, não devolveram e ninguém fala nada. Cuidado!", 1, "cuidado"],
    ["Resultado: fiquei sem o vestido na véspera do casamento. Cuidado!", 1, "resultado"],
    ["Paguei 280 reais no ventilador e não resolveu o defeito.", 1, "valor"],
    ["Cobraram 600 reais pela placa e a televisão continua apagando.", 1, "valor"],
    ["Perguntei se tinha estacionamento e a recepcionista foi estúpida.", 1, "estacionamento"],
    ["O mecânico do bairro condenou o motor, aqui acharam um fio solto.", 5, "mecânico"],
    ["Pedi uma pizza, um suco e um pudim e veio sem o pudim.", 1, "pizza"],
    ["Acabei levando duas saias, uma blusa e um colar. Vendedora simpática.", 5, "blusa"],
    ["Levei pra trocar a tela e o alto-falante parou de funcionar.", 1, "funcionamento da tela"],
    ["Fui trocar o óleo e me empurraram um filtro caríssimo.", 1, "óleo"],
    ["Fui na inauguração com minha esposa e esperamos 50 minutos pelo chopp.", 2, "chopp"],
    ["Fiquei esperando o táxi na porta e o segurança foi grosso.", 2, "espera"],
    ["Mandei lavar a manta, o edredom e a cortina e a cortina voltou rasgada.", 1, "edredom"],
    ["Desisti e comprei no concorrente, que entregou no dia seguinte.", 1, "entrega"],
    ["Marquei horário pra fazer luzes, corte e hidratação e desmarcaram em cima.", 1, "corte"],
    ["Fui levar minha tia pra fazer óculos e o rapaz foi um amor.", 5, "óculos"],
    ["Queria saber o preço da ração e fiquei 15 minutos no telefone.", 1, "valor"],
    ["Pedi hambúrguer, batata e coca e a batata veio crua.", 1, "refrigerante"],
    ["Comprei o ingresso, a pipoca e o refrigerante e o filme começou sem som.", 1, "ingresso"],
    ["Queriam me vender um celular novo em outra assistência, aqui trocaram o fio.", 5, "celular"],
    ["Meu voo atrasou e mesmo avisando perderam minha reserva no hotel.", 1, "voo"],
    ["Peguei ônibus lotado e quando cheguei já tinham fechado antes do horário.", 1, "ônibus"],
    ["Viemos tomar café e o bolo de fubá estava quentinho.", 5, "café"],
  ])("%s", (text, stars, stray) => {
    expect(named(text, stars)).not.toContain(stray);
  });
});

describe("what is meant is still named", () => {
  test.each([
    ["Cuidado zero com os clientes, gente mal preparada.", 1, "cuidado"],
    ["O resultado da pintura ficou péssimo.", 1, "resultado"],
    ["Estacionamento apertado e mal iluminado.", 2, "estacionamento"],
    ["O mecânico foi honesto e explicou tudo.", 5, "mecânico"],
    ["Pedi uma pizza, um suco e um pudim, a pizza veio queimada.", 1, "pizza"],
  ])("%s", (text, stars, meant) => {
    expect(named(text, stars)).toContain(meant);
  });
});

test("what was asked at the counter is no question to the shop", () => {
  const told = "A moça do caixa perguntou se eu queria nota e jogou o troco no balcão.";
  expect(readReview(told, 1).asks).toBe(false);
  expect(readReview("Queria saber da casa e o guia contou tudo com calma.", 5).asks).toBe(false);
  expect(readReview("Queria saber o preço da ração e se entregam no centro.").asks).toBe(true);
});

test("a stretch about another shop is not quoted", () => {
  const { quotes } = readReview(
    "O vendedor virou as costas. Acabei comprando na loja da esquina.",
    1,
  );
  expect(quotes.map(({ text }) => text).join(" ")).not.toContain("esquina");
});
