import { fold } from "../../domain/search/fold.ts";
import { type Check, faultIf } from "./fault.ts";
import { foldedOf } from "./folded.ts";

/** Ways to claim a statistic in words, on folded text. */
const claims =
  /\b(?:pesquisas?|estudos?|estatisticas?|levantamentos?|dados|numeros|especialistas) (?:recentes? |do mercado |do setor |do google )?(?:mostra|mostram|indica|indicam|aponta|apontam|revela|revelam|comprova|comprovam|dizem|provam)\b|\bsegundo (?:o|a|os|as|uma?) (?:sebrae|ibge|google|meta|pesquisas?|estudos?|especialistas|dados)\b|\b(?:\d{1,3}|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove) (?:em|de) cada (?:\d{1,4}|dez|cem|mil|tres|quatro|cinco)\b|\ba maioria d[aeo]s? (?:clientes|consumidores|pessoas|brasileiros|compradores|usuarios)\b|\b(?:\d{1,3}|duas|tres|quatro|cinco|dez) vezes mais\b|\b(?:o dobro|o triplo) d[aeo]s? (?:vendas|clientes|cliques|resultados?)\b|\b\p{L}{3,12} por cento\b/u;

/** A statistic in words that neither the question nor our facts hold. */
export function createStatisticCheck(given: string): Check {
  return (text) => {
    const claim = claims.exec(foldedOf(text))?.[0];
    return faultIf(claim !== undefined && !fold(given).includes(claim), "statistic");
  };
}
