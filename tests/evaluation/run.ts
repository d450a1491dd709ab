import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { evaluate } from "./ask.ts";
import { qualityDocument } from "./quality-document.ts";
import { failuresOf, namesOfFailures, tableOf } from "./report.ts";

/**
 * `npm run evaluate`: asks the embedded engine every input and prints how it did, with the failing answers of the
 * open part. `--all` prints the passing ones of the open part too, `--write` renews docs/quality.md, `--held-back`
 * is for the judge alone: whoever writes the engine must not see those inputs.
 */
const { values: chosen } = parseArgs({
  options: {
    write: { type: "boolean" },
    all: { type: "boolean" },
    "held-back": { type: "boolean" },
  },
});

const evaluation = await evaluate();
const { open, "held-back": heldBack } = evaluation;

if (chosen.all)
  for (const { input, answer } of open.results)
    console.log(`== ${input.agent} ${input.id}\n-- ${input.prompt}\n${answer.text}\n`);
console.log(`${failuresOf(open)}\n`);
if (chosen["held-back"]) console.log(`HELD BACK, for the judge alone\n${failuresOf(heldBack)}\n`);
console.log(`${tableOf(evaluation)}\n`);
console.log(`Failing checks of the held-back part:\n${namesOfFailures(heldBack)}`);

if (chosen.write) {
  const path = join(import.meta.dirname, "../../docs/quality.md");
  await writeFile(path, qualityDocument(evaluation));
  console.log(`Written to ${path}`);
}
