import { createHash } from "node:crypto";
import type { StoreKind } from "./database.ts";

/** One step of the schema, forward only. Once released, its text never changes. */
export type Migration = {
  /** As its file: `0001-allowances`. Steps are applied in this order. */
  name: string;
  /** One statement each, for both stores or with a text for each. */
  statements: readonly (string | Record<StoreKind, string>)[];
};

export function statementsFor({ statements }: Migration, kind: StoreKind): string[] {
  return statements.map((statement) =>
    typeof statement === "string" ? statement : statement[kind],
  );
}

/** Of what is really run, so that a text for one store may be mended without troubling the other. */
export function checksumOf(migration: Migration, kind: StoreKind): string {
  const text = JSON.stringify(statementsFor(migration, kind));
  return createHash("sha256").update(text).digest("hex");
}
