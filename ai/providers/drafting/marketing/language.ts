const english =
  /\b(?:the|how|do|does|i|my|get|more|what|where|should|can|for|with|is|are|your|you|and|to|of|in|on)\b/g;
const spanish =
  /(?<!\p{L})(?:como|cómo|qué|mi|mis|para|con|los|las|el|una|más|puedo|quiero|necesito|tienda|negocio|clientes|y|del|hola)(?!\p{L})/gu;
/** Signs and words that Portuguese does not write. */
const onlySpanish = /[¿¡ñ]|(?<!\p{L})(?:cómo|qué|más)(?!\p{L})/u;
const portuguese =
  /[ãõç]|(?<!\p{L})(?:não|como|meu|minha|meus|minhas|o|os|as|um|uma|do|da|no|na|em|para|pra|com|quero|posso|preciso|você|vc|que|qual|quanto|fazer|loja|mais|ter)(?!\p{L})/gu;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Whether a question is in English or Spanish rather than in Portuguese; a word or two is neither. */
export function isForeign(question: string): boolean {
  const text = question.toLowerCase();
  const ours = count(text, portuguese);
  const theirs = count(text, spanish);
  if (count(text, english) >= 2 && count(text, english) > ours) return true;
  return (onlySpanish.test(text) && theirs >= 1) || (theirs >= 3 && theirs > ours);
}
