import type { Word } from "../../text/words.ts";
import type { Mark } from "../segments.ts";

const beforeOrAfter = /^(?:antes|depois|vespera|dias?|semanas?|mes|meses|anos?)$/;

/** "As fotos da minha formatura e do batizado": what the photos were taken at. */
function isListedOccasion(start: number, words: readonly Word[]): boolean {
  return words[start - 2]?.key === "e" && occasion.test(words[start]?.key ?? "");
}

/** "Antes da formatura", "na véspera do casamento": when something was. */
function tellsWhen({ start }: Mark, words: readonly Word[]): boolean {
  return (
    /^d[aeo]s?$/.test(words[start - 1]?.key ?? "") &&
    (beforeOrAfter.test(words[start - 2]?.key ?? "") || isListedOccasion(start, words))
  );
}

/** "Tive que pagar outro frete": a thing of another shop. */
function isOfAnother({ start }: Mark, words: readonly Word[]): boolean {
  const [before = "", verb = ""] = [start - 1, start - 2].map((at) => words[at]?.key);
  return (
    /^outr[oa]s?$/.test(before) && /^(?:pag|contrat|cham|procur)(?:ar|uei|ei|amos)$/.test(verb)
  );
}

const occasion =
  /^(?:batizado|formatura|casamento|aniversario|noivado|confraternizacao|festa|evento|viagem|reuniao)$/;
const ofOccasion = /^(?:[oa]s?|meus?|minhas?|noss[oa]s?|uma?)$/;

/** "Encomendei os doces pro batizado": what something was wanted for. */
function tellsWhatFor({ start }: Mark, words: readonly Word[]): boolean {
  if (!occasion.test(words[start]?.key ?? "")) return false;
  const [before = "", earlier = ""] = [start - 1, start - 2].map((at) => words[at]?.key);
  return before === "para" || (ofOccasion.test(before) && earlier === "para");
}

const firstUse = /^(?:passeio|viagem|lavagem|festa|banho|chuva)$/;

/** "A coleira arrebentou no primeiro passeio": when something gave way. */
function tellsFirstUse({ start }: Mark, words: readonly Word[]): boolean {
  const [before = "", earlier = ""] = [start - 1, start - 2].map((at) => words[at]?.key);
  const broke = words.slice(0, start).some(({ key }) => gaveWay.test(key));
  return (
    broke &&
    firstUse.test(words[start]?.key ?? "") &&
    /^(?:primeir|segund)[oa]$/.test(before) &&
    /^(?:n[oa]|com|apos)$/.test(earlier)
  );
}

const gaveWay =
  /^(?:arrebent|quebr|rasg|descol|solt|desbot|encolh|estrag|mancha|par(?:ou|aram)|vaz|desmont|descostur)/;

/** Whether a noun only tells when or what for something was, or is another shop's. */
export function isToldAside(mark: Mark, words: readonly Word[]): boolean {
  return [tellsWhen, tellsWhatFor, isOfAnother, tellsFirstUse].some((one) => one(mark, words));
}
