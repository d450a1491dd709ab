import type { Word } from "../../text/words.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import type { Candidate } from "./candidates.ts";
import { partAround } from "./context.ts";
import { asideAt } from "./not-praised.ts";
import { isFact } from "./told-as-fact.ts";

/** The words around a point up to the next commas, and the two halves that it parts, as text. */
type Around = { part: readonly Word[]; before: string; after: string };

function keysOf(words: readonly Word[]): string {
  return words.map(({ key }) => key).join(" ");
}

function around({ segment = -1, at = -1 }: Point, segments: readonly Segment[]): Around {
  const words = segments[segment]?.words ?? [];
  const word = words[at];
  const part = word === undefined ? [] : partAround(words, at);
  const place = word === undefined ? 0 : part.indexOf(word);
  return { part, before: keysOf(part.slice(0, place)), after: keysOf(part.slice(place + 1)) };
}

const warned = /^(?:$|(?:com|gente|galera|pessoal|ao|antes|quem|amigos|viu|hein)(?: |$))/;

/** "Cuidado!", "muito cuidado, gente": a warning to others, and no care that lacked. */
function isWarning(point: Point, { before, after }: Around): boolean {
  const opens = /^(?:(?:muito|tenham?|tomem?|fica o|deixo o) )?$/.test(before && `${before} `);
  return point.quality === "care" && point.thing === undefined && opens && warned.test(after);
}

function wordOf({ segment = -1, at = -1 }: Point, segments: readonly Segment[]): string {
  return segments[segment]?.words[at]?.key ?? "";
}

/** "Resultado: ...": a word that announces what came of it. */
function isAnnounced({ segment = -1, at = -1 }: Point, segments: readonly Segment[]): boolean {
  const words = segments[segment]?.words ?? [];
  return at === 0 && words[0]?.key === "resultado" && words[1]?.key === ",";
}

const sumPaid =
  /(?:^| )(?:paguei|pagamos|gastei|gastamos|cobrou|cobraram|cobrad[oa]) (?:\p{L}+ ){0,2}\d/u;
const inVain =
  /(?:^| )(?:na?o|nada|nunca|ainda|continu\p{L}*|volt(?:ou|aram|ei)|mesm[oa]|ate hoje|quebr\p{L}*|par(?:ou|aram)|piorou)(?: |$)/u;
const dear =
  /(?:^| )(?:car[oa]s?|carissim[oa]s?|absurd[oa]s?|so|pouc[oa]s?|minuscul[oa]|preco|precos|valor|valores|abusiv[oa]s?|salgad[oa]s?|roubo|exploracao)(?: |$)/;

/** "Paguei 400 e não resolveu": what it cost is told, and nobody finds it dear. */
function isSumTold({ point, source }: Candidate, segments: readonly Segment[]): boolean {
  const figure = /^(?:reais|real|cobraram|cobrou|paguei|\d+)$/.test(wordOf(point, segments));
  if ((source === "judged" && !figure) || !/^(?:value|price|refund)$/.test(point.quality ?? ""))
    return false;
  const text = keysOf(segments.flatMap(({ words }) => words));
  return sumPaid.test(text) && inVain.test(text) && !dear.test(text);
}

const ofOthers =
  /^(?:d[aeo]|n[ao]) (?:(?:minha|meu|mesma|mesmo|outr[oa]) )?(?:bairro|esquina|rua|vizinh[oa]|concorrente|concorrencia|outr[oa])(?: |$)/;
const another = /(?:^| )(?:outr[oa]s?|(?:meu|minha) (?:ultim[oa]|antig[oa]|outr[oa]))$/;
const formerly = /^(?:anterior(?:es)?|antig[oa]s?|que (?:eu|a gente) (?:ia|tinha))(?: |$)/;

const ofRival =
  /^(?:d|n)[oa]s? outr[oa]s? (?:sites?|lojas?|lugar(?:es)?|aplicativos?|app|mercado|farmacia|restaurante|salao|oficina|clinica)(?: |$)/;

/** "O mecânico do bairro disse ...", "outro eletricista": somebody else's people and house. */
function isSomebodyElses({ thing }: Point, { before, after }: Around): boolean {
  if (thing !== undefined && ofRival.test(after)) return true;
  if (!/^(?:people|place|business)$/.test(thing?.class ?? "")) return false;
  return ofOthers.test(after) || another.test(before) || formerly.test(after);
}

const asked =
  /(?:^| )(?:pergunt(?:ei|amos|ar|ando|ou)|questionei|quis saber|queria saber|quer(?:ia|endo) saber|tirar duvidas?|saber) (?:se|sobre|qual|quanto|[oa]s?|d[aeo]s?|pel[oa]s?|onde)(?: (?!e |para |ao |com |mas )\p{L}+){0,4}$/u;

/** "Perguntei se tinha estacionamento": what was only asked about. */
function isAskedAbout({ thing }: Point, { before }: Around): boolean {
  return thing?.class !== "people" && asked.test(before);
}

const obtained =
  /(?:^| )(?:compr(?:ei|amos|ando)|mandei|mandamos|ped(?:i|imos)|encomend(?:ei|amos)|marquei|marcamos|agendei|contratei|lev(?:ei|ando|amos))(?: |$)/;
const lacked =
  /(?:^| )(?:(?:veio|vieram|chegou|entregaram) (?:tudo )?sem|falt(?:ou|aram|ando)|esquec(?:eu|eram)|so (?:veio|vieram|chegou|chegaram|fez|fizeram|entreg\p{L}+|mandaram|recebi)|na?o (?:veio|vieram|mandaram|apareceu|apareceram)|(?:des|re)?marcaram|cancelaram)(?: |$)/u;

/** The list of what was got, from its verb on: "pedi uma pizza, um refrigerante e uma sobremesa". */
function listAround({ segment = -1, at = -1 }: Point, segments: readonly Segment[]): string {
  const words = segments[segment]?.words ?? [];
  const before = keysOf(words.slice(0, at));
  const opening = before.match(obtained)?.index ?? -1;
  if (opening < 0) return "";
  const text = keysOf(words);
  const list =
    text
      .slice(opening)
      .match(/^.*?, .*? e (?:(?:uma?|duas|dois|[oa]s?|meus?|minhas?|\d+) )?\p{L}+/u)?.[0] ?? "";
  const within = opening + list.length > before.length;
  return within ? list : "";
}

const only = /(?:^| )so (?:veio|vieram|chegou|chegaram|fez|fizeram|entreg\p{L}+|mandaram|recebi) /u;

/** "... e a cortina voltou rasgada", "... e o filme começou sem som": what is spoken of after a list. */
function spokenOfNext(later: string): string | undefined {
  return later.match(
    /^ (?:e|,|mas) [oa]s? (?!convidad|crianca|famil|filh|menin|pessoa)(\p{L}+)/u,
  )?.[1];
}

/** An item of an order of three of which another one failed, or which nothing praises. */
function isListed({ point, source }: Candidate, segments: readonly Segment[], praise: boolean) {
  if (praise && source === "judged") return false;
  const list = listAround(point, segments);
  if (list === "") return false;
  if (praise && /^lev(?:ei|ando|amos) /.test(list.trim())) return point.quality === undefined;
  const text = keysOf(segments.flatMap(({ words }) => words));
  const later = text.slice(text.indexOf(list) + list.length);
  const next = spokenOfNext(later);
  const single = next !== undefined && ` ${list} `.includes(` ${next} `);
  if (next !== undefined && !single) return point.quality === undefined;
  if (praise) return false;
  if (single) return next !== wordOf(point, segments);
  if (point.quality !== undefined) return false;
  const failed = !only.test(later) && later.includes(` ${wordOf(point, segments)}`);
  return lacked.test(later) && !failed && !/ tudo /.test(later);
}

const waitedFor = /(?:^| )(?:minutos?|horas?) (?:pel[oa]s?|por (?:uma?|dois|duas))$/;

/** "Esperamos 50 minutos pelo chopp": the wait is the matter. */
function isWaitedFor({ quality }: Point, { before }: Around): boolean {
  return quality === undefined && waitedFor.test(before);
}

const wentTo =
  /(?:^| )(?:fui|fomos|vim|viemos|passei|parei) (?:so |la |ai |aqui )*\p{L}+[aei]r(?: (?:[oa]s?|um|uma|meus?|minhas?))?$/u;
/** "Queriam me vender um celular novo em outra assistência": what another shop offered. */
function isOffered({ quality }: Point, { after }: Around): boolean {
  return quality === undefined && /(?:^| )(?:em|n[oa]s?) outr[oa]s? \p{L}+$/u.test(after);
}

const rivals =
  /(?:^| )(?:n[oa] concorrente|em outr[oa] (?:loja|lugar)|n[oa] outr[oa]) (?:, )?(?:que|onde) (?:\p{L}+ ){0,2}$/u;

/** "Comprei no concorrente, que entregou no dia seguinte": what another shop did. */
function isRivals({ segment = -1, at = -1 }: Point, segments: readonly Segment[]): boolean {
  const before = (segments[segment]?.words ?? []).slice(0, Math.max(0, at));
  return rivals.test(before.map(({ key }) => `${key} `).join(""));
}

const anotherSubject = /^e (?:[oa]s?|meus?|minhas?) \p{L}{3,}/u;

/** "Levei pra trocar a tela e a câmera parou": what is said is said of what follows. */
function isOfNext(point: Point, { before, after }: Around, segments: readonly Segment[]): boolean {
  if (point.thing === undefined || point.quality === undefined) return false;
  if (!anotherSubject.test(after)) return false;
  return wentTo.test(before) || asideAt(point, segments) === "errand";
}

const goingOn =
  /(?:^| )e (?:me|nos|[oa]s?|fui|fomos|sumiram|perderam|riscaram|arranharam|quebraram|amassaram|roubaram|cobraram|empurraram|devolveram) /;

/** "Fui trocar o óleo e me empurraram ...": what the client came for, and no work that was done. */
function isCameFor({ point, source }: Candidate, place: Around, segments: readonly Segment[]) {
  const goods = /^(?:goods|food|cold|own)$/.test(point.thing?.class ?? "");
  if (source === "judged" || !goods || !goingOn.test(place.after)) return false;
  return wentTo.test(place.before) || asideAt(point, segments) === "errand";
}

/** "Fui fazer óculos e o rapaz foi um amor": goods come for, where somebody else is praised. */
function isBesideTheOne(point: Point, place: Around, segments: readonly Segment[]): boolean {
  const came = wentTo.test(place.before) || asideAt(point, segments) === "errand";
  const person =
    /^e [oa]s? (?:rapaz|moc[ao]|menin[ao]|atendente|vendedor[a]?|gerente|dono|dona|garcom)s?(?: |$)/;
  return came && point.thing?.class === "goods" && person.test(place.after);
}

/** Whether a candidate is only told in passing: asked about, come for, listed, paid, another's, or a warning. */
export function isInPassing(one: Candidate, segments: readonly Segment[], praise: boolean) {
  const { point, source } = one;
  const place = around(point, segments);
  if (isListed(one, segments, praise) || isOfNext(point, place, segments)) return true;
  if (isFact(one, segments, praise)) return true;
  if (isSomebodyElses(point, place)) return source !== "judged" || praise;
  if ([isOffered, isAskedAbout].some((test) => test(point, place))) return true;
  if (isRivals(point, segments)) return true;
  if (praise) return source !== "judged" && isBesideTheOne(point, place, segments);
  if (source !== "judged" && isWaitedFor(point, place)) return true;
  const warns = wordOf(point, segments) === "cuidado" && isWarning(point, place);
  if (warns || isAnnounced(point, segments)) return true;
  return isSumTold(one, segments) || isCameFor(one, place, segments);
}
