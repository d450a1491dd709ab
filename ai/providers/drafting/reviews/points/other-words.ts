import type { Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { isKnownName } from "../lexicon/names.ts";
import type { Mark } from "../segments.ts";
import { isPetName } from "./pet-names.ts";

/** Nouns that are a form of a verb too, and adjectives besides: "a caldeira entrega os pontos", "pintura uniforme". */
const alsoVerbs =
  /^(?:borda|entrega|compra|reserva|visita|escova|troca|pinta|conserta|corte|obra|multa|pesca|conta|prova|vela|lixa|filma|marca|cobra|janta|consulta|massa|poda|cura|aula|senha|lista|festa|cera|sombra|tranca|trava|muda|monitora|bota|reparo|cola)$/;
const alsoAdjectives =
  /^(?:show|uniformes?|tort[ao]s?|doces?|salgad[ao]s?|massa|fantasia|lisas?|colonial|planos?|segur[oa]s?|funciona(?:l|is)|mist[oa]s?|cobert[ao]s?|certificad[oa]s?|manua(?:l|is))$/;
const subject =
  /^(?:ninguem|alguem|que|ele|ela|eles|elas|ja|nao|nunca|sempre|quem|gente|voce|voces|se|me|ainda)$/;
const object = /^(?:[oa]s?|uma?|tudo|meu|minha|seu|sua|d[oa]s?)$/;

/** "Bota tudo no lugar", "reparo que ...": a verb that opens the sentence; "entrega a domicílio" is none. */
const commanded = /^(?:tudo|que|os?|as|meus?|minhas?|eles)$/;

/** "um gato que se chama Recibo", "A Mel": a capital inside a sentence, where not all is shouted. */
function isNamed(word: Word | undefined, before: Word | undefined): boolean {
  if (before === undefined || before.key === ",") return false;
  return /^\p{Lu}\p{Ll}/u.test(word?.text ?? "") && /^(?:\p{Ll}|[AO]s?$)/u.test(before.text);
}

/** Words that only their marks tell from a noun: "faça", "em maio", "saía". */
const lostMarks: ReadonlyMap<string, RegExp> = new Map([
  ["faca", /ç/],
  ["maio", /^[^ô]*$/],
  ["saia", /í/],
]);

/** A sock has its article: "uma hora e meia", "lixou meia parede" and "uma meia hora" tell of none. */
const ofSock = /^(?:[dn]?a|uma|minha|sua|nossa|de|par)$/;
const halved = /^(?:hora|diaria|noite|duzia|manha|tarde|volta)$/;

/** "Contrato sempre eles", "peça sem medo": a verb, beside one word that only a verb has. */
const opening = /^(?:contrato (?:sempre|eles)|peca (?:sem|logo|ja|o|seu|antes|para))$/;

/** "Trabalho no prédio do lado" and "às duas e meia": a verb that opens the sentence, a half. */
function isVerbOrHalf(words: readonly Word[], at: number): boolean {
  const [before = "", key = "", after = ""] = [at - 1, at, at + 1].map(
    (place) => words[place]?.key,
  );
  const opens = at === 0 || before === ",";
  if (opens && opening.test(`${key} ${after}`)) return true;
  if (key === "trabalho")
    return (
      (at === 0 || before === ",") &&
      /^(?:n[oa]|em|perto|aqui|com|ha|ali|fora|sozinh[oa])$/.test(after)
    );
  return key === "meia" && (!ofSock.test(before) || halved.test(after));
}

/** "Sofá de 3 lugares", "fogão de 4 bocas": the size of a thing. */
const counted = /^(?:lugar|lugares|portas?|bocas?|gavetas?|quartos?|andares|aulas|sessoes)$/;

function isMeasure(words: readonly Word[], at: number): boolean {
  const [link = "", count = "", key = ""] = [at - 2, at - 1, at].map((place) => words[place]?.key);
  return (
    link === "de" &&
    /^(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis)$/.test(count) &&
    counted.test(key)
  );
}

/** "É show", "foram uniformes"; "e show" is none. */
function isCopula(word: Word | undefined): boolean {
  return /^(?:é|eh|são|foi|foram|era|eram|tá)$/i.test(word?.text ?? "");
}

const denying = /^(?:nao|nunca|jamais)$/;

/** "O relógio não marca", "a tinta nunca seca": a verb of what was named before; "não, o bolo" and "não só o bolo" deny none. */
function isDenied(words: readonly Word[], at: number): boolean {
  const clitic = /^(?:me|se|nos|te|lhe)$/.test(words[at - 1]?.key ?? "") ? 1 : 0;
  const finite = /(?:[ae]|am|em)$/.test(words[at]?.key ?? "");
  return finite && denying.test(words[at - 1 - clitic]?.key ?? "");
}

/** Whether a word of the lexicon stands here for another one that is written like it. */
export function isOtherWord({ start, end, value }: Mark, words: readonly Word[]): boolean {
  if (value.kind !== "thing" || end - start !== 1) return false;
  if (isNamed(words[start], words[start - 1]) || isPetName(words, start, value)) return true;
  const [before = "", key = "", after = ""] = [start - 1, start, start + 1].map(
    (at) => words[at]?.key,
  );
  const behindNoun = lexicon().matchAt(words.slice(start - 1, start), 0)?.value.kind === "thing";
  if (lostMarks.get(key)?.test(words[start]?.text ?? "")) return true;
  if ([isVerbOrHalf, isMeasure, isDenied].some((one) => one(words, start))) return true;
  if (alsoAdjectives.test(key) && start > 0)
    return (
      behindNoun ||
      isCopula(words[start - 1]) ||
      /^(?:ficou|ficaram|veio|ta|esta|estava|meio|muito)$/.test(before)
    );
  if (!alsoVerbs.test(key)) return false;
  if (start === 0) return commanded.test(after);
  return subject.test(before) || isKnownName(before) || (behindNoun && object.test(after));
}
