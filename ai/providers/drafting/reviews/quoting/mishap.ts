/** Folded. Who, or what, is the customer's own, or is the customer. */
const own =
  /^(?:(?:quando|se|porque|depois que|como) )?(?:(?:o|a|os|as) )?(?:eu|meus?|minhas?|noss[oa]s?|a gente|nos)\b/;

/** Folded. What the shop does by mistake, whatever it is done to. */
const slips =
  /(?<!\b(?:nao|nunca|nem|jamais|sem|ninguem) (?:me |se )?)\b(?:err(?:ou|aram)|esquec(?:eu|eram)|borr(?:ou|aram)|confundi(?:u|ram)|se (?:enganou|enganaram|atrapalh(?:ou|aram)|confundiram|confundiu)|trav(?:ou|aram)|falh(?:ou|aram)|atras(?:ou|aram)|demor(?:ou|aram)(?! (?:nada|pouco|so|apenas|quase nada|menos))|aparec(?:eu|eram) do nada|sum(?:iu|iram) (?:por )?(?:um|uma|uns|umas|dois|duas|tres|\d+) (?:dias?|semanas?|mes|meses)|falt(?:ou|aram)(?! (?:so |apenas )?(?:elogi|palavr|voce|chorar)))\b/;

/** Folded. What was done to something that has its article or its owner beside it. */
const harms =
  /(?<!\b(?:nao|nunca|nem|jamais|sem|ninguem|que|eu) (?:me |se )?)\b(?:queim(?:ou|aram)|quebr(?:ou|aram)|manch(?:ou|aram)|rasg(?:ou|aram)|risc(?:ou|aram)|arranh(?:ou|aram)|amass(?:ou|aram)|fur(?:ou|aram)|estrag(?:ou|aram)|derrub(?:ou|aram)|derram(?:ou|aram)|suj(?:ou|aram)|perd(?:eu|eram)|troc(?:ou|aram)(?= (?:o |os |a |as |meu |minha )?(?:pedidos?|nomes?|sabor(?:es)?|endereco|tamanhos?|cor|cores|sabores) (?:d[aeo]|e\b))) (?:sem querer )?(?:[oa]s?|meus?|minhas?|uma?|uns|umas|noss[oa]s?|dois|duas|metade|tod[oa]s?)\b(?! (?:vida|coracao|rotina|recorde|silencio|preconceito|barreira|tabu|dieta|medo|vergonha|timidez|peso|barriga|quilos|gelo|galho|elogi\w+))/;

/** Folded. How goods come when something is wrong with them. */
export const cameWrong =
  /(?<!\b(?:nao|nunca|nem|jamais|nada) (?:me )?)\b(?:veio|vieram|cheg(?:ou|aram)|volt(?:ou|aram)|mand(?:ou|aram)|entreg(?:ou|aram)|troux(?:e|eram)) (?!sem (?:um |uma |nenhum |nenhuma |qualquer |nada )?(?:\w+ )?(?:risco|arranh\w+|mancha|defeito|amass\w+|atraso|dano|problema|faltar|erro|custo|cobrar|pedir|avisar))(?:(?!\w+[aei]r\b|estava\b|era\b|tava\b|e (?!com\b))\w+ ){0,5}?(?:errad[oa]s?|trocad[oa]s?|quebrad[oa]s?|arranhad[oa]s?|riscad[oa]s?|manchad[oa]s?|rasgad[oa]s?|furad[oa]s?|amassad[oa]s?|trincad[oa]s?|rachad[oa]s?|estragad[oa]s?|vencid[oa]s?|queimad[oa]s?|derretid[oa]s?|descosturad[oa]s?|azed[oa]s?|cru[as]?|crus|mofad[oa]s?|faltando|com (?:um |uma )?(?:pequen[oa] )?(?:furo|defeito|rasgo|risco|mancha|arranhao|cabelo|bicho|mofo|trinco|trinca)s?)\b/;

/** Folded. Whether a stretch tells, first of all, of something that the shop did wrong. */
export function isMishap(folded: string): boolean {
  if (own.test(folded) && !cameWrong.test(folded)) return false;
  return [slips, harms, cameWrong].some((one) => one.test(folded));
}
