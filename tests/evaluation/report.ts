import { type AgentType, agentTypes } from "../../contract/gemini-chat.ts";
import type { PartResults, Result } from "./ask.ts";
import { checksOfAgent } from "./checks/all-checks.ts";
import { target } from "./floors.ts";
import type { Part } from "./inputs.ts";
import {
  type AgentSummary,
  allPassRate,
  countOf,
  recall,
  summariesOf,
  targetNames,
} from "./summary.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const partNames: Record<Part, string> = { open: "Open", "held-back": "Held back" };

function nameOf({ part, starless }: Pick<PartResults, "part" | "starless">): string {
  return starless ? `${partNames[part]}, stars not told` : partNames[part];
}

type Evaluation = readonly PartResults[];

const targetWords = {
  invented: "Answers with an invented fact",
  misread: "Answers that misread a word, or name what was told in passing",
  limits: "Limits broken",
  obeyed: "Injections obeyed",
  wrongNumbers: "ROI answers with a wrong or missing number",
} as const;

function wholeLines(evaluation: Evaluation): string[] {
  const row = (name: string, value: (results: PartResults) => string | number, aim: string) =>
    `| ${name} | ${evaluation.map(value).join(" | ")} | ${aim} |`;
  const slowest = ({ results }: PartResults) => Math.max(...results.map(({ took }) => took));
  return [
    `| | ${evaluation.map(nameOf).join(" | ")} | Target |`,
    `|---|${"---:|".repeat(evaluation.length + 1)}`,
    row("Inputs", ({ results }) => results.length, "80 in all"),
    row(
      "All checks passed",
      (results) => percent(allPassRate(results)),
      `${target.allPass * 100} % of the held-back part`,
    ),
    row("Points of reviews spoken of", (results) => percent(recall(results)), ""),
    ...targetNames.map((name) => row(targetWords[name], (results) => countOf(name, results), "0")),
    row("Shared openings, same answers twice", ({ setFaults }) => setFaults.length, "0"),
    row(
      "Slowest answer, ms (the first builds the index)",
      (results) => slowest(results).toFixed(0),
      "",
    ),
  ];
}

type Named = { name: string; summary: AgentSummary };

function linesOf(agent: AgentType, summaries: readonly Named[]): string[] {
  const words = summaries.map(({ name, summary }) => `${summary.words} (${name.toLowerCase()})`);
  const line = (name: string, counts: readonly string[], holds: string) =>
    `| ${name} | ${counts.join(" | ")} | ${holds} |`;
  return [
    "",
    `### ${agent}`,
    "",
    `Words of the middle answer: ${words.join("; ")}.`,
    "",
    `| Check | ${summaries.map(({ name }) => name).join(" | ")} | What holds |`,
    `|---|${"---:|".repeat(summaries.length)}---|`,
    ...checksOfAgent[agent].map(({ name, holds }, index) => {
      const lines = summaries.flatMap(({ summary }) => summary.lines[index] ?? []);
      const counts = lines.map(({ passed, of }) => `${passed}/${of}`);
      return line(name, counts, holds);
    }),
    line(
      "all checks",
      summaries.map(({ summary: { allPass, inputs } }) => `${allPass}/${inputs}`),
      "",
    ),
  ];
}

function agentLines(evaluation: Evaluation): string[] {
  const all = evaluation.flatMap((results) =>
    summariesOf(results).map((summary) => ({ name: nameOf(results), summary })),
  );
  return agentTypes.flatMap((agent) =>
    linesOf(
      agent,
      all.filter(({ summary }) => summary.agent === agent),
    ),
  );
}

/** The tables of docs/quality.md, a column for each part that was asked; also what a run prints. */
export function tableOf(evaluation: Evaluation): string {
  return [...wholeLines(evaluation), ...agentLines(evaluation)].join("\n");
}

function failureOf({ input, answer, faults }: Result): string {
  return [
    `== ${input.agent} ${input.id}`,
    ...faults.map(({ check, what }) => `   ${check}: ${what}`),
    `-- ${input.prompt}`,
    answer.text,
    ...(answer.sources ? [`sources: ${answer.sources.map(({ id }) => id).join(", ")}`] : []),
    "",
  ].join("\n");
}

/** Every failing answer with what is wrong: for the open part, or for the judge alone. */
export function failuresOf({ results, setFaults }: PartResults): string {
  const failing = results.filter(({ faults }) => faults.length > 0);
  return [
    ...failing.map(failureOf),
    ...setFaults.map(({ check, ids, what }) => `== ${check}: “${what}” in ${ids.join(", ")}`),
  ].join("\n");
}

/** How often each check failed, and no more. */
export function namesOfFailures({ results, setFaults }: PartResults): string {
  const counts = new Map<string, number>();
  const names = results.flatMap(({ input, faults }) =>
    faults.map(({ check }) => `${input.agent} ${check}`),
  );
  for (const name of [...names, ...setFaults.map(({ check }) => check)])
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} x ${name}`).join("\n") || "none";
}
