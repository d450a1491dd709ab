import { foldInPlace } from "./restore-places.ts";

const english =
  /\b(?:the|and|with|for|our|we|you|your|of|is|are|from|this|that|home|best|free|delivery to|to|at|by|in|sell|shop|store|services?|in|per|only|selling|homemade|handmade|my|have|on|off|each|hour|month|classes|lessons)\b/g;
const spanish =
  /\b(?:el|los|las|con|para|una|unos|y|del|nuestros?|nuestras?|tenemos|vendemos|hacemos|muy|su|tienda|desde|hasta|servicios|casa|al|es|pan)\b/g;
const portuguese =
  /\b(?:o|os|a|as|um|uma|de|do|da|dos|das|em|no|na|com|para|por|e|que|nao|meu|minha|nosso|nossa|voce|vendo|faco|fazemos|temos|tenho|quero|reais|entrega|preco|pelo|pela|ate|sem|vendemos)\b/g;
const onlySpanish =
  /\b(?:y|el|los|las|con|del|una|nuestr[oa]s?|tenemos|hacemos|muy|tienda|hasta|ñ|reparacion|pasteles|envio gratis)\b/g;

function count(key: string, pattern: RegExp): number {
  return key.match(pattern)?.length ?? 0;
}

/** Whether a text is in English or Spanish rather than in Portuguese, by its small words. */
export function isForeign(text: string): boolean {
  const key = foldInPlace(text.toLowerCase());
  const ours = count(key, portuguese);
  const isEnglish = count(key, english) >= 2 && count(key, english) > ours;
  const isSpanish =
    count(key, onlySpanish) >= 2 && count(key, spanish) + count(key, onlySpanish) > ours;
  return isEnglish || isSpanish;
}
