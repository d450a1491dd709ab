const day = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|feriado)s?(?:-feiras?| feiras?)?";
const days = `(?:(?:n[ao]s?|aos?|às|de) )?${day}(?: e ${day})?`;
const dayTime = "(?:(?:à|de|pela) )?(?:noite|manhã|tarde|madrugada)";
const whom =
  "(?:crianças?|bebês?|idos[oa]s?|adult[oa]s?|adolescentes?|gestantes?|grávidas?|homens|homem|mulher(?:es)?|casais|empresas?|cachorros?|gatos?|cães)";
const atEnd = "\\s*(?=[,.;\\n]|$)";
/** A sum, or how long something takes: what stands before is told. */
const told =
  "(?<=\\d(?: ?(?:reais|minutos|min|horas?|h))?(?: (?:o|a|por) \\p{Ll}{2,9})?(?: (?:sess[ãa]o|aula|consulta|corte|visita))?),? ";

/** "barba 25 domingo também", "aula 1 hora à noite também" */
const openToo = new RegExp(`${told}(${days}|${dayTime}) também${atEnd}`, "giu");
/** "limpeza 150 reais criança também" */
const peopleToo = new RegExp(`${told}(${whom}) também${atEnd}`, "giu");
/** "consulta 200 sábado", behind a bare word: "mecânico em Sinop atendo domingo também" */
const verbToo = new RegExp(
  `(?<!\\p{L})((?:atend|abr|funcion|trabalh)(?:o|e|a|amos|emos|imos)) ((?:(?:com|para) )?${whom}|${days}|${dayTime}) também${atEnd}`,
  "giu",
);

/** The time in a sentence: "no domingo", "à noite". */
export function when(said: string): string {
  const named = said.toLowerCase();
  if (/^(?:noite|tarde)$/u.test(named)) return `à ${named}`;
  if (/^(?:manhã|madrugada)$/u.test(named)) return `de ${named}`;
  if (/^(?:s[áa]b|dom|fer)/u.test(named))
    return `${/s(?:-| |$)/u.test(named) ? "aos" : "no"} ${named}`;
  return /^(?:seg|ter|qua|qui|sex)/u.test(named) ? `na ${named}` : named;
}

/**
 * "Também" behind a day or people adds them to what is told; without it, or beside a sum, they would limit that. So it
 * stands in front of them, and they stand apart.
 */
export function settleToo(text: string): string {
  if (!text.toLowerCase().includes("também")) return text;
  return text
    .replace(openToo, (_, time: string) => `\natendimento também ${when(time)}\n`)
    .replace(peopleToo, (_, people: string) => `\natendo também ${people.toLowerCase()}\n`)
    .replace(verbToo, (_, verb: string, what: string) =>
      /^(?:com|para) |^\p{L}+$/u.test(what) && !isTime.test(what)
        ? `${verb} também ${what}`
        : `${verb} também ${when(what)}`,
    );
}

const isTime = new RegExp(`^(?:${days}|${dayTime})$`, "iu");
