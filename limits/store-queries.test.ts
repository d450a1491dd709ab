import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStore, type TestStore } from "../database/fixture.ts";
import { createLimits } from "./create-limits.ts";
import { silentLog } from "./fixture.ts";
import { defaultSettings } from "./settings.ts";
import { visitorAt } from "./visitor/visitor-of.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore("postgres");
});
afterAll(() => store.dispose());

test.each([
  ["an address", visitorAt("203.0.113.98")],
  ["an account at an address", visitorAt("203.0.113.98", "ana")],
  ["an address of IPv6", visitorAt("2001:db8:98::7")],
  ["an account at one", visitorAt("2001:db8:98::7", "bia")],
])("a call of %s asks for its allowance once, whatever that counts for", async (_, visitor) => {
  const { kind } = store.database;
  const counted = countQueries(store.database.query);
  const limits = createLimits({
    database: { kind, query: counted.query },
    secret: "of the tests",
    settings: {
      visitor: { ...defaultSettings.visitor, ai: { burst: 3, perMs: 180_000 } },
      budget: { requests: null, tokens: null },
    },
    log: silentLog,
  });
  for (let call = 1; call <= 5; call += 1) {
    const admission = await limits.admitModelCall({ visitor, estimatedTokens: 1 });
    if (admission.admitted) admission.settle(1);
    expect(admission.admitted).toBe(call <= 3);
    expect(counted.queries()).toBe(call);
  }
  await limits.close();
});

/** The same store, and how often it was asked. */
function countQueries(query: TestStore["database"]["query"]) {
  let queries = 0;
  return {
    queries: () => queries,
    query: query.withPlugin({
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  };
}
