import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { evaluate } from "./ask.ts";
import { hiddenParts } from "./inputs.ts";
import { liveAi } from "./live-ai.ts";
import { qualityDocument } from "./quality-document.ts";
import { failuresOf, namesOfFailures, partNames, tableOf } from "./report.ts";

/**
 * `npm run evaluate`: asks the embedded engine every input and prints how it did, with the failing answers of the
 * open part. `--all` prints the passing ones of the open part too, `--write` renews docs/quality.md, `--held-back`
 * (both hidden parts, hard and everyday) is for the judge alone: whoever writes the engine must not see those inputs.
 * `--gemini` asks the live model instead, with the key in GEMINI_API_KEY: some hundred calls, which cost what they
 * cost there.
 */
const { values: chosen } = parseArgs({
  options: {
    write: { type: "boolean" },
    all: { type: "boolean" },
    "held-back": { type: "boolean" },
    gemini: { type: "boolean" },
  },
});

if (chosen.gemini && chosen.write) {
  console.error("docs/quality.md holds the embedded engine: --write does not go with --gemini.");
  process.exit(1);
}

const evaluation = await evaluate(chosen.gemini ? liveAi(process.env) : undefined);
const { open } = evaluation;

if (chosen.all)
  for (const { input, answer } of open.results)
    console.log(`== ${input.agent} ${input.id}\n-- ${input.prompt}\n${answer.text}\n`);
console.log(`${failuresOf(open)}\n`);
if (chosen["held-back"])
  for (const part of hiddenParts)
    console.log(`${partNames[part]}: FOR THE JUDGE ALONE\n${failuresOf(evaluation[part])}\n`);
console.log(`${tableOf(evaluation)}\n`);
for (const part of hiddenParts)
  console.log(`Failing checks, ${partNames[part]}:\n${namesOfFailures(evaluation[part])}\n`);

if (chosen.write) {
  const path = join(import.meta.dirname, "../../docs/quality.md");
  await writeFile(path, qualityDocument(evaluation));
  console.log(`Written to ${path}`);
}
