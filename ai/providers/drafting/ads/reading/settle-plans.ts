const kinds =
  "mensal|semanal|quinzenal|trimestral|semestral|anual|casal|família|fam[ií]lia|b[áa]sico|completo|simples|premium|ouro|prata|infantil|noiva|amigas?";
/** "Pacote: 8 aulas online por 480": how much of it that sum is for. */
const counted = new RegExp(
  `(?<=(?:^|[.;,\\n] ?))((?:pacote|plano|combo|cartela|assinatura|clube)(?: (?:${kinds}))?) ?: ?(?=(\\d{1,3}) (\\p{Ll}{3,}))(?!\\d+ ?x)(?!\\d+ reais)([^.,;:$\\n]{4,60}? (?:por|a|sai|sai por) (?:R\\$ ?)?\\d[\\d.]*(?:,\\d{2})?(?: reais)?)(?=\\s*(?:[;\\n]|[.,](?!\\d)|$))`,
  "giu",
);

function jointFor(label: string, noun: string): string {
  if (/^(?:pessoas|convidados|crian[çc]as|alunos|adultos|c[ãa]es|carros)$/iu.test(noun))
    return "para";
  return /^(?:pacote|cartela)/iu.test(label) || /^vezes$/iu.test(noun) ? "de" : "com";
}

/** A plan and what is in it are one thing: "plano mensal com 4 cortes por 110". Apart, neither says what it costs. */
export function settlePlans(text: string): string {
  return text.replace(
    counted,
    (_, label: string, __: string, noun: string, content: string) =>
      `${label} ${jointFor(label, noun)} ${content}`,
  );
}
