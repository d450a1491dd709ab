import { expect, test } from "vitest";
import { killFirstStarts } from "./first-start.ts";
import { openTogether } from "./starting-together.ts";
import { testWorld } from "./test-world.ts";
import { kinds } from "./world.ts";

// The short forms; `npm run prove` runs the long ones.

test.each(kinds)(
  "a first start that was killed on %s is mended by the next one",
  async (kind) => {
    await expect(killFirstStarts(testWorld(4), kind, 2)).resolves.toHaveLength(1);
  },
  60_000,
);

test("ten that open an empty Postgres together apply every migration once", async () => {
  await openTogether(testWorld(5), 10);
}, 60_000);
