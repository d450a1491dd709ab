import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StoreKind } from "#database";
import { newStoreLocation, stores } from "../../database/fixture.ts";
import { startMailServer } from "../fakes/mail-server.ts";
import { arrivedFor, requestEmail, throughSmtp } from "./mailed-server.ts";
import { startIn, startOn } from "./stored-server.ts";

/** An email whose server was killed before any mail server was there; now there is one, and the next server. */
async function leaveBehind(kind: StoreKind) {
  const { port, close } = await startMailServer();
  await close();
  const location = await newStoreLocation(kind);
  const server = await startIn(location, throughSmtp({ port }));
  const email = await requestEmail(server);
  await server.kill();
  const mail = await startMailServer({ port });
  const next = await startIn(location, throughSmtp(mail));
  return { location, email, mail, next };
}

/** One on each store; until an email is anybody's again, the other tests are at work. */
const left = {} as Record<StoreKind, Awaited<ReturnType<typeof leaveBehind>>>;
beforeAll(async () => {
  for (const kind of stores) left[kind] = await leaveBehind(kind);
}, 60_000);
afterAll(async () => {
  for (const { location, mail, next } of Object.values(left)) {
    await next.kill();
    await location.erase();
    await mail.close();
  }
});

describe.each(stores)("a server that ends on %s", (kind) => {
  test("lets an email that is under way arrive", async () => {
    const mail = await startMailServer();
    const server = await startOn(kind, throughSmtp(mail));
    mail.be({ silentMs: 700 });
    const email = await requestEmail(server);
    await server.stop();
    expect(arrivedFor(mail, email)).toHaveLength(1);
    await mail.close();
  });
});

test.each(stores)(
  "a server that ends by kill -9 on %s loses no email, and the next one sends it once",
  {
    timeout: 60_000,
  },
  async (kind) => {
    const { email, mail, next } = left[kind];
    await expect.poll(() => arrivedFor(mail, email).length, { timeout: 40_000 }).toBe(1);
    await next.stop();
    expect(arrivedFor(mail, email)).toHaveLength(1);
  },
);
