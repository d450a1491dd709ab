import { conditionNouns, dayWords, joiners } from "../lexicon/clause-words.ts";
import { numbered, pricedNouns } from "../lexicon/price-words.ts";
import { articles, conditionStarts, copulas } from "../lexicon/speech-words.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { canBegin, type Said, small } from "./said.ts";

/** Words of the subject in front of "custa" or "é". */
const subjectWords = 6;
/** Words a thing has in front of its sum: "revisão completa 120". */
const pricedWords = 6;

/** "furou pneu", "hot dog", "barco hotel" */
function withVerbBefore(said: readonly Said[], at: number): number {
  return /^(?:[a-z]{3,}ou|hot|mini|mega|super|barco|caminhao)$/.test(said[at - 1]?.key ?? "")
    ? at - 1
    : at;
}

/** "a primeira aula" begins at its article. */
function withArticle(said: readonly Said[], at: number): number {
  const [adjective, article] = [said[at - 1], said[at - 2]];
  const isOfIt =
    article !== undefined &&
    /^[oa]s?$/.test(article.key) &&
    /^(?:primeir|segund|nov|mesm)/.test(adjective?.key ?? "");
  return isOfIt ? at - 2 : at;
}

function isArticle({ key, written }: Said): boolean {
  return articles.has(key) && !/^às?$/u.test(written);
}

/** "lavagem simples carro pequeno R$ 40": whose it is, and no thing of its own. */
const vehicles = /^(?:carros?|motos?|suvs?|picapes?|caminhonetes?|vans?|hatch|sedan?s?)$/;

function namesThing({ key }: Said): boolean {
  if (vehicles.test(key)) return false;
  return isTradeWord(key) || conditionNouns.has(key) || dayWords.has(key);
}

/** Where a subject begins at a word; undefined where it goes on before it. */
function beginsAt(said: readonly Said[], at: number): number | undefined {
  const [token, before] = [said[at], said[at - 1]];
  if (token === undefined || before === undefined) return undefined;
  // "R$ 190 fora as taxas": what the sum leaves out; "o kit com os três brinquedos custa": what is in it.
  if (isArticle(token) && /^(?:fora|menos|exceto|mais|alem|com|sem|d[ao]s?)$/.test(before.key))
    return undefined;
  // "a aula de uma hora custa R$ 60": how long the thing is.
  if (/^uma?$/.test(token.key) && /^(?:de|com|em|para|por|sem)$/.test(before.key)) return undefined;
  if (isArticle(token) && !articles.has(before.key))
    return /^(?:e|ou|mas)$/.test(before.key) ? at - 1 : at;
  const isFirst = namesThing(token) && canBegin(before);
  return isFirst ? withArticle(said, withVerbBefore(said, at)) : undefined;
}

/** Of several things, spelt. */
const ofMany = /^(?:são|custam|saem|ficam|estão|valem|começam|incluem|duram)$/u;

/** "a visita e o orçamento são gratuitos": of many no single thing is the whole subject. */
function isSecondHalf(said: readonly Said[], begins: number, verb: number): boolean {
  const [joint, article] = [said[begins], said[begins + 1]];
  return (
    joint?.written === "e" &&
    /^[oa]$/.test(article?.key ?? "") &&
    ofMany.test(said[verb]?.written ?? "") &&
    !said.slice(begins + 2, verb).some(({ key }) => key === "e")
  );
}

/** Where the subject of a verb begins: at its article, or at the thing it names. */
export function subjectOf(said: readonly Said[], verb: number): number | undefined {
  const before = said.slice(Math.max(0, verb - subjectWords), verb);
  const stop = before.findLastIndex(({ key }) => key === "que" || conditionStarts.has(key));
  const first = verb - before.length + stop + 1;
  for (let at = verb - 1; at >= first; at -= 1) {
    const begins = beginsAt(said, at);
    if (begins !== undefined && !isSecondHalf(said, begins, verb)) return begins;
  }
  // "wi-fi que pega bem é R$ 1.400": the sum has no subject of its own.
  return before[stop]?.key === "que" && said[verb + 1]?.key === "r" ? verb : undefined;
}

/** "gás 13kg", "passeio 5 dias 4 noites": how big or how long the thing is. */
const sizeOfThing = /^\d+(?:[.,]\d+)?(?:kg|g|ml|l|lt|m|cm|mm|m2|m²|w|v|pol)$/;
const spans =
  /^(?:dias|noites|horas|minutos|min|litros|kg|polegadas|metros|quartos|lugares|portas)$/;

/** A verb, a joiner or a count: what a sum is for begins behind it. */
function endsThing({ key, written }: Said, before: Said, next: Said | undefined): boolean {
  if (sizeOfThing.test(key) || (/^\d{1,3}$/.test(key) && spans.test(next?.key ?? ""))) return false;
  if (/^\d{1,3}$/.test(key) && /^(?:kit|pacote|combo|bandeja|jogo)$/.test(before.key)) return false;
  // "troca de tela iPhone 11", "avaliação em 5 encontros"
  if (numbered.has(before.key) || (/^\d/.test(key) && /^(?:em|com|de)$/.test(before.key)))
    return false;
  return /^\d/.test(key) || copulas.has(written) || (joiners.has(key) && !small.has(key));
}

/** "sou barbeiro corte 35": the trade is not what the sum is for. */
function isMaker({ key }: Said): boolean {
  return isTradeWord(key) && /^(?:business|professional)$/.test(tradeOf(key));
}

function hasSums({ key }: Said): boolean {
  if (vehicles.test(key)) return false;
  return isTradeWord(key) || pricedNouns.has(key);
}

/** "e quem", "mas se" */
function withJoint(said: readonly Said[], at: number): number {
  return /^(?:e|mas)$/.test(said[at - 1]?.key ?? "") ? at - 1 : at;
}

/** "grátis para quem gastar R$ 80": the condition hangs on what stands before it. */
function caseAt(said: readonly Said[], at: number): number | undefined {
  const hangs = /^(?:para|pra|de|por|com|a)$/.test(said[at - 1]?.key ?? "");
  return hangs ? undefined : withJoint(said, at);
}

/** "queijo canastra meia cura por R$ 68": in a written sentence the thing it begins with is what the sum is for. */
function isNamedFirst(said: readonly Said[], sum: number, first: number): boolean {
  const [head] = said;
  const isLed = said[sum - 1]?.key === "por" || said[sum - 3]?.key === "a";
  const isNear = first === 1 && head !== undefined && isTradeWord(head.key) && !isMaker(head);
  return isNear && isLed;
}

/** "filé por R$ 44 e camarão sete barbas por R$ 39": between two sums the joint tells where the second begins. */
function isLinked(said: readonly Said[], sum: number): boolean {
  const before = said.slice(0, sum);
  const last = before.findLastIndex(({ key }) => key === "r");
  const joints = before.slice(last).filter(({ key, written }) => key === "e" && written !== "é");
  return said[sum - 1]?.key === "por" && last >= 0 && joints.length > 0;
}

/** Whether what a sum is for is told by what stands before: nothing new begins with it. */
function isOwned(said: readonly Said[], sum: number, first: number): boolean {
  // "70 a hora na minha casa ou 85": the sum goes on with the one before.
  const goesOn = /^(?:e|ou)$/.test(said[sum - 1]?.key ?? "");
  return goesOn || isNamedFirst(said, sum, first) || isLinked(said, sum);
}

/** Words between a condition and its sum. */
const caseWords = 10;

/** "se fechar sofá e colchão junto tiro R$ 30": where the condition begins that leads to a sum. */
function conditionBefore(said: readonly Said[], sum: number): number | undefined {
  const from = Math.max(0, sum - caseWords);
  const near = said.slice(from, sum);
  const at = near.findLastIndex(({ key }) => key === "r" || /^(?:se|quem|caso)$/.test(key));
  return at < 0 || near[at]?.key === "r" ? undefined : from + at;
}

/** "revisão completa 120", "bacalhau em lascas R$ 89": the thing its sum is for begins a clause. */
export function pricedThing(said: readonly Said[], sum: number): number | undefined {
  const first = Math.max(1, sum - pricedWords);
  const opens = conditionBefore(said, sum);
  if (opens !== undefined) return opens === 0 ? undefined : caseAt(said, opens);
  if (isOwned(said, sum, first)) return undefined;
  return isDayOfSum(said, sum) ? sum - 1 : thingBefore(said, sum, first);
}

/** "tem o combo pão na chapa com café R$ 12": the combo has the sum. */
function isNamedBefore(said: readonly Said[], at: number): boolean {
  const [article, whole] = [said[at - 2], said[at - 1]];
  const isWhole = /^(?:combo|kit|pacote|prato|plano)$/.test(whole?.key ?? "");
  return isWhole && article !== undefined && isArticle(article);
}

/** "tapioca doce 15": with the word in front both are one thing. */
function isWhole([head]: readonly Said[], found: number): boolean {
  return found === 1 && head !== undefined && isTradeWord(head.key) && !isMaker(head);
}

/** "lavagem carro pequeno", "bicicleta elétrica": tells the kind of what stands before. */
function isKindOf(before: Said, { key }: Said): boolean {
  return (
    vehicles.test(before.key) ||
    (/^(?:eletric|hidraulic)[ao]s?$/.test(key) &&
      (isTradeWord(before.key) || /^(?:cerca|rede|parte|fiacao|mesa|escada)s?$/.test(before.key)))
  );
}

/** "das 6 às 9 pacote de 12 aulas R$ 720": the hour ends what stands before. */
function isHour(said: readonly Said[], at: number): boolean {
  return /^\d{1,2}$/.test(said[at]?.key ?? "") && /^(?:as|ate)$/.test(said[at - 1]?.key ?? "");
}

/** "salão para 80 pessoas sexta R$ 700 sábado R$ 1000": the day has the sum. */
function isDayOfSum(said: readonly Said[], sum: number): boolean {
  const [before, day] = [said[sum - 2], said[sum - 1]];
  return before !== undefined && dayWords.has(day?.key ?? "") && canBegin(before);
}

/** "pneu meia vida", "panela de pedra sabão": words that name nothing for themselves there. */
function isOneName(said: readonly Said[], at: number): boolean {
  // "kit 10 mini suculentas"
  if (/^(?:mini|mega|super)$/.test(said[at - 1]?.key ?? "") && /^\d/.test(said[at - 2]?.key ?? ""))
    return true;
  const [before, token, next] = said.slice(at - 1, at + 2).map(({ key }) => key);
  // "primeiro aluguel R$ 900"
  if (/^(?:primeir|segund|terceir)[oa]$/.test(before ?? "")) return true;
  return (
    /^(?:meia vida|pedra sabao|santa rosa|carro chefe|banho maria)$/.test(`${token} ${next}`) ||
    /^(?:pedra sabao|santa rosa|banho maria|casa grande)$/.test(`${before} ${token}`)
  );
}

function thingBefore(said: readonly Said[], sum: number, first: number): number | undefined {
  let found: number | undefined;
  for (let at = sum - 1; at >= first; at -= 1) {
    const [token, before] = [said[at], said[at - 1]];
    if (token === undefined || before === undefined || endsThing(token, before, said[at + 1]))
      break;
    if (conditionStarts.has(token.key)) return caseAt(said, at);
    if (found !== undefined && isMaker(token)) break;
    if (
      hasSums(token) &&
      !isOneName(said, at) &&
      !isKindOf(before, token) &&
      (canBegin(before) || isHour(said, at - 1))
    )
      found = withVerbBefore(said, at);
  }
  return found === undefined || isWhole(said, found) || isNamedBefore(said, found)
    ? undefined
    : found;
}
