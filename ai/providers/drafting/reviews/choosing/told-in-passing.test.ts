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
    ["Perguntei se tinha estacionamento e a recepcionista foi estúpida.", 1, "estacionamento"],
    ["O mecânico do bairro condenou o motor, aqui acharam um fio solto.", 5, "mecânico"],
    ["Pedi uma pizza, um suco e um pudim e veio sem o pudim.", 1, "pizza"],
    ["Acabei levando duas saias, uma blusa e um colar. Vendedora simpática.", 5, "blusa"],
    ["Levei pra trocar a tela e o alto-falante parou de funcionar.", 1, "funcionamento da tela"],
    ["Fui trocar o óleo e me empurraram um filtro caríssimo.", 1, "óleo"],
    ["Fui na inauguração com minha esposa e esperamos 50 minutos pelo chopp.", 2, "chopp"],
    ["Fiquei esperando o táxi na porta e o segurança foi grosso.", 2, "espera"],
    ["Viemos tomar café e o bolo de fubá estava quentinho.", 5, "café"],
  ])("%s", (text, stars, stray) => {
    expect(named(text, stars)).not.toContain(stray);
  });
});

describe("what is meant is still named", () => {
  test.each([
    ["Paguei 280 reais e achei muito caro pelo que fizeram.", 1, "valor"],
    ["Cuidado zero com os clientes, gente mal preparada.", 1, "cuidado"],
    ["O resultado da pintura ficou péssimo.", 1, "resultado"],
    ["Estacionamento apertado e mal iluminado.", 2, "estacionamento"],
    ["O mecânico foi honesto e explicou tudo.", 5, "mecânico"],
    ["Pedi uma pizza, um suco e um pudim, a pizza veio queimada.", 1, "pizza"],
  ])("%s", (text, stars, meant) => {
    expect(named(text, stars)).toContain(meant);
  });
});
