import { finiteVerbs, servingVerbs } from "../lexicon/clause-words.ts";
import { units } from "../lexicon/price-words.ts";

/** Reais below which a number without a sure lead is rather a count: "e 1 mesa". */
export const leastAmount = 5;

/** Behind a sum a new thing is said or a limit of it: another noun would be what is counted. */
const followers = new Set(
  (
    "o a os as aos todo toda cada por no na nos nas em com e mas se ate ou do da ao pra para sem mais menos eu so ta ne ai nos nao tem quem minimo dependendo conforme cobro entao porque que quando depois ja um uma " +
    "custa sai fica cheio inteiro avista pila"
  ).split(" "),
);

/** Whether the number in front of this stands alone: nothing behind it is counted. */
export function countsNothing(rest: string): boolean {
  const [, next = ""] = /^ ([a-z$0-9²]+)/.exec(rest) ?? [];
  if (next === "") return !/^ [a-z0-9]/.test(rest);
  // "por 8 a 10 pessoas", "das 8 e 10 horas"
  if (/^ (?:a|e|ou|ate|as|x) \d+(?! ?(?:reais|a |o |por \d))(?: [a-z]|h)/.test(rest)) return false;
  // "vasinho pote 6 a partir de R$ 3,50"
  if (/^ (?:por |a |a partir de |desde )?r\$/.test(rest)) return false;
  if (
    /^ de (?:deslocamento|taxa|entrega|frete|visita|adicional|acrescimo|sinal|caucao)(?![a-z])/.test(
      rest,
    )
  )
    return true;
  if (/^ de (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?![a-z])/.test(rest)) return true;
  if (/^ (?:das \d|parcel\w+ em |divid\w+ em )/.test(rest)) return true;
  return (
    followers.has(next) ||
    finiteVerbs.has(next) ||
    servingVerbs.has(next) ||
    (!units.has(next) && !/s$/.test(next) && (next.length > 2 || /^\d/.test(next)))
  );
}
