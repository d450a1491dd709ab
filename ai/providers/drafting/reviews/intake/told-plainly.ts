import type { Segment } from "../segments.ts";
import type { Line } from "./beings.ts";
import type { Concern } from "./sensitive.ts";
import { toldDeath } from "./told-death.ts";
import { toldDeceit } from "./told-deceit.ts";
import { toldHarm } from "./told-harm.ts";
import { toldIllness } from "./told-illness.ts";
import { toldLabour } from "./told-labour.ts";
import { toldSecret, toldTreatment } from "./told-secrets.ts";
import { toldSlight } from "./told-slight.ts";

/** What asks for care by the build of a sentence; `certain`: it may be named. */
type Told = { concern: Concern; certain: boolean };

/** Each sentence in one line: what turns within it is still told of the same beings. */
export function linesOf(segments: readonly Segment[]): Line[] {
  const lines = new Map<number, string[]>();
  for (const { sentence, words } of segments) {
    const line = lines.get(sentence) ?? [];
    line.push(...words.map(({ key }) => key));
    lines.set(sentence, line);
  }
  return [...lines.values()].map((keys) => ` ${keys.join(" ")} `);
}

function toldIn(line: Line): Told[] {
  const harm = toldHarm(line);
  return [
    ...(toldDeath(line) ? [{ concern: "loss", certain: true } as const] : []),
    ...(harm === undefined ? [] : [harm]),
    ...(toldDeceit(line) ? [{ concern: "money", certain: true } as const] : []),
  ];
}

/** What a complaint tells in so many words, past all weighing: harm, a death, deceit, a slight, what an employer owes. */
export function toldPlainly(segments: readonly Segment[]): Told[] {
  const lines = linesOf(segments);
  // Whoever worked there is no customer: as with one who never came, nothing is confirmed.
  const labour = toldLabour(` ${lines.map((line) => line.trim()).join(" , ")} `);
  return [
    ...lines.flatMap(toldIn),
    ...toldIllness(lines),
    ...(toldSlight(lines) ? [{ concern: "respect", certain: false } as const] : []),
    ...(labour ? [{ concern: "fake", certain: false } as const] : []),
  ];
}

/** Something confided that was told before others, or a treatment whose trade is not named. */
export function tellsOfTrust(segments: readonly Segment[]): boolean {
  return linesOf(segments).some((line) => toldSecret(line) || toldTreatment(line));
}
