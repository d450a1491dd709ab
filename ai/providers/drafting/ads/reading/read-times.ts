import type { Offer, OfferKind } from "../ad-facts.ts";
import type { Found, Reader } from "./segments.ts";

const weekday =
  "(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feriados?|seg|ter|qua|qui|sex|sab|dom)(?:-feiras?)?";
const weekdays = `${weekday}(?:(?:,| e| ou) ${weekday})*`;
const month =
  "(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";
const hour = "\\d{1,2}(?:h\\d{0,2}| horas)";
const bareHour = "\\d{1,2}(?:h\\d{0,2}| horas)?";
const date = `(?:\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?:dia )?\\d{1,2}[º°]? de ${month}(?: de \\d{4})?|dia \\d{1,2}(?:/\\d{1,2}(?:/\\d{2,4})?)?(?! dias)|${month}(?: de \\d{4})?)`;
const feast =
  "(?:natal|pascoa|ano novo|reveillon|carnaval|black friday|dia d[aeo]s? (?:maes|pais|criancas|namorados|mulher|professor|consumidor|avos|cliente))";

function offer(kind: OfferKind, form: Offer["form"], text: string): Found {
  return { type: "offer", offer: { kind, form, text } };
}

const days = `${weekday}(?= d[ae]s? \\d)|${weekday} e ${weekday}(?= (?:d[ae]s?|a partir|ate))|(?:de )?${weekday} (?:a|ate|as) ${weekday}|(?:todos os|todo) dias?(?: da semana)?|(?:aos|as|nos|nas|de|todas? as?|todos? os?) ${weekday}(?:(?:,| e| e aos| ou) ${weekday})*|finais de semana|aos finais de semana|(?:7|sete) dias por semana|segunda a segunda`;
const clock = `das? ${bareHour} (?:as|ate as|ate) ${bareHour}|(?:das? |de )?${bareHour} (?:as|a|ate as|ate) ${hour}|ate (?:as |a )?(?:\\d{1,2}h\\d{0,2}|meia-noite|meia noite)|24 ?h(?:oras)?(?: por dia)?|a partir das ${hour}`;
const shortDays: Readonly<Record<string, string>> = {
  seg: "segunda",
  ter: "terça",
  qua: "quarta",
  qui: "quinta",
  sex: "sexta",
  sab: "sábado",
  sáb: "sábado",
  dom: "domingo",
};

function writeDays(written: string): string {
  return written
    .replace(/-feiras?/giu, "")
    .replace(
      /(?<!\p{L})(?:seg|ter|qua|qui|sex|s[áa]b|dom)(?!\p{L})/giu,
      (day) => shortDays[day.toLowerCase()] ?? day,
    )
    .replace(/^segunda/u, "de segunda")
    .replace(/^(?:ter[çc]a|quarta|quinta|sexta)(?= a )/u, "de $&")
    .replace(/(?<!\d)(\d{1,2}) (?:às|as|a) (\d{1,2})(?!\d|h)/u, "$1h às $2h")
    .replace(/(?<!\d)(\d{1,2})(?=h? (?:às|as|a|até) \d{1,2}h)/u, "$1h")
    .replace(/hh/gu, "h")
    .replace(/(\d{1,2}h\d{0,2}) (?:as|a) (?=\d)/u, "$1 às ")
    .replace(/(?<!d[ae]s? )(?<!\d)(\d{1,2}h\d{0,2} às)/u, "das $1")
    .replace(/(?<=\p{L}{3}) d[ae]s? (?=\d{1,2}h)/gu, ", das ")
    .replace(/das das/gu, "das")
    .trim();
}

/** Without its verb a time belongs to the thing before it, if there is one. */
function verbless(found: Found): Found {
  return found.type === "offer" ? { ...found, offer: { ...found.offer, bound: true } } : found;
}

/** "aberto aos domingos", "atendemos de segunda a sexta, das 9h às 18h" */
const hours: Reader = {
  pattern: new RegExp(
    `(?<![a-z\\d])(?:\\b(?:noss[oa] |o )?(abert[oa]s?|abrimos|abre|funciona(?:mos|ndo)?|funcionamento|atend(?:emos|o|e|imento)|horario(?: de (?:funcionamento|atendimento))?|plantao|servico|entregas?|delivery)(?: (?:e|nosso|todos|tambem|inclusive|ate|sempre))*:? )?(?:(?:${days})(?:,? (?:e )?(?:${clock})|,? (?:as )?${hour})?|(?<=[ ,]|^)(?:${clock})(?:,? (?:${days}))?)(?![a-z\\d])`,
    "g",
  ),
  read: ([, verb = ""], written) => {
    const when = writeDays(
      verb === ""
        ? written
        : written.slice(
            written
              .toLowerCase()
              .search(
                /(?<=\s)(?=(?:de |d[ao]s |aos |às |as |nos |nas |tod|até|a partir|\d|seg|ter|qua|qui|sex|s[áa]b|dom|fina))/u,
              ),
          ),
    );
    if (!/\p{L}{3}|\d+h/u.test(when)) return undefined;
    if (verb.startsWith("abert"))
      return offer("hours", "alone", `${/^\S+/.exec(written)?.[0] ?? "aberto"} ${when}`);
    if (/^(?:entregas?|delivery|plantao)/.test(verb))
      return offer("hours", "noun", `${/^\S+/.exec(written)?.[0] ?? ""} ${when}`);
    const hours = offer("hours", "noun", `atendimento ${when}`);
    return verb === "" ? verbless(hours) : hours;
  },
};

/** "até 30/11", "só até sexta", "de 1 a 15 de dezembro", "nesta semana" */
const deadline: Reader = {
  pattern: new RegExp(
    `(?<![a-z\\d])(?:(?:(prazo )|(?:validade|promocao|oferta)? ?(?:validas?|validos?|vale|valendo|so|somente|apenas) )?ate (?:o |a |ao |as )?(?:${date}|${weekday}(?:,? (?:dia )?\\d{1,2}/\\d{1,2})?|amanha|hoje|${feast}|(?:o )?(?:fim|final) d[eo] (?:mes|semana|ano))|` +
      `(?:so|somente|apenas) (?:hoje|amanha|ess[ae] semana|nest[ae] (?:semana|mes|${weekdays})|n[ao] ${weekdays}|est[ae] (?:semana|mes))|nest[ae] (?:semana|mes|fim de semana|${weekdays})|(?:de|entre) \\d{1,2}(?:/\\d{1,2})? (?:a|e) ${date}|` +
      `(?:no |em |a partir d[eo] )(?:${date}))(?![a-z\\d])`,
    "g",
  ),
  read: ([, term], written) => {
    if (term !== undefined) return offer("deadline", "alone", written);
    const text = written
      .replace(/^.*?(?=até|só|somente|apenas|nest|de |entre|no |em |a partir|s[oó] )/u, "")
      .trim();
    return offer("deadline", "tail", text === "" ? written : text);
  },
};

export const timeReaders: readonly Reader[] = [deadline, hours];
