import { expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { toSegments } from "../segments.ts";
import { findHonoured } from "./honoured.ts";

const namesIn = (review: string) =>
  findHonoured(toSegments(review), undefined).map(({ name }) => name);

test.each([
  ["Fila enorme. O rapaz da entrega, Wesley, foi o único que tentou ajudar.", "Wesley"],
  ["Me cobraram duas vezes. A moça do financeiro, Keila, foi a única que se importou.", "Keila"],
  ["Curso bagunçado. Teve um monitor, o Igor, que salvou o semestre.", "Igor"],
  ["Ninguém atende o telefone. Só volto por causa da Neide da copa.", "Neide"],
  ["Quarto sujo e sem toalha. O seu Valdir da portaria foi um gentleman.", "Valdir"],
  ["Demoraram 3 horas. A única que me deu atenção foi a atendente Paula.", "Paula"],
  ["Box torto. O ajudante, Tiago, foi o único que pediu desculpa.", "Tiago"],
  ["Remédio errado. A farmacêutica Renata é gente fina, mas o resto não sabe nada.", "Renata"],
  ["Voltaria só se fosse com a Bruna, as outras puxam o cabelo.", "Bruna"],
  ["Exame sumiu. a tecnica Luana foi a única com boa vontade", "Luana"],
  ["Van atrasada todo dia, e o motorista Edson, um anjo, não tem culpa.", "Edson"],
  ["O corretor Marcelo é gente fina, sempre respondeu, mas falou que não depende dele", "Marcelo"],
])("whom a complaint sets apart is named: %s", (review, name) => {
  expect(namesIn(review)).toEqual([name]);
});

test.each([
  "Esperei 2 horas. Meu marido Wesley foi o único que tentou ajudar.",
  "Meu filho, o Igor, que salvou a festa, porque o som não veio.",
  "A cliente do lado, Ana, foi a única que me ajudou a levantar.",
  "O Marcelo foi o único que atendeu, e mesmo assim foi grosso.",
  "O Wesley foi o único que tentou ajudar, mas foi grosso.",
  "Nem a Paula, que é gente fina, deu jeito.",
  "O Leandro foi o único que reclamou do cheiro.",
  "A Keila foi a única que apareceu e ainda chegou bêbada.",
  "Não volto nem com a Simone.",
  "Volto só quando a Carla sair.",
  "O concorrente, o Paulo, foi um gentleman.",
  "A recepcionista Paula foi um amor, me deixou 2 horas esperando.",
  "A gerente Sônia é muito educada quando quer vender.",
  "Minha vizinha Rosa foi um anjo e me emprestou a furadeira.",
])("who is not of the shop, or is praised in irony, is not: %s", (review) => {
  expect(namesIn(review)).toEqual([]);
});

test("a complaint names the fault, and whom it thanks", () => {
  const { text } = draftReply(
    "Me cobraram duas vezes. A moça do financeiro, Keila, foi a única que se importou.",
    undefined,
    1,
  );
  expect(text).toContain("me cobraram duas vezes");
  expect(text).toContain("atendimento da Keila");
});
