import { expect, test } from "vitest";
import { openTogether } from "./concurrent-start.ts";
import { killFirstStarts } from "./first-start.ts";
import { shortRun } from "./short-run.ts";
import { kinds } from "./test-run.ts";

// The short forms; `npm run reliability` runs the long ones.

test.each(kinds)(
  "a first start that was killed on %s is repaired by the next one",
  async (kind) => {
    await expect(killFirstStarts(shortRun(4), kind, 2)).resolves.toHaveLength(1);
  },
  60_000,
);

test("ten that open an empty Postgres together apply every migration once", async () => {
  await openTogether(shortRun(5), 10);
}, 60_000);
