/** Words that make a question of its own. */
const leastWords = 3;
const secondQuestion =
  /\?+ *(?:e )?(?=\S)|[,.]? (?:e (?:tambem )?|(?:e )?(?:aproveitando|outra coisa)[:,]? ?(?:tambem )?)(?:(?:eu )?(?:queria|quero|gostaria de) saber )?(?=(?:como|quanto|quanta|qual|quando|onde|devo|posso|preciso|vale|responder|pedir|divulgar|postar|anunciar|o que)\b)/;

/** The questions of a folded line, where it asks more than one: "tenho que pagar? e quanto custa o anúncio?". */
export function partQuestions(key: string): string[] {
  return key.split(secondQuestion).filter((part) => part.split(" ").length >= leastWords);
}
