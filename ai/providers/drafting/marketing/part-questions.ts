/** Words that make a question of its own. */
const leastWords = 3;
const secondQuestion =
  /\?+ *(?:e )?(?=\S)|[,.]? (?:e (?:tambem )?|(?:e )?(?:aproveitando|outra coisa)[:,]? ?(?:tambem )?)(?:(?:eu )?(?:queria|quero|gostaria de) saber )?(?=(?:como|quanto|quanta|qual|quando|onde|devo|posso|preciso|vale|responder|pedir|divulgar|postar|anunciar|o que)\b)/;

/** "e qual link eu mando", "e qual é mais barato": asks on about what stands before. */
const leans =
  /^(?:(?:por )?(?:qual|quanto|como|quando|onde|que|o que)(?: deles| delas| dos dois| link)?(?: (?:e|sai|fica|custa|eu|que|mais|o|a|barat[oa]|car[oa]|melhor|facil|rapido|faco|mando|escrevo|digo|falo|pago|isso|uso))*)$/;

/** The questions of a folded line, where it asks more than one: "tenho que pagar? e quanto custa o anúncio?". */
export function partQuestions(key: string): string[] {
  return key
    .split(secondQuestion)
    .filter((part) => part.split(" ").length >= leastWords && !leans.test(part.trim()));
}
