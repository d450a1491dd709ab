/**
 * What a review speaks of. `stems`: beginnings of words, without case and accents, of which one has to stand in a
 * reply that mentions the point; broad on purpose, since a reply may say it in other words.
 */
export type Point = { name: string; stems: readonly string[]; good: boolean };

const topics = {
  service:
    "atend recepc trat acolh simpat educa gentil cordial profission carinh cuidad atenc postura respeit dedica paciencia",
  speed:
    "demor atras esper lent tempo prazo pontual agil rapid fila horas uma_hora meia_hora na_hora no_horario do_horario horario_marcado horario_combinado horario_agendado hora_marcada hora_combinada",
  price: "preco valor cobr a_conta na_conta da_conta caro cara custo pag barat",
  food: "comida prato sabor gost refeic cozinha produto qualidade temper delici alimento cardapio",
  goods: "produto qualidade peca item mercadoria compra",
  cleanliness: "limp higien suj organiz asseio",
  place: "ambiente espaco lugar local loja decorac aconcheg estrutura instalac confort",
  payment: "pag cart pix maquin cobr",
  delivery: "entreg motoboy pedido frete",
  noise: "barulh o_som do_som ao_som ruido music volume silenc",
  access: "acessib rampa cadeir degrau elevador mobilidade entrada",
  parking: "estacion vaga",
  result: "result trabalho servico qualidade caprich",
  order: "pedido errad troca troco troq engan incorret falt",
  warmth: "fri temperatur quent gelad morn",
  notice: "inform orient explic respost retorno avis comunic transparen clar esclarec",
  repair: "conserto repar servico defeito problema diagnost",
  room: "quarto acomodac hosped estadia",
  hours: "horario funcion abert fech abr domingo",
  variety: "variedade opco tamanho numer grade escolha",
} as const;

export type Topic = keyof typeof topics;

export function isTopic(name: string): name is Topic {
  return Object.hasOwn(topics, name);
}

/** Stems of topics: broad, so that what is praised and what is blamed may share one. */
export const broadStems: ReadonlySet<string> = new Set(Object.values(topics).flatMap(stemsOf));

function pointOf(good: boolean, topic: Topic, extra: string): Point {
  const name = extra ? `${topic} (${extra})` : topic;
  return { name, stems: stemsOf(`${topics[topic]} ${extra}`), good };
}

function stemsOf(list: string): string[] {
  return list
    .trim()
    .split(" ")
    .map((stem) => stem.replaceAll("_", " "));
}

/** Something praised; `extra`: further stems, separated by spaces; `_` stands for a space inside one. */
export function good(topic: Topic, extra = ""): Point {
  return pointOf(true, topic, extra);
}

/** Something complained about, or asked. */
export function bad(topic: Topic, extra = ""): Point {
  return pointOf(false, topic, extra);
}

/** Only these words will do. */
export function goodAbout(stems: string): Point {
  return { name: stems, stems: stemsOf(stems), good: true };
}

export function badAbout(stems: string): Point {
  return { name: stems, stems: stemsOf(stems), good: false };
}
