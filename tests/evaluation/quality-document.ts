import type { Evaluation } from "./ask.ts";
import { tableOf } from "./report.ts";

const before = `# Quality of the embedded engine

Written by \`npm run evaluate -- --write\`; do not edit it by hand.

## What is measured

The drafting engine (\`ai/providers/drafting\`), which answers without a key and without a network, is asked every input
of \`tests/evaluation\`: reviews of 1 to 5 stars over some thirty trades (praise, complaints, both at once, questions,
stars without a word, insults, capitals, no accents, English and Spanish, people hurt, accusations, personal data,
perhaps fakes, owners who describe a case), products to advertise, questions on marketing, and ROI values with edge
numbers. Commands are hidden in some inputs of every agent.

Each input is annotated by hand: what a good reply speaks of, what it must not repeat, the facts and conditions of an
offer, the content that answers a question, the figures worked out on paper.

## How

- The inputs and the checks were written without reading the engine's code. A third of the inputs, chosen by a hash of
  their ids, stands in \`held-back/\`; those who write the engine are asked not to read it, and a run shows them only
  counts and names of checks. The folder lies in the repository: nothing but the rule keeps it closed.
- The first 169 inputs were fixed before the engine first ran. After that its answers of both parts were read to
  judge the checks, and by the same author: 39 inputs were added and checks were changed in both directions.
  Stricter: points no longer counted in set phrases and signatures, "sense", "names", "no-repetition",
  "to-the-point", topics nobody raised, what an advertisement must never say. Milder: the longest ROI answer (500
  words, then 650), which ROI figures are owed when a value is zero, negative or past 100 % and when something has to
  be called impossible, the careful wording of accusations, one condition and a few points that good replies may omit.
  The ROI rows owe much of their last step to the milder rules (3 of 14 passed all before them).
- Every check is a pure function without a model: the same answer always gets the same verdict. Limits, ROI sums and
  advertising rules are written down again in the checks instead of being imported from \`domain/\`.
- \`planted/\` holds, for every check, an answer that only this check must catch (of the checks
  common to all agents, one for reviews), and good answers that must pass all.
  \`evaluation.test.ts\` holds the checks to it, and the engine to what it reached before (floors.ts), with every \`npm test\`.

## Figures
`;

const after = `
## What the figures do not say

- The checks read words, not meaning. "points" passes when a word of the point stands in the reply; whether the
  sentence is kind, apt and well put was judged by reading a sample aloud, not by these figures.
- "nothing-invented" sees numbers, names, contacts, things of other trades and a list of usual claims. An invented
  thing in plain words outside of these lists would pass.
- "portuguese" and "grammar" count small words and known slips; they are no grammarian.
- The parts are small: one answer of the held-back part is between one and two points of its rate.
- The inputs were written by one author in one style; real customers will write what none of them says.
- Nothing here measures Gemini, whose answers differ from call to call.
`;

export function qualityDocument(evaluation: Evaluation): string {
  return `${before}\n${tableOf(evaluation)}\n${after}`;
}
