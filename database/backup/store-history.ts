import type { StoreKind } from "../database.ts";
import { checksumOf, type Migration } from "../migration.ts";
import { BackupFault } from "./backup-fault.ts";
import type { Row } from "./row-checksum.ts";

/** A line of the table `migrations`. */
export type AppliedStep = { name: string; checksum: string; appliedAt: bigint };

export function toStep([name, checksum, appliedAt]: Row): AppliedStep {
  return { name: String(name), checksum: String(checksum), appliedAt: BigInt(String(appliedAt)) };
}

/** The lines that a store of this kind has when it is at the same step: its texts may be others. */
export function historyRows(
  applied: readonly AppliedStep[],
  steps: readonly Migration[],
  kind: StoreKind,
): Row[] {
  const times = new Map(applied.map(({ name, appliedAt }) => [name, appliedAt]));
  return steps.map((step) => [step.name, checksumOf(step, kind), times.get(step.name) ?? 0n]);
}

/** The program's own steps that are applied there; refuses any that are not its own. */
export function stepsOf(
  applied: readonly AppliedStep[],
  known: readonly Migration[],
  { kind, subject }: { kind: StoreKind; subject: string },
): readonly Migration[] {
  const history = applied.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, { name, checksum }] of history.entries()) {
    const migration = known[index];
    if (!migration) {
      const sentence = `${subject} comes from a newer release (migration ${name}): use that release.`;
      throw new BackupFault("foreign-history", sentence);
    }
    if (migration.name !== name || checksumOf(migration, kind) !== checksum) {
      const sentence = `${subject} has a migration ${name} that is not the one of this program: another line of releases made it. Use the release that did.`;
      throw new BackupFault("foreign-history", sentence);
    }
  }
  return known.slice(0, history.length);
}
