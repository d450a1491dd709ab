import type { Word } from "../text/words.ts";
import { earnedBy, restOf } from "./lexicon/earned-mark.ts";
import { markLowered } from "./lexicon/lowered-mark.ts";
import { isVerbForm } from "./lexicon/verbs.ts";

const adversatives = new Set(
  "mas porem entretanto contudo todavia apesar embora porrem but pero however although infelizmente exceto".split(
    " ",
  ),
);
const adversativePairs = new Set([
  "so que",
  "no entanto",
  "uma pena",
  "em compensacao",
  "por outro",
  "de resto",
]);

/** Words of a sentence that tells a rest, at least: "fora isso, nada". */
const shortestRest = 5;
/** Words of the longest turn that spares one thing. */
const sparingReach = 7;

function keysFrom(words: readonly Word[], at: number, count: number): string {
  return words
    .slice(at, at + count)
    .map(({ key }) => key)
    .join(" ");
}

const exceptions = new Set("so menos tirando exceto apenas unica unico somente agora".split(" "));

/** "Ir embora" opens no concession. */
const leaving =
  /^(?:ir|vai|vou|vamos|foi|fui|fomos|foram|iam|indo|ido|mandou|mandaram|levar|levou|saiu|sair)$/;

const nearlyBest =
  /^(?:eu )?so nao (?:dou|dei|dava|daria|ganha|ganhou|leva|levou|merece) (?:(?:a )?nota )?(?:dez|10|cinco|5|mil|100|maxima)(?: estrelas)?(?: ,)?$/;

/** "Só não dou dez porque demorou", "tiraria um ponto pois ...": the reason is the blemish. */
function tellsWhyNotBest(words: readonly Word[], at: number): boolean {
  if (!/^(?:porque|pois)$/.test(words[at]?.key ?? "")) return false;
  if (at <= sparingReach && nearlyBest.test(keysFrom(words, 0, at))) return true;
  const from = Math.max(0, at - sparingReach);
  return markLowered.test(keysFrom(words, from, at - from));
}

/** Words to leave out where the text turns to its other side; 0 where it does not. */
export function breaksAt(words: readonly Word[], at: number): number {
  if ([tellsWhyNotBest, turnsToRest].some((turns) => turns(words, at))) return 1;
  if (at === 0 && [opensLimit, opensExcept, opensTurn].some((opens) => opens(words))) return 1;
  const spared = wordsSpared(words, at);
  if (spared > 0) return spared;
  if (isCutOff(words, at)) return 0;
  if (words[at]?.key === "apesar" && keysFrom(words, at + 1, 2) === "de que") return 3;
  const pair = `${words[at]?.key} ${words[at + 1]?.key}`;
  if (pair === "por outro" && words[at + 2]?.key !== "lado") return 0;
  if (adversativePairs.has(pair)) return 2;
  if (words[at]?.key === "embora" && leaving.test(words[at - 1]?.key ?? "")) return 0;
  return adversatives.has(words[at]?.key ?? "") ? 1 : 0;
}

/** Words of "2 estrelas só pelo café da manhã", at most. */
const longestMark = 14;

/** "2 estrelas só pelo café, o resto é ruim": the mark was given for one thing, and for nothing else. */
function turnsToRest(words: readonly Word[], at: number): boolean {
  if (words[at]?.key !== "," || at > longestMark) return false;
  return restOf.test(keysFrom(words, at + 1, 5)) && earnedBy.test(keysFrom(words, 0, at));
}

/** "Só que não", at the very end: irony, and no turn. */
function isCutOff(words: readonly Word[], at: number): boolean {
  const [so, que, nao, more] = words.slice(at, at + 4).map(({ key }) => key);
  return so === "so" && que === "que" && /^n[ao]+o?$/.test(nao ?? "") && more === undefined;
}

/** "Agora, a calçada ...", "Já o piso ...": a sentence that turns to the other side. */
function opensTurn(words: readonly Word[]): boolean {
  const [first, second, third] = words.map(({ key }) => key);
  if (first === "agora") return second === ",";
  return first === "ja" && /^[oa]s?$/.test(second ?? "") && !isVerbForm(third ?? "");
}

/** ", só o preço": the comma and the word after it. */
function opensException(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.key === "," &&
    exceptions.has(words[at + 1]?.key ?? "") &&
    !/^(\d.*|tenho|resta|posso|sei|elog|agrad|troc(?:ou|aram)$|us(?:a|am|o)$|compro$|confio$|levo$|faco$|vou$|venho$|corto$|deixo$|trabalham?$|de$|uma$|que$)/.test(
      words[at + 2]?.key ?? "",
    )
  );
}

/** ", só aceitam dinheiro", ", agora demora": the word belongs to what they do, or tells when. */
function limitsDeed(words: readonly Word[], at: number): boolean {
  const deed = /^(?:aceit|atend|abr|vend|faz|fize|funcion|trabalh|entreg|tem$|tinha$)/;
  return words[at + 1]?.key === "agora" || deed.test(words[at + 2]?.key ?? "");
}

/** Words to leave out where one thing is excepted: ", só", "pena que", ", tirando que". */
function wordsSpared(words: readonly Word[], at: number): number {
  if (opensException(words, at)) return limitsDeed(words, at) ? 1 : 2;
  return regrets(words, at) ? 2 : wordsSparing(words, at);
}

const limiting = /^(?:so|apenas|somente|unic[oa])$/;

/** ", tirando que a conta veio errada", ", a única coisa é que ...": the blemish follows. */
const sparing =
  /^, (?:tirando que|(?:a )?unic[oa] (?:coisa|porem|detalhe|ponto)(?: e(?: que)?)?|fora [oa]s?) /;

function wordsSparing(words: readonly Word[], at: number): number {
  if (words[at]?.key !== ",") return 0;
  const [told = ""] =
    sparing.exec(`${keysFrom(words, at, sparingReach)} `)?.map((one) => one.trim()) ?? [];
  const count = told === "" ? 0 : told.split(" ").length;
  return /^(?:bo[am]|legal|positiv[oa]|certo|salv\p{L}*|prest\p{L}*|que)$/u.test(
    words[at + count]?.key ?? "",
  )
    ? 0
    : count;
}

/** "Apesar da fila, o pastel compensa", "tirando o preço, gostei": at its comma a sentence is done with what it concedes. */
export function closesConcession(words: readonly Word[], at: number): boolean {
  if (words[at]?.key !== "," || at < 2) return false;
  const before = words.slice(0, at);
  const opens = /^(?:apesar|embora|tirando|fora|exceto)$/.test(before[0]?.key ?? "");
  return opens && before.every(({ key }) => key !== ",") && words.length - at > 2;
}

/** Words of "fora isso," where it opens a sentence: what follows is the rest, and turns to nothing bad. */
export function wordsBeforeRest(words: readonly Word[]): number {
  const [opening, told, sign] = words.map(({ key }) => key);
  const opens = /^(?:fora|tirando|exceto)$/.test(opening ?? "") && told === "isso";
  if (!opens || words.length < shortestRest) return 0;
  return sign === "," ? 3 : 2;
}

/** "Fora a demora, gostei de tudo". */
function opensExcept(words: readonly Word[]): boolean {
  return (
    /^(?:fora|tirando|exceto|menos)$/.test(words[0]?.key ?? "") &&
    /^(?:[oa]s?|ess[ea])$/.test(words[1]?.key ?? "")
  );
}

/** "Só o valor eu achei alto": a sentence that names the one blemish. */
function opensLimit(words: readonly Word[]): boolean {
  if (/^[oa]$/.test(words[0]?.key ?? "") && /^unic[oa]$/.test(words[1]?.key ?? "")) return true;
  return (
    limiting.test(words[0]?.key ?? "") &&
    /^(?:[oa]s?|coisa|achei|acho|faltou|falta|senti|nao|detalhe|ponto|porem|ressalva|observacao)$/.test(
      words[1]?.key ?? "",
    ) &&
    !/^(?:dou|dei|dei|elogi\p{L}*|agradec\p{L}*)$/u.test(words[2]?.key ?? "")
  );
}

/** "Pena que ...": what follows is the blemish too. */
function regrets(words: readonly Word[], at: number): boolean {
  return words[at]?.key === "pena" && words[at + 1]?.key === "que";
}
