import { describe, expect, test } from "vitest";
import { findConcerns } from "../intake/sensitive.ts";
import { findStaff } from "../intake/staff.ts";
import { grants } from "../points/concessions.ts";
import { readPoints } from "../points/read-points.ts";
import { toSegments } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import { namePoints } from "../writing/point-names.ts";

const said = (review: string) => readPoints(toSegments(review), undefined);
const told = ({ polarity, quality, thing }: Point) =>
  `${polarity > 0 ? "+" : "-"}${[quality, thing?.name].filter(Boolean).join(" of ")}`;
/** All that a review judges, names or tells. */
function matters(review: string): string {
  const { points, named, unknown, deeds } = said(review);
  return [...points, ...named, ...unknown, ...deeds].map(told).join(", ");
}
const judged = (review: string) => said(review).points.map(told);

describe("words of the table and the inn in another sense", () => {
  test.each([
    ["carne meio dura, mas o atendimento compensa", "-preparation of a carne"],
    ["opções veganas poucas", "-variety"],
    ["yakisoba muito bem servido, dá pra duas pessoas", "+portion of o yakisoba"],
    ["cobertura pouca", "-portion of a cobertura"],
    ["porção serve bem 2 pessoas", "+portion of a porção"],
    ["passeio legal, mas durou menos que o combinado", "-a duração"],
    ["a conta veio salgada", "-price"],
    ["O pudim salvou", "+o pudim"],
    ["veio com cheiro azedo", "-smell"],
    ["a geladeira não gelava", "-function of a geladeira"],
    ["só o café da manhã presta", "+o café da manhã"],
    ["ficamos 40 minutos em pé", "-wait"],
    ["torradas com geleia deliciosas", "+as torradas"],
    ["Wifi não funciona nos quartos", "-function of o wi-fi"],
    ["O garçom esqueceu nosso pedido", "-o pedido"],
    ["Pedi às 19:30 e a pizza chegou 21:40", "-speed"],
  ])("%s: %s", (review, point) => {
    expect(judged(review)).toContain(point);
  });

  test.each([
    ["amei tudo, beijinho pra equipe", /beijinho/],
    ["o bolo em tons pastel ficou lindo", /o pastel/],
    ["comprei o quarto bolo aqui, sempre perfeito", /o quarto/],
    ["foi um balde de água fria", /heat|balde|água/],
    ["ótima variedade de frios e queijos", /heat/],
    ["gema mole perfeita no hambúrguer", /-/],
    ["chá revelação maravilhoso, amei a paleta de cores", /o chá|paleta/],
    ["Pousada pé na areia, tapioca feita na hora", /areia/],
    ["cortes de carne ótimos", /courtesy/],
    ["Parque muito divertido", /friendliness/],
    ["sempre tem sabores novos", /premises/],
    ["Churros encharcado de óleo", /óleo|umidade/],
    ["sushi bom, poderia ter mais variedade de hot", /heat/],
    ["queijo da canastra muito bom", /canastra/],
    ["comprei hoje de manhã", /o hoje/],
    ["Feira com pastel, caldo e fruta barata", /price of o/],
    ["Coxinha gigante e recheio cremoso, vale cada centavo", /price of/],
    ["O personal montou treino pro meu joelho", /montagem/],
    ["Hostel limpo, porém barulhento", /sound/],
    ["O dono só aparece pra cobrar", /-billing/],
    ["Melhor pastel! o de carne é sensacional", /o de carne|a carne/],
    ["bolo com pasta americana demais", /a massa/],
    ["Decepcionante, pelo preço que cobram", /billing of/],
    ["O dono só aparece pra cobrar", /\+billing/],
    ["Passei em frente e resolvi entrar", /solution|aprovação/],
    ["Sou celíaca e consegui comer tranquila", /conquista/],
    ["Peço essa marmita todo dia", /o pedido/],
    ["Encomendei os doces pro batizado e ficou lindo", /batizado/],
    ["Aluguei o salão e a cozinha estava imunda", /cleanliness of o salão/],
    ["adega com vinhos ótimos", /freshness of|\+a adega/],
    ["O quarto é pequeno, mas bem limpo e a cama confortável", /cleanliness of a cama/],
  ])("%s tells nothing like %s", (review, other) => {
    expect(matters(review)).not.toMatch(other);
  });
});

describe("what a customer did is no matter beside what was bought", () => {
  test.each([
    ["brigadeiros maravilhosos, encomendei 200", "a encomenda"],
    ["o bolo lindo, equipe ajudou em tudo", "o atendimento da equipe"],
  ])("%s: not %s", (review, deed) => {
    const { points, deeds } = said(review);
    const praised = [...points, ...deeds].map((point): Point => ({ ...point, polarity: 1 }));
    expect(namePoints(praised)).not.toContain(deed);
  });
});

describe("the good half that a complaint grants", () => {
  test.each([
    ["Camping abandonado. O rio pelo menos é lindo", true],
    ["Filas enormes. Os funcionários até são educados", true],
    ["Carne dura. A farofa era a única coisa boa", true],
    ["Carne dura. Nem pelo menos pediram desculpa", false],
    ["Show lindo, fila enorme", false],
  ])("%s: %s", (review, granted) => {
    expect(grants(said(review), toSegments(review))).toBe(granted);
  });
});

describe("people and harm", () => {
  test.each([
    "Restaurante da Dona Lurdes tem o melhor torresmo",
    "A comida da dona Lurdes é ótima",
    "O bar do seu Zé é ótimo",
  ])("%s: named after somebody, served by nobody", (review) => {
    expect(findStaff(toSegments(review), undefined)).toEqual([]);
  });

  test("the service of somebody with a title is praised", () => {
    const segments = toSegments("Atendimento do seu Valdir nem se fala");
    expect(findStaff(segments, undefined).map(({ name }) => name)).toEqual(["Valdir"]);
  });

  test.each([
    ["tenho intolerância a lactose", []],
    ["sofri intolerância religiosa aqui", ["respect"]],
    ["falta de ar condicionado", []],
    ["senti falta de ar", ["health"]],
    ["frutas machucadas e caras", []],
    ["o wifi cai no quarto", []],
    ["a sangria estava boa", []],
    ["frango cru e sangrando", []],
    ["fiquei mal o dia todo", ["health"]],
  ])("%s raises %j", (review, concerns) => {
    expect(toSegments(review).flatMap(({ words }) => findConcerns(words))).toEqual(concerns);
  });
});
