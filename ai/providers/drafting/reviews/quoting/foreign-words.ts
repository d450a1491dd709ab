import type { Word } from "../../text/words.ts";

/** English, Spanish, French, Italian and German words of reviews that no Portuguese sentence holds. */
const foreign = new Set(
  `the and with very great good nice lovely amazing awesome friendly wonderful delicious beautiful clean dirty slow
  fast quick cold hot rude staff food place room rooms breakfast location coffee cake service but bit expensive cheap was
  were our their your best ever loved love would highly recommend recommended
  muy pero los las el del buena bueno buen buenos buenas comida habitacion limpia atencion hermoso hermosa precioso
  excelente lugar rico rica
  tres bon restaurant rapide et avec mais le les est personnel cuisine bonne accueil endroit chambre propre agreable
  ottimo ottima cibo personale gentile buono buona buonissimo molto camera pulita posto bellissimo
  sehr gut und das essen zimmer freundlich`.split(/\s+/),
);

/** Of these a Portuguese sentence may hold one or the other. */
const shared = new Set(
  "comida excelente lugar rico rica limpia tres mais camera cuisine rapide bon best love hot fast food service las le les el gut".split(
    " ",
  ),
);

/** Whether a stretch is of another language: a reply in Portuguese does not repeat it. */
export function isForeignStretch(words: readonly Word[]): boolean {
  const found = words.filter(({ key }) => foreign.has(key));
  return found.length > 1 && found.some(({ key }) => !shared.has(key));
}
