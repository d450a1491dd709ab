import { asWritten, goesOn, makeOffer, money, span } from "./offer-patterns.ts";
import type { Reader } from "./segments.ts";

export const deliveryNoun: Reader = {
  pattern: new RegExp(
    `\\b(?:com |fazemos |faco |temos |tem |oferecemos |e )?(?:(?:(?:tele)?entregas?|delivery|envios?|motoboy)(?= (?:gr|r[aá]p|agend|expr|pr|im|in|no|na|em|a |para|pra|pel|por|acima|at|f|de seg|de ter|das|todos)|(?: |[,.;:()]|$)(?! ?d[aeo]s? ))|frete(?= (?:gratis|gratuito|fixo|inclu|por|r\\$|para todo|unico)))(?: (?:gratis|gratuit[oao]s?|rapid[ao]s?|agendad[ao]|expressa|propri[ao]|imediata|programada|inclus[ao]|no mesmo dia|em domicilio|a combinar|pelos correios|por motoboy|fixo|em (?:ate )?${span}))*${goesOn("em|no|na|nos|nas|para|pra|acima de|a partir de|ate", "com|e|por|das|aos|a partir|sem")}(?: (?:acima de|a partir de|de|por|em compras acima de|em pedidos acima de) ${money})?(?: (?:gratis|gratuit[ao]))?(?![a-z\\d])`,
    "g",
  ),
  read: (_, written) =>
    makeOffer(
      "delivery",
      "noun",
      written.replace(/^(?:com|fazemos|faço|temos|tem|oferecemos|e) /iu, ""),
    ),
};

/** "entregamos em toda a zona sul" is "entrega em toda a zona sul". */
export const deliveryVerb: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:tambem )?(?:nos |eu )?(?:entrego|entregamos|levamos|enviamos|envio|mando|mandamos|despacho|despachamos|entrega-se))((?: (?:gratis|de graca|rapido))?${goesOn("em|no|na|nos|nas|para|pra|ate|por", "com|e|por|das|aos|sem")})(?![a-z\\d])`,
    "g",
  ),
  read: ([, tail = ""], written) => {
    const where = tail === "" ? "" : written.slice(-tail.length);
    const noun = /envi|mand|despach/i.test(written) ? "envio" : "entrega";
    return makeOffer("delivery", "noun", `${noun}${where.replace(/ de graça/iu, " grátis")}`);
  },
};

export const pickup = asWritten(
  "pickup",
  "noun",
  "retirada (?:gratis|(?:no|na|em) [a-z]{3,}(?: d[aeo]s? [a-z]{3,}| [a-z]{3,})?)|retire (?:no local|na loja)|drive-thru",
);

export const atHome = asWritten(
  "feature",
  "tail",
  "(?:online|presencia(?:l|is)) (?:e|ou) (?:online|presencia(?:l|is))|(?:em|a) domicilio|na sua casa|em sua casa|ate voce|online(?! d[aeo] )|a distancia|presencia(?:l|is)",
);
