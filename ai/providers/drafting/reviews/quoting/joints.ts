import { fold } from "../../../../../domain/search/fold.ts";
import { isVerbForm } from "../lexicon/verbs.ts";

const starting =
  /^(?:ele|ela|eles|elas|ainda|me|nos|ja|nao|ate|o|a|os|as|meu|minha|tudo|foi|sempre|nunca|tem|ninguem|hoje|fiquei)$/;

/** Of several: "costuraram", "vinham", "são", "fazem". */
const plural = /(?:ram|vam|iam|nham|sao|estao|vao)$/;
const present =
  /^(?!(?:\p{L}*[tv]em|em|sem|com|bem|quem|tambem|porem|alem|nem|cem|ninguem|alguem|assim|\p{L}*gem)$)\p{L}*[ae]m$/u;
const determiner = /^(?:o|a|meu|minha|nosso|nossa)$/;
const title = /^(?:seu|dona|tio|tia)$/;
/** Of several, though one: "o pessoal são". */
const collective = /^(?:pessoal|equipe|gente|turma|galera|maioria|familia|povo|time)$/;

function areMany(verb: string): boolean {
  return plural.test(verb) || present.test(verb);
}

function keysOf(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .map((word) => word.replace(/\W+$/, ""));
}

/** "E a Lorena foram", "e a moça do caixa ajudaram": the second of those who do something together. */
function isSecondOfPair([, ...keys]: readonly string[]): boolean {
  const from = keys.findIndex((key) => !determiner.test(key));
  if (from < 0 || (from === 0 && !title.test(keys[0] ?? ""))) return false;
  const at = title.test(keys[from] ?? "") && !areMany(keys[from + 1] ?? "") ? from + 1 : from;
  const noun = keys[at] ?? "";
  if (noun.endsWith("s") || collective.test(noun)) return false;
  const [next = "", , last = ""] = keys.slice(at + 1);
  if (/^(?:dele|dela)$/.test(next)) return areMany(keys[at + 2] ?? "");
  return areMany(/^d[aeo]$/.test(next) ? last : next);
}

/** Folded. How somebody tells what befell them. */
const retold =
  "(?:contou|conta|disse|diz|falou|fala|jura|jurou|garante|garantiu|afirma|afirmou|comentou|reclamou|reclama|relatou|avisou|(?:voltou|chegou|saiu) (?:dizendo|falando|contando|reclamando))";
/** What stands between one who was there and what they told. */
export const retelling = new RegExp(`[\\s,]+e\\s+${retold}\\s+que\\s+`, "giu");
const retells = new RegExp(`^e ${retold} (?:que|d[aeo]s?) `);
/** Folded. One who was there for the writer, and is none of the shop's. */
const witness =
  /\b(?:meu|minha|uma?|d[eoa]) (?:\w+ )?(?:colegas?|vizinh[oa]s?|amig[oa]s?|conhecid[oa]|parente|prim[oa]|cunhad[oa]|sogr[oa]|genro|nora|comadre|compadre|irmao?|ti[oa]|mae|pai|marido|espos[oa]|filh[oa]|afilhad[oa]|namorad[oa]|moca do grupo)\b/;

/** "Minha comadre matriculou o filho e contou que | os banheiros são sujos": heard from another. */
export function isHearsay(rest: string, before: string): boolean {
  return witness.test(fold(before)) && /^(?:[oa]s?|tud[oa]|\p{L}+[ae]m) /u.test(fold(rest));
}

/** "..., e ainda ganhei" goes on with something else; "pão e queijo", "ela e o marido costuraram" do not. */
export function goesOn(rest: string, before = ""): boolean {
  const keys = keysOf(rest);
  const [, next = ""] = keys;
  if (retells.test(fold(rest)) && witness.test(fold(before))) return false;
  if (isRow(fold(rest), fold(before))) return false;
  return !isSecondOfPair(keys) && (starting.test(next) || isVerbForm(next));
}

/** Folded. An hour, a day, a month, a sum. */
const figure =
  "(?:(?:as |em |no |na |dia |r\\$ ?)*(?:\\d[\\d.,:/]*(?:h\\d*|min)?(?: reais| horas)?|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))";
const afterFigure = new RegExp(`(?<!\\w)${figure}$`);
const furtherFigure = new RegExp(
  `^(?:e |ate |depois )*${figure}(?=\\s*,| e |\\s*$| (?:com|pel[oa]|n[oa]|d[aeo]|em|ate|mas)\\b)`,
);

/** "Dia 3 | dia 9 e dia 15", "às 10 | e às 11": one row. */
function isRow(rest: string, before: string): boolean {
  return afterFigure.test(before.trim()) && furtherFigure.test(rest);
}

/** "O João | a Nair e o Beto estão": the first of those who do something together. */
const firstOfRow = /^(?:(?:o|a|seu|dona|meu|minha) )+\p{L}+(?:, (?:(?:o|a|seu|dona) )*\p{L}+)*$/u;
const restOfRow =
  /^(?:(?:o|a|seu|dona|meu|minha) )*\p{L}+(?=(?:, (?:(?:o|a|seu|dona) )*\p{L}+)* e )/u;

/** "..., e só porque reclamei": what narrows down what stands before, and belongs to it. */
const narrowing =
  /^(?:e |mas )?(?:so|apenas|somente|ainda|justo) (?:porque|pq|quando|depois|apos|se) /;

/** Whether a clause parts at this comma: "dia 3, dia 9 e dia 15", "o João, a Nair e o Beto estão" do not. */
export function partsAtComma(rest: string, before: string): boolean {
  const [left, right] = [fold(before).trim(), fold(rest)];
  if (isRow(right, left) || narrowing.test(right)) return false;
  if (retells.test(right) && witness.test(left)) return false;
  const inRow = firstOfRow.test(left) && restOfRow.test(right);
  return !(inRow && isSecondOfPair(keysOf(right.slice(right.indexOf(" e ") + 1))));
}

/** "Eles juram que apertaram | e nivelaram": both hang on the verb of saying. */
const reported =
  /(?<!\p{L})(?:diz|dizem|disse|disseram|dizia|diziam|fal(?:a|am|ou|aram|ava|avam)|jur(?:a|am|ou|aram)|aleg(?:a|am|ou|aram)|afirm(?:a|am|ou|aram)|garant(?:e|em|iu|iram)|insist(?:e|em|iu|iram)|promet(?:eu|eram)) que /u;

/** Whether what stands before an "e" tells what somebody said. */
export function isReported(before: string): boolean {
  return reported.test(fold(before));
}
