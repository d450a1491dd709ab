import { dayWords } from "../lexicon/clause-words.ts";
import { breathers, conditionStarts } from "../lexicon/speech-words.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { behindSum, indexFrom } from "./behind-sum.ts";
import { type Said, saidOf } from "./said.ts";
import { countsUp, deniesAt, servesPeople, startAt } from "./speech-starts.ts";
import { pricedThing } from "./sum-subjects.ts";
import { sumsOf } from "./sums.ts";

/** Words between two signs from which a text is speech written down. */
const speechWords = 11;

function isGoods(word: Said | undefined): boolean {
  return word !== undefined && isTradeWord(word.key) && tradeOf(word.key) === "goods";
}

/** "calça jeans R$ 119", "banho porte pequeno R$ 45": the first word names what is sold. */
function isThing(said: readonly Said[], at: number): boolean {
  const [one, other] = [said[at], said[at + 1]];
  const isKind = one !== undefined && isTradeWord(one.key) && !isTradeWord(other?.key ?? "");
  return isGoods(one) || isKind;
}

const gives = /^(?:ganha|leva|recebe|paga|tem|entra)$/;

/** "quem compra acima de R$ 200 leva brinde": what is given is told of whom it is given to. */
function isGivenTo(said: readonly Said[], at: number): boolean {
  const whom = said.slice(0, at).findLastIndex(({ key }) => key === "quem");
  const isOpen = whom >= 0 && !said.slice(whom, at).some(({ key }) => gives.test(key));
  return isOpen && gives.test(said[at]?.key ?? "");
}

/** "lata de biscoito salgado R$ 14": how it is, though salgados are sold as well. */
function isOfWhat(said: readonly Said[], at: number): boolean {
  const isKind = /^(?:[a-z]+(?:ad|id)[ao]s?|doces?|frio|fria|quente)$/.test(said[at]?.key ?? "");
  return isKind && /^d[aeo]$/.test(said[at - 2]?.key ?? "");
}

/** Where clauses begin around the sums of a stretch. */
function startsAtSums(text: string, said: readonly Said[]): Set<number> {
  const sums = sumsOf(text);
  const starts = new Set<number>();
  let told = 0;
  for (const { start, end } of sums) {
    // A sum with nothing before it is that of what follows.
    const isLed = /\p{L}{3}/u.test(text.slice(told, start));
    const behind = isLed ? behindSum(text, said, end) : undefined;
    if (behind !== undefined && !isGivenTo(said, behind)) starts.add(behind);
    told = end;
    const thing = pricedThing(said, indexFrom(said, start));
    // "R$ 89 calça jeans R$ 119": the thing began a word before.
    const isBegun = thing !== undefined && starts.has(thing - 1) && isThing(said, thing - 1);
    if (thing !== undefined && !isBegun && !isOfWhat(said, thing)) starts.add(thing);
  }
  return starts;
}

/** "se fechar", "na compra do aquário" */
function opensCondition(said: readonly Said[], at: number): boolean {
  const [token, next] = [said[at], said[at + 1]];
  const isPurchase = token?.key === "na" && next?.key === "compra";
  // "atendo quem comprou carro usado"
  if (servesPeople(said, at) || (said[at - 1]?.key === "quem" && servesPeople(said, at - 1)))
    return false;
  return isPurchase || countsUp(said, at) || conditionStarts.has(token?.key ?? "");
}

/** "quem leva dois ganha brinde entrego …": behind what is given the case is told. */
function isAnswered(said: readonly Said[], from: number): boolean {
  return /^(?:gratis|gratuit[oa]s?|graca|brinde|cortesia|desconto)$/.test(
    said[from - 1]?.key ?? "",
  );
}

const timeWord =
  /^(?:das?|de|as?|os?|aos?|ate|dos|n[ao]s?|e|tod[ao]s?|fim|finais|dias?|manha|tarde|noite|almoco|jantar|horas?|feira|\d{1,2}(?:h\d*)?)$/;

/** "das 14h às 16h de segunda a quinta o café sai pela metade": the times stand with what is told of them. */
function withTimes(said: readonly Said[], starts: readonly number[]): number[] {
  return starts.filter((start, at) => {
    const before = said.slice(starts[at - 1] ?? 0, start);
    const isTime = before.every(({ key }) => timeWord.test(key) || dayWords.has(key));
    return before.length === 0 || !isTime || !before.some(({ key }) => dayWords.has(key));
  });
}

/** The words at which clauses begin in a stretch of speech. */
function startsOf(text: string, said: readonly Said[]): number[] {
  const starts = startsAtSums(text, said);
  let isOpen = false;
  let openedAt = 0;
  said.forEach((_, at) => {
    if (starts.has(at)) isOpen = false;
    const from = startAt(said, at);
    const isCondition = opensCondition(said, at);
    const isFree = (start: number) =>
      !isOpen ||
      isCondition ||
      said[at]?.key === "garantia" ||
      deniesAt(said, at) ||
      isAnswered(said, start);
    if (from !== undefined && from > 0 && isFree(from)) {
      // "se o cachorro for bravo eu não faço" is denied whole.
      const isWhole = isOpen && !isCondition && said[at]?.key !== "garantia";
      starts.add(isWhole && !isAnswered(said, from) ? openedAt : from);
      isOpen = false;
    }
    if (isCondition) openedAt = at;
    isOpen ||= isCondition;
  });
  return withTimes(
    said,
    [...starts].sort((one, other) => one - other),
  );
}

/** Sums of a shorter stretch from which it is a row of things and their sums. */
const rowSums = 2;

function isSpeech(stretch: string): boolean {
  return stretch.trim().split(/\s+/).length >= speechWords || sumsOf(stretch).length >= rowSums;
}

/** "trabalho com persiana viu" */
const lastBreath = / (?:viu|n[ée]|hein|t[áa](?: bom)?)(?=\s*(?:[,.;:!?)\n]|$))/giu;

/** A stretch between two signs, with commas where its clauses begin and without its "né" and "tá". */
function partStretch(stretch: string): string {
  if (!isSpeech(stretch)) return stretch.replace(lastBreath, "");
  const breathed = stretch.replace(breathers, "\n");
  return breathed
    .split("\n")
    .map((part) => {
      const said = saidOf(part);
      let parted = "";
      let done = 0;
      for (const at of startsOf(part, said)) {
        const start = said[at]?.start ?? 0;
        if (start <= done) continue;
        parted += `${part.slice(done, start).trimEnd()}, `;
        done = start;
      }
      return parted + part.slice(done);
    })
    .join(",");
}

/** "de segunda a quinta sai 150": a span, however the sum is told behind it. */
const spanOfDays =
  /(?<=(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?), a (?=(?:ter[çc]a|quarta|quinta|sexta)(?!\p{L}))/giu;

/** "de 50 a 100 litros é 90" */
const spanOfMeasures = /(?<=(?<!\p{L})de \d{1,4}), a (?=\d{1,4} (?:mil )?\p{Ll})/gu;

/** "meio cento": a half and what it is the half of. */
const halved =
  /(?<=(?<!\p{L})mei[ao]), (?=(?:cento|dúzia|hora|diária|porção|quilo|litro|metro|dia|período|pacote)(?!\p{L}))/giu;

/** Speech without signs, parted where the owner begins to tell something else; what has signs stays as it is. */
export function partSpeech(text: string): string {
  return text
    .split(/(?<=[,.;:](?!\d)|[?!\n()])/u)
    .map(partStretch)
    .join("")
    .replace(/(?:,\s*){2,}/g, ", ")
    .replace(halved, " ")
    .replace(spanOfDays, " a ")
    .replace(spanOfMeasures, " a ");
}
