import { when } from "./settle-too.ts";

const day = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|feriado)s?(?:-feiras?)?";
const time = `(?:(?:n[ao]s?|aos?|às|de|em|à|pela) )?(?:${day}|noite|manhã|tarde|madrugada|fins? de semana|final de semana|finais de semana)`;
/** From when to when on that day: "aos domingos das 8h às 12h". */
const clock = "(?: (?:das|até|a partir das|pela|à|de) [\\p{L}\\d: ]{1,24})?";
/** "inclusive aos sábados, domingos e feriados" */
const timeToo = new RegExp(
  `[,;]? ?(?<!\\p{L})(?:\\( ?)?inclusive (${time}(?:,? (?:e )?${time}){0,3}${clock}) ?\\)?(?= ?(?:[,.;\\n)]|$))`,
  "giu",
);
/** "inclusive sem glúten", "inclusive para empresas": one case among others. */
const caseToo =
  /, inclusive (?:com|sem|para|pra|por|em|n[ao]s?|aos?|às) [^,.;:!?()$\d\n]{3,40}(?= ?(?:[,.;\n]|$))/giu;
/** "todos os carros, inclusive importados" */
const kindToo =
  /(?<=(?<!\p{L})(?:todos|todas|qualquer) [^,.;\n]{1,60}),? inclusive [^,.;:!?()$\d\n]{3,40}(?= ?(?:[,.;\n]|$))/giu;

/** Characters before it in which the verb is looked for. */
const reach = 120;
const opens = /(?<!\p{L})(?:atend|abr(?:e|i)|funcion)\p{L}*[^.;\n]*$/iu;
const otherMatter =
  /(?<!\p{L})(?:entreg|envi|garanti|fret|busc|lev)|\$|\breais(?!\p{L})|tod[ao]s? (?:[ao]s )?(?:dia|semana)|24 ?h/iu;

/** Whether it is opening that goes on at that time, and not delivery, a warranty or a price. */
function isOpening(before: string): boolean {
  const told = opens.exec(before.slice(-reach))?.[0];
  return told !== undefined && !otherMatter.test(told);
}

/**
 * "Atendemos em Natal, inclusive aos domingos": also then, and not only then. Without its word the time would limit
 * whatever stands around it, so it stands in a sentence of its own, or nowhere.
 */
export function settleInclusive(text: string): string {
  if (!/inclusive/iu.test(text)) return text;
  return text
    .replace(timeToo, (_, told: string, at: number) =>
      isOpening(text.slice(Math.max(0, at - reach), at))
        ? `\natendimento também ${when(told)}\n`
        : "",
    )
    .replace(kindToo, "")
    .replace(caseToo, "");
}
