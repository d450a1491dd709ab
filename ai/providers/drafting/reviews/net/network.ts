import type { Candidate, Side, Sided } from "../choosing/candidates.ts";
import { type Matter, matters } from "../intake/matters.ts";
import type { Bags, Matrix, Operations, Span } from "./operations.ts";
import { type Bag, type Tokens, tableRows, toBags } from "./tokens.ts";

/** Numbers by which a word is known, by which it is known in its text, and of the layer that weighs. */
const embedding = 32;
const small = 8;
const width = 64;
const hidden = 128;

const sources = ["judged", "turned", "named", "unknown", "deed", "implied"] as const;
const kinds = ["praise", "complaint", "mixed"] as const;

/** How far off the words are that each convolution hears on both sides. */
const distances = [1, 2, 4] as const;
/** Words on both sides of a candidate that are heard with it. */
const window = 3;
export const dropout = { words: 0.3, heard: 0.35, weighed: 0.4 } as const;

const inside = embedding + 2 * small;

/** Every parameter with its rows and columns. */
export const shapes = {
  table: [tableRows, embedding],
  kind: [kinds.length, small],
  after: [3, small],
  source: [2 * sources.length, small],
  side: [2 * kinds.length, small],
  first: [inside, width],
  firstBias: [1, width],
  near: [3 * width, width],
  nearBias: [1, width],
  further: [3 * width, width],
  furtherBias: [1, width],
  far: [3 * width, width],
  farBias: [1, width],
  naming: [5 * width + 2 * small + embedding, hidden],
  namingBias: [1, hidden],
  named: [hidden, 1],
  namedBias: [1, 1],
  shape: [4, small],
  quoting: [5 * width + 2 * small, hidden],
  quotingBias: [1, hidden],
  quoted: [hidden, 1],
  quotedBias: [1, 1],
  matter: [matters.length, small],
  weighing: [6 * width + small, hidden],
  weighingBias: [1, hidden],
  weighed: [hidden, 1],
  weighedBias: [1, 1],
} as const satisfies Record<string, readonly [number, number]>;

export type ParameterName = keyof typeof shapes;
export type Parameters<M> = Readonly<Record<ParameterName, M>>;

/** The half of a review that something may be of: 0 praise, 1 blame. */
export type SideNumber = 0 | 1;

export function numberOf(side: Side): SideNumber {
  return side === "good" ? 0 : 1;
}

/** A name that a reply could say of a candidate. */
export type Asked = {
  /** Where it stands among the words; none where it stands nowhere. */
  at: number | undefined;
  /** The words of its clause; those of the text where it stands nowhere. */
  span: Span;
  source: Candidate["source"];
  polarity: 1 | -1;
  side: SideNumber;
  /** The embeddings that the name is the sum of. */
  name: Bag;
};
/** A stretch of the words, whether it is a whole clause, and the side that it may tell of. */
export type Stretch = { span: Span; whole: boolean; side: SideNumber };
/** A text of a kind whose words are heard. */
export type HeardText<M extends Matrix> = { heard: M; tone: Sided };

/** A network with its parameters: the recorded one in training, the plain one in reading. */
export type Network<M extends Matrix> = { operations: Operations<M>; parameters: Parameters<M> };

const onlyRow = (row: number) => [[row, 1]] as const;

/** Each row as it stands so many rows further down; nothing beyond the ends. */
function shifted(rows: number, by: number): Bags {
  return toBags(
    Array.from({ length: rows }, (_, row) =>
      row + by >= 0 && row + by < rows ? onlyRow(row + by) : [],
    ),
  );
}

/** What each word is in its text: a row of `width` numbers for each. */
export function hearWords<M extends Matrix>(
  { operations: of, parameters }: Network<M>,
  { words, bags, after }: Tokens,
  tone: Sided,
): M {
  const kind = kinds.indexOf(tone);
  const known = of.concat([
    of.dropout(of.embeddingBag(parameters.table, bags), dropout.words),
    of.embeddingBag(parameters.kind, toBags(words.map(() => onlyRow(kind)))),
    of.embeddingBag(parameters.after, toBags(after.map(onlyRow))),
  ]);
  let heard = of.relu(of.linear(known, parameters.first, parameters.firstBias));
  const layers = [
    [parameters.near, parameters.nearBias],
    [parameters.further, parameters.furtherBias],
    [parameters.far, parameters.farBias],
  ] as const;
  for (const [at, [weights, bias]] of layers.entries()) {
    const by = distances[at] ?? 1;
    const thinned = of.dropout(heard, dropout.heard);
    const beside = of.concat([
      of.embeddingBag(thinned, shifted(words.length, -by)),
      thinned,
      of.embeddingBag(thinned, shifted(words.length, by)),
    ]);
    heard = of.add(heard, of.relu(of.linear(beside, weights, bias)));
  }
  return of.dropout(heard, dropout.heard);
}

function meanOf(rows: number): (readonly [number, number])[] {
  return Array.from({ length: rows }, (_, row) => [row, 1 / rows] as const);
}

function windowAround(at: number, rows: number): (readonly [number, number])[] {
  const around: (readonly [number, number])[] = [];
  for (let by = -window; by <= window; by += 1)
    if (by !== 0 && at + by >= 0 && at + by < rows) around.push([at + by, 1 / (2 * window)]);
  return around;
}

/** What is heard in the whole text, mean and largest, in so many rows. */
function ofWhole<M extends Matrix>({ operations: of }: Network<M>, heard: M, rows: number): M {
  const once = of.concat([
    of.embeddingBag(heard, toBags([meanOf(heard.rows)])),
    of.maxPool(heard, [[0, heard.rows]]),
  ]);
  return of.embeddingBag(once, toBags(Array.from({ length: rows }, () => onlyRow(0))));
}

/** For each name how likely a strict owner would have a reply say it for its side: one logit in a row. */
export function namingLogits<M extends Matrix>(
  network: Network<M>,
  { heard, tone }: HeardText<M>,
  asked: readonly Asked[],
): M {
  const { operations: of, parameters } = network;
  const kind = kinds.indexOf(tone);
  const input = of.concat([
    of.embeddingBag(heard, toBags(asked.map(({ at }) => (at === undefined ? [] : onlyRow(at))))),
    of.embeddingBag(
      heard,
      toBags(asked.map(({ at }) => (at === undefined ? [] : windowAround(at, heard.rows)))),
    ),
    of.maxPool(
      heard,
      asked.map(({ span }) => span),
    ),
    ofWhole(network, heard, asked.length),
    of.embeddingBag(
      parameters.source,
      toBags(
        asked.map(({ source, polarity }) =>
          onlyRow(2 * sources.indexOf(source) + Number(polarity === -1)),
        ),
      ),
    ),
    of.embeddingBag(parameters.side, toBags(asked.map(({ side }) => onlyRow(2 * kind + side)))),
    of.embeddingBag(parameters.table, toBags(asked.map(({ name }) => name))),
  ]);
  const weighed = of.relu(of.linear(input, parameters.naming, parameters.namingBias));
  return of.linear(of.dropout(weighed, dropout.weighed), parameters.named, parameters.namedBias);
}

/** By it the words of a stretch are divided. */
const long = 11;

/** Whether a stretch is a whole clause, how long it is, and where in the text it begins and ends: shares of `shape`. */
function shapeOf({ span: [from, to], whole }: Stretch, rows: number) {
  const shares = [Number(whole), (to - from) / long, from / rows, to / rows];
  return shares.map((share, row) => [row, share] as const);
}

/** What is heard in and around each stretch. */
export function aroundStretches<M extends Matrix>(
  { operations: of, parameters }: Network<M>,
  { heard, tone }: HeardText<M>,
  stretches: readonly Stretch[],
): M {
  const whole = meanOf(heard.rows);
  const kind = kinds.indexOf(tone);
  const spans = stretches.map(({ span }) => span);
  const inSpan = ([from, to]: Span) =>
    meanOf(to - from).map(([row, share]) => [from + row, share] as const);
  const wordAt = (row: number) => (row >= 0 && row < heard.rows ? onlyRow(row) : []);
  return of.concat([
    of.embeddingBag(heard, toBags(spans.map(inSpan))),
    of.maxPool(heard, spans),
    of.embeddingBag(heard, toBags(spans.map(([from]) => wordAt(from - 1)))),
    of.embeddingBag(heard, toBags(spans.map(([, to]) => wordAt(to)))),
    of.embeddingBag(heard, toBags(spans.map(() => whole))),
    of.embeddingBag(parameters.side, toBags(stretches.map(({ side }) => onlyRow(2 * kind + side)))),
    of.embeddingBag(parameters.shape, toBags(stretches.map((one) => shapeOf(one, heard.rows)))),
  ]);
}

/** For each stretch how likely a strict owner would have a reply quote it for its side: one logit in a row. */
export function quotingLogits<M extends Matrix>(
  network: Network<M>,
  text: HeardText<M>,
  stretches: readonly Stretch[],
): M {
  const { operations: of, parameters } = network;
  const input = aroundStretches(network, text, stretches);
  const weighed = of.relu(of.linear(input, parameters.quoting, parameters.quotingBias));
  return of.linear(of.dropout(weighed, dropout.weighed), parameters.quoted, parameters.quotedBias);
}

/** Words before and after a stretch that are heard with it. */
const around = 6;

/** A stretch of the words that may tell of a matter. */
export type MatterAsked = { span: Span; matter: Matter };

/** For each stretch how likely the matter is there, and no word that comes in by the way: one logit in a row. */
export function matterLogits<M extends Matrix>(
  network: Network<M>,
  { heard }: HeardText<M>,
  asked: readonly MatterAsked[],
): M {
  const { operations: of, parameters } = network;
  const meanFrom = (from: number, to: number) =>
    meanOf(Math.max(0, to - from)).map(([row, share]) => [from + row, share] as const);
  const spans = asked.map(({ span }) => span);
  const input = of.concat([
    of.embeddingBag(heard, toBags(spans.map(([from, to]) => meanFrom(from, to)))),
    of.maxPool(heard, spans),
    of.embeddingBag(
      heard,
      toBags(spans.map(([from]) => meanFrom(Math.max(0, from - around), from))),
    ),
    of.embeddingBag(
      heard,
      toBags(spans.map(([, to]) => meanFrom(to, Math.min(heard.rows, to + around)))),
    ),
    ofWhole(network, heard, asked.length),
    of.embeddingBag(
      parameters.matter,
      toBags(asked.map(({ matter }) => onlyRow(matters.indexOf(matter)))),
    ),
  ]);
  const weighed = of.relu(of.linear(input, parameters.weighing, parameters.weighingBias));
  return of.linear(
    of.dropout(weighed, dropout.weighed),
    parameters.weighed,
    parameters.weighedBias,
  );
}
