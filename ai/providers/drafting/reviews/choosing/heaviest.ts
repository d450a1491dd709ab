import type { Quality } from "../lexicon/opinion.ts";
import type { Point } from "../writing/point-names.ts";
import type { Candidate } from "./candidates.ts";

/** As much of what may be named as is looked at. */
type Weighed = Pick<Candidate, "point"> & { source: string; chance: number };

/** What is wrong with the thing or the work itself: it never came, broke, came wrong, dirty or late. */
const heavyQualities: ReadonlySet<Quality | undefined> = new Set<Quality>([
  "missing",
  "wrongOrder",
  "function",
  "durability",
  "condition",
  "freshness",
  "expiry",
  "warranty",
  "hygiene",
  "asseio",
  "cleanliness",
  "upkeep",
  "finish",
  "result",
  "delay",
  "speed",
  "wait",
  "duration",
  "handling",
  "fit",
  "quality",
  "preparation",
  "safety",
  "premises",
]);
const heavyNames =
  /^(?:a entrega|o dano relatado|a qualidade das fotos|a reposição das aulas|o resultado do serviço|o grau dos óculos|o vazamento|o rasgo|o cuidado com os arquivos|a instalação elétrica|o sumiço relatado|as medidas|a reserva|a viagem|a encomenda|a falta relatada|a perda relatada|a matrícula|a qualidade do combustível)$/;

function isHeavy({ quality, thing }: Point): boolean {
  return heavyQualities.has(quality) || heavyNames.test(thing?.name ?? "");
}

const graveQualities: ReadonlySet<Quality | undefined> = new Set<Quality>([
  "asseio",
  "hygiene",
  "expiry",
  "safety",
]);

/** Filth or danger, told by its word: where it is chosen it is no guess that stands back for a quote of less. */
export function isGraveBlame({ point, source }: Weighed): boolean {
  return source === "judged" && point.polarity === -1 && graveQualities.has(point.quality);
}

/** Chance, at least, of what is named for its weight. */
const leastHeavy = 0.2;

/** Blame that names no fault of the thing or the work gives up its least likely point to the likeliest that is one. */
export function withHeaviest<One extends Weighed>(
  chosen: ReadonlySet<One>,
  weighed: readonly One[],
  room: number,
): Set<One> {
  const all = [...chosen];
  if (all.length === 0 || all.some(({ point }) => isHeavy(point))) return new Set(all);
  const [heaviest] = weighed
    .filter(
      ({ point, source, chance }) =>
        source === "judged" && point.polarity === -1 && chance >= leastHeavy && isHeavy(point),
    )
    .toSorted((one, other) => other.chance - one.chance);
  if (heaviest === undefined) return new Set(all);
  const kept = all.toSorted((one, other) => other.chance - one.chance).slice(0, room - 1);
  return new Set([...kept, heaviest]);
}
