import { buyersVerbs } from "../lexicon/clause-words.ts";

/** "levando|comprando|…" */
export const buying = buyersVerbs.replaceAll(" ", "|");

const given = "gratis|gratuit[oa]s?|de graca|de brinde|de cortesia";

/** "Na compra de 3 o frete é grátis" begins like a limit and has an offer of its own. */
const ownOffer = new RegExp(
  [
    `^(?:de (?:segunda|terca|quarta|quinta|sexta|sabado)|tod[ao]s?|na|nas|no|nos|em|as|aos|acima|a partir|para|pagando|${buying}|se|quem|cada) .*\\b(?:e|tudo com|sai|fica|ganham?|levam?|tem|dou|damos) .*(?:gratis|gratuit|de graca|cortesia|descont|brinde|por (?:nossa|minha) conta|\\d ?%)`,
    `^(?:na compra|a cada|comprou|${buying}) .*\\b(?:${given})$`,
    "^para (?:quem|alun|client|funcionari|morador|estudant|assinant|soci)[a-z]* .*\\d ?%",
    `^(?:a partir de \\d|acima de \\d|na compra de|em compras|${buying}) .*\\d ?% `,
  ].join("|"),
);

/** "quem compra o kit leva um móbile", "na compra de 4 pamonhas leva 5": what the buyer gets for it. */
export const bargain = new RegExp(
  [
    "^compr\\w+ (?:um|uma|dois|duas|\\d) .*\\blev[ae]\\b",
    `^(?:quem (?:compr|fech|lev|traz|agend|assin|indic|fiz|contrat|reserv|ped|marc|pag(?=a|ar|ou))\\w*|na compra d[aeo]s?|${buying}) .*\\b(?:(?:ganha|leva|recebe|paga)m?|levo|levamos|entrego|entregamos|a gente da|(?:eu )?dou|damos|vai) `,
    "^(?:n[ao]s?|aos?|as|tod[ao]s?)(?: [ao]s?)? (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado)s? .*\\b(?:e|sai|saem|fica|ficam|custa|custam) (?:por |a )?r\\$ ?\\d",
    `^(?:na compra d[aeo]s?|quem (?:lev|compr)\\w+|${buying}) .*\\b(?:sai|saem) (?:pela metade|de graca|gratis|com \\d)`,
    `^(?:${buying}) .*\\b(?:sai|saem|fica|ficam) (?:por |a )?r\\$ ?\\d`,
  ].join("|"),
);

/** "só quarta tem feijoada por R$ 25": what there is on that day alone. */
export const specialOfDay =
  /^(?:so |somente |apenas )?(?:n[ao]s? |aos? |tod[ao]s? )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:-feira| feira)?:? (?:(?:tem|servimos|rola|faco|fazemos) [a-z]{4,}.* r\$|(?!sai |fica |cai |paga |noite |tarde |manha )(?:kit|combo|[a-z]{5,})(?: [a-z0-9-]+){1,6} (?:por )?r\$)/;

/** "acima de R$ 150 o frete é grátis" */
export function hasOwnOffer(key: string): boolean {
  return ownOffer.test(key) || bargain.test(key);
}
