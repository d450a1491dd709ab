const english =
  /\b(?:the|how|do|does|i|my|get|more|what|where|should|can|for|with|is|are|your|you|and|to|of|in|on)\b/g;
const spanish =
  /\b(?:como|cómo|qué|mi|mis|para|con|los|las|el|una|más|puedo|quiero|necesito|tienda|negocio|clientes|y|del|hola)\b/gu;
const onlySpanish =
  /[¿¡ñ]|\b(?:cómo|qué|más|puedo|quiero|mi|mis|los|las|tienda|reseñas|y|hola|necesito)\b/u;
const portuguese =
  /(?:[ãõç]|\b(?:não|como|meu|minha|meus|minhas|o|os|as|um|uma|do|da|no|na|em|para|pra|com|quero|posso|preciso|você|vc|que|qual|quanto|fazer|loja|mais|ter)\b)/gu;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Whether a question is in English or Spanish rather than in Portuguese; a word or two is neither. */
export function isForeign(question: string): boolean {
  const text = question.toLowerCase();
  const ours = count(text, portuguese);
  if (count(text, english) >= 2 && count(text, english) > ours) return true;
  return (
    onlySpanish.test(text) &&
    !/[ãõç]|\b(?:não|meu|minha|você|uma loja)\b/u.test(text) &&
    count(text, spanish) >= 2
  );
}
