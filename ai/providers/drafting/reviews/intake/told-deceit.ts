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

/** An accusation of lying or of theft, told as it happened. */
export function toldDeceit(line: Line): boolean {
  if (robbed.test(line) && !byOthers.test(line)) return true;
  return untrue.test(line) || (lied.test(line) && !harmless.test(line));
}
