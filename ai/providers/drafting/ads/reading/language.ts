import { foldInPlace } from "./restore-places.ts";

const english =
  /\b(?:the|and|with|for|our|we|you|your|of|is|are|from|this|that|home|best|free|delivery to|to|at|by|in|sell|shop|store|services?|in|per|only|selling|homemade|handmade|my|have|on|off|each|hour|month|classes|lessons)\b/g;
const spanish =
  /\b(?:el|los|las|con|para|una|unos|y|del|nuestros?|nuestras?|tenemos|vendemos|hacemos|muy|su|tienda|desde|hasta|servicios|casa|al|es|pan)\b/g;
const portuguese =
  /\b(?:o|os|a|as|um|uma|de|do|da|dos|das|em|no|na|com|para|por|e|que|nao|meu|minha|nosso|nossa|voce|vendo|faco|fazemos|temos|tenho|quero|reais|entrega|preco|pelo|pela|ate|sem|vendemos)\b/g;
const onlySpanish =
  /\b(?:y|en|el|cuestan?|llevando|hay|lunes|martes|miercoles|jueves|viernes|descuento|los|las|con|del|una|nuestr[oa]s?|tenemos|hacemos|muy|tienda|hasta|ñ|reparacion|pasteles|envio gratis)\b/g;

function count(key: string, pattern: RegExp): number {
  return key.match(pattern)?.length ?? 0;
}

/**
 * Whether a text is in English or Spanish rather than in Portuguese, by its small words; beside a sentence that is,
 * one of them tells.
 */
export function isForeign(text: string, beside = false): boolean {
  const key = foldInPlace(text.toLowerCase());
  const ours = count(key, portuguese);
  const least = beside ? 1 : 2;
  const sure = count(key, onlySpanish) + (/ñ/iu.test(text) ? 1 : 0);
  if (beside && sure > 0) return true;
  const isEnglish = count(key, english) >= least && count(key, english) > ours;
  const isSpanish = sure >= 2 && count(key, spanish) + sure > ours;
  return isEnglish || isSpanish;
}
