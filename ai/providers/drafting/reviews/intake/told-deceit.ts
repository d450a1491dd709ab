import { asRule, type Line, upTo } from "./beings.ts";

/** "Mentiu sobre a metragem", "mentiram que trocaram": somebody of the shop told what was not so, and that is what the sentence tells first. */
const lied = new RegExp(
  `^ ${upTo(6)}(?<! (?:nao|nem|nunca|jamais|se|el[ea] que|cliente|eu estava|eu estou|estava|chamou de|chamaram de|chamad[oa] de|chamando de|chama de|filh[oa] de|como|por) )(?:ment(?:iu|iram|em(?! aberta| humana| dele)|indo)|mentiros[oa]s?)(?! (?:para (?:mim|si) mesm|(?:foi |fui )?eu ))`,
);
/** "Falaram que tinha estacionamento, mentira": of what was offered, and not of whose fault it was. */
const untrue = asRule(
  `(?:fal|diss|promet|anunci|garant|jur)[a-z]* que (?:tinha|tem|era|e|ia|seria|vinha|faz|fazia|aceita|aceitava|entrega|entregava) ${upTo(8)}(?:era|foi|tudo|pura|e|,) mentira(?= (?:,|e |$))`,
);
/** "Não vou mentir", "sem mentira", "o cliente mentiu". */
const harmless = asRule(
  `(?:anuncio|foto|fotos|placa|espelho|balanca|numeros?|resultados?|propaganda) (?:nao )?ment(?:e|em|iu|iram)|client[a-z]+ ${upTo(3)}ment[a-z]+|(?:o |a |esse |essa )?(?:google|maps|waze|gps|aplicativo|app|previsao|tempo) ment[a-z]+`,
);
const belongings =
  "(?:carteira|bolsa|bolso|gaveta|mochila|quarto|mala|armario|porta luvas|console|carro|pochete)";
const valuables =
  "(?:dinheiro|reais|grana|celular|relogio|joias?|anel|alianca|corrente|pulseira|cordao|notas?|moedas?|perfume|fone|cartao)";
const robbed = asRule(
  `(?:fui|fomos|(?:meu|minha) [a-z]+ (?:ja )?foi) roubad[oa]s?|(?:fic(?:ou|aram|a|am)|embols[a-z]+) (?:com )?(?:[oa] |meu |nosso |todo o )+troco|(?:peg|tir|lev|sac)(?:ou|aram) ${upTo(3)}${valuables} (?:que estava |que tinha )?(?:d[aeo]|n[oa]) (?:dentro d[aeo] )?(?:(?:meu|minha|noss[oa]) )?${belongings}|(?:mexeu|mexeram) n[oa] (?:minha |meu )?(?:bolsa|carteira|gaveta|mochila|mala)(?= (?:,|e|$))`,
);
/** "Tiraram dinheiro da conta": a fee; "roubada na rua": by somebody else. */
const byOthers = asRule(
  "(?:roubad[oa]s?|assaltad[oa]s?) (?:na rua|no onibus|no metro|em casa|perto|na porta|na saida|na calcada|por (?:um )?(?:ladrao|bandido|assaltante))",
);

const defect =
  "(?:defeitos?|riscos?|arranh[a-z]+|amassad[oa]s?|danos?|avarias?|multas?|dividas?|estragos?|vazamentos?|cupim|cupins|trinc[a-z]+|manchas?|consumo|diarias?|debitos?|pendencias?|clausulas?|infiltrac[a-z]+|problemas?(?! (?:para|com) (?:me |nao |trocar|devolver|[oa] entreg)))";
/** "Inventaram um risco no para-choque", "inventaram que eu quebrei o vidro"; an excuse is no fraud, a dish no damage. */
const invented = asRule(
  `(?<! (?:nao|nem|nunca) )invent(?:ou|aram|am|ando|arem) (?:(?:um|uma|uns|umas|o|a|mais|outr[oa]s?|varios|varias|mil|tal|ate|novos|novas) ){0,2}${defect}|invent(?:ou|aram|am) que (?:eu|a gente|nos|tinha|estava|faltava|precisava|era necessario|meu|minha|[oa] (?:carro|motor|aparelho|placa|peca|celular|freio|bateria|pneu|conta)) ${upTo(8)}(?:quebr|danific|estrag|risc|manch|trinc|perd|dev|consum|queim|trocar|defeito|problema|ruim|condenad|pedi|tinha pedid)[a-z]*`,
);
const parts =
  "(?:pecas?|bateria|tela|placa|motor|alternador|compressor|display|camera|pneus?|roda|rodas|bomba|cambio|radiador|amortecedor(?:es)?|filtro|modulo|carregador|memoria|hd|ssd|pedra|brilhante|corrente|bico|bicos|som|estepe)";
/** "Trocaram a peça boa por uma usada." */
const swapped = asRule(
  `(?:troc(?:ou|aram)|substitu(?:iu|iram)|tir(?:ou|aram)|fic(?:ou|aram) com) (?:[oa]s? )?(?:meus? |minhas? )?${parts} ${upTo(6)}(?:por|e (?:coloc|bot|pus|puser)[a-z]+) (?:uma?s? |outr[oa]s? |[oa]s? )*(?:${parts} )?(?:usad|velh|recondicion|paralel|inferior|ruim|pior|fals|remanufatur|reaproveitad|de segunda|pirata|vagabund)[a-z]*`,
);
/** The old part was what had failed. */
const asked = asRule(
  "pedi para|pedimos para|a meu pedido|com (?:minha|nossa) autorizacao|combinado|combinamos",
);

/** A damage made up to be paid for, a good part swapped for a bad one. */
function defrauds(line: Line): boolean {
  return invented.test(line) || (swapped.test(line) && !asked.test(line));
}

/** An accusation of lying, of fraud or of theft, told as it happened. */
export function toldDeceit(line: Line): boolean {
  if (robbed.test(line) && !byOthers.test(line)) return true;
  return defrauds(line) || untrue.test(line) || (lied.test(line) && !harmless.test(line));
}
