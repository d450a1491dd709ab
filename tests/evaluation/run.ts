import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { evaluate, evaluateStarless } from "./ask.ts";
import { liveAi } from "./live-ai.ts";
import { qualityDocument } from "./quality-document.ts";
import { failuresOf, namesOfFailures, tableOf } from "./report.ts";

/**
 * `npm run evaluate`: asks the embedded engine every input and prints how it did, with the failing answers of the
 * open part. `--open` asks and prints the open part alone: for whoever writes the engine. `--all` prints its passing
 * answers too, `--write` renews docs/quality.md, `--held-back` prints the failing answers of the hidden part: for the
 * judge alone, since whoever writes the engine must not see those inputs. `--gemini` asks the live model instead, with
 * the key in GEMINI_API_KEY: some hundred calls, which cost what they cost there.
 */
const { values: chosen } = parseArgs({
  options: {
    open: { type: "boolean" },
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
if (chosen.open && (chosen.write || chosen["held-back"])) {
  console.error("--open asks the open part alone: neither --write nor --held-back goes with it.");
  process.exit(1);
}

const ai = chosen.gemini ? liveAi(process.env) : undefined;
const open = await evaluate("open", ai);
const heldBack = chosen.open ? undefined : await evaluate("held-back", ai);
const starless = chosen.open ? undefined : await evaluateStarless("held-back", ai);
const asked = [open, heldBack, starless].filter((results) => results !== undefined);

if (chosen.all)
  for (const { input, answer } of open.results)
    console.log(`== ${input.agent} ${input.id}\n-- ${input.prompt}\n${answer.text}\n`);
console.log(`${failuresOf(open)}\n`);
if (heldBack && chosen["held-back"]) console.log(`FOR THE JUDGE ALONE\n${failuresOf(heldBack)}\n`);
console.log(`${tableOf(asked)}\n`);
if (heldBack) console.log(`Failing checks, held back:\n${namesOfFailures(heldBack)}\n`);

if (chosen.write) {
  const path = join(import.meta.dirname, "../../docs/quality.md");
  await writeFile(path, qualityDocument(asked));
  console.log(`Written to ${path}`);
}
