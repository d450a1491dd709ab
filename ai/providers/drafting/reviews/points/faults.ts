import type { Opinion } from "../lexicon/opinion.ts";
import type { Mark, Segment } from "../segments.ts";
import type { Target } from "./target.ts";

/** Something that did not happen as it should: "o wi-fi não chega no chalé". */
export type Fault = { target?: Target; opinion: Opinion; at: number };

const denying = /^(?:nao|nunca|ninguem|nem|jamais)$/;
/** Between the denial and its verb: "não me atende", "nunca mais ligou". */
const between = /^(?:me|nos|se|lhe|te|mais|nem|sequer|ao|menos|tinha|tem|estava|esta|vai|ia)$/;
/** A verb of somebody else than the writer, in the present or the past. */
const thirdPerson = /^\p{L}{2,}(?:a|e|am|em|ou|eu|iu|ava|avam|ia|iam|aram|eram|iram|ficou|veio)$/u;
/** Verbs whose denial blames no thing: "o pão não falha", "a escola não é só ensino". */
const harmless =
  /^(?:importa|interessa|e|era|foi|foram|seria|ha|tem|tinha|existe|resta|parece|precis\p{L}*|falt\p{L}*|perd\p{L}*|decepcion\p{L}*|cans\p{L}*|err\p{L}*|falh\p{L}*|pod\p{L}*|quer\p{L}*|deixa\p{L}*|cheir\p{L}*|do[ei]\p{L}*|para|uma|coisa|nada|hora|igual|outra|nunca|toa|sempre|ainda|hoje|que|de|se|ate|ess[ea]|est[ea]|del[ea])$/u;
/** Those that blame nobody where no thing is named: "ninguém reclamou", "não importa". */
const idle =
  /^(?:reclam\p{L}*|desapont\p{L}*|consegu\p{L}*|sa[ei]\p{L}*|brinca\p{L}*|mede|mediram|poup\p{L}*|economiz\p{L}*|cobr\p{L}*|demor\p{L}*|atras\p{L}*|senti\p{L}*|imagin\p{L}*|esper\p{L}*|conhec\p{L}*|troc\p{L}*|sab\p{L}*|acredit\p{L}*|mud\p{L}*|larg\p{L}*|par[ao]u?|chega|bate|fa[zr]\p{L}*|viv\p{L}*|fica|gost\p{L}*|com[ei]\p{L}*)$/u;
const ofShop = /^(?:place|goods|food|cold|work|process|people|other)$/;

const spoken: Opinion = { kind: "opinion", polarity: -1 };
const hinted: Opinion = { ...spoken, quiet: true };

/** Denied verbs that no known phrase holds, each with the thing it is said of. */
export function findFaults(
  { words, marks, foreign }: Segment,
  targets: readonly Target[],
): Fault[] {
  if (foreign) return [];
  const keys = words.map((word) => word.key);
  return marks.flatMap((mark) => {
    const key = keys[mark.start] ?? "";
    if (mark.value.kind !== "negator" || mark.end - mark.start !== 1 || !denying.test(key))
      return [];
    const verb = verbAfter(mark, keys);
    if (verb === undefined || isPartOf(marks, verb)) return [];
    const target = subjectOf(mark, targets, keys) ?? pronounOf(mark, targets, keys);
    const { start: at } = mark;
    if (target?.thing !== undefined && ofShop.test(target.thing.class))
      return [{ target, opinion: spoken, at }];
    return idle.test(keys[verb] ?? "") ? [] : [{ opinion: hinted, at }];
  });
}

function verbAfter({ end }: Mark, keys: readonly string[]): number | undefined {
  let at = end;
  while (between.test(keys[at] ?? "") && at < end + 2) at += 1;
  const key = keys[at] ?? "";
  return thirdPerson.test(key) && !harmless.test(key) ? at : undefined;
}

/** The verb belongs to an opinion, which tells more. */
function isPartOf(marks: readonly Mark[], at: number): boolean {
  return marks.some(({ value, start, end }) => value.kind !== "negator" && start <= at && at < end);
}

/** "Instalaram a câmera e ela não grava": the thing named last before the pronoun. */
function pronounOf(
  { start }: Mark,
  targets: readonly Target[],
  keys: readonly string[],
): Target | undefined {
  if (!/^(?:el[ae]s?|que)$/.test(keys[start - 1] ?? "")) return undefined;
  const last = targets.findLast(({ end, thing }) => end < start && thing !== undefined);
  return last?.thing && /^(?:goods|food|cold|work|place)$/.test(last.thing.class)
    ? last
    : undefined;
}

/** What stands right before the denial, at most a few words and no comma away. */
function subjectOf(
  { start }: Mark,
  targets: readonly Target[],
  keys: readonly string[],
): Target | undefined {
  const last = targets.findLast(({ end }) => end <= start);
  if (last === undefined || start - last.end > 2) return undefined;
  return keys
    .slice(last.end, start)
    .every((key) => /^(?:que|la|dele|dela|deles|ainda|ja|daqui|dai)$/.test(key))
    ? last
    : undefined;
}
