import { splitSentences } from "../../text/sentences.ts";
import { countWords } from "../../text/words.ts";
import { isBareItem } from "./bare-item.ts";
import { isInAside } from "./in-aside.ts";
import { ironyBefore, isGrudge } from "./irony-frame.ts";
import { goesOn, isHearsay, isReported, partsAtComma, retelling } from "./joints.ts";

/** A stretch of a customer's own words, letter for letter, as it could stand between quotation marks. */
export type Fragment = {
  text: string;
  /** Number of its clause in the whole text, and its pieces in there. */
  clause: number;
  from: number;
  to: number;
  /** A clause from its beginning to its end. */
  whole: boolean;
  /** It opens a sentence: a capital there need not be one of a name. */
  opens: boolean;
};

/** Words of a fragment; a longer piece than is told at ease is also offered up to where it can end. */
const length = { least: 2, ease: 12, most: 16 } as const;

/** Words and figures: "1.370" and "micro-ondas" are two where many are counted. */
function countParts(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Words of a beginning that is told alone: fewer say too little. */
const shortest = 3;

/** Sentences that are looked at: beyond them enough is told. */
const mostSentences = 40;
/** Characters of a sentence that is looked at: a longer one has no end, and its fragments none either. */
const longestSentence = 600;

/**
 * What no fragment reaches over: brackets, colons, dashes, what is no letter of the text, laughter. Nobody knows what
 * stood where an address was taken out: two spaces part, too.
 */
const barrier =
  /\s*(?:[()[\]{}*_~#|\\<>…]|:(?!\d)|\.{2,}|\s[-–—]+(?=\s)|(?![$+°º])\p{S}|\u200D|\uFE0F|(?<!\p{L})(?:k{2,}|(?:rs)+|(?:ha|he|hua){2,}h?)(?!\p{L})|\s{2,})\s*/giu;

/** "Só voltei | porque o pão é bom": what "só" says hangs on its reason. */
const reason = /^\s*(?:porque|pq|pois)(?!\p{L})/iu;
const onlyBefore = /(?:^|[,.])\s*(?:e\s+|eu\s+)?s[óo]\s[^,]*$/iu;

function turnsAway(rest: string, before: string): boolean {
  return !(reason.test(rest) && onlyBefore.test(before) && !isGrudge(before.trim()));
}

/** Where a text turns to the other side or to something else; "ir embora", "levaram o velho embora" turn nowhere. */
const turn =
  /(?<!(?<!\p{L})(?:até|ate|ir|vai|vou|fui|foi|fomos|foram|iam|indo|mandou|levar|levou|saiu|só|so|apenas|somente|ainda|único|unico))(?:[\s,]+(?=(?:mas(?! (?:só|so) (?:quando|depois|porque))|só que|so que|porém|porem|entretanto|no entanto|apesar|e olha que|(?<!antes d[aeo]s? (?:\p{L}+\s){1,3})agora(?!\s+(?:e|de novo)\s)|já [oa]s?|pena que|uma pena|tirando que|(?:a )?única coisa|(?:a )?unica coisa|infelizmente|porque|pq|pois|senão)(?!\p{L}))|,\s*(?=embora(?!\p{L}))|,\s*(?=(?:só|so|tirando|menos|exceto) [oa]s? \p{L}+(?: d[aeo] \p{L}+)? que ))/giu;

/** "Virou loteria: tem dia que ...": it announces what is told after it. */
const announcing = /^\s*:/;

const comma = /,\s+/g;
const joining = /\s+(?=e\s)/gi;

/** What stands before a clause and says nothing in it. */
const lead =
  /^(?:(?:(?:mas|por[ée]m|s[óo] que) (?:n[ãa]o|que nada|nada disso)(?=,)|é que|foi que|(?:o )?[úu]nico por[ée]m(?: (?:é|e|eh|foi|era|são)(?: que)?)?|e|mas|porém|porem|só que|so que|que(?! (?:maravilha|beleza|lind[oa]|legal|[óo]tim[oa]|bom|del[íi]cia|alegria|rapidez|efici[êe]ncia|agilidade|organiza[çc][ãa]o|educa[çc][ãa]o|simpatia|capricho|chique|espet[áa]culo|show|sorte)(?!\p{L}))(?!(?: \p{L}+){1,4} (?:é|e|eh|foi) (?:ess|est|aquel)[ea]s?(?!\p{L}))|aí|ai|daí|dai|porque|pois|então|entao|pq|(?:ah|oi|olha|gente|pessoal|galera|nossa|aff+s?|afe|ave|vixe|vish|eita|puxa|poxa|putz|credo|caramba|meu deus|agora|enfim|também|tambem|de resto|no mais|no geral)(?=,)|ou seja|além disso|alem disso|inclusive|resumindo|(?:uma )?pena que|apesar de que|(?:tirando|menos|exceto)(?= [oa]s? \p{L}+(?: d[aeo] \p{L}+)? que )|(?:fora|tirando) (?:isso|que)|j[áa](?= (?:o|a|os|as) )|(?:a )?[úu]nica coisa(?: ruim| chata)?(?: (?:é|e|eh|foi)(?: que)?)?)(?![\p{L}])[\s,]*)+/iu;
/** "Nossa, que maravilha": what is called out before it. */
const interjected = /^(?:nossa|aff+s?|ah|olha|gente|poxa)[,\s]+(?=que\s)/iu;
const closing = /[\s.,;!?…]+$/u;
/** What stands after a clause and says nothing in it. */
const tail =
  /(?:[\s,]+(?:pelo menos|ao menos|enfim|viu|hein|né)|,\s*(?:gente|pessoal|galera|(?:só )?(?:tô|to|estou) (?:só )?avisando))$/iu;

type Span = { from: number; to: number };

/** Whether a text is parted between these. */
type Parts = (rest: string, before: string) => boolean;

/** The stretches between the places where a pattern stands. */
function between(text: string, pattern: RegExp, parts: Parts): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(pattern)) {
    if (!parts(text.slice(index + sign.length), text.slice(0, index))) continue;
    spans.push({ from, to: index });
    from = index + sign.length;
  }
  return [...spans, { from, to: text.length }].filter(({ from: start, to }) => to > start);
}

/** The parts of these stretches of a text. */
function within(text: string, spans: readonly Span[], pattern: RegExp, parts: Parts): Span[] {
  return spans.flatMap(({ from, to }) =>
    between(text.slice(from, to), pattern, parts).map((span) => ({
      from: from + span.from,
      to: from + span.to,
    })),
  );
}

/** What stands between commas, before an "e" that goes on with something else, and behind what another told. */
function piecesOf(clause: string): Span[] {
  const parts: Parts = (rest, before) => partsAtComma(rest, before) && !isInAside(rest, before);
  const pieces = between(clause, comma, parts).flatMap((piece) => {
    const isShort = countParts(clause.slice(piece.from, piece.to)) <= length.most;
    const joins: Parts = (rest, before) => goesOn(rest, before) && !(isShort && isReported(before));
    return within(clause, [piece], joining, joins);
  });
  return within(clause, pieces, retelling, isHearsay);
}

/** "Um colega comprou | e jura que ...": what another did says nothing without what they told. */
function canEnd(text: string, pieces: readonly Span[], at: number): boolean {
  return !/\sque\s+$/iu.test(text.slice(pieces[at]?.to, pieces[at + 1]?.from));
}

function trimmed(text: string): string {
  const told = text.trim();
  const plain = told.replace(interjected, "").replace(ironyBefore, "");
  return plain.replace(lead, "").replace(closing, "").replace(tail, "").trim();
}

/** Before these a clause that is too long may end: what follows only tells more of it. */
const further = /\s+(?=(?:que|quando|enquanto|onde|pra|para|sem|com|porque|pois|pq)\s)/gi;

/** "Uma mancha | que não tinha", "depois | que ...", "tão bom | que ...": what follows belongs to it. */
const unfinished =
  /(?<!\p{L})(?:depois|antes|desde|assim|logo|já|ja|sempre|cada vez|mesmo|só|so|tudo|nada|algo|aquilo|(?:um|uma|uns|umas|outr[oa]|n[oa] dia|t[ãa]o|tant[oa]s?|mais|menos) \p{L}+)$/iu;

/** The longest beginning of a piece that is told at ease and can end there. */
function beginningOf(piece: string): string | undefined {
  const ends = [...piece.matchAll(further)].map(({ index }) => trimmed(piece.slice(0, index)));
  return ends.findLast(
    (told) =>
      countParts(told) <= length.ease && countWords(told) > shortest && !unfinished.test(told),
  );
}

type Clause = { clause: number; opensSentence: boolean; announces: boolean };

/** The pieces that a run may begin with, each with its number: none in the middle of a row. */
function startsOf(text: string, pieces: readonly Span[]): [number, Span][] {
  return [...pieces.entries()].filter(
    ([at, { from, to }]) => at === 0 || !isBareItem(text.slice(from, to)),
  );
}

/** Every run of neighbouring pieces that is neither too short nor too long; none with what only announces. */
function runsOf(text: string, { clause, opensSentence, announces }: Clause): Fragment[] {
  const pieces = piecesOf(text);
  const end = pieces.length - Number(announces);
  const found: Fragment[] = [];
  for (const [from, first] of startsOf(text, pieces.slice(0, end))) {
    const opens = opensSentence && from === 0;
    const piece = text.slice(first.from, first.to);
    const cut = countParts(trimmed(piece)) > length.ease ? beginningOf(piece) : undefined;
    if (cut !== undefined) found.push({ text: cut, clause, from, to: from, whole: false, opens });
    for (let to = from; to < end; to += 1) {
      const told = trimmed(text.slice(first.from, pieces[to]?.to));
      if (countParts(told) > length.most) break;
      const whole = from === 0 && to === pieces.length - 1;
      if (countWords(told) >= length.least)
        found.push({ text: told, clause, from, to, whole, opens });
    }
  }
  return found.filter(({ to }) => canEnd(text, pieces, to));
}

/** The fragments of a text, in its order; none stands over an end, a bracket or a turn. What is asked has none. */
export function fragmentsOf(text: string): Fragment[] {
  const sentences = text.split("\n").flatMap(splitSentences).slice(0, mostSentences);
  let clause = 0;
  return sentences.flatMap((sentence) => {
    if (sentence.endsWith("?") || sentence.length > longestSentence) return [];
    return between(sentence, barrier, () => true).flatMap((span) => {
      const announces = announcing.test(sentence.slice(span.to));
      return between(sentence.slice(span.from, span.to), turn, turnsAway).flatMap(
        ({ from, to }, at) => {
          clause += 1;
          const opensSentence = span.from === 0 && at === 0;
          return runsOf(sentence.slice(span.from + from, span.from + to), {
            clause,
            opensSentence,
            announces: announces && span.from + to === span.to,
          });
        },
      );
    });
  });
}
