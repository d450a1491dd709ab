import { fold } from "../../../../../domain/search/fold.ts";
import { ambiguousPlaces, placesByPreposition } from "../lexicon/places.ts";

type Preposition = keyof typeof placesByPreposition;
type KnownPlace = { name: string; preposition: Preposition };

function makeTable(): Map<string, KnownPlace> {
  const table = new Map<string, KnownPlace>();
  for (const preposition of ["em", "na", "no"] as const) {
    for (const name of placesByPreposition[preposition]) table.set(fold(name), { name, preposition });
  }
  return table;
}

const known = makeTable();
const longestFirst = [...known.keys()].sort((one, other) => other.length - one.length);
const names = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** The place of a name in any case, with the preposition that goes with it. */
export function knownPlace(name: string): KnownPlace | undefined {
  return known.get(fold(name).replace(/\s+/g, " "));
}

/** Folded letter by letter, so that places in one are places in the other. */
export function foldInPlace(text: string): string {
  const key = fold(text);
  if (key.length === text.length) return key;
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text.charAt(at);
    const folded = fold(unit);
    return folded.length === 1 ? folded : unit;
  }).join("");
}

/** A name that is also a word is a place only behind its preposition: "em natal", not "cestas de natal". */
function isPlace(key: string, place: KnownPlace, before: string): boolean {
  if (!ambiguousPlaces.has(key)) return true;
  return before.endsWith(` ${place.preposition} `) || before.endsWith(" em ");
}

/** Names of places with their capitals and accents: "em sao paulo" is "em São Paulo". */
export function restorePlaces(text: string): string {
  const key = foldInPlace(text);
  let restored = "";
  let done = 0;
  for (const { 0: found, index } of key.matchAll(names)) {
    const place = known.get(found);
    if (place === undefined || !isPlace(found, place, ` ${key.slice(Math.max(0, index - 5), index)}`)) continue;
    restored += text.slice(done, index) + place.name;
    done = index + found.length;
  }
  return restored + text.slice(done);
}
