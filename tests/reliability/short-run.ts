import { newStoreLocation } from "../../database/fixture.ts";
import { seededRandom, type TestRun } from "./test-run.ts";

/** Wide: the machine that runs all tests at once is no measure of the product. */
const deadlines = { reopen: 30_000, refusal: 4000 };

/** For the short forms: the run's own Postgres, which skips fsync. */
export function shortRun(seed: number): TestRun {
  return {
    newStore: async (kind, choice) => {
      const { options, erase } = await newStoreLocation(kind, choice);
      return { kind, dataDirectory: options.dataDirectory, url: options.url, erase };
    },
    random: seededRandom(seed),
    deadlines,
  };
}
