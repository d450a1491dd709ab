import { qualityPhrases } from "../../phrases/reviews-points.ts";
import type { Point } from "./point.ts";

function isPerson({ thing }: Point): boolean {
  return thing?.class === "people" && thing.id !== "equipe";
}

/** "A paciência no atendimento", of nobody in particular. */
function isManner({ thing, quality }: Point): boolean {
  if (quality === undefined || (thing !== undefined && thing.id !== "equipe")) return false;
  return qualityPhrases[quality].alone === "no atendimento";
}

/** "A paciência no atendimento e o atendimento do garçom" is "a paciência no atendimento do garçom". */
export function joinService(points: readonly Point[]): readonly Point[] {
  const persons = points.filter(isPerson);
  const [first] = persons;
  const one = persons.every(({ thing }) => thing?.id === first?.thing?.id);
  if (first?.thing === undefined || !one || !points.some(isManner)) return points;
  const { thing } = first;
  return points.flatMap((point) => {
    if (isManner(point)) return { ...point, thing };
    return isPerson(point) && point.quality === undefined ? [] : point;
  });
}
