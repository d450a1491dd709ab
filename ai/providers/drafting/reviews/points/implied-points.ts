import type { Word } from "../../text/words.ts";
import type { Thing } from "../lexicon/thing.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import { maskClientLife } from "./client-life.ts";
import { count, hasteIn } from "./haste.ts";
import { isOf, type Matter } from "./matters.ts";
import { isOfThing, staffActIn } from "./staff-acts.ts";

const service: Thing = {
  kind: "thing",
  id: "atendimento",
  class: "process",
  name: "o atendimento",
  core: true,
};

const timeUnit = /^(?:minutos?|minutinhos|horas?|dias?|semanas?|meses|mes)$/;
/** "Quebrou em quinze dias" tells of no wait, "vencida há três meses" and "comprei faz um mês" neither. */
const noWait = /^(?:em|com|apos|depois|por|no|na|aberto|durou|duraram|eram?|seriam?|sao)$/;
const since = /^(?:ha|faz|tem|de)$/;
const noWaitSince =
  /^(?:vencid[oa]s?|compr\p{L}+|sou|somos|moro|moramos|trabalho|frequento|conheco|client[ae]|uso|tenho|temos|inaugur\p{L}+|abriu|mudou|existe|garantia|prazo|validade|uso|gravida|antecedencia)$/u;

const paid = /^(?:paguei|pagamos|pagar|pago|pagando|pagou)$/;
const money =
  /^(?:reais|centavos?|cobr(?:a|am|ou|aram|ar|ando|ad[oa]s?|anca|ancas|ei|amos|ava|avam)|preco|precos|valor|mensalidade|fatura|orcamento|gast(?:ei|ar|amos|o)|barat[oa]s?|car[oa]s?|tabela|desconto|quilo|econom(?:izei|izamos|ico|icos|ica|icas))$/u;
/** Somebody told, asked or should have told something. */
const talk =
  /^(?:avis\p{L}*|inform\p{L}*|explic\p{L}*|telefon\p{L}*|telefonema|lig(?:uei|amos|o|ar|aram)|email|mensagem|mensagens|whatsapp|caixa_postal|respond\p{L}*|respost\p{L}*|garanti(?:u|ram)|diss(?:e|eram)|diz|dizem|fal(?:ou|aram|a|am)|aleg\p{L}*|combin\p{L}*|promet\p{L}*|pergunt(?:ar|ou|aram|ei))$/u;
const showed =
  /^(?:explic\p{L}*|mostr\p{L}*|ensin\p{L}*|orient\p{L}*|avis(?:a|am|ou|aram|ava|avam)|tir(?:ou|aram)_duvidas|duvidas?|dicas?)$/u;
/** Something was made, mended or done for the client. */
const making =
  /^(?:re|des)?(?:fez|fizeram|mont(?:ou|aram)|consert(?:ou|aram)|instal(?:ou|aram)|pint(?:ou|aram)|cort(?:ou|aram)|costur(?:ou|aram)|troc(?:ou|aram)|reform(?:ou|aram)|salv(?:ou|aram)|encurt(?:ou|aram)|apert(?:ou|aram)|ajust(?:ou|aram)|regul(?:ou|aram)|arrum(?:ou|aram)|limp(?:ou|aram)|lav(?:ou|aram|a)|resolv(?:eu|eram)|recuper(?:ou|aram)|desenh(?:ou|aram)|pendur(?:ou|aram)|etiquet(?:ou|aram)|carreg(?:ou|aram)|higieniz(?:ou|aram)|transform(?:ou|aram)|ficou|ficaram|virou|acert(?:ou|aram)|conserta|abriu|entendeu|entenderam|cortam?|brilh(?:ou|a|ava)|parece)$/;
/** Another thing came than was asked for. */
const other = /^(?:outr[oa]s?|errad[oa]s?|trocad[oa]s?|diferente|diferentes)$/;
const came =
  /^(?:veio|vieram|cheg(?:ou|aram)|receb(?:i|eu|emos)|mand(?:ou|aram)|trouxe(?:ram)?|saiu)$/;
const weekday =
  /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;

/** A day or month, and no stretch of days: "de quarta a domingo". */
function isAppointed(words: readonly Word[], at: number): boolean {
  const key = (by: number) => words[at + by]?.key ?? "";
  const opens = key(1) === "a" && weekday.test(key(2));
  const closes = key(-1) === "a" && weekday.test(key(-2));
  return weekday.test(key(0)) && !opens && !closes;
}

const workDone: Thing = {
  kind: "thing",
  id: "trabalho",
  class: "work",
  name: "o trabalho da equipe",
  core: true,
};
const serviceDone: Thing = { ...workDone, id: "serviço", name: "o serviço" };

function isService({ thing, quality }: Point): boolean {
  if (thing !== undefined && (thing.class === "people" || thing.id === "atendimento")) return true;
  return isOf(quality, "service");
}

/** "Três meses de garantia", "dois meses que frequento": how long something is, and nobody waits. */
function isLength(words: readonly Word[], at: number): boolean {
  const [link = "", what = ""] = words.slice(at + 1, at + 3).map(({ key }) => key);
  if (link === "que") return noWaitSince.test(what);
  return link === "de" && !/^(?:esper|atras|fila|demor|atend|relogio|telefon|ligac|pe$)/.test(what);
}

function waitIn(words: readonly Word[]): number {
  return words.findIndex(
    ({ key }, at) =>
      timeUnit.test(key) &&
      !isLength(words, at) &&
      count.test(words[at - 1]?.key ?? "") &&
      !noWait.test(words[at - 2]?.key ?? "") &&
      !(since.test(words[at - 2]?.key ?? "") && noWaitSince.test(words[at - 3]?.key ?? "")),
  );
}

/** A matter that a story touches without judging it, and the word that shows it; -1: none. */
type Hint = { point: Omit<Point, "polarity">; shownBy: (words: readonly Word[]) => number };

function first(test: RegExp): Hint["shownBy"] {
  return (words) => words.findIndex(({ key }) => test.test(key));
}

const notDear =
  /^(?:[oa]s?|[dn]a|minha|sua|nossa|fez|fizeram|faz|tem|tinha|vi|vimos|achei|uma|duas|sem|com|cada|boa)$/;

/** "Com cara de boneca", "aquela cara feia": a face. */
const beforeFace = /^(?:com|de|aquela|essa|dessa|nessa|sem|pela|pelas|um|nem|encheu)$/;
const afterFace =
  /^(?:d[eoa]s?|del[ea]s?|fei[oa]s?|lavadas?|limpas?|fechadas?|amarradas?|virada|emburrada|azeda|alegre)$/;

/** "Isso não tem preço", "um gesto que vale mais que desconto": nothing that was paid. */
const pricing = /^(?:tem|tinha|existe|teve|que|de|vale)$/;

/** "Cobra bastante dos alunos": what a teacher demands. */
const demanding =
  /^(?:bastante|disciplina|empenho|postura|dedicacao|resultados?|licao|tarefas?|dos|da|na)$/;

/** "Achei uma barata", "baratas na cozinha": vermin, and nothing cheap. */
const vermin =
  /^(?:n[oa]s?|andando|correndo|mort[ao]s?|viv[ao]s?|enormes?|voando|passeando|passando|em|debaixo|saindo|por|dentro|tontas?)$/;

/** "Conheci na vida real", "um real": a coin has its count. */
const coin = /^real$/;

function isMoney(words: readonly Word[], at: number): boolean {
  const [before = "", key = "", after = ""] = [at - 1, at, at + 1].map(
    (place) => words[place]?.key,
  );
  if (/^contos?$/.test(key) || coin.test(key)) return count.test(before);
  if (/^baratas?$/.test(key) && vermin.test(after)) return false;
  if (/^cobra/.test(key) && demanding.test(after)) return false;
  const asked = [words[at - 2]?.key, before].some((one) => one?.startsWith("pergunt"));
  if (!money.test(key) || asked) return false;
  if (/^(?:preco|valor|desconto)$/.test(key)) return !pricing.test(before);
  if (!/^(?:car|barat)/.test(key)) return true;
  const face = beforeFace.test(before) || (/^caras?$/.test(key) && afterFace.test(after));
  return !face && !notDear.test(before);
}

/** Not "corta o barato", "o caro amigo", "na minha cara" and "vi uma barata". */
function moneyIn(words: readonly Word[]): number {
  return words.findIndex((_, at) => isMoney(words, at));
}

function otherThanAsked(words: readonly Word[]): number {
  const asked = words.findIndex(({ key }) =>
    /^(?:pedi|pedimos|comprei|encomend\p{L}*|combin\p{L}*)$/u.test(key),
  );
  if (asked < 0) return -1;
  const arrived = words.some(({ key }, at) => at > asked && came.test(key));
  return arrived ? first(other)(words) : -1;
}

const kin =
  /^(?:marido|esposa|mae|pai|filh[oa]|irma|irmao|namorad[oa]|amig[oa]|sogr[oa]|policia|samu|bombeiros)$/;

/** "Liguei pro meu pai me buscar", "o corpo não respondeu ao creme": no talk with the shop. */
function talkIn(words: readonly Word[]): number {
  return words.findIndex(
    ({ key }, at) =>
      talk.test(key) &&
      !isOfThing(words, at) &&
      !words.slice(at + 1, at + 4).some((next) => kin.test(next.key)),
  );
}

/** The second of the days that are told. */
function daysIn(words: readonly Word[]): number {
  const [, second = -1] = words.flatMap((_, at) => (isAppointed(words, at) ? [at] : []));
  return second;
}

const praised: readonly Hint[] = [
  { point: { quality: "speed" }, shownBy: (words) => hasteIn(words, true) },
  { point: { thing: workDone }, shownBy: first(making) },
  { point: { quality: "price" }, shownBy: moneyIn },
  { point: { quality: "explanation" }, shownBy: first(showed) },
];
const blamed: readonly Hint[] = [
  { point: { quality: "wrongOrder" }, shownBy: otherThanAsked },
  { point: { quality: "duration" }, shownBy: waitIn },
  { point: { quality: "refund" }, shownBy: first(paid) },
  { point: { quality: "value" }, shownBy: moneyIn },
  { point: { quality: "communication" }, shownBy: talkIn },
  { point: { quality: "deadline" }, shownBy: daysIn },
  { point: { thing: serviceDone }, shownBy: first(making) },
];

/** Where one of these is told, no hint of another is needed. */
const hinted: readonly Matter[] = ["speed", "money", "notice", "order"];

function isTold({ quality, thing }: Hint["point"], points: readonly Point[]): boolean {
  if (thing !== undefined)
    return points.some(
      (point) =>
        point.thing?.class === "work" ||
        point.thing?.class === "own" ||
        point.quality === "result" ||
        point.quality === "solution",
    );
  const matter = hinted.find((one) => isOf(quality, one));
  return matter !== undefined && points.some((point) => isOf(point.quality, matter));
}

/** Where a word of the whole text stands. */
function placeOf(segments: readonly Segment[], word: number): { segment: number; at: number } {
  let at = word;
  let segment = 0;
  for (const { words } of segments) {
    if (at < words.length) break;
    at -= words.length;
    segment += 1;
  }
  return { segment, at };
}

/**
 * What no word of opinion says and the story does: that somebody of the shop did something, that it took time,
 * that it was paid for, asked, made; each where the word stands that shows it. One polarity for the whole text.
 */
export function impliedPoints(
  segments: readonly Segment[],
  points: readonly Point[],
  polarity: 1 | -1,
): Point[] {
  const words = segments.flatMap((segment) => maskClientLife(segment.words));
  const implied: Point[] = [];
  const act = staffActIn(words, polarity);
  if (act >= 0 && !points.some(isService))
    implied.push({ polarity, thing: service, ...placeOf(segments, act) });
  for (const { point, shownBy } of polarity === 1 ? praised : blamed) {
    const at = shownBy(words);
    if (at === -1 || isTold(point, [...points, ...implied])) continue;
    if (point.thing === serviceDone && points.length + implied.length > 1) continue;
    implied.push({ ...point, polarity, faint: true, salience: 1.5, ...placeOf(segments, at) });
  }
  return implied;
}
