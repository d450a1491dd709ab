import { contract } from "../text/grammar.ts";
import type { Word } from "../text/words.ts";
import { guessTargets, lackTargets } from "./guess-targets.ts";
import { lexicon } from "./lexicon/book.ts";
import { houses } from "./lexicon/business.ts";
import { canNameThing } from "./lexicon/no-things.ts";
import { readThings, type Thing } from "./lexicon/thing.ts";
import type { Mark, Segment } from "./segments.ts";
import type { Target } from "./target.ts";

const linking = new Set("de da do das dos na no nas nos em of the in".split(" "));

/** Words between two places that do no more than join nouns. */
function isLinked(words: readonly Word[], from: number, to: number): boolean {
  const between = words.slice(from, to);
  return between.length > 0 && between.length < 3 && between.every(({ key }) => linking.has(key));
}

const articles = /^(?:[dn]|pel)?([oa]s?)$/;
/** People whose noun serves both genders. */
const eitherGender =
  /^(?:designer|dentista|recepcionista|balconista|frentista|taxista|barista|personal|manicure|massagista|nutricionista|fisioterapeuta|eletricista|motorista|cerimonialista|esteticista)$/;

/** A box, and no till: "a caixa do bolo". */
const box: Thing = { kind: "thing", id: "caixa (a)", class: "goods", name: "a caixa", core: false };

/** "a designer": the article as the text has it. */
function asWritten(thing: Thing, before: string): Thing {
  const article = articles.exec(before)?.[1];
  if (thing.id === "caixa" && /a$/.test(article ?? before)) return box;
  if (article === undefined || !eitherGender.test(thing.id)) return thing;
  return { ...thing, name: thing.name.replace(/^[oa]s?(?= )/, article) };
}

const houseNames: ReadonlyMap<string, Thing> = new Map(
  readThings("place", houses).map(({ patterns, thing }) => [patterns.split(",")[0] ?? "", thing]),
);

/** "Gostei da pousada": what the shop is, told in one word. */
function houseAt(
  { start, end }: Mark,
  words: readonly Word[],
): Pick<Target, "house" | "everything"> {
  if (/^(?:tudo|td|todo|everything)$/.test(words[start]?.key ?? "")) return { everything: true };
  const house = end - start === 1 ? houseNames.get(words[start]?.key ?? "") : undefined;
  return house === undefined ? {} : { house };
}

function toTarget(mark: Mark, words: readonly Word[]): Target | undefined {
  const { value, start, end } = mark;
  const before = words[start - 1]?.key ?? "";
  if (value.kind === "thing")
    return { start, end, thing: asWritten(value, before), ...(value.core && { core: true }) };
  if (value.kind === "business") return { start, end, whole: true, ...houseAt(mark, words) };
  if (value.kind !== "quality") return undefined;
  const { quality, leaning, core } = value;
  return { start, end, quality, ...(leaning && { leaning }), ...(core && { core }) };
}

/** "a massa" and "a pizza" make "a massa da pizza"; a waiter's service is the waiter's. */
function merge(head: Target, added: Target, link: string): Target | undefined {
  const joined = { ...head, end: added.end };
  if (added.whole) return joined;
  if (head.whole || added.quality) return undefined;
  if (head.quality)
    return head.thing ? undefined : { ...joined, ...(added.thing && { thing: added.thing }) };
  if (!head.thing || !added.thing) return undefined;
  if (head.thing.class === "process" && added.thing.class === "people")
    return { ...joined, thing: added.thing };
  if (head.thing.class !== added.thing.class || head.thing.class === "people") return joined;
  if (head.thing.id === added.thing.id) return undefined;
  const bare = added.thing.name.replace(/^[oa]s? /, "");
  const tail = link === "de" ? `de ${bare}` : contract("de", added.thing.name);
  const name = `${head.thing.name} ${tail}`;
  return { ...joined, thing: { ...head.thing, id: `${head.thing.id} ${added.thing.id}`, name } };
}

/** "o bolo de cenoura": what a thing is made of, where the lexicon does not know it. */
function withMatter(target: Target, { words, marks, foreign }: Segment): Target {
  const { thing, end } = target;
  const matter = words[end + 1];
  const made = thing !== undefined && /^(?:food|cold|goods)$/.test(thing.class);
  if (!made || foreign || matter === undefined || words[end]?.text.toLowerCase() !== "de")
    return target;
  const known = marks.some(({ start, end: last }) => start <= end + 1 && end + 1 < last);
  if (known || !canNameThing(matter.key, matter.text)) return target;
  return { ...target, end: end + 2, thing: { ...thing, name: `${thing.name} de ${matter.text}` } };
}

/** Nouns that are a form of a verb too, and adjectives besides: "a caldeira entrega os pontos", "pintura uniforme". */
const alsoVerbs =
  /^(?:entrega|compra|reserva|visita|escova|troca|pinta|conserta|corte|obra|multa|pesca|conta|prova|vela|lixa|filma|marca|cobra|janta|consulta|massa|poda|cura|aula|senha|lista|festa|cera|sombra|tranca|trava|muda|reserva)$/;
const alsoAdjectives =
  /^(?:show|uniformes?|tort[ao]s?|doces?|salgad[ao]s?|massa|fantasia|lisas?|colonial)$/;
const subject = /^(?:que|ele|ela|eles|elas|ja|nao|nunca|sempre|quem|gente|voce|voces|se|me|ainda)$/;
const object = /^(?:[oa]s?|uma?|tudo|meu|minha|seu|sua|d[oa]s?)$/;

/** "um gato que se chama Recibo", "A Mel": a capital inside a sentence, where not all is shouted. */
function isNamed(word: Word | undefined, before: Word | undefined): boolean {
  if (before === undefined || before.key === ",") return false;
  return /^\p{Lu}\p{Ll}/u.test(word?.text ?? "") && /^(?:\p{Ll}|[AO]s?$)/u.test(before.text);
}

/** Words that only their marks tell from a noun: "faça", "em maio", "saía". */
const lostMarks: ReadonlyMap<string, RegExp> = new Map([
  ["faca", /ç/],
  ["maio", /^[^ô]*$/],
  ["saia", /í/],
]);

/** A sock has its article: "uma hora e meia", "lixou meia parede" and "uma meia hora" tell of none. */
const ofSock = /^(?:[dn]?a|uma|minha|sua|nossa|de|par)$/;
const halved = /^(?:hora|diaria|noite|duzia|manha|tarde|volta)$/;

/** "Trabalho no prédio do lado" and "às duas e meia": a verb that opens the sentence, a half. */
function isVerbOrHalf(words: readonly Word[], at: number): boolean {
  const [before = "", key = "", after = ""] = [at - 1, at, at + 1].map(
    (place) => words[place]?.key,
  );
  if (key === "trabalho") return at === 0 && /^(?:n[oa]|em|perto|aqui)$/.test(after);
  return key === "meia" && (!ofSock.test(before) || halved.test(after));
}

/** Whether a word of the lexicon stands here for another one that is written like it. */
function isOtherWord({ start, end, value }: Mark, words: readonly Word[]): boolean {
  if (value.kind !== "thing" || end - start !== 1) return false;
  if (isNamed(words[start], words[start - 1])) return true;
  const [before = "", key = "", after = ""] = [start - 1, start, start + 1].map(
    (at) => words[at]?.key,
  );
  const behindNoun = lexicon().matchAt(words.slice(start - 1, start), 0)?.value.kind === "thing";
  if (lostMarks.get(key)?.test(words[start]?.text ?? "")) return true;
  if (isVerbOrHalf(words, start)) return true;
  if (alsoAdjectives.test(key) && start > 0)
    return behindNoun || /^(?:ficou|ficaram|veio|ta|esta|estava|meio|muito)$/.test(before);
  if (!alsoVerbs.test(key) || start === 0) return false;
  return subject.test(before) || (behindNoun && object.test(after));
}

const beforeOrAfter = /^(?:antes|depois|vespera)$/;

/** "Antes da formatura", "na véspera do casamento": when something was. */
function tellsWhen({ start }: Mark, words: readonly Word[]): boolean {
  return (
    /^d[aeo]s?$/.test(words[start - 1]?.key ?? "") &&
    beforeOrAfter.test(words[start - 2]?.key ?? "")
  );
}

/** The targets of a segment in order, nouns that hang together as one. */
export function findTargets(segment: Segment): Target[] {
  const { words, marks } = segment;
  const known = marks
    .filter((mark) => !isOtherWord(mark, words) && !tellsWhen(mark, words))
    .flatMap((mark) => toTarget(mark, words) ?? [])
    .map((target) => withMatter(target, segment));
  const all = [...known, ...guessTargets(segment), ...lackTargets(segment)];
  const targets: Target[] = [];
  for (const target of all.sort((one, other) => one.start - other.start)) {
    const last = targets.at(-1);
    const linked = last !== undefined && isLinked(words, last.end, target.start);
    const link = words[target.start - 1]?.key ?? "";
    const merged = linked ? merge(last, target, link) : undefined;
    if (merged === undefined) targets.push(target);
    else targets[targets.length - 1] = merged;
  }
  return targets;
}

const sold = /^(?:food|cold|goods|work|own|people)$/;
const introducing = /^(?:[oa]s?|meus?|minhas?|noss[oa]s?)$/;

/** Things that stand inside a longer phrase of opinion: the class of "remarcaram minha aula três vezes". */
export function innerTargets({ words, marks }: Segment): Target[] {
  return marks.flatMap(({ value, start, end }) => {
    if (value.kind !== "opinion" || end - start < 3) return [];
    return words.slice(start + 1, end).flatMap((word, place) => {
      const at = start + 1 + place;
      const thing = lexicon().matchAt([word], 0)?.value;
      if (thing?.kind !== "thing" || !sold.test(thing.class)) return [];
      return introducing.test(words[at - 1]?.key ?? "") ? [{ start: at, end: at + 1, thing }] : [];
    });
  });
}
