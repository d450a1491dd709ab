import { dayWords } from "../lexicon/clause-words.ts";
import {
  articles,
  conditionStarts,
  copulas,
  openers,
  ownersVerbs,
  subordinators,
} from "../lexicon/speech-words.ts";
import { canBegin, isName, type Said, small } from "./said.ts";
import { subjectOf } from "./sum-subjects.ts";

const linkers = new Set(["e", "mas", "ai", "porem", "ja"]);
/** "… e eu faço", "… mas a gente": what links stands with what follows. */
function withLinker(said: readonly Said[], at: number): number {
  const [linker, article] = [said[at - 1], said[at - 2]];
  if (said[at]?.key === "gente" && linker?.key === "a") return withLinker(said, at - 1);
  // "fora disso cobro 12", "só atendo com hora marcada"
  if (linker?.key === "disso" && article?.key === "fora") return at - 2;
  if (linker?.key === "fora") return at - 1;
  if (linker?.key === "so") return withLinker(said, at - 1);
  if (linker !== undefined && linkers.has(linker.key) && linker.written !== "é")
    return article !== undefined && linkers.has(article.key) ? at - 2 : at - 1;
  return at;
}

/** "de terça a quinta dou 10%", "na segunda dou brinde": the days stand with the offer. */
function withDaysBefore(said: readonly Said[], at: number): number {
  if (!/^(?:dou|damos|faco|fazemos|tem|ganha)$/.test(said[at]?.key ?? "")) return at;
  if (!dayWords.has(said[at - 1]?.key ?? "")) return at;
  const isSpan = said[at - 2]?.key === "a" && dayWords.has(said[at - 3]?.key ?? "");
  if (isSpan) return said[at - 4]?.key === "de" ? at - 4 : at - 3;
  return /^(?:n[ao]s?|aos?|as|tod[ao]s?|de)$/.test(said[at - 2]?.key ?? "") ? at - 2 : at;
}

/** "sábado de manhã tem aula": the time stands with what there is. */
function withDayTime(said: readonly Said[], at: number): number {
  const [day, lead, time] = said.slice(Math.max(0, at - 3), at);
  // "sem lactose tem 4 sabores"
  if (lead?.key === "sem") return at - 2;
  const isTime =
    /^(?:manha|tarde|noite)$/.test(time?.key ?? "") && /^(?:de|a)$/.test(lead?.key ?? "");
  return isTime && dayWords.has(day?.key ?? "") ? at - 3 : at;
}

/** "e em Ribeirão Preto entrego": the place stands with the verb. */
function withPlaceBefore(said: readonly Said[], at: number): number {
  let from = at - 1;
  while (from > 0 && said[from] !== undefined && isName(said[from] as Said)) from -= 1;
  const preposition = said[from];
  const isPlace =
    from < at - 1 && preposition !== undefined && /^(?:em|no|na)$/.test(preposition.key);
  return isPlace && said[from - 1]?.key === "e" ? from - 1 : at;
}

/** Whether the owner begins to speak of something else at a verb. */
function speaksAt(said: readonly Said[], at: number): boolean {
  const [token, before] = [said[at], said[at - 1]];
  if (token === undefined || before === undefined || isName(token)) return false;
  if (token.key === "eu" || (token.key === "gente" && before.key === "a")) {
    const lead = said[at - (token.key === "eu" ? 1 : 2)]?.key ?? "";
    const isEcho = /^mesm[ao]$/.test(said[at + 1]?.key ?? "");
    // "com 10% de desconto a gente busca"
    const isVerb = ownersVerbs.has(lead) && lead !== "desconto";
    return !isEcho && !subordinators.has(lead) && !isVerb;
  }
  return (
    ownersVerbs.has(token.key) &&
    (before.key === "so" || !subordinators.has(before.key)) &&
    !small.has(before.key) &&
    before.key !== "eu" &&
    before.key !== "gente"
  );
}

/** "não mexo", "nem levo": the denial begins its own clause. */
export function deniesAt(said: readonly Said[], at: number): boolean {
  const [token, before, next] = [said[at], said[at - 1], said[at + 1]];
  return (
    token?.key === "nao" &&
    before !== undefined &&
    next !== undefined &&
    !/^(?:so|e|mas|com|de|pagam?|inclu\w*|acompanh\w*)$/.test(next.key) &&
    !subordinators.has(before.key) &&
    !small.has(before.key) &&
    !dayWords.has(before.key)
  );
}

/** "com convênio não trabalho": what is denied stands before. */
function withObject(said: readonly Said[], at: number): number {
  const hasOwn = /^(?:com|em|n[ao]|para|de|[oa]s?)$/.test(said[at + 2]?.key ?? "");
  const isObject = !hasOwn && /^(?:com|em|n[ao]|para)$/.test(said[at - 2]?.key ?? "");
  return isObject ? at - 2 : withLinker(said, at);
}

/** "sanca aberta R$ 60", "esfiha aberta em Bauru R$ 5": a kind, with its sum before any time. */
function isKindOpen(said: readonly Said[], at: number): boolean {
  const behind = said.slice(at + 1, at + shareReach).map(({ key }) => key);
  const sum = behind.findIndex((key) => /^(?:r|reais)$/.test(key));
  const time = behind.findIndex(
    (key) => dayWords.has(key) || /^(?:d[ao]s|ate|desde|todos?|\d+h\d*)$/.test(key),
  );
  return sum >= 0 && (time < 0 || sum < time);
}

/** "tem piscina", but not "aluno tem desconto" nor "que tem". */
function opensAt(said: readonly Said[], at: number): boolean {
  const [token, before] = [said[at], said[at - 1]];
  const behind = said
    .slice(at + 1, at + 5)
    .map(({ written }) => written)
    .join(" ");
  // "as turmas têm no máximo 3 alunos": its subject stands in front.
  if (token?.written === "têm" && before?.key.endsWith("s")) return false;
  return (
    token !== undefined &&
    before !== undefined &&
    openers.has(token.key) &&
    !subordinators.has(before.key) &&
    !small.has(before.key) &&
    (!dayWords.has(before.key) || token.key.startsWith("cabe")) &&
    !(token.key.startsWith("abert") && isKindOpen(said, at)) &&
    !/%|taxa|acr[ée]scimo|adicional|m[íi]nim|descont|gr[áa]tis|gratuit/iu.test(behind)
  );
}

/** "frete 15 no centro", "pedido até domingo", "mínimo 50 unidades": a matter of its own. */
const matters =
  /^(?:fretes?|pedidos?|precos?|minimo|encomendas?|retirada|retirar|orcamento|dividido|parcelado|sinal|caucao|prazo)$/;
/** "fazer pedido", "peça orçamento", "o primeiro pedido" */
const leadsToMatter =
  /(?:ar|er|ir)$|^(?:peca|solicite|primeir[oa]|nov[oa]|cada|valor|taxa|pedido|compra|encomenda|quantidade|melhor|menor|maior|otim[oa]|bom|seu|sua|qualquer)$/;

/** A word and what stands near behind it, as it was written. */
function written(said: readonly Said[], at: number): string {
  return said
    .slice(at, at + 4)
    .map((word) => (word.key === "r" ? "R$" : word.written))
    .join(" ");
}

function beginsMatter(said: readonly Said[], at: number): boolean {
  const [before, token, next] = [said[at - 1], said[at], said[at + 1]];
  if (before === undefined || token === undefined || next === undefined) return false;
  // "lote 250m² entrada R$ 3.900"
  const isFirstPayment = token.key === "entrada" && /R\$ ?\d/.test(written(said, at));
  if (isFirstPayment) return canBegin(before) || /^\d+m[²2]?$/.test(before.key);
  return matters.test(token.key) && canBegin(before) && !leadsToMatter.test(before.key);
}

/** "medição sem compromisso", "avaliação grátis" */
function isFree({ key }: Said): boolean {
  return /^(?:medicao|avaliacao|visita|orcamento|instalacao|montagem|matricula|inscricao|projeto|consultoria|degustacao)$/.test(
    key,
  );
}

/** "primeira semana grátis": what the first one costs. */
function beginsFirst(said: readonly Said[], at: number): boolean {
  const [before, token, next] = [said[at - 1], said[at], said[at + 1]];
  if (before === undefined || token === undefined) return false;
  if (/^(?:gratis|gratuit[oa]|sem)$/.test(next?.key ?? ""))
    return (
      isFree(token) &&
      canBegin(before) &&
      /^(?:gratis|gratuit[oa]|compromisso)$/.test(
        (next?.key === "sem" ? said[at + 2] : next)?.key ?? "",
      )
    );
  if (!/^primeir[ao]$/.test(token.key)) return false;
  const behind = said.slice(at + 2, at + 5).map(({ key }) => key);
  const isGiven = behind.some((key) => /^(?:gratis|gratuit[oa]|graca|free)$/.test(key));
  return isGiven && !small.has(before.key) && !articles.has(before.key);
}

/** "cada pessoa paga 70", "mas só fecho", "faz 15 anos que": begins a clause. */
function beginsKind(said: readonly Said[], at: number): boolean {
  const [before, token, next] = said.slice(Math.max(0, at - 1), at + 2);
  if (at === 0 || before === undefined || token === undefined || next === undefined) return false;
  if (token.key === "faz") return /^\d+$/.test(next.key);
  // "garantia de 90 dias", but not "com garantia de"
  if (token.key === "garantia") return next.key === "de" && canBegin(before);
  const isFree = !small.has(before.key) && !/^(?:\d|reais$)/.test(before.key);
  return isFree && (token.key === "mas" || (token.key === "cada" && said.length > at + 2));
}

/** "atendo quem teve o pedido negado", "para quem" */
function leadsToPeople(before: Said | undefined): boolean {
  return before === undefined || small.has(before.key) || ownersVerbs.has(before.key);
}

/** Words between "atendo quem" and the next whom it is for. */
const peopleReach = 9;

/** "atendo quem corre e quem pedala": whom the owner serves, and no case. */
export function servesPeople(said: readonly Said[], at: number): boolean {
  if (said[at]?.key !== "quem") return false;
  const isListed = /^(?:e|ou)$/.test(said[at - 1]?.key ?? "");
  const before = said.slice(Math.max(0, at - (isListed ? peopleReach : 1)), at + 1);
  return before.some(({ key }, index) => {
    return key === "quem" && /^atend(?:o|emos)$/.test(before[index - 1]?.key ?? "");
  });
}

/** "a cada 5 banhos" */
export function countsUp(said: readonly Said[], at: number): boolean {
  const [token, next, count] = said.slice(at, at + 3);
  return (
    token?.key === "a" && next?.key === "cada" && /^(?:\d|dois|duas|tres)/.test(count?.key ?? "")
  );
}

/** Where the clause of an owner's verb begins. */
function speechFrom(said: readonly Said[], at: number): number {
  const from = withLinker(said, at);
  if (from !== at) return from;
  const days = withDaysBefore(said, at);
  return days === at ? withPlaceBefore(said, at) : days;
}

/** Words from a day to the share that is given on it. */
const shareReach = 9;

/** "segunda feira banho com 10% de desconto", "terça da verdura 15% mais barato": the day opens the offer. */
function opensDayOffer(said: readonly Said[], at: number): boolean {
  const [before, token] = [said[at - 1], said[at]];
  if (before === undefined || !dayWords.has(token?.key ?? "")) return false;
  const isFree = (canBegin(before) || /^\d/.test(before.key)) && !dayWords.has(before.key);
  const behind = said.slice(at + 1, at + shareReach).map(({ key }) => key);
  const share = behind.findIndex((key) => /%$/.test(key));
  return isFree && share > 1 && !behind.slice(0, share).some((key) => key === "r");
}

/** Where a clause begins that is told at a word; undefined where it goes on. */
export function startAt(said: readonly Said[], at: number): number | undefined {
  const token = said[at];
  if (token === undefined) return undefined;
  if (beginsKind(said, at) || beginsMatter(said, at) || beginsFirst(said, at)) return at;
  if (opensDayOffer(said, at)) return at;
  if (servesPeople(said, at)) return undefined;
  if (token.key === "quem" && !leadsToPeople(said[at - 1])) return at;
  // "e se a pessoa quiser", "mas levando 3"
  if (countsUp(said, at)) return withLinker(said, at);
  if (conditionStarts.has(token.key) && linkers.has(said[at - 1]?.key ?? ""))
    return withLinker(said, at);
  if (copulas.has(token.written)) return subjectOf(said, at);
  if (speaksAt(said, at)) return speechFrom(said, at);
  if (deniesAt(said, at)) return withObject(said, at);
  return opensAt(said, at) ? withLinker(said, withDayTime(said, at)) : undefined;
}
