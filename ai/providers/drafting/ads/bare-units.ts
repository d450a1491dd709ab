import { fold } from "../../../../domain/search/fold.ts";

const unit =
  "manutencao|diaria|retorno|design|retoque|entrada|hora|sessao|aula|mensalidade|matricula|inscricao|plano|consulta|visita|avaliacao|aplicacao|pacote|kit|combo|caixa|bandeja|cartela|fardo|cento|duzia|unidade|par|porcao";
const kind =
  "(?: (?:com|de|para|a cada) \\d+(?: [a-z]+)?| mensal| avuls[ao]| extra| inicial| unic[ao])?";
const bare = new RegExp(
  `^(?:${unit})s?${kind} (?:(?:por|a|de|desde|a partir de|sai por|sai a|custa|e) )?(?:apenas )?r\\$`,
);

/** "manutenção por R$ 60", "pacote com 5 por R$ 550": how much or how often, and not of what. */
export function isBareUnit(saying: string): boolean {
  return bare.test(fold(saying));
}

/** "sinal de R$ 100", "taxa de R$ 10": paid besides, and no price of anything. */
export function isFee(saying: string): boolean {
  return /^(?:sinal|taxa|caucao|multa|acrescimo|deslocamento)(?: de [a-z]+)? (?:de|por) r\$/.test(
    fold(saying),
  );
}
