import { draftMarketing } from "./draft-marketing.ts";
import { loadAllCards } from "./load-card.ts";
import { tools } from "./tools/index.ts";

/** Everything the marketing card can say, for reading: each text with the name of its card. */
export async function marketingCatalogue(
  today: string,
): Promise<{ name: string; texts: string[] }[]> {
  const ofCards = (await loadAllCards()).map(async ({ kind, card }) => {
    const fields =
      kind === "writing"
        ? Object.fromEntries(card.fields.map(({ id, placeholder }) => [id, placeholder]))
        : {};
    const ask = (typed: Record<string, string>) =>
      draftMarketing({
        agentType: "marketing",
        prompt: card.title,
        today,
        marketingParts: { card: card.id, fields: typed },
      });
    const [filled, empty] = await Promise.all([ask(fields), ask({})]);
    const texts = filled.variants ?? [filled.text];
    return { name: card.id, texts: kind === "writing" ? [...texts, empty.text] : texts };
  });
  const sums = Object.entries(tools).map(([name, { fields, run }]) => {
    const typed = Object.fromEntries(fields.map(({ id, placeholder }) => [id, placeholder]));
    const outcome = run(typed, today);
    const texts = outcome.kind === "result" ? [outcome.headline.value, ...outcome.lines] : [];
    return { name: `tool ${name}`, texts };
  });
  const cards = await Promise.all(ofCards);
  const nothing = await draftMarketing({ agentType: "marketing", prompt: "xyzzy", today });
  return [...cards, ...sums, { name: "not found", texts: [nothing.text] }];
}
