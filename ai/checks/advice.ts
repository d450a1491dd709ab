import { type Check, faultIf } from "./fault.ts";
import { foldedOf } from "./folded.ts";

/** What old pages teach and rules forbid (content/facts.ts), on folded text. */
const wrong =
  /\bgarant\p{L}{1,6} (?:\p{L}+ ){0,2}(?:primeir|posic|topo)|\bprimeiro lugar garantid|\bcompr\p{L}{1,4} (?:avaliac|seguidor|curtida)|\b(?:descont|brinde|cupom|sorteio|mimo|premio)\p{L}{0,3} (?:\p{L}+ ){0,3}(?:em troca d|por (?:uma )?avaliac|para quem (?:\p{L}+ ){0,2}(?:avali|deix))|\b(?:peca|pedir|solicite) (?:\p{L}+ ){0,3}(?:so|apenas|somente) (?:a|para|aos|as) (?:quem gost|clientes? satisfeit|clientes? felizes)|\b(?:baixe|instale|use|abra) o (?:app|aplicativo) google meu negocio|\bative o chat do (?:google|perfil)/u;
const warning =
  /\b(?:nao|nunca|nem|evite|jamais|proibid\p{L}{1,3}|desconfie|golpe|contra as regras|desativad\p{L}|acabou|encerrad\p{L})\b/u;

/** Advice against the rules of the networks; to warn of it is none. */
export const adviceCheck: Check = (text) => {
  const folded = foldedOf(text);
  return faultIf(wrong.test(folded) && !warning.test(folded), "advice");
};
