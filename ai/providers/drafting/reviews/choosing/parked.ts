import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";

const parking = /(?:^| )(?:estacion\p{L}*|manobr\p{L}*|valet|guarita)(?: |$)/u;
const left =
  /(?:^| )(?:deix|par)(?:ei|amos|ou) (?:o |a |meu |minha )*(?:carro|moto) (?:por |so |umas? |quase )*\p{L}*\d* ?(?:\p{L}+ )?(?:horas?|minutos|dias?)(?: |$)/u;

/** "Deixei o carro duas horas e cobraram sessenta": no work was done on a car that was only parked. */
export function isParked({ thing, quality }: Point, segments: readonly Segment[]): boolean {
  if (thing?.class !== "own" || quality !== undefined) return false;
  const works = segments.some(({ marks }) =>
    marks.some(({ value }) => value.kind === "thing" && value.class === "work"),
  );
  const text = segments.map(({ words }) => words.map(({ key }) => key).join(" ")).join(" ");
  return !works && (parking.test(text) || left.test(text));
}
