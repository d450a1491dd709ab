import type { Word } from "../../text/words.ts";
import { isKnownName } from "../lexicon/names.ts";
import { isVerbForm } from "../lexicon/verbs.ts";
import type { Segment } from "../segments.ts";

const kept = /^(?:cuidad|tratad|zelad)[oa]s?$/;
const boosted = /^(?:bem|muito|super|tao|mega|extremamente|tudo|todo|toda|sempre|e)$/;
/** Told of somebody to whom it was done: "fomos bem tratados", "está sendo bem cuidada". */
const happened =
  /^(?:fui|foi|fomos|foram|sou|somos|seja|sejam|fosse|ser|sendo|sido|sera|serao|sao|senti|sentimos|sente|sentir|me|nos|quem|gente)$/;
/** Whoever is cared for: people, animals, plants, what is of the client's body. */
const cared =
  /^(?:filh[oa]s?|maes?|mainha|pais?|papai|mamae|irm[ao]s?|irmaos|av[oô]s?|vov[oó]s?|vozinh[oa]|net[oa]s?|sogr[oa]s?|marido|esposa|espos[oa]|noiv[oa]s?|amig[oa]s?|sobrinh[oa]s?|prim[oa]s?|ti[oa]s?|bebes?|crianc\p{L}+|menin[oa]s?|idos[oa]s?|alun[oa]s?|pacientes?|clientes?|hospedes?|visit\p{L}+|convidad[oa]s?|famili\p{L}+|pessoas?|client\p{L}+|todos|todas|el[ae]s?|animais|animal|bich\p{L}+|cachorr\p{L}+|ca[eo]s?|cadel\p{L}+|gat\p{L}+|pets?|cavalos?|eguas?|peixes?|aves|passaros?|coelh\p{L}+|filhotes?|plant\p{L}+|mudas?|flores|pele|cabelos?|unhas?|dentes?|maos|pes|corpo|rosto)$/u;
const someone = /^(?:pet|people)$/;

/** The words from the last comma up to a place. */
function opening(words: readonly Word[], to: number): number {
  return words.slice(0, to).findLastIndex(({ key }) => key === ",") + 1;
}

/** Words of "vinhedo bem antigo", at most. */
const longestSubject = 4;
const unkept = /^(?:pet|people|process)$/;

/** "Parto difícil, mas bem | cuidada": a man's ending and a woman's. */
function disagrees(words: readonly Word[], participle: string): boolean {
  const ending = words.map(({ key }) => /([oa])s?$/.exec(key)?.[1]).findLast((one) => one);
  return ending !== undefined && ending !== /([oa])s?$/.exec(participle)?.[1];
}

/** "Vinhedo novo, mas": the noun with its adjective, and no verb, that stands before what concedes; empty where it is somebody or a service. */
function conceded(before: Segment | undefined): readonly Word[] {
  if (before === undefined) return [];
  const to = before.words.at(-1)?.key === "," ? before.words.length - 1 : before.words.length;
  const from = opening(before.words, to);
  const words = before.words.slice(from, to);
  const other = before.marks.some(
    ({ value, start }) => value.kind === "thing" && unkept.test(value.class) && start >= from,
  );
  const plain = words.length > 1 && words.length <= longestSubject;
  return plain && !other && !isVerbForm(words[0]?.key ?? "") ? words : [];
}

/** "Jardim bem cuidado", "o prédio antigo é bem tratado": said of a place or a thing, and nobody's care for the client. */
export function isUpkeep(segments: readonly Segment[], segment: number, at: number): boolean {
  const { words, marks, contrary } = segments[segment] ?? { words: [], marks: [] };
  const place = words.findIndex(({ key }, here) => here >= at && here < at + 4 && kept.test(key));
  const from = opening(words, place);
  if (place === -1 || from > at || !/^(?:bem|super)$/.test(words[place - 1]?.key ?? ""))
    return false;
  const own = words.slice(from, place).filter(({ key }) => !boosted.test(key));
  const lone =
    own.length === 0 && contrary && !/^(?:por|pel[oa]s?)$/.test(words[place + 1]?.key ?? "");
  const earlier = lone ? conceded(segments[segment - 1]) : [];
  const before = disagrees(earlier, words[place]?.key ?? "") ? own : [...earlier, ...own];
  if (before.length === 0 && !/^(?:tudo|tod[oa])$/.test(words[from]?.key ?? "")) return false;
  const somebody = marks.some(
    ({ value, start }) =>
      value.kind === "thing" && someone.test(value.class) && start >= from && start < place,
  );
  return (
    !somebody &&
    !before.some(({ key }) => happened.test(key) || cared.test(key) || isKnownName(key))
  );
}

const supplied = /^(?:servid|atendid)[oa]s?$/;
const ofTown =
  /^(?:bairro|regiao|ruas?|avenida|localidade|localizacao|local|lugar|praca|area|centro|cidade|vila|condominio|predio|shopping|hotel|hostel|pousada|apartamento|ponto|estacao)$/;
/** What a part of the town is not served with by waiters. */
const byStaff = /^(?:forma|maneira|modo|novo|fato|vez|todos|voces|el[ae]s?|[oa]s?)$/;

/** "Bairro bem servido de ônibus", "praça bem atendida por lojas": what there is around, and nobody who waits on the client. */
export function isSupplied(words: readonly Word[], at: number): boolean {
  const place = words.findIndex(
    ({ key }, here) => here >= at - 3 && here < at + 6 && supplied.test(key),
  );
  const [link = "", what = ""] = words.slice(place + 1, place + 3).map(({ key }) => key);
  if (place === -1 || !/^(?:de|por)$/.test(link) || what === "" || byStaff.test(what)) return false;
  return words.slice(opening(words, place), place).some(({ key }) => ofTown.test(key));
}
