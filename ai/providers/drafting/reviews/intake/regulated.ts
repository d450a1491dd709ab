import type { Word } from "../../text/words.ts";
import { openTrades, regulatedTrades } from "../lexicon/business.ts";
import { PhraseBook } from "../patterns.ts";
import { maskSurroundings } from "../points/client-life.ts";
import { speaksOfFood } from "../points/tie-to-thing.ts";
import type { Segment } from "../segments.ts";

const regulatedWords = new PhraseBook<boolean>().add(regulatedTrades, true).add(openTrades, false);

/** Who falls ill after a meal sees a doctor: that makes no restaurant a clinic. */
const afterMeal = /^(?:medic|hospital|pronto|exame|doutor|o$|do$|ao$|consulta)/;

/** Flowers sent to a hospital come from a florist. */
const delivering = /^(?:entreg\p{L}*|flor|flores|buque|arranjo|rosas|cesta|taxi|uber|corrida)$/u;

/** An optician tests eyes, and is no clinic. */
const eyewear = /^(?:oculos|armac(?:ao|oes)|lentes?|otica)$/;

/** "Botox no cabelo": a hairdresser's. */
const hair = /^(?:cabelos?|capilar|fios?|progressiva|escova|cabeleireir[oa]|salao)$/;

/** A school has a laboratory of its own. */
const teaching = /^(?:cursos?|escola|colegio|faculdade|aulas?|professor(?:es|a|as)?)$/;

/** "Pintaram o escritório": what is done to a room. */
const roomWork =
  /^(?:pint(?:aram|ou|ura)|mont(?:aram|ou|agem)|reform\p{L}+|faxin\p{L}+|movei|moveis|gavetas?|armarios?|persianas?|divisorias?|carpete|luminarias?)$/u;

/** "Vou procurar um advogado": a threat, or what somebody had to do; who says "procurei o advogado" may be a client. */
const forced =
  /(?:vou|vamos|irei|tive que|tive de|precisei|precisou|preciso) (?:\p{L}+ )?(?:procurar|acionar|chamar|consultar|contratar|falar com)(?: \p{L}+)? advogad[oa]$/u;
/** "Meu vizinho, que é advogado". */
const known =
  /(?:vizinh|cunhad|prim|filh|sobrinh|amig)[oa] (?:que )?(?:e )?advogad[oa]$|(?:marido|irmao|irma) (?:que )?(?:e )?advogad[oa]$/;
/** Words up to a lawyer that tell how they come in. */
const reach = 7;

/** Whether a lawyer comes in who is not the one reviewed. */
function isOther(words: readonly Word[], at: number): boolean {
  const told = words
    .slice(Math.max(0, at - reach), at + 1)
    .flatMap(({ key }) => (key === "," ? [] : [key]))
    .join(" ");
  return forced.test(told) || known.test(told);
}

/** "Pertinho da clínica", "fiquei parecendo médica": a neighbour or a likeness, and not the trade that is reviewed. */
const besideTrade =
  /(?:pert(?:o|inho)|proxim[oa]|(?:ao|do) lado|(?:em|na) frente|atras|vizinh[oa]|na esquina) (?:d[aeo]s?|[oa]|ao) $|(?:^| )parec(?:ia|endo|e|em|iam|i|eu) (?:um |uma )?$/u;
/** Words up to the trade that tell so. */
const besideReach = 4;

function isBeside(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - besideReach), at).map(({ key }) => `${key} `);
  return besideTrade.test(before.join(""));
}

/** Where words of a trade stand that may not even confirm that a person is its client. */
export function regulatedIn(
  segments: readonly Segment[],
): { segment: number; start: number; end: number }[] {
  const pets = segments.some(({ marks }) =>
    marks.some(({ value }) => value.kind === "thing" && value.class === "pet"),
  );
  if (pets || segments.some(({ words }) => words.some(({ key }) => /^veterin/.test(key))))
    return [];
  const tells = (of: RegExp) => segments.some(({ words }) => words.some(({ key }) => of.test(key)));
  const isFurnished = tells(roomWork);
  const [tested, sent, taught, groomed] = [eyewear, delivering, teaching, hair].map(tells);
  const dined = speaksOfFood(segments);
  const elsewhere = (key: string) =>
    (dined && afterMeal.test(key)) ||
    (tested && key === "exame") ||
    (sent && key === "hospital") ||
    (taught && /^lab/.test(key)) ||
    (groomed && key === "botox");
  return segments.flatMap(({ words }, segment) =>
    regulatedWords
      .scan(maskSurroundings(words))
      .filter(
        ({ start, end, value }) =>
          value &&
          !(isFurnished && words[end - 1]?.key === "escritorio") &&
          !isOther(words, start) &&
          !isBeside(words, start) &&
          (/^terap/.test(words[start]?.key ?? "") ||
            !/^(?:para|pelo|pela)$/.test(words[start - 1]?.key ?? "")) &&
          !elsewhere(words[start]?.key ?? ""),
      )
      .map(({ start, end }) => ({ segment, start, end })),
  );
}
