import type { ReviewLanguage } from "../../../contract/parts.ts";

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Small words of each language that the two others do not have. Written with their accents. */
const small: Record<ReviewLanguage | "pt", ReadonlySet<string>> = {
  en: words(
    "the and of to you we our your my is was were that this it its have has had with from thank thanks sorry please will would very about not but are been be they their there here great good best food place staff amazing i does can could how what when where open take accept any dogs parking",
  ),
  es: words(
    "el los las y en con muy pero usted ustedes gracias nuestro nuestra del fue más hola hasta una hemos tiene muchas también servicio buena bueno mi lo al su sus está estaba atención amable habitación rico volveré volveremos recomendable recomiendo esperé pagué mozo mozos hay estuvo estaban pollo desayuno cena almuerzo dueño dueña baño precio precios hermoso hermosa buenísimo buenísima riquísimo riquísima riquisimo increíble increible súper nadie siempre volver calidad llegó llegaron tardó tardaron atendieron frío fría malo pésimo pésima peor encantó gustó tienen aceptan puedo qué dónde cuánto",
  ),
  pt: words(
    "o os dos da das na nas não nao em um uma ao com é foi são muito muita mas você voce vocês pelo pela meu minha mais também tambem bom boa ótimo otimo atendimento e eu lá já ja vou",
  ),
};

function countIn(all: readonly string[], known: ReadonlySet<string>): number {
  return all.filter((word) => known.has(word)).length;
}

/** The language of a review, where it is surely English or Spanish. */
export function languageOf(review: string): ReviewLanguage | undefined {
  const all = review.toLowerCase().match(/\p{L}{1,20}/gu) ?? [];
  const [en, es, pt] = [countIn(all, small.en), countIn(all, small.es), countIn(all, small.pt)];
  if (en >= 2 && en > 2 * pt && en > es) return "en";
  if (es >= 2 && es > 2 * pt && es > en) return "es";
  return undefined;
}
