import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { client, fixtureAuth, unlimited } from "../fixture.ts";

const second = 1000;
const hour = 3600 * second;
const used = { code: "refresh_token_already_used" };

type Part = "owner" | "thief";

/** All orders in which so many moves can be made by two. */
function ordersOf(moves: number): Part[][] {
  if (moves === 0) return [[]];
  const parts = ["owner", "thief"] as const;
  return ordersOf(moves - 1).flatMap((order) => parts.map((part) => [...order, part]));
}

/** How often the other one comes, and how often one came before that. */
function handsOf(order: readonly Part[]) {
  const changes = order.filter((part, index) => index > 0 && part !== order[index - 1]).length;
  const other = order.findIndex((part) => part !== order[0]);
  return { changes, first: other === -1 ? order.length : other };
}

describe.each(stores)("a refresh token that was stolen, on %s", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());

  let made = 0;
  async function signedUp() {
    const { auth, clock } = await fixtureAuth({ database: store.database });
    made += 1;
    const email = `dora.${made}@padaria.example`;
    const password = "pão quente às 6h";
    await auth.signUp({ email, password, client, ...unlimited });
    const session = await auth.signInWithPassword({ email, password, client });
    const refresh = (refreshToken: string) => auth.refresh({ refreshToken, client });
    return { auth, clock, refresh, token: session.refreshToken };
  }

  /** Each comes with the last token that they were given; whether the session is there afterwards. */
  async function play(order: readonly Part[], pauseMs: number): Promise<boolean> {
    const { auth, clock, refresh, token } = await signedUp();
    const held: Record<Part, string> = { owner: token, thief: token };
    let access = "";
    for (const part of order) {
      clock.now += pauseMs;
      const answer = await refresh(held[part]).catch((error: unknown) => {
        expect(error).toMatchObject(used);
      });
      if (answer) {
        held[part] = answer.refreshToken;
        access = answer.accessToken;
        continue;
      }
      for (const last of Object.values(held)) await expect(refresh(last)).rejects.toThrow();
      // As if no time had passed: it is its session that has ended.
      clock.now -= pauseMs;
      const dead = auth.account(access);
      await expect(dead).rejects.toMatchObject({ code: "session_not_found" });
      return false;
    }
    return true;
  }

  // More often than tabs would, and later than any access token lasts.
  test.each([11 * second, 50 * 60 * second, 2 * hour])(
    "ends its session once both used it, in whatever order and however far apart: %i ms",
    async (pauseMs) => {
      for (const order of ordersOf(4)) {
        const { changes, first } = handsOf(order);
        // One change after a single refresh is what a lost answer looks like, too.
        const looksLost = changes === 1 && first === 1 && pauseMs < hour;
        expect([...order, await play(order, pauseMs)]).toEqual([
          ...order,
          changes === 0 || looksLost,
        ]);
      }
    },
  );

  test("is nothing that a lost answer is taken for, however often it is lost within the hour", async () => {
    const { clock, refresh, token } = await signedUp();
    const lost = [await refresh(token)];
    for (const _ of Array(5).keys()) {
      clock.now += 11 * 60 * second;
      lost.push(await refresh(token));
    }
    expect(new Set(lost.map(({ refreshToken }) => refreshToken)).size).toBe(6);
    const { refreshToken } = await refresh(lost.at(-1)?.refreshToken ?? "");
    await expect(refresh(lost[0]?.refreshToken ?? "")).rejects.toMatchObject(used);
    await expect(refresh(refreshToken)).rejects.toMatchObject(used);
  });

  test("is good for nothing an hour after the owner refreshed it, used or not", async () => {
    const { clock, refresh, token } = await signedUp();
    await refresh(token);
    clock.now += hour;
    await refresh(token);
    clock.now += 11 * second;
    await expect(refresh(token)).rejects.toMatchObject(used);
  });

  test("gives tabs that refresh at once one token, also after a lost answer", async () => {
    const { clock, refresh, token } = await signedUp();
    const first = await refresh(token);
    clock.now += 10 * second;
    expect((await refresh(token)).refreshToken).toBe(first.refreshToken);
    clock.now += 1;
    const again = await refresh(token);
    expect(again.refreshToken).not.toBe(first.refreshToken);
    clock.now += 10 * second;
    expect((await refresh(token)).refreshToken).toBe(again.refreshToken);
    const next = await refresh(again.refreshToken);
    expect((await refresh(again.refreshToken)).refreshToken).toBe(next.refreshToken);
  });
});
