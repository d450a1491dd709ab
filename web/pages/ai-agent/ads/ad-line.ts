import { adPartWords } from "../../../../content/interface/ad-parts.ts";
import type { AdParts } from "../../../../contract/parts.ts";
import { formatBrl } from "../../../../domain/numbers/format.ts";
import type { Mark } from "../../../ui/chip.tsx";
import type { ReadingPiece } from "../../../ui/slip.tsx";
import { lineMark } from "../parts/marks.ts";
import { mergeAd, type ToldAd } from "./told-ad.ts";

const words = adPartWords.line;

/** Groups of the slip, as the reading line leads to them. */
export type AdGroup =
  | "product"
  | "good"
  | "place"
  | "prices"
  | "until"
  | "extras"
  | "action"
  | "conditions"
  | "register";

type Pieces = readonly ReadingPiece[];

/** "na Vila Mariana"; drafting/parts knows how a text says a place. */
export type PlacePhrase = (place: string, text?: string) => string;

function link(text: string, group: AdGroup, mark: Mark | undefined): ReadingPiece {
  return { words: text, group, mark: mark ?? "told" };
}

function lowerFirst(text: string): string {
  const [first = "", second = ""] = text;
  // "CNH na hora" keeps its capitals.
  return second === second.toLocaleUpperCase("pt-BR") && /\p{L}/u.test(second)
    ? text
    : first.toLocaleLowerCase("pt-BR") + text.slice(1);
}

function pricePieces({ prices = [] }: AdParts, told: ToldAd): Pieces {
  if (prices.length === 0) return [];
  const mark: Mark = told.prices === undefined ? "read" : "told";
  return [`, ${words.with} `, link(words.prices(prices.length), "prices", mark)];
}

function placePieces({ place }: AdParts, read: AdParts, told: ToldAd, phrase: PlacePhrase): Pieces {
  if (!place) return [];
  const said = phrase(place);
  const small = said.slice(0, said.length - place.length);
  return [`, ${small}`, link(place, "place", lineMark(read.place, told.place))];
}

function untilPieces({ until }: AdParts, read: AdParts, told: ToldAd): Pieces {
  if (!until) return [];
  return [`, ${words.until} `, link(until, "until", lineMark(read.until, told.until))];
}

function actionPieces({ action }: AdParts, told: ToldAd): Pieces {
  if (!action) return [];
  const mark: Mark = told.action === undefined ? "read" : "told";
  return [` ${words.whoWants} `, link(words.wanting[action], "action", mark), "."];
}

/** What was understood of an ad, as one sentence whose marked words lead to their groups. */
export function adLine(read: AdParts, told: ToldAd, phrase: PlacePhrase): Pieces {
  const parts = mergeAd(read, told);
  const [nothing, mark, end] = words.nothing;
  if (!parts.product) return [nothing, link(mark, "product", "told"), end];
  return [
    `${words.start} `,
    link(lowerFirst(parts.product), "product", lineMark(read.product, told.product)),
    ...pricePieces(parts, told),
    ...placePieces(parts, read, told, phrase),
    ...untilPieces(parts, read, told),
    ".",
    ...actionPieces(parts, told),
  ];
}

/** The reading line as plain text. */
export function adLineText(read: AdParts, told: ToldAd, phrase: PlacePhrase): string {
  return adLine(read, told, phrase)
    .map((piece) => (typeof piece === "string" ? piece : piece.words))
    .join("");
}

/** What goes as the prompt where everything was told by taps and nothing typed; undefined without a product. */
export function promptOfAdTaps(told: ToldAd): string | undefined {
  const { product, good, prices = [], place, until, conditions = [] } = mergeAd({}, told);
  if (!product) return undefined;
  const rows = prices.map(
    ({ label, amount, from, unit }) =>
      `${label} ${from ? `${adPartWords.price.from.toLowerCase()} ` : ""}${formatBrl(amount)}${unit ? ` (${unit})` : ""}`,
  );
  const deadline = until && `${words.until} ${until}`;
  return [product, good, ...rows, place, deadline, ...conditions].filter(Boolean).join(". ");
}
