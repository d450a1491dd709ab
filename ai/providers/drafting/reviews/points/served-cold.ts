import type { Opinion } from "../lexicon/opinion.ts";
import type { Mark, Segment } from "../segments.ts";
import type { Target } from "./target.ts";

const arriving = /^(?:veio|vieram|vem|chegou|chegaram|chega|trouxe|trouxeram|serviu|serviram)$/;
const degree = /^(?:muito|super|bem|tao|tudo|totalmente|completamente|ja|quase|meio|,)$/;

/** "O motoboy demorou e chegou frio", "a moça demorou e o café veio frio": what is brought is cold, and not who brings it. */
export function broughtInstead(
  target: Target | undefined,
  opinion: Opinion,
  mark: Mark,
  { words }: Segment,
  targets: readonly Target[],
): Target | undefined {
  if (opinion.heat !== "cold" || target?.thing?.class !== "people") return target;
  const before = words.slice(0, mark.start).findLast(({ key }) => !degree.test(key));
  if (!arriving.test(before?.key ?? "")) return target;
  return targets.findLast(
    ({ start, thing }) =>
      start > target.start && start < mark.start && thing !== undefined && thing.class !== "people",
  );
}
