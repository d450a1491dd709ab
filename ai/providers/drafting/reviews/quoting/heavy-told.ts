import { cameWrong } from "./mishap.ts";

const nay = "(?<!\\b(?:nao|nunca|nem|jamais|sem|ninguem|que|eu|se) (?:me |se )?)";

/** Folded. Damage done to what is told beside it. */
const damage = new RegExp(
  `${nay}\\b(?:quebraram|mancharam|rasgaram|riscaram|arranharam|amassaram|furaram|estragaram|danificaram|queimaram) (?:[oa]s?|meus?|minhas?|uma?|uns|umas|noss[oa]s?|tod[oa]s?|metade)\\b(?! (?:rotina|recorde|silencio|preconceito|barreira|tabu|dieta|gelo|galho|vida|recordes|coracao))|\\b(?:descol(?:ou|aram)|desmont(?:ou|aram)|quebr(?:ou|aram)|desbot(?:ou|aram)|encolhe(?:u|ram)|solt(?:ou|aram)|rasg(?:ou|aram)) (?:\\w+ ){0,2}(?:em (?:um|uma|dois|duas|tres|\\d+|menos|poucos?) (?:dia|semana|mes|hora|uso)\\w*|n[ao] (?:primeir[oa]|segund[oa]) (?:\\w+)|sozinh[oa]s?|n[ao] outro dia|no dia seguinte)\\b`,
);

/** Folded. Food past its date or with something in it. */
const spoilt =
  /\b(?:peg|compr|ach|encontr|veio|vier|vend|tinha|serv|receb)\w* (?:\w+ ){0,3}(?:vencid[oa]s?|estragad[oa]s?|mofad[oa]s?|fora da validade|(?:um )?(?:fio(?:s)? de )?cabelos?)\b(?! (?:lind|maravilh|bonit|hidrat|macio|brilh)\w*)/;

/** Folded. Something else came than was asked for. */
const otherThing =
  /\b(?:pedi|encomendei|escolhi|compramos|comprei|pedimos) (?:[\w,]+ ){1,7}(?:e )?(?:veio|vieram|chegou|chegaram|mandaram|entregaram|trouxeram) (?:um |uma |o |a |outr[oa] |de |com )?(?!(?:tudo|antes|em|na|no|nos|super|bem|muito|mais|ate|exatamente|logo|junto|igual|como|pela|pelo|sem|toda|todo|ontem|hoje)\b|(?:rapid|quent|cert|direit|perfeit|lind|maravilh|otim|bo[ma]|gostos|cheiros|fresc|geladin|inteir)\w*)\w+|\b(?:veio|vieram|chegou|chegaram|mandaram|entregaram|(?:era|eram)) (?:[\w,]+ ){1,6}(?:e )?eu (?:tinha )?(?:pedi|pedido|encomendei|encomendado|escolhi|escolhido)\b/;

/** Folded. Paid for and not had, or taken off beyond what was asked. */
const overdone =
  /\bcobr(?:ou|aram) (?:\w+ ){1,4}que (?:eu )?(?:nem|nao) (?:fiz|fizeram|pedi|usei|consumi|autorizei|recebi|tive|foi feit[oa]|comi|bebi)\b|\bcobr(?:ou|aram) (?:\w+ ){0,3}(?:duas vezes|em dobro|em duplicidade)\b|\b(?:tirou|cortou|tiraram|cortaram) (?:\w+ ){1,4}a mais\b/;

const heavy = [damage, spoilt, otherThing, overdone, cameWrong];

/** Folded. "A máquina manchou e eles tiraram a mancha sem cobrar": put right in the same breath. */
const mended =
  /\b(?:e|mas|,) (?:(?:el[ea]s?|a (?:moca|dona|equipe|loja|costureira|vendedora|atendente)|o (?:rapaz|dono|pessoal|moco|vendedor|garcom)|ja|logo|na hora|rapidinho|depois) )*(?:refiz|refez|refizeram|troc(?:ou|aram)|consert(?:ou|aram)|arrum(?:ou|aram)|resolv(?:eu|eram)|repus|repos|repuseram|devolv(?:eu|eram)|(?:fiz|fez|fizeram|mand(?:ou|aram)|troux(?:e|eram)|(?:me )?d(?:eu|eram)) (?:um |uma )?outr[oa]|tir(?:ou|aram) a mancha|corrigi(?:u|ram)|ajust(?:ou|aram))\b/;

/** Folded. Whether a stretch tells of damage, spoilt food, wrong goods or a charge for nothing, and not that it was put right. */
export function tellsHeavy(folded: string): boolean {
  return heavy.some((one) => one.test(folded)) && !mended.test(folded);
}

/** Folded. "Os preços são salgados", "o valor é alto": what an owner would hardly apologise for. */
const dear =
  /^(?:[oa]s? )?(?:precos?|valor(?:es)?) (?:\w+ ){0,3}?(?:e|sao|era|eram|esta|estao|ta|tao|estava|estavam) (?:\w+ )?(?:salgad|car[oa]|alt[oa]|elevad|puxad)/;

export function isDear(folded: string): boolean {
  return dear.test(folded);
}
