import type { Opinion } from "../lexicon/opinion.ts";
import type { Mark } from "../mark.ts";
import { partAround } from "../part-around.ts";
import type { Segment } from "../segment.ts";

/** What a shop has for those who wait. */
const treat =
  /^(?:cafe|cafezinho|cha|chazinho|agua|aguinha|suco|refri[a-z]*|cerveja|cervejinha|chopp?|espumante|vinho|champanhe|drink|biscoito|biscoitinho|bolach[a-z]+|bolinho|bala|balinha|pipoca|frutas?|chocolates?|lanchinho|petiscos?|wifi|wi|internet|tomadas?|carregador|tv|televisao|netflix|revistas?|livros?|jornal|sofas?|poltronas?|puffs?|cadeiras?|banquinhos?|massagem|sinuca|pebolim|videogame|fliperama|jogos?|joguinhos?|brinquedos?|brinquedoteca|parquinho|desenho|musica|piadas?|historias?|ar|ventilador|sombra|mimos?)$/;
const waits =
  /(?<= )(?:enquanto (?:a gente |eu |nos |voce |se |[oa]s? [a-z]+ )?(?:esper|aguard)[a-z]*|durante a (?:espera|demora)|ate (?:chegar|dar|ser) (?:a |sua |minha |nossa )?(?:vez|hora)|ate (?:[oa] [a-z]+ )?ficar(?:em)? pront[oa]s?|na hora d[ea] espera[r]?|(?:para|com) quem (?:esta |fica )?(?:na fila|esperando|aguardando|espera|aguarda)|(?:para a|na|da) espera|para (?:passar|distrair|matar) (?:[oa] )?tempo(?: da espera| na fila)?|para esperar)(?= )/;
/** What makes it none: "nem água enquanto a gente espera", "uma hora esperando". */
const spoilt =
  /^(?:na?o|nem|nunca|sem|ninguem|nada|zero|falt[a-z]*|cade|so|apenas|pouc[oa]s?|unic[oa]|horas?|minutos?|min|dias?|semanas?|meses|\d+[a-z]*|queria|podia[a-z]*|poderia[a-z]*|devia[a-z]*|acab[a-z]+|quebr[a-z]+|paga|pago|cobr[a-z]+)$/;

const pleased: Opinion = { kind: "opinion", polarity: 1, whole: true };

/** From which word to which a segment tells of waiting with something pleasant. */
function stretchIn({ words, marks }: Segment): { start: number; end: number } | undefined {
  const text = ` ${words.map(({ key }) => key).join(" ")} `;
  const found = waits.exec(text);
  if (found === null) return undefined;
  const start = text.slice(0, found.index).trim().split(" ").filter(Boolean).length;
  const end = start + found[0].trim().split(" ").length;
  const part = partAround(words, start);
  const rest = part.filter((word) => !words.slice(start, end).includes(word));
  const from = words.indexOf(part[0] ?? (words[start] as (typeof words)[number]));
  const drinks = marks.some(({ value }) => value.kind === "thing" && value.class === "cold");
  const blamed = marks.some(
    (mark) =>
      mark.value.kind === "opinion" &&
      mark.value.polarity === -1 &&
      !(drinks && mark.value.heat === "cold") &&
      mark.start >= from &&
      mark.start < from + part.length &&
      (mark.end <= start || mark.start >= end || (mark.start < start && mark.end > end)),
  );
  const pleasant =
    rest.some(({ key }) => treat.test(key)) && !rest.some(({ key }) => spoilt.test(key));
  return pleasant && !blamed ? { start, end } : undefined;
}

/** "Massagem na poltrona enquanto a gente aguarda": no wait, but what makes it short. */
export function withWaitingTreats(segment: Segment): Segment {
  const stretch = stretchIn(segment);
  if (stretch === undefined) return segment;
  const kept = segment.marks.filter(
    ({ start, end }) => start >= stretch.end || end <= stretch.start,
  );
  const told: Mark = { ...stretch, value: pleased };
  return { ...segment, marks: [...kept, told].sort((one, other) => one.start - other.start) };
}
