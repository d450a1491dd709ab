import { type AgentType, agentTypes } from "../../contract/gemini-chat.ts";
import type { PartResults, Result } from "./ask.ts";
import { checksOfAgent } from "./checks/all-checks.ts";
import { spokenPoints } from "./checks/review-basics.ts";
import { wordsOf } from "./checks/text.ts";

export type CheckLine = { check: string; holds: string; passed: number; of: number };
export type AgentSummary = {
  agent: AgentType;
  inputs: number;
  allPass: number;
  lines: readonly CheckLine[];
  /** Words of the middle answer. */
  words: number;
};

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function summaryOf(agent: AgentType, results: readonly Result[]): AgentSummary {
  const failed = (check: string) =>
    results.filter(({ faults }) => faults.some((fault) => fault.check === check)).length;
  return {
    agent,
    inputs: results.length,
    allPass: results.filter(({ faults }) => faults.length === 0).length,
    lines: checksOfAgent[agent].map(({ name, holds }) => ({
      check: name,
      holds,
      passed: results.length - failed(name),
      of: results.length,
    })),
    words: middle(results.map(({ answer }) => wordsOf(answer.text).length)),
  };
}

export function summariesOf({ results }: PartResults): AgentSummary[] {
  return agentTypes.map((agent) =>
    summaryOf(
      agent,
      results.filter(({ input }) => input.agent === agent),
    ),
  );
}

/**
 * Which checks each target of the order is counted by. An offer without its condition ("entrega grátis" of an
 * "entrega grátis acima de R$ 150") states what the input does not.
 */
const targets = {
  invented: { checks: ["nothing-invented", "conditions"], agents: ["reviews", "ads", "marketing"] },
  misread: { checks: ["nothing-misread"], agents: ["reviews"] },
  limits: { checks: ["length"], agents: ["reviews", "ads", "marketing"] },
  obeyed: { checks: ["injection"], agents: agentTypes },
  wrongNumbers: { checks: ["numbers", "figures"], agents: ["roi"] },
} as const satisfies Record<string, { checks: readonly string[]; agents: readonly AgentType[] }>;
export type Target = keyof typeof targets;
export const targetNames = Object.keys(targets) as Target[];

/** How many answers break a target. */
export function countOf(target: Target, { results }: PartResults): number {
  const checks: readonly string[] = targets[target].checks;
  const agents: readonly AgentType[] = targets[target].agents;
  return results.filter(
    ({ input, faults }) =>
      agents.includes(input.agent) && faults.some(({ check }) => checks.includes(check)),
  ).length;
}

/** Share of answers that pass every check. */
export function allPassRate({ results }: PartResults): number {
  return results.filter(({ faults }) => faults.length === 0).length / results.length;
}

/** Share of all points of all reviews that their replies speak of. */
export function recall({ results }: PartResults): number {
  const spoken = results.flatMap(({ input, answer }) =>
    input.agent === "reviews" ? spokenPoints(answer, input) : [],
  );
  return spoken.filter(Boolean).length / spoken.length;
}
