import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StoreUnavailable } from "#database";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { fixtureSettings } from "../fixture.ts";
import type { AuthParts } from "../parts.ts";
import { createSecrets } from "../secrets.ts";
import type { MailParts } from "./deliver.ts";
import type { MailEvent } from "./mail-events.ts";
import { type LetterRequest, postLetter } from "./post-letter.ts";
import { createPostman, type Postman } from "./postman.ts";
import { type Letter, LetterRefused, type MailTransport } from "./transport.ts";
import { wakeAfterCommit } from "./wake-after-commit.ts";

const minute = 60_000;
const email = "ana@padaria.example";
const code = "042917";

describe.each(stores)("the postman on %s", (kind) => {
  let store: TestStore;
  const userId = randomUUID();
  const clock = { now: Date.UTC(2026, 10, 20) };
  const secrets = createSecrets("a secret of the tests of letters");
  /** What the mail server of these tests got. */
  let arrived: Letter[] = [];
  let events: MailEvent[] = [];
  let opened: Postman[] = [];

  beforeAll(async () => {
    store = await openTestStore(kind);
    const none = { email_confirmed_at: null, new_email: null, email_change_sent_at: null };
    await store.database.query
      .insertInto("users")
      .values({
        ...{ id: userId, aud: "authenticated", role: "authenticated", email, ...none },
        ...{ email_change_sides: 0, app_metadata: "{}", user_metadata: "{}" },
        ...{ is_anonymous: 0, is_sso_user: 0, created_at: 0, updated_at: 0 },
      })
      .execute();
  });
  beforeEach(async () => {
    for (const postman of opened) await postman.stop();
    await store.database.query.deleteFrom("letters").execute();
    [arrived, events, opened] = [[], [], []];
  });
  afterAll(() => store.dispose());

  type Choices = { send?: MailTransport["send"]; query?: MailParts["database"]["query"] };

  function postman({ send, query = store.database.query }: Choices = {}): Postman {
    const take = async (letter: Letter) => void arrived.push(letter);
    const transport = { send: send ?? take, close: () => undefined };
    const parts = { secrets, settings: fixtureSettings, now: () => clock.now, database: { query } };
    const log = (event: MailEvent) => void events.push(event);
    const one = createPostman(parts, { transport, senderName: "Loja", log });
    opened.push(one);
    return one;
  }

  /** Commits a letter, as a rule of the accounts does. */
  async function post(wake: () => void, request: Partial<LetterRequest> = {}): Promise<void> {
    const database = wakeAfterCommit(store.database, wake);
    const parts = { newId: randomUUID, now: () => clock.now, secrets } as AuthParts;
    const usual = { kind: "reauthentication", to: email, userId, code };
    const letter = request.kind ? { to: email, userId, ...request } : { ...usual, ...request };
    await database.transaction((trx) => postLetter(trx, parts, letter as LetterRequest));
  }

  const waiting = () => store.database.query.selectFrom("letters").selectAll().execute();

  test("carries a letter as soon as it is committed, and keeps nothing of it", async () => {
    const one = postman();
    await post(one.wake);
    await one.settled();
    expect(arrived).toMatchObject([{ to: email, postedAt: clock.now }]);
    expect(arrived[0]?.text).toContain(code);
    expect(await waiting()).toEqual([]);
    expect(events).toMatchObject([{ event: "sent", kind: "reauthentication", tries: 1 }]);
  });

  test("carries nothing of a transaction that was undone", async () => {
    let calls = 0;
    const one = postman();
    const database = wakeAfterCommit(store.database, () => {
      calls += 1;
      one.wake();
    });
    const undone = database.transaction(async (trx) => {
      const parts = { newId: randomUUID, now: () => clock.now, secrets } as AuthParts;
      await postLetter(trx, parts, { kind: "reauthentication", to: email, userId, code });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await database.transaction((trx) => trx.selectFrom("letters").selectAll().execute());
    expect([calls, arrived]).toEqual([0, []]);
  });

  test("and its like, at the same time, carry each letter once", async () => {
    for (let count = 0; count < 40; count += 1) await post(() => undefined);
    const several = [postman(), postman(), postman()];
    for (const one of several) one.wake();
    await Promise.all(several.map((one) => one.settled()));
    expect(arrived).toHaveLength(40);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(40);
    expect(await waiting()).toEqual([]);
  });

  test("tries again later, with the same id, when the mail server is away", async () => {
    let away = true;
    const seen: string[] = [];
    const one = postman({
      send: async ({ id }) => {
        seen.push(id);
        if (away) throw Object.assign(new Error(`no route to ${email}`), { code: "ECONNECTION" });
      },
    });
    await post(one.wake);
    await one.settled();
    expect(events).toMatchObject([{ event: "delayed", reason: "ECONNECTION", seconds: 10 }]);
    one.wake();
    await one.settled();
    expect(seen).toHaveLength(1);
    away = false;
    clock.now += 10_000;
    one.wake();
    await one.settled();
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  async function triesOf(letter: Partial<LetterRequest>, tooLong: number): Promise<number[]> {
    const start = clock.now;
    const seen: number[] = [];
    const one = postman({
      send: async () => {
        seen.push((clock.now - start) / 1000);
        throw new Error("away");
      },
    });
    await post(one.wake, letter);
    await one.settled();
    for (; clock.now - start < tooLong && (await waiting()).length > 0; clock.now += 10_000) {
      one.wake();
      await one.settled();
    }
    return seen;
  }

  test("gives a code up when it would come too late", async () => {
    expect(await triesOf({}, 60 * minute)).toEqual([0, 10, 70, 370]);
    expect(events.at(-1)).toMatchObject({ event: "given up", kind: "reauthentication", tries: 4 });
    expect(await waiting()).toEqual([]);
  });

  test("gives other news up after a day", { timeout: 60_000 }, async () => {
    const seen = await triesOf({ kind: "password_changed" }, 48 * 60 * minute);
    expect(seen.slice(0, 6)).toEqual([0, 10, 70, 370, 2170, 5770]);
    expect(seen.length).toBeLessThan(16);
    expect(seen.at(-1)).toBeLessThan(86_400);
    expect(events.at(-1)).toMatchObject({ event: "given up", kind: "password_changed" });
  });

  test("does not carry a code that has died while nobody was there", async () => {
    await post(() => undefined);
    clock.now += 10 * minute;
    const one = postman();
    one.wake();
    await one.settled();
    expect(arrived).toEqual([]);
    expect(events).toMatchObject([{ event: "given up", reason: "too late" }]);
    expect(await waiting()).toEqual([]);
  });

  test("gives up at once what is refused for good", async () => {
    const refuse = async () => {
      throw new LetterRefused("SMTP 550");
    };
    const one = postman({ send: refuse });
    await post(one.wake);
    await one.settled();
    expect(events).toMatchObject([{ event: "given up", reason: "SMTP 550", tries: 1 }]);
    expect(await waiting()).toEqual([]);
  });

  test("gives up what was sealed with a secret that is gone", async () => {
    await post(() => undefined);
    await store.database.query.updateTable("letters").set({ sealed: "bm90aGluZw" }).execute();
    const one = postman();
    one.wake();
    await one.settled();
    expect(events).toMatchObject([{ event: "given up", reason: "unreadable" }]);
  });

  test("tells the log neither address nor code", async () => {
    const one = postman({
      send: async ({ to, text }) => {
        throw Object.assign(new Error(`${to} ${text}`), { responseCode: 451, response: text });
      },
    });
    await post(one.wake);
    await one.settled();
    expect(events).toMatchObject([{ event: "delayed", reason: "SMTP 451" }]);
    expect(JSON.stringify(events)).not.toMatch(/padaria|042917/);
  });

  test("lets no letter that hangs hold up the next one", async () => {
    const one = postman({
      send: (letter, signal) =>
        letter.to === "hangs@padaria.example"
          ? new Promise((_, reject) =>
              signal.addEventListener("abort", () => reject(signal.reason)),
            )
          : Promise.resolve(void arrived.push(letter)),
    });
    await post(one.wake, { to: "hangs@padaria.example" });
    await post(one.wake);
    await expect.poll(() => arrived.length).toBe(1);
  });

  test("sends nothing twice because the store was away when it had left", async () => {
    let away = true;
    const { query } = store.database;
    const faulty = new Proxy(query, {
      get(target, name) {
        if (name === "deleteFrom" && away)
          return () => {
            away = false;
            throw new StoreUnavailable("away");
          };
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const one = postman({ query: faulty });
    await post(one.wake);
    await one.settled();
    expect([arrived.length, (await waiting()).length]).toEqual([1, 1]);
    clock.now += 2 * minute;
    one.wake();
    await one.settled();
    expect([arrived.length, (await waiting()).length]).toEqual([1, 0]);
    expect(events.map(({ event }) => event)).toEqual(["sent"]);
  });

  test("keeps a letter that takes long, however long that is", { timeout: 20_000 }, async () => {
    const [began, slow] = [clock.now, postman({ send: () => sleep(7000).then(() => undefined) })];
    await post(slow.wake);
    // Time passes for both; the one at work says meanwhile that it still is.
    clock.now = began + 10_000;
    const heldUntil = async () => (await waiting())[0]?.next_try_at;
    await expect.poll(heldUntil, { timeout: 6000 }).toBe(began + 25_000);
    clock.now = began + 20_000;
    const other = postman();
    other.wake();
    await other.settled();
    await slow.settled();
    expect([arrived.length, (await waiting()).length]).toEqual([0, 0]);
    expect(events.map(({ event }) => event)).toEqual(["sent"]);
  });

  test("lets a letter that is under way arrive before it stops, and takes up no other", async () => {
    const one = postman({
      send: async (letter) => {
        await sleep(300);
        arrived.push(letter);
      },
    });
    await post(one.wake);
    await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
    const stopped = one.stop();
    await post(one.wake);
    await stopped;
    expect(arrived).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ tries: 0 }]);
  });

  test("does not wait for ever for a mail server that says nothing", async () => {
    const one = postman({
      send: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    await post(one.wake);
    await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
    const began = performance.now();
    await one.stop();
    expect(performance.now() - began).toBeLessThan(4000);
    // Whether it arrived nobody knows: another one tries again.
    clock.now += 2 * minute;
    const next = postman();
    next.wake();
    await next.settled();
    expect(arrived).toHaveLength(1);
  });
});
