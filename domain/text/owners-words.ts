import { fold } from "../search/fold.ts";

/** What an owner tells us beside the review that she pastes: whose mistake it was, what the reply should offer. */
const toUs =
  /\bfoi (?:um |uma )?(?:erro|vacilo|falha|culpa|descuido) (?:meu|minha|noss[oa])\b|\b(?:erro|vacilo|falha|culpa) foi (?:meu|minha|noss[oa])\b|\b(?:quero|queria|queremos|vou|vamos|posso|pode) (?:oferecer|pedir desculpas?)\b|\b(?:responde|responda|escreve|escreva|diz|diga|fala|fale|pede|peca) (?:(?:pra|para|pro|a) (?:ela|ele|cliente)\b|desculpas?\b|que a gente\b)/;

/** Where the review begins behind it: "a avaliação dela:", "ela escreveu:". */
const start =
  /\b(?:avaliacao|comentario|reclamacao|mensagem|review|(?:ela|ele|cliente|moca|rapaz) (?:escreveu|disse|falou|comentou|mandou))[^:\n]{0,20}:/;

/** Whether a text that should be a review holds words of the owner to us; they belong into a field of their own. */
export function holdsOwnersWords(text: string): boolean {
  return toUs.test(fold(text));
}

/** The review alone, where the owner's words stand before it. */
export function withoutOwnersWords(text: string): string {
  const folded = fold(text);
  const found = start.exec(folded);
  // To fold keeps the length of what people type; where it did not, the places would not be the same.
  if (!found || folded.length !== text.length) return text;
  const end = found.index + found[0].length;
  const review = text.slice(end).trim();
  return review !== "" && toUs.test(folded.slice(0, end)) ? review : text;
}
