/** "Claro! Aqui está uma sugestão de resposta:", "Resposta sugerida:": said to the owner, not to the customer. */
const preamble =
  /^\s*(?:(?:claro|certo|certamente|com certeza|com prazer|perfeito|ótimo|ok|pois não)[!,.]*\s+)?(?:(?:aqui (?:está|estão|vai|vão|tem|segue)|segue|seguem|eis|esta é)(?!\p{L})[^\n.!?:]{0,100}|(?:sugestão de )?resposta(?: sugerida| pública| do negócio| para (?:a|o) [^\n.!?:]{1,40})?):[^\S\n]*\n*/iu;

/** The reply without what a model says before it; whether it comes at once or on a line of its own. */
export function withoutPreamble(text: string): string {
  return text.replace(preamble, "");
}

export function beginsWithPreamble(text: string): boolean {
  return preamble.test(text);
}
