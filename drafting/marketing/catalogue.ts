import { draftMarketing } from "./draft-marketing.ts";
import { allCards } from "./find-cards.ts";
import { tools } from "./tools/index.ts";

/** Everything the marketing card can say, for reading: each text with the name of its card. */
export function marketingCatalogue(today: string): { name: string; texts: string[] }[] {
  const cards = allCards.map(({ kind, card }) => {
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
    const [filled, empty] = [ask(fields), ask({})];
    const texts = filled.variants ?? [filled.text];
    return { name: card.id, texts: kind === "writing" ? [...texts, empty.text] : texts };
  });
  const sums = Object.entries(tools).map(([name, { fields, run }]) => {
    const typed = Object.fromEntries(fields.map(({ id, placeholder }) => [id, placeholder]));
    const outcome = run(typed, today);
    const texts = outcome.kind === "result" ? [outcome.headline.value, ...outcome.lines] : [];
    return { name: `tool ${name}`, texts };
  });
  const nothing = draftMarketing({ agentType: "marketing", prompt: "xyzzy", today });
  return [...cards, ...sums, { name: "not found", texts: [nothing.text] }];
}
