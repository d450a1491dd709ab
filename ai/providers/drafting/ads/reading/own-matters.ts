/**
 * Said in a sentence of its own and with its own case these limit no offer told elsewhere: "A cada 5 lavagens ganha 1", "À
 * vista 5% de desconto", "Acima de 30 km cobro combustível", "A partir dos 6 anos".
 */
const ownMatter =
  /^(?:a cada|comprando|levando|juntando) \d.* (?:ganh|lev|sai|e gratis)|^(?:a vista|no pix|no dinheiro|pagando (?:a vista|no pix|em dinheiro)).* \d{1,2} ?% (?:de desconto|off)|^(?:fora d[aeo]|acima de|a partir de|depois d[aeo]|alem d[aeo]) .* (?:cobr(?:o|amos)|tem taxa|paga)(?: |$)|^(?:so )?a partir d(?:e|os|as) \d{1,2} anos(?: de idade)?$/;

export function isOwnMatter(key: string): boolean {
  return ownMatter.test(key);
}

/** "Pintura por fora" is said of what costs something, and not of the free estimate told before it. */
export function isOfCosts(key: string): boolean {
  return / (?:a parte|por fora)$/.test(key);
}

/** "leve 3 por R$ 65": of which thing, only what stands before it tells. */
export const moreOfThing =
  /^(?:ou )?(?:lev(?:e|a|ando)|compr(?:e|ando)|pegu?(?:e|ando)) (?:dois|duas|tres|\d{1,2}) (?:por|sai|saem|a|e pague|pague|paga) (?:por )?r\$/;
/** "demais bairros R$ 6": of the way told before. */
export const otherPlaces =
  /^(?:[oa]s )?(?:demais|outr[oa]s) (?:bairros?|regioes|cidades?|locais|zonas?|lugares) /;
