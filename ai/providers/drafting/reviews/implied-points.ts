import type { Word } from "../text/words.ts";
import type { Quality } from "./lexicon/opinion.ts";
import type { Thing } from "./lexicon/thing.ts";
import type { Point } from "./point-names.ts";
import type { Segment } from "./segments.ts";

const service: Thing = {
  kind: "thing",
  id: "atendimento",
  class: "process",
  name: "o atendimento",
  core: true,
};

/** What somebody of the shop did: "disseram", "me encaixaram", "riu quando pedi". */
const acting =
  /^(?:\p{L}{2,}(?:aram|eram|iram)|dizem|falam|alegam|mandam|inventam|respondem|esquecem|tratam|atendem|pedem|cobram|querem|enrolam|disse|falou|respondeu|alegou|riu|gritou|mandou|recusou|negou|fingiu|ignorou|prometeu|esqueceu)$/u;
const people =
  /^(?:moca|mocas|rapaz|dono|dona|donos|funcionari[oa]s?|atendentes?|gerente|recepcionistas?|vendedor[ae]?s?|garcom|garcons|ninguem|proprietari[oa]|chefe|caixa|balcao|responsavel)$/;
const toClient = /^(?:me|nos|gente)$/;
const done = /^\p{L}{2,}(?:ou|eu|iu)$/u;
const notOfShop =
  /^(?:foram|eram|ficaram|estavam|vieram|chegaram|tiveram|acabaram|passaram|duraram|quebraram|desbotaram|gostaram|amaram|adoraram|oxidaram|descosturaram|soltaram|mancharam|encolheram|estragaram|racharam|cairam|sumiram|murcharam|secaram|morreram|vazaram|queimaram|pararam|funcionaram|lascaram|rasgaram|subiram|aumentaram)$/;

const timeUnit = /^(?:minutos?|minutinhos|horas?|dias?|semanas?|meses|mes)$/;
const count =
  /^(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|trinta|quarenta|cinquenta|meia|varios|varias|muitas|muitos|quase)$/;
/** "Quebrou em quinze dias" tells of no wait, "sou cliente há dois anos" neither. */
const noWait = /^(?:em|com|apos|depois|por|no|na|aberto|durou|durou|duraram)$/;

const paid = /^(?:paguei|pagamos|pagar|pago|pagando|pagou)$/;

const ofSpeed = new Set<Quality>([
  "speed",
  "agility",
  "wait",
  "delay",
  "punctuality",
  "deadline",
  "duration",
  "appointedTime",
  "queue",
  "hours",
  "times",
]);
const ofMoney = new Set<Quality>([
  "price",
  "value",
  "billing",
  "fee",
  "refund",
  "costBenefit",
  "payment",
]);

function isService({ thing, quality }: Point): boolean {
  if (thing !== undefined && (thing.class === "people" || thing.id === "atendimento")) return true;
  return (
    quality !== undefined &&
    /^(?:attention|courtesy|friendliness|patience|affection|care|welcome|respect|professionalism|competence|response)$/.test(
      quality,
    )
  );
}

function hasStaffAct(words: readonly Word[]): boolean {
  return words.some(({ key }, at) => {
    if (people.test(key)) return true;
    if (acting.test(key)) return !notOfShop.test(key);
    return done.test(key) && toClient.test(words[at - 1]?.key ?? "");
  });
}

function hasWait(words: readonly Word[]): boolean {
  return words.some(
    ({ key }, at) =>
      timeUnit.test(key) &&
      count.test(words[at - 1]?.key ?? "") &&
      !noWait.test(words[at - 2]?.key ?? ""),
  );
}

/** "Tudo em quarenta minutos", "em meia hora". */
export function hasHaste(words: readonly Word[], withDays = false): boolean {
  return words.some(
    ({ key }, at) =>
      (/^(?:minutos?|minutinhos|horas?)$/.test(key) ||
        (withDays && /^(?:dias?|semana)$/.test(key))) &&
      count.test(words[at - 1]?.key ?? "") &&
      words[at - 2]?.key === "em",
  );
}

/**
 * What no word of opinion says and the story does: that somebody of the shop did something, that it took time,
 * that it was paid for. One polarity for the whole text.
 */
export function impliedPoints(
  segments: readonly Segment[],
  points: readonly Point[],
  polarity: 1 | -1,
): Point[] {
  const words = segments.flatMap((segment) => segment.words);
  const has = (qualities: ReadonlySet<Quality>) =>
    points.some(({ quality }) => quality !== undefined && qualities.has(quality));
  const implied: Point[] = [];
  if (!points.some(isService) && hasStaffAct(words)) implied.push({ polarity, thing: service });
  if (polarity === 1) {
    return !has(ofSpeed) && hasHaste(words, true)
      ? [...implied, { polarity, quality: "speed" }]
      : implied;
  }
  if (!has(ofSpeed) && hasWait(words)) implied.push({ polarity, quality: "duration" });
  if (!has(ofMoney) && words.some(({ key }) => paid.test(key)))
    implied.push({ polarity, quality: "refund" });
  return implied;
}
