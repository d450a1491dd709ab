import { describe, expect, test } from "vitest";
import { makeTestPlace, stores } from "../../database/fixture.ts";
import { startMailServer } from "../fakes/mail-server.ts";
import { arrivedFor, askForLetter, throughSmtp } from "./mailed-server.ts";
import { startIn, startOn } from "./stored-server.ts";

describe.each(stores)("a server that ends on %s", (kind) => {
  test("lets a letter that is under way arrive", async () => {
    const mail = await startMailServer();
    const server = await startOn(kind, throughSmtp(mail));
    mail.be({ silentMs: 700 });
    const email = await askForLetter(server);
    await server.stop();
    expect(arrivedFor(mail, email)).toHaveLength(1);
    await mail.close();
  });

  test("by kill -9 loses no letter, and the next one sends it once", {
    timeout: 60_000,
  }, async () => {
    const { port, close } = await startMailServer();
    await close();
    const place = await makeTestPlace(kind);
    const server = await startIn(place, throughSmtp({ port }));
    const email = await askForLetter(server);
    await server.kill();
    const mail = await startMailServer({ port });
    const next = await startIn(place, throughSmtp(mail));
    await expect.poll(() => arrivedFor(mail, email).length, { timeout: 40_000 }).toBe(1);
    await next.stop();
    expect(arrivedFor(mail, email)).toHaveLength(1);
    await place.erase();
    await mail.close();
  });
});
