import { foldInPlace } from "./restore-places.ts";

/** Characters of a statement that may be no more than a list of ways to pay. */
const longest = 120;
const lead = /^(?:(?:formas? de )?pagamentos? (?:em )?)?/;
/** One way to pay, folded, with what goes with it: "cartao em ate 3x", "3x no cartao", "credito (taxa de 5%)". */
const way =
  /^(?:(?:em|no|na|via|com|por) )?(?:dinheiro|especie|pix|cart(?:ao|oes)|debito|credito|boleto|link|transferencia|cheque|ted|picpay|a vista|(?:ate )?\d{1,2} ?x (?:sem juros )?(?:no|em) (?:cartao|boleto|credito))(?: de (?:credito|debito|pagamento)| bancari[oa]| a vista| em (?:ate )?\d{1,2} ?x(?: sem juros)?| com (?:acrescimo|taxa|juros|nota)| na entrega| adiantado)?(?: \([^()]*\))?$/;
/** Something is given for one of the ways: then it is an offer, and read as one. */
const gives = /%|\$|\bdesconto|\bgratis|\bganha|\breais\b/;
const signs = /, | (e|ou) /g;

/** The ways to pay of a list, and the word in front of the last one; what stands in brackets is not parted. */
function waysOf(list: string): { ways: string[]; joint: string } {
  const ways: string[] = [];
  let start = 0;
  let joint = "ou";
  for (const { 0: sign, 1: word, index } of list.matchAll(signs)) {
    if (list.lastIndexOf("(", index) > list.lastIndexOf(")", index)) continue;
    ways.push(list.slice(start, index));
    start = index + sign.length;
    joint = word ?? joint;
  }
  return { ways: [...ways, list.slice(start)], joint };
}

/**
 * "dinheiro, Pix, cartão (com acréscimo)": a statement that does nothing but list how one pays, as one clause. Parted,
 * its first way would be the only one and a surcharge that of another. Undefined for anything else.
 */
export function paymentsOf(statement: string): string | undefined {
  const text = statement.trim().replace(/[.\s]+$/u, "");
  if (text.length > longest) return undefined;
  const key = foldInPlace(text);
  const list = text.slice(lead.exec(key)?.[0].length ?? 0);
  const { ways, joint } = waysOf(list);
  const isList =
    ways.length > 1 &&
    !gives.test(key.replace(/\([^()]*\)/g, "")) &&
    ways.every((one) => way.test(foldInPlace(one)));
  if (!isList) return undefined;
  const bare = /^(?:à vista|a vista|em |no |na |via |com |por |\d|até \d)/iu.test(list);
  const told = `${ways.slice(0, -1).join(", ")} ${joint} ${ways.at(-1) ?? ""}`;
  return `pagamento ${bare ? "" : "em "}${told}`;
}
