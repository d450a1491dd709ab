import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StoreUnavailable } from "#database";
import { stores } from "../../database/fixture.ts";
import type { AuthDeps } from "../deps.ts";
import { code, email, type MailFixture, openMailFixture } from "./fixture.ts";
import { type EmailRequest, queueEmail } from "./queue-email.ts";
import { EmailRejected } from "./transport.ts";
import { wakeAfterCommit } from "./wake-after-commit.ts";

const minute = 60_000;

describe.each(stores)("the mail worker on %s", (kind) => {
  let fixture: MailFixture;
  beforeAll(async () => {
    fixture = await openMailFixture(kind);
  });
  beforeEach(() => fixture.clear());
  afterAll(() => fixture.close());

  test("carries an email as soon as it is committed, and keeps nothing of it", async () => {
    const { clock, arrived, events, worker, queue, waiting } = fixture;
    const one = worker();
    await queue(one.wake);
    await one.settled();
    expect(arrived).toMatchObject([{ to: email, postedAt: clock.now }]);
    expect(arrived[0]?.text).toContain(code);
    expect(await waiting()).toEqual([]);
    expect(events).toMatchObject([{ event: "sent", kind: "reauthentication", tries: 1 }]);
  });

  test("carries nothing of a transaction that was undone", async () => {
    const { store, userId, clock, secrets, arrived, worker } = fixture;
    let calls = 0;
    const one = worker();
    const database = wakeAfterCommit(store.database, () => {
      calls += 1;
      one.wake();
    });
    const undone = database.transaction(async (trx) => {
      const deps = { newId: randomUUID, now: () => clock.now, secrets } as AuthDeps;
      await queueEmail(trx, deps, { kind: "reauthentication", to: email, userId, code });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await database.transaction((trx) => trx.selectFrom("letters").selectAll().execute());
    expect([calls, arrived]).toEqual([0, []]);
  });

  test("and its like, at the same time, carry each email once", async () => {
    const { arrived, worker, queue, waiting } = fixture;
    for (let count = 0; count < 40; count += 1) await queue(() => undefined);
    const several = [worker(), worker(), worker()];
    for (const one of several) one.wake();
    await Promise.all(several.map((one) => one.settled()));
    expect(arrived).toHaveLength(40);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(40);
    expect(await waiting()).toEqual([]);
  });

  test("tries again later, with the same id, when the mail server is away", async () => {
    const { clock, events, worker, queue, waiting } = fixture;
    let away = true;
    const seen: string[] = [];
    const one = worker({
      send: async ({ id }) => {
        seen.push(id);
        if (away) throw Object.assign(new Error(`no route to ${email}`), { code: "ECONNECTION" });
      },
    });
    await queue(one.wake);
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

  async function triesOf(message: Partial<EmailRequest>, tooLong: number): Promise<number[]> {
    const { clock, events, worker, queue, waiting } = fixture;
    const start = clock.now;
    const seen: number[] = [];
    const one = worker({
      send: async () => {
        seen.push((clock.now - start) / 1000);
        throw new Error("away");
      },
    });
    await queue(one.wake, message);
    await one.settled();
    const isOver = () => events.at(-1)?.event === "given up";
    for (let [row] = await waiting(); row && !isOver(); [row] = await waiting()) {
      expect(row.next_try_at - start).toBeLessThan(tooLong);
      clock.now = row.next_try_at;
      one.wake();
      await one.settled();
    }
    return seen;
  }

  test("gives a code up when it would come too late", async () => {
    const { events, waiting } = fixture;
    expect(await triesOf({}, 60 * minute)).toEqual([0, 10, 70, 370]);
    expect(events.at(-1)).toMatchObject({ event: "given up", kind: "reauthentication", tries: 4 });
    expect(await waiting()).toEqual([]);
  });

  test("gives other news up after a day", async () => {
    const { events, waiting } = fixture;
    const seen = await triesOf({ kind: "password_changed" }, 48 * 60 * minute);
    expect(seen.slice(0, 6)).toEqual([0, 10, 70, 370, 2170, 5770]);
    expect(seen.length).toBeLessThan(16);
    expect(seen.at(-1)).toBeLessThan(86_400);
    expect(events.at(-1)).toMatchObject({ event: "given up", kind: "password_changed" });
    expect(await waiting()).toEqual([]);
  });

  test("does not carry a code that has died while nobody was there", async () => {
    const { clock, arrived, events, worker, queue, waiting } = fixture;
    await queue(() => undefined);
    clock.now += 10 * minute;
    const one = worker();
    one.wake();
    await one.settled();
    expect(arrived).toEqual([]);
    expect(events).toMatchObject([{ event: "given up", reason: "too late" }]);
    expect(await waiting()).toEqual([]);
  });

  test("puts off what has to wait for its turn, and counts it once", async () => {
    const { clock, arrived, events, worker, queue, waiting } = fixture;
    const booked: string[] = [];
    const one = worker({
      book: async (share) => {
        booked.push(share);
        return 2 * minute;
      },
    });
    await queue(one.wake);
    await one.settled();
    expect(arrived).toEqual([]);
    expect(events).toMatchObject([{ event: "delayed", reason: "over the limit", seconds: 120 }]);
    clock.now += 2 * minute;
    one.wake();
    await one.settled();
    expect([arrived.length, booked, await waiting()]).toEqual([1, ["unproven"], []]);
  });

  test("gives up what has no turn before its code is no longer good", async () => {
    const { arrived, events, worker, queue, waiting } = fixture;
    const one = worker({ book: async () => Number.POSITIVE_INFINITY });
    await queue(one.wake);
    await one.settled();
    expect(events).toMatchObject([{ event: "given up", reason: "over the limit" }]);
    expect([arrived, await waiting()]).toEqual([[], []]);
  });

  test("counts proven addresses apart from others, and news of an account not at all", async () => {
    const { store, userId, arrived, worker, queue } = fixture;
    const booked: string[] = [];
    const one = worker({
      book: async (share) => {
        booked.push(share);
        return 0;
      },
    });
    const confirm = (email_confirmed_at: number | null) =>
      store.database.query
        .updateTable("users")
        .set({ email_confirmed_at })
        .where("id", "=", userId)
        .execute();
    const send = async (request: Partial<EmailRequest>) => {
      await queue(one.wake, request);
      await one.settled();
    };
    await send({});
    await confirm(1);
    await send({});
    await send({ to: "bia@padaria.example" });
    await send({ kind: "password_changed" });
    await confirm(null);
    expect(booked).toEqual(["unproven", "proven", "unproven"]);
    expect(arrived).toHaveLength(4);
  });

  test("gives up at once what is refused for good", async () => {
    const { events, worker, queue, waiting } = fixture;
    const refuse = async () => {
      throw new EmailRejected("SMTP 550");
    };
    const one = worker({ send: refuse });
    await queue(one.wake);
    await one.settled();
    expect(events).toMatchObject([{ event: "given up", reason: "SMTP 550", tries: 1 }]);
    expect(await waiting()).toEqual([]);
  });

  test("gives up what was sealed with a secret that is gone", async () => {
    const { store, events, worker, queue } = fixture;
    await queue(() => undefined);
    await store.database.query.updateTable("letters").set({ sealed: "bm90aGluZw" }).execute();
    const one = worker();
    one.wake();
    await one.settled();
    expect(events).toMatchObject([{ event: "given up", reason: "unreadable" }]);
  });

  test("tells the log neither address nor code", async () => {
    const { events, worker, queue } = fixture;
    const one = worker({
      send: async ({ to, text }) => {
        throw Object.assign(new Error(`${to} ${text}`), { responseCode: 451, response: text });
      },
    });
    await queue(one.wake);
    await one.settled();
    expect(events).toMatchObject([{ event: "delayed", reason: "SMTP 451" }]);
    expect(JSON.stringify(events)).not.toMatch(/padaria|042917/);
  });

  test("lets no email that hangs hold up the next one", async () => {
    const { arrived, worker, queue } = fixture;
    const hangs = Promise.withResolvers<void>();
    const one = worker({
      send: (message, signal) => {
        if (message.to !== "hangs@padaria.example")
          return Promise.resolve(void arrived.push(message));
        signal.addEventListener("abort", () => hangs.reject(signal.reason));
        return hangs.promise;
      },
    });
    await queue(one.wake, { to: "hangs@padaria.example" });
    await queue(one.wake);
    await expect.poll(() => arrived.length).toBe(1);
    hangs.resolve();
  });

  test("sends nothing twice because the store was away when it had left", async () => {
    const { store, clock, arrived, events, worker, queue, waiting } = fixture;
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
    const one = worker({ query: faulty });
    await queue(one.wake);
    await one.settled();
    expect([arrived.length, (await waiting()).length]).toEqual([1, 1]);
    clock.now += 2 * minute;
    one.wake();
    await one.settled();
    expect([arrived.length, (await waiting()).length]).toEqual([1, 0]);
    expect(events.map(({ event }) => event)).toEqual(["sent"]);
  });

  test("lets an email that is under way arrive before it stops, and takes up no other", async () => {
    const { arrived, worker, queue, waiting } = fixture;
    const one = worker({
      send: async (message) => {
        await sleep(100);
        arrived.push(message);
      },
    });
    await queue(one.wake);
    await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
    const stopped = one.stop();
    await queue(one.wake);
    await stopped;
    expect(arrived).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ tries: 0 }]);
  });
});

describe.each(stores)(
  "a mail worker on %s whose email takes long",
  { concurrent: true },
  (kind) => {
    /** One for each test: what they wait for goes by at the same time. */
    const fixtures = {} as { slow: MailFixture; silent: MailFixture };
    beforeAll(async () => {
      fixtures.slow = await openMailFixture(kind);
      fixtures.silent = await openMailFixture(kind);
    });
    afterAll(() => Promise.all(Object.values(fixtures).map((fixture) => fixture.close())));

    test("keeps an email that takes long, however long that is", async ({
      expect,
      onTestFinished,
    }) => {
      const { clock, arrived, events, worker, queue, waiting } = fixtures.slow;
      const arrival = Promise.withResolvers<void>();
      onTestFinished(() => arrival.resolve());
      const [began, slow] = [clock.now, worker({ send: () => arrival.promise })];
      await queue(slow.wake);
      // Time passes for both; the one at work says meanwhile that it still is.
      clock.now = began + 10_000;
      const heldUntil = async () => (await waiting())[0]?.next_try_at;
      await expect.poll(heldUntil).toBe(began + 25_000);
      clock.now = began + 20_000;
      const other = worker();
      other.wake();
      await other.settled();
      arrival.resolve();
      await slow.settled();
      expect([arrived.length, (await waiting()).length]).toEqual([0, 0]);
      expect(events.map(({ event }) => event)).toEqual(["sent"]);
    });

    test("does not wait for ever for a mail server that says nothing", async ({ expect }) => {
      const { clock, arrived, worker, queue, waiting } = fixtures.silent;
      const one = worker({
        send: (_, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => reject(signal.reason));
          }),
      });
      await queue(one.wake);
      await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
      await one.stop();
      // Whether it arrived nobody knows: another one tries again.
      clock.now += 2 * minute;
      const next = worker();
      next.wake();
      await next.settled();
      expect(arrived).toHaveLength(1);
    });
  },
);
