import { tellsDoing } from "../points/wanted.ts";
import type { Mark, Segment } from "../segments.ts";
import type { Candidate } from "./candidates.ts";

/** A stretch of one segment that stands between commas, or between its verb and the next "e". */
type Clause = { segment: number; start: number; end: number };

const another = /^(?:uma?|uns|umas|dois|duas|tres|quatro|\d+|meus?|minhas?|mais|meia)$/;

function isFirm({ value }: Mark): boolean {
  return value.kind === "opinion" && value.quiet !== true && value.polite !== true;
}

function isMatter({ value }: Mark): boolean {
  return /^(?:thing|quality|business)$/.test(value.kind);
}

/** "Preço bom", "cancelaram meu horário": an opinion in more than one word names its own matter. */
function isWhole({ value, start, end }: Mark): boolean {
  return value.kind === "opinion" && value.quality !== undefined && end - start > 1;
}

function keyAt(segment: Segment | undefined, at: number): string {
  return segment?.words[at]?.key ?? "";
}

/** Where a clause ends: at a comma, or at an "e" behind which no further item is counted. */
function endOf(segment: Segment | undefined, from: number): number {
  const { words = [] } = segment ?? {};
  const end = words.findIndex(({ key }, at) => {
    if (at < from) return false;
    return key === "," || (key === "e" && !another.test(keyAt(segment, at + 1)));
  });
  return end < 0 ? words.length : end;
}

const ownDescribed =
  /^(?:[oa]s? [a-z]+ d[aeo]s? )?(?:meus?|minhas?) [a-z]+(?: de [a-z]+)? (?:e|era|sao|eram|fica) /;

/** "Meu notebook é antigo", "o piso da minha sala é de madeira": what a client has. */
function describedAt(segment: number, at: number, { words }: Segment): Clause | undefined {
  const start = words.findLastIndex(({ key }, place) => place < at && key === ",") + 1;
  const comma = words.findIndex(({ key }, place) => place > at && key === ",");
  const end = comma < 0 ? words.length : comma;
  const text = words.slice(start, end).map(({ key }) => `${key} `);
  return ownDescribed.test(text.join("")) ? { segment, start, end } : undefined;
}

/** "Comprei dois vestidos", "pedi um café e um pão": the clause of what was got, up to where it ends. */
function clauseOf({ segment = -1, at = -1 }: Candidate["point"], segments: readonly Segment[]) {
  const here = segments[segment];
  if (here === undefined) return undefined;
  const { words } = here;
  const verb = words.findLastIndex((_, place) => place <= at && tellsDoing(words, place));
  if (verb < 0) return describedAt(segment, at, here);
  const end = endOf(here, verb);
  return at < end ? { segment, start: verb, end } : undefined;
}

function marksIn(segment: Segment | undefined, start: number, end: number): Mark[] {
  return (segment?.marks ?? []).filter((mark) => mark.start >= start && mark.start < end);
}

/** What stands behind a clause, up to the next comma; undefined where the text ends with it. */
function nextOf({ segment, end }: Clause, segments: readonly Segment[]): Clause | undefined {
  const { words = [] } = segments[segment] ?? {};
  const next =
    end + 1 < words.length ? { segment, start: end + 1 } : { segment: segment + 1, start: 0 };
  const following = segments[next.segment];
  if (following === undefined) return undefined;
  const comma = following.words.findIndex(({ key }, at) => at >= next.start && key === ",");
  return { ...next, end: comma < 0 ? following.words.length : comma };
}

const ofGoods =
  /^(?:nao |nem |ja |todos |todas |tudo |os dois |as duas )*(?:foi|era|e|ficou|estava|veio|chegou|durou|quebrou|serviu|caiu|estragou|parou|sumiu|foram|eram|ficaram|estavam|vieram|chegaram|duraram|quebraram|desbotaram|serviram|cairam|encolheram|estragaram|pararam|mandaram|entregaram|trouxeram|sumiram|erraram|esqueceram|trocaram)(?: |$)/;
const ofOthers =
  /^(?:e |so |ainda |nao |me |nos |la )*(?:\p{L}{2,}(?:aram|eram|iram)|fui|fomos|esperei|esperamos|fiquei|ficamos|encontrei|ninguem|respondem|atendem)(?: |$)/u;

/** "Os convidados amaram": those for whom it was got. */
const enjoyed = /(?:^| )(?:am|ador|gost|elogi|aprov)(?:ou|aram)(?: |$)/;

/** Words between an adjective or a verb and its noun, at most: "ótimos preços", "amei as unhas". */
const near = 2;

/** Whether what follows speaks of something else: "..., o garçom foi gentil"; "muito bonitos" does not. */
function turnsElsewhere({ segment, start, end }: Clause, segments: readonly Segment[]): boolean {
  const following = segments[segment];
  const text = (following?.words ?? [])
    .slice(start, end)
    .map(({ key }) => key)
    .join(" ");
  if (ofGoods.test(text) || enjoyed.test(text)) return false;
  if (ofOthers.test(text)) return true;
  const marks = marksIn(following, start, end);
  const said = marks.find(isFirm)?.start ?? end;
  const noun = marks.find((mark) => isMatter(mark) || isWhole(mark))?.start;
  return noun !== undefined && noun - said <= near;
}

/** "Pedi a moqueca. Estava boa, mas demorou": what is said right behind a clause without a noun of its own is said of what was got. */
export function sideOfFact({ point }: Candidate, segments: readonly Segment[]): 1 | -1 | undefined {
  const clause = clauseOf(point, segments);
  const next = clause && nextOf(clause, segments);
  if (clause === undefined || next === undefined || segments[next.segment]?.contrary)
    return undefined;
  if (marksIn(segments[clause.segment], clause.start, clause.end).some(isFirm)) return undefined;
  const told = marksIn(segments[next.segment], next.start, next.end);
  if (turnsElsewhere(next, segments) || told.some(isMatter)) return undefined;
  if (told.some(({ value }) => /^(?:negator|lack|wish|told|undo)$/.test(value.kind)))
    return undefined;
  const sides = told.flatMap(({ value }) => (value.kind === "opinion" ? [value.polarity] : []));
  return sides.every((side) => side === sides[0]) ? sides[0] : undefined;
}
