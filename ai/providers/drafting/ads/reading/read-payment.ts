import type { Offer } from "../ad-facts.ts";
import { makeOffer, money } from "./offer-patterns.ts";
import type { Reader } from "./segments.ts";

export const discount: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:com |ganhe |tem )?(?:\\d+(?:,\\d+)? ?% (?:de desconto|off|de desc|desconto|de cashback)|descontos? (?:de (?:ate )?(?:\\d+ ?%|${money})|especia(?:l|is)|progressivos?)|cupom de (?:\\d+ ?%|${money})|segund[oa] (?:unidade|peca|par|pizza) (?:com|por|a) [a-z\\d%$ ]{2,20}?)(?: (?:na|no|nas|nos|a|em|para|pra|ao|aos|acima de|a partir de|com|pagando|toda|todo|so) [^,.;:()!?]{1,70})?|leve \\d+,? (?:e )?pague \\d+|compre \\d+,? (?:e )?leve \\d+|pague \\d+,? (?:e )?leve \\d+)(?![a-z\\d])`,
    "g",
  ),
  read: (match, written) => {
    const text = written
      .replace(/^(?:com|ganhe|tem) /iu, "")
      .replace(/ ?% (?:de desc|desconto)(?!\p{L})/iu, "% de desconto")
      .replace(/(\d) %/, "$1%");
    const isDeal = /^(?:leve|compre|pague)/.test(match[0]);
    const offer: Offer = { kind: "discount", form: isDeal ? "alone" : "noun", text };
    return {
      type: "offer",
      offer: match[0].startsWith("com ") ? { ...offer, bound: true } : offer,
    };
  },
};

const means =
  "(?:pix|cartao|cartoes|credito|debito|dinheiro|boleto|vale-refeicao|vale refeicao|vale alimentacao|vale-alimentacao|vr|va|ticket|transferencia|cheque|crediario)(?: de (?:credito|debito)| (?:alimentacao|refeicao))?";

export const payment: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:nos )?(?:aceitamos|aceito|aceita|recebemos)|(?:formas? de )?pagamento(?:s)?(?: (?:pode ser|facilitado|por|via|em|no|com|a vista))*)(?: (?:todos os|o|no|em|por|via))* (${means}(?:(?:,| e| ou|, e|/| no| em)\\s*(?:no |em )?${means})*)`,
    "g",
  ),
  read: ([, list = ""], written) =>
    makeOffer(
      "payment",
      "alone",
      `aceitamos ${written
        .slice(-list.length)
        .replace(/\//g, " e ")
        .replace(/,? (?:no|em) /giu, " ")}`,
    ),
};

/** "aceita financiamento" */
export const acceptance: Reader = {
  pattern:
    /\baceit(?:amos|o|a|am) ((?:todos os |os principais |seu |o seu )?(?:usad[oa]|convenios?|planos|cartoes|vales?|financiamento|permuta|troca|animais|pets|encomendas de)(?: [a-z-]+){0,3})(?![a-z])/g,
  read: ([, what = ""], written) =>
    makeOffer("payment", "alone", `aceitamos ${written.slice(-what.length)}`),
};

export const instalments: Reader = {
  pattern: new RegExp(
    `\\b(?!\\d{1,2} ?(?:x|vezes)(?! (?:de r|sem|com|no cart)))(?:parcel(?:amos|e|o|ad[oa]s?|amento)|divid(?:imos|o|a|id[oa]s?)|facilitamos|pague|pagamento|ou)?(?: ?(?:tudo|em|o pagamento|suas compras|facilitado))*(?: ate)? ?(\\d{1,2}) ?(?:x|vezes)\\b(?! (?:por|na|ao) )(?: (?:de|sem|com) (?:${money}|juros|entrada))*(?: (?:no|com o?) ?cartao(?: de credito)?)?`,
    "g",
  ),
  read: (match) => {
    const upTo = /\bate\b/.test(match[0]) ? "até " : "";
    const tail = /(?:x|vezes)\b(.*)$/.exec(match[0])?.[1] ?? "";
    const written = tail
      .replace("cartao", "cartão")
      .replace("credito", "crédito")
      .replace(/r\$ ?/g, "R$ ");
    return makeOffer("instalments", "tail", `em ${upTo}${match[1] ?? ""}x${written}`);
  },
};
