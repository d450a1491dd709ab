import { states } from "../lexicon/places.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { knownPlace } from "./restore-places.ts";

/** "depilação a cera Boa Vista RR perna inteira 55": a town and its state in the midst of what is told. */
const townAndState = new RegExp(
  `(?<=(?<!\\p{L})(\\p{Ll}{3,}|\\d ?kg|\\d) )((?:\\p{Lu}\\p{L}+ (?:d[aeo]s? )?){1,4})(?:${[...states].join("|")})(?=\\s*(?:[.;\\n]|$)|(,)| \\p{Ll}| \\d)`,
  "gu",
);
/** Behind these the name is of something else, or its preposition stands there. */
const leads =
  /^(?:para|pela|pelo|bairro|rua|avenida|desde|entre|sobre|até|dona|seu|com|sem|zona|todo|toda|região|grande|interior|uma|dos|das|por|que|nos|nas)$/u;
/** Words of a name that no list of towns has. */
const mostUnknown = 2;

/** The place stands apart, with its preposition and without its state. */
export function settleTownState(text: string): string {
  return text.replace(
    townAndState,
    (told: string, before: string, names: string, comma: string | undefined, at: number) => {
      const name = names.trim();
      const place = knownPlace(name);
      const isShop = isTradeWord(before) && tradeOf(before) === "business";
      const isLong = place === undefined && name.split(" ").length > mostUnknown;
      if (leads.test(before) || isShop || isLong) return told;
      const goesOn = comma === undefined && /^ /u.test(text.slice(at + told.length));
      return `${place?.preposition ?? "em"} ${name}${goesOn ? "," : ""}`;
    },
  );
}
