import type { Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { isAlsoWord, isKnownName, nameGender } from "../lexicon/names.ts";
import type { Segment } from "../segment.ts";
import { displayName } from "./author.ts";
import type { Praised } from "./staff.ts";

/** Words around a name that are looked at: it bounds the time. */
const reach = 12;

const good =
  "(?:(?:me |nos |se |te |realmente |ainda |de fato |pelo menos )*(?:tent(?:ou|a) (?:me |nos )?(?:ajudar|resolver|atender)|ajud(?:ou|a)|import(?:ou|a)|preocup(?:ou|a)|resolv(?:eu|e)|salv(?:ou|a)|prest(?:ou|a)|escut(?:ou|a)|ouviu|explic(?:ou|a)|acolheu|socorreu|(?:deu|teve) (?:atencao|satisfacao|suporte|retorno|paciencia|educacao|boa vontade)|pediu desculpas?|(?:atend(?:eu|e)|trat(?:ou|a)) (?:(?:me|a gente) )?(?:bem|direito|com (?:educacao|carinho|respeito|atencao|paciencia)))|(?:com|que tem|que teve) (?:educacao|boa vontade|paciencia|respeito|empatia)|(?:foi |e )?(?:educad|gentil|atencios|prestativ|simpatic|solicit)\\p{L}*)";
const kind =
  "(?:(?:sempre |super |muito |bem |um |uma )*(?:anjos?|gentleman|lord|lorde|amor(?: de pessoa)?|querid[oa]|fof[oa]|gentileza|simpatia|gente (?:boa|fina|finissima)|gentil|educad[oa]|atencios[oa]|prestativ[oa]|solicit[oa]|simpatic[oa]|salvador(?:a)?))";
const unique = `[oa]? ?unic[oa](?: (?:pessoa|funcionari[oa]|dali|ali|la|aqui))*`;
/** "Wesley da portaria": where they work. */
const place = "(?:d[aeo] (?!dia|noite|vez)\\p{L}+ ?)?";
/** "Foi o único que tentou ajudar", "que salvou o semestre". */
const helped = new RegExp(
  `^${place}(?:, )?(?:que )?(?:(?:foi|e|era) ${unique} (?:que )?${good}|(?<=que )(?:me |nos )?salv(?:ou|a)(?: [oa]s?| meus?| minhas?| noss[oa]s?| tudo)?)(?= |$)`,
  "u",
);
/** "É gente fina, mas ...", "um anjo": nothing behind it turns the word into irony. */
const kindly = new RegExp(
  `^${place}(?:, )?(?:que )?(?:(?:sempre )?(?:foi|e|era) |(?<=, ))${kind}(?: comigo| conosco| com a gente)?(?:$| mas | ?, (?:mas|sempre|nao tem culpa|el[ea] nao tem|o resto|os outros|as outras|pena|(?:el[ea] )?me (?:ajud|atend|respond|explic)\\p{L}+)(?= |$)| e (?:sempre|foi com|me (?:ajud|respond|explic)\\p{L}+)(?= |$))`,
  "u",
);
/** "A única que salva é a enfermeira Cida", "só volto se for com a Simone", "obrigada só ao Marcos". */
const before = new RegExp(
  `(?:(?:^| )${unique} que ${good} (?:\\p{L}+ ){0,3}?(?:e|foi) |(?:^| )(?:volt\\p{L}+ (?:la |aqui )?so|so volt\\p{L}+) (?:la |aqui )?(?:se (?:for|fosse) )?(?:com|pel[oa]|por causa d[oa]) )(?:[oa] )?(?:\\p{L}+ )?$`,
  "u",
);
/** Somebody of the customer's, another customer, another shop. */
const others =
  /^(?:meus?|minhas?|noss[oa]s?|client\p{L}*|vizinh[oa]|amig[oa]|coleg[oa]|hospede|passageir[oa]|pacient\p{L}*|desconhecid[oa]|concorrent\p{L}*|nem|nao)$/u;
/** Stands where a sentence turns. */
const turn: Word = { text: "mas", key: "mas", stem: "mas", start: 0, end: 0 };
/** "Mas o resto não sabe nada": what is blamed behind the turn is not who was honoured. */
const ofOthers = /^(?:[oa]s? (?:rest\p{L}*|outr[oa]s?|demais|loja|lugar|empresa)|ninguem)$/u;

function joined(words: readonly Word[]): string {
  return words.map(({ key }) => key).join(" ");
}

/** "O Wesley foi o único que ajudou, mas foi grosso": taken back. */
function isTakenBack(rest: readonly Word[]): boolean {
  const from = rest.findIndex(({ key }) => /^(?:mas|mesmo)$/.test(key));
  if (from < 0 || ofOthers.test(joined(rest.slice(from + 1, from + 3)))) return false;
  return lexicon()
    .scan(rest.slice(from + 1))
    .some(({ value }) => value.kind === "opinion" && value.polarity === -1);
}

function isName(word: Word): boolean {
  return isKnownName(word.key) && (!isAlsoWord(word.key) || /^\p{Lu}\p{Ll}/u.test(word.text));
}

function honouredAt(words: readonly Word[], at: number): Praised | undefined {
  const word = words[at];
  if (word === undefined || !isName(word)) return undefined;
  const lead = words.slice(Math.max(0, at - reach), at);
  const rest = words.slice(at + 1, at + 1 + 2 * reach);
  if (lead.slice(-5).some(({ key }) => others.test(key))) return undefined;
  const told = joined(rest);
  const honours = helped.test(told) || kindly.test(told) || before.test(`${joined(lead)} `);
  if (!honours || isTakenBack(rest)) return undefined;
  return { name: displayName(word.text), gender: nameGender(word.key) };
}

/** The words of each sentence, with a "mas" between its segments. */
function sentencesOf(segments: readonly Segment[]): Word[][] {
  const sentences = new Map<number, Word[]>();
  for (const { sentence, words } of segments) {
    const told = sentences.get(sentence);
    if (told === undefined) sentences.set(sentence, [...words]);
    else told.push(turn, ...words);
  }
  return [...sentences.values()];
}

/**
 * Who is named as the one that helped, or whom the customer would come back for: thanked by name in a complaint too. At
 * most two; only turns that leave no doubt, since a complaint praises nobody otherwise.
 */
export function findHonoured(segments: readonly Segment[], author: string | undefined): Praised[] {
  const found = new Map<string, Praised>();
  for (const words of sentencesOf(segments)) {
    for (const at of words.keys()) {
      const one = honouredAt(words, at);
      if (one !== undefined && one.name !== author) found.set(one.name, one);
    }
  }
  return [...found.values()].slice(0, 2);
}
