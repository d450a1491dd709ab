import { states } from "../lexicon/places.ts";
import { knownPlace } from "./restore-places.ts";
import { settleWhere } from "./settle-where.ts";

/** "vende-se mudas", "aluga se casa": nobody is told, and it is the owner who does it. */
const impersonal: Readonly<Record<string, string>> = {
  vende: "vendo",
  vendem: "vendo",
  aluga: "alugo",
  alugam: "alugo",
  faz: "faço",
  fazem: "faço",
  conserta: "conserto",
  consertam: "conserto",
};
const impersonalVerb = new RegExp(
  `(?<=^|[.,;:\\n] ?)(${Object.keys(impersonal).join("|")})[- ]se (?=\\p{Ll}{3})`,
  "giu",
);

const tens =
  "dez|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|duzentos|trezentos";
/** "a visita custa oitenta": in words a sum is told without its currency too. */
const spokenSum = new RegExp(
  `(?<!\\p{L})(?:${tens})(?<=(?<!\\p{L})(?:custa|custam|cobro|cobramos|sai por|sai a|fica por|fica em) \\p{L}+)(?: e (?:um|dois|três|quatro|cinco|seis|sete|oito|nove))?(?=\\s*(?:[.,;\\n]|$)| (?:mas|e|a|o|com|sem|cada|se|por) )`,
  "giu",
);

/** "duzentos e vinte por mês": with its unit behind it a figure in words is a sum too. */
const spokenRate =
  /(?<!\p{L})(?<!(?<!\p{L})(?:de|até|com|máximo|atendo|faço|e|mil|minutos) )(?:(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|duzentos|trezentos|quatrocentos|quinhentos)|cento(?= e ))(?: e (?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa))?(?: e (?:um|dois|três|quatro|cinco|seis|sete|oito|nove))?(?= (?:por (?:mês|pessoa|hora|aula|dia|sessão)|a (?:hora|diária|sessão|aula)|o (?:metro|quilo|cento)|cada)(?!\p{L}))/giu;

/** Initials of states that are no small words too. */
const initials = [...states].filter((state) => !/^(?:SE|TO|CE)$/.test(state));
/** "em natal rn", "de Betim mg": behind a town its state says nothing new. */
const stateBehind = new RegExp(
  ` (?:${initials.join("|")})(?!\\p{L})(?<=(?<!\\p{L})(?:em|de|n[ao]) ((?:\\p{Lu}[\\p{L}'-]+ (?:d[aeo]s? )?){0,3}\\p{Lu}[\\p{L}'-]+) ..)`,
  "giu",
);

/** Initials that are nothing else in Portuguese. */
const sureState = /^ (?:rn|rj|rs|rr|mg|ms|mt|sp|sc|pr|pb|df|ba)$/i;

/** "lojinha chamada Flor de Lis" is called so; behind anything else the name is told apart. */
const calledShop =
  /(?<=\p{L}{2}|\d) (?:que (?:se )?chama|se chama|chama|chamad[ao]) (?!Muit[ao]|Gente|Bastante|Mais|Aten|Client)(\p{Lu}\p{L}+(?: (?:d[aeo]s? |e )?\p{Lu}\p{L}+){0,3})/gu;

/** Things of which nobody names two as one: "torneira chuveiro" are both of them. */
const listed =
  "eletrodomésticos|geladeira|freezer|fogão|micro-ondas|microondas|máquina de lavar|lava-louças|ar-condicionado|torneira|chuveiro|resistência|tomada|interruptor|disjuntor|sofá|colchão|tapete|poltrona|televisão|notebook|impressora|lã|linha|botão|zíper|agulha|tecido|coxinha|bolinha de queijo|quibe|kibe|risole|empada|esfirra|cachorro|gato|sobrancelha|buço|axila|virilha|hidráulica|elétrica|pintura|gesso";
const listedPair = new RegExp(` (?=(?:${listed})(?!\\p{L}))(?<=(?<!\\p{L})(?:${listed}) )`, "gu");

const kind = "frit[oa]s?|assad[oa]s?|congelad[oa]s?|cru|crua|simples|complet[oa]|adulto|infantil";
/** "cento 75 frito 70 congelado": the kinds stand behind their sums. */
const kindsBehind = new RegExp(
  `(\\d{2,4}) (?<=(?<!\\p{L})(?!(?:${kind}) )\\p{Ll}{4,} \\d+ )(${kind}) (?:e )?(\\d{2,4}) (${kind})(?:( (?:com|sem) )|(?= (?!\\d)|[.,;\\n]|$))`,
  "gu",
);

/** "Sítio Boa Vista vende ovos": behind its name the shop tells what it sells. */
const shopSells =
  /(?<=(?<!\p{L})\p{Lu}[\p{L}&' -]{2,40}\p{L})(?<!(?<!\p{L})(?:[Mm]eu|[Mm]inha|[Uu]ma?) \p{Ll}+) (?:vende|vendem|oferece|fabrica|produz)(?= \p{Ll}{3})/gu;

/** "sorveteria Neve Doce faz carrinho para festa" */
const shopMakes =
  /(?<=(?:^|[.\n] ?)\p{Ll}{3,}(?:a|e)ria (?:d[aeo]s? )?\p{Lu}[^,.;\n]{1,40}\p{L}) faz(?= \p{Ll}{3})/gu;

/** "dia de terça o corte sai por 20" */
const onDay =
  /(?<!\p{L})(?:no |em )?dia de (segunda|terça|quarta|quinta|sexta|sábado|domingo)(?!\p{L})/giu;

/** "Pizzaria Bella Massa Mauá SP": before its state a town is no part of the name. */
const townBeforeState = new RegExp(
  `(?<=\\p{Lu}\\p{L}+) ((?:\\p{Lu}[\\p{L}'-]+ (?:d[aeo]s? )?){1,4})(?:${[...states].join("|")})(?!\\p{L})`,
  "gu",
);

function partTown(whole: string, names: string): string {
  const words = names.trim().split(" ");
  const from = words.findIndex((_, at) => knownPlace(words.slice(at).join(" ")) !== undefined);
  if (from < 0) return whole;
  const shop = words.slice(0, from).join(" ");
  return `${shop === "" ? "" : ` ${shop}`}, ${words.slice(from).join(" ")}, `;
}

/** "transporte escolar Vila Maria", "Pousada Mar Azul Praia do Rosa": the quarter behind a thing, the beach behind a name. */
const bareQuarter =
  /(?<=(?<!\p{L})(?:\p{Ll}{4,}) )(?<!(?:bairro|para|entre|sobre|avenida|travessa|estrada|rodovia|pela|pelo|clube|escola|loja|pousada|hotel|padaria|restaurante|mercado|condomínio|residencial) )(?=(?:Vila|Jardim|Parque|Setor|Conjunto) \p{Lu})|(?<=\p{Lu}\p{L}+ \p{Lu}\p{L}+ )(?=Praia d[aeo] \p{Lu})/gu;

/** "diária 85 cães até 15kg", "kids 120/mês" */
const perGuest =
  /(?<=(?<!\p{L})(?:diária|hospedagem|mensalidade|consulta|sessão|entrada|ingresso|banho) )(\d{2,4})(?= (?:cães|gatos|casal|adultos?|crianças?|idosos?|estudantes?)(?!\p{L}))/gu;
const perTime =
  /(?<![\d.,$]|\$ )(\d{2,4}(?:,\d{2})?) ?\/ ?(mês|hora|dia|aula|pessoa|sessão|noite)(?!\p{L})/gu;

/** "refri 2L grátis na compra de 2 pizzas", "entrega 5 reais": told next, and no part of what stands before. */
const givenNext =
  /(?<!(?<!\p{L})(?:e|ou|de|d[ao]|com|sem|a|o|tem|ganha|mais)) (?=\p{Ll}{4,}(?: \d+ ?(?:L|l|ml|kg|g))? grátis (?:na compra|acima|a partir))|(?<!(?<!\p{L})(?:e|ou|de|d[ao]|com|sem|a|o|tem|mais)) (?=entrega (?:por )?(?:R\$ )?\d+ ?(?:reais|$|[.,;\n]))/gu;

/** "levo os produtos se quiser por mais 30": what it costs stands before whether it is wanted. */
const ifWanted = /se (quiser|precisar|preferir) por mais (?:R\$ ?)?(\d{2,4})(?: reais)?(?![\d,])/gu;

/** "professora aposentada dá reforço escolar" */
const makerDoes =
  /(?<=(?:^|[.,;\n] ?)\p{Ll}+(?:or|ora|eir[oa]|ista|[óo]log[oa]|graf[oa])(?: \p{Ll}{4,})?) (dá|faz|oferece)(?= \p{Ll}{4})/gu;

/** "em Juiz de Fora 3 meses": behind its place how much it is. */
const countBehindPlace =
  /(?<=(?<!\p{L})(?:em|n[ao]) (?:(?:d[aeo]s? )?\p{Lu}[\p{L}'-]+ ?){1,4}) (?=\dx (?:por |na )?semana |\d{1,3} (?:meses|horas?|aulas?|encontros|dias|sabores|quartos|sess[õo]es|pessoas|hóspedes|litros|lugares|metros(?! d[aeo]))(?!\p{L}))/gu;

/** "Decoração, buffet e limpeza por fora": none of them is on offer. */
const leftOut =
  /(?<=(?:^|[.\n] ?))(?:\p{L}+(?: \p{L}+)?, )+\p{L}+(?: \p{L}+)? e \p{L}+(?: \p{L}+){0,3} (?=(?:por fora|à parte|não inclus))/gu;

/** "… inclusive domingo meu público é dona de casa": told for itself. */
const publicNext =
  / (?:e )?(?=(?:o )?(?:meu|nosso) (?:p[úu]blico|cliente ideal)(?: principal|[ -]alvo)? (?:é|são) )/giu;
/** "crianças de 2 a 10 anos" in the midst of other things */
const agesNext =
  / (?=(?:crianças?|adolescentes|jovens|idosos|adultos|mulheres|bebês) (?:de|entre) \d)(?<!(?<!\p{L})(?:para|pra|de|com|e|ou|as?|atend\p{L}+|peg\p{L}+|quem|d[ao]s|\d) )(\p{L}+ (?:de|entre) \d+ (?:a|e) \d+ (?:anos|meses))(?= (?!pag|entr|ganh|tem|têm|não|mei|metade|e |ou |com |que |por |de |cada|\d|R\$)|[.,;\n]|$),? ?/giu;

/** "loja 12 centro de Anápolis" */
const bareCentre = /(?<!(?<!\p{L})(?:[dn]?[oa]|ao|pelo|um|de|em|com|e)) centro de (?=\p{Lu})/gu;

/** "Trouxe 5 peças? Ganha 10%": what is asked first is the case in which it is given. */
const askedCase =
  /(?<=(?:^|[.;\n] ?))(trouxe|fez|veio|(?!sou )\p{Ll}{2,}(?:ou|eu|iu)) ([^.;?\n]{3,60})\? (?=(?:você )?(?:ganha|leva|recebe|tem|paga) )/giu;

/** "bolo 80 pedidos até quinta", but not "no mesmo dia para pedidos até as 14h" */
const deadlineNext =
  /(?<!(?<!\p{L})(?:para|pra|em|com|de|só|nos?|dos?|os?|seus?|todos)) (?=pedidos? até )/giu;
/** "25 conto" */
const slangMoney = /(?<=\d) (?:contos?|pilas?|mangos?)(?!\p{L})/giu;

/** "na Zona 5, em Umuarama": a quarter of a number says nothing without it, and has no room with it. */
const numberedQuarter = / n[ao] (?:zona|setor|quadra|lote) \d{1,3}(?!\d|\p{L})(?:,(?= em ))?/giu;
/** "perto do posto Ceará": no state. */
const landmark =
  /,? (?:perto|próximo|ao lado|em frente|atrás) (?:d[oae]|ao|à|a) (?:posto|hotel|farmácia|mercado|supermercado|padaria|bar|loja|banco|pousada|edifício) (?:acre|alagoas|amapá|amazonas|bahia|ceará|goiás|maranhão|pará|paraíba|paraná|pernambuco|piauí|rondônia|roraima|sergipe|tocantins|minas|rio|brasil)(?!\p{L})/giu;

/** "uma faxina por semana, R$ 500" */
const onceInTime = /(?<=(?<!\p{L})uma? \p{Ll}{4,} por (?:dia|semana|m[êe]s))[,:] (?=R\$ ?\d)/giu;

/** How a message is spoken, as it would be written: the state behind its town, the name behind "chama". */
export function settleSpeech(text: string): string {
  return settleWhere(text)
    .replace(askedCase, (_, verb: string, rest: string) => `quem ${verb.toLowerCase()} ${rest} `)
    .replace(impersonalVerb, (_, verb: string) => `${impersonal[verb.toLowerCase()] ?? verb} `)
    .replace(listedPair, ", ")
    .replace(
      kindsBehind,
      (_, one, first, other, second, more = ",") => `${first} ${one}, ${second} ${other}${more}`,
    )
    .replace(shopSells, ", vendo")
    .replace(shopMakes, ", faço")
    .replace(numberedQuarter, "")
    .replace(landmark, "")
    .replace(onceInTime, " por ")
    .replace(/;\s*(?=uma? \p{Ll}{4,} por (?:dia|semana|m[êe]s))/giu, ". ")
    .replace(deadlineNext, ", ")
    .replace(slangMoney, " reais")
    .replace(onDay, (_, day: string) => `${/^[sd][áo]/iu.test(day) ? "no" : "na"} ${day}`)
    .replace(townBeforeState, partTown)
    .replace(bareQuarter, (_, at: number, all: string) =>
      /^(?:Vila|Praia)/u.test(all.slice(at)) ? "na " : "no ",
    )
    .replace(perGuest, "R$ $1 para")
    .replace(perTime, "R$ $1 por $2")
    .replace(givenNext, ", ")
    .replace(ifWanted, "por mais R$ $2 se $1,")
    .replace(makerDoes, (_, verb: string) => (verb === "dá" ? ", dou" : ", faço"))
    .replace(countBehindPlace, ", ")
    .replace(/(?<=[,;\n] ?)bairro (?=\p{Lu})/gu, "no bairro ")
    .replace(leftOut, (list) => list.replaceAll(", ", " e "))
    .replace(/(?<=(?:vendo|vendemos|temos|revendo) )coisas (?=(?:de|para) \p{Ll})/giu, "produtos ")
    .replace(publicNext, "\n")
    .replace(agesNext, ", $1, ")
    .replace(bareCentre, " no centro de ")
    .replace(spokenSum, "$& reais")
    .replace(spokenRate, "$& reais")
    .replace(stateBehind, (state: string, town: string) =>
      knownPlace(town.trim()) === undefined && !sureState.test(state) ? state : "",
    )
    .replace(calledShop, (_, name: string) => `\nnome: ${name}\n`);
}
