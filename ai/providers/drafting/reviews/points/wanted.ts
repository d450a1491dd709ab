import type { Word } from "../../text/words.ts";
import { kin } from "../lexicon/client-life.ts";
import type { Target } from "./target.ts";

/** What a client did to get something: "comprei", "pedimos". */
export const got =
  /^(?:comprei|compramos|levei|levamos|trouxe|trouxemos|pedi|pedimos|tomei|tomamos|comi|comemos|bebi|bebemos|peguei|pegamos|escolhi|escolhemos|usei|usamos|encomendei|encomendamos|dividimos)$/;

/** What the client did besides: "deixei a bolsa no carro", "tirei umas fotos". */
const did =
  /^(?:deixei|deixamos|perdi|perdemos|esqueci|crio|assino|faco|uso|usava|vesti|tirei|tiramos|sentei|sentamos|assisti|coloquei|derrubei)$/;
const ofKin = new RegExp(`^(?:meus?|minhas?|noss[oa]s?) ${kin}$`);
const pastOfKin = /^(?!foi|achou|encontrou|recebeu|ficou)[a-z]{2,}(?:ou|eu|iu|aram|eram|iram)$/;

/** The verb of a clause that tells what the client, or somebody of theirs, did: "minha sobrinha derrubou". */
export function tellsDoing(words: readonly Word[], at: number): boolean {
  const [owner = "", who = "", verb = ""] = [at - 2, at - 1, at].map((place) => words[place]?.key);
  if (got.test(verb) || did.test(verb)) return true;
  return pastOfKin.test(verb) && ofKin.test(`${owner} ${who}`);
}

function keysBefore(words: readonly Word[], start: number): string[] {
  return words.slice(Math.max(0, start - 3), start).map(({ key }) => key);
}

/** "Fui comprar tinta, o rapaz ajudou", "zíper pra minha costura, atendimento ótimo": what was wanted and what for. */
export function isWanted(words: readonly Word[], { start }: Target): boolean {
  const before = keysBefore(words, start);
  const verb = before.findLast((key) => !/^(?:[oa]s?|uma?|uns|umas)$/.test(key)) ?? "";
  const own = /(?:^| )para (?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)$/.test(before.join(" "));
  return own || /^(?:comprar|procurar|buscar|pegar|escolher|ver|olhar)$/.test(verb);
}

const counting =
  /^(?:[oa]s?|uma?|uns|umas|dois|duas|tres|quatro|cinco|seis|dez|vinte|trinta|cinquenta|cem|\d+|meus?|minhas?|par|saco|pacote|caixa|de)$/;

/** "Comprei dois vestidos, loja organizada": what was got, and behind it what is judged. */
export function isGotBefore(target: Target, earlier: Target, words: readonly Word[]): boolean {
  const verb = words.findLastIndex(({ key }, at) => at < earlier.start && !counting.test(key));
  const between = words.slice(earlier.end, target.start).map(({ key }) => key);
  const apart = between.includes(",") || /^[oa]s?$/.test(between.at(-1) ?? "");
  return apart && tellsDoing(words, verb);
}
