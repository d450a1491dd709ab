import { hasHaste } from "../points/haste.ts";
import type { Segment } from "../segments.ts";

/**
 * Small words that go with blame or with praise where no word of opinion stands: who complains denies, counts the
 * hours and the times; who praises says "cada", "sempre", "ainda" and speaks in diminutives. Weights by feel,
 * tried on a few hundred reviews.
 */
const weights: ReadonlyMap<string, number> = new Map([
  ...["nao", "nunca", "ninguem", "nem", "jamais", "nenhum", "nenhuma"].map(
    (key) => [key, -1] as const,
  ),
  ...["sem", "so", "novamente"].map((key) => [key, -0.5] as const),
  ...["horas", "hora", "minutos", "dias", "semanas", "meses"].map((key) => [key, -0.4] as const),
  ...["vezes", "depois", "porque", "paguei", "reais"].map((key) => [key, -0.3] as const),
  ...["cada", "sempre", "amor", "amigos", "familia"].map((key) => [key, 0.7] as const),
  ...["ainda", "tudo", "ate", "todos", "alem"].map((key) => [key, 0.4] as const),
]);
const diminutive = /^\p{L}{4,}(?:inh[oa]s?)$/u;
const notSmall =
  /^(?:minha|minhas|vizinh|cozinh|caminh|galinha|farinha|linha|rainha|padrinho|madrinha|espinh|sozinh|carrinh|campainha|marinh)/;

/** Words of an account that means something without a word of opinion. */
const leastWords = 7;

/** What a text leans to where no firm opinion is told; `praise` weighs the words that may praise. */
export function leaningOf(
  segments: readonly Segment[],
  namesThings: boolean,
  praise: number,
): "praise" | "complaint" | "neutral" {
  const words = segments.flatMap((segment) => segment.words);
  const small = words.filter(({ key }) => diminutive.test(key) && !notSmall.test(key)).length;
  const haste = hasHaste(words) ? 1 : 0;
  const score = words.reduce(
    (total, { key }) => total + (weights.get(key) ?? 0),
    small / 2 + haste + praise,
  );
  if (words.length < 4) return "neutral";
  if (score <= -1 || (score < 0 && namesThings)) return "complaint";
  if (words.length < leastWords) return "neutral";
  if (score > 0.5) return "praise";
  return "neutral";
}
