import { describe, expect, onTestFinished, test } from "vitest";
import { newStoreLocation, stores } from "../../database/fixture.ts";
import { startMailServer } from "../fakes/mail-server.ts";
import { arrivedFor, makeEmailsDue, requestEmail, throughSmtp } from "./mailed-server.ts";
import { startIn, startOn } from "./stored-server.ts";

describe.each(stores)("a server that ends on %s", (kind) => {
  async function newLocation() {
    const location = await newStoreLocation(kind);
    onTestFinished(() => location.erase());
    return location;
  }

  test("lets an email that is under way arrive", async () => {
    const mail = await startMailServer();
    const server = await startOn(kind, throughSmtp(mail));
    mail.be({ silentMs: 700 });
    const email = await requestEmail(server);
    await server.stop();
    expect(arrivedFor(mail, email)).toHaveLength(1);
    await mail.close();
  });

  test("by kill -9 loses no email, and the next one sends it once", async () => {
    const { port, close } = await startMailServer();
    await close();
    const location = await newLocation();
    const server = await startIn(location, throughSmtp({ port }));
    const email = await requestEmail(server);
    await server.kill();
    await makeEmailsDue(location);
    const mail = await startMailServer({ port });
    const next = await startIn(location, throughSmtp(mail));
    await expect.poll(() => arrivedFor(mail, email).length).toBe(1);
    await next.stop();
    expect(arrivedFor(mail, email)).toHaveLength(1);
    await mail.close();
  });

  test("leaves what the mail server wanted later to the next one", async () => {
    const mail = await startMailServer();
    mail.be({ at: "data", code: 451, text: "4.3.0 Later" });
    const location = await newLocation();
    const server = await startIn(location, throughSmtp(mail));
    const email = await requestEmail(server);
    await expect.poll(() => server.output()).toMatch(/"delayed".*"SMTP 451"/);
    await server.kill();
    await makeEmailsDue(location);
    mail.be("takes all");
    const next = await startIn(location, throughSmtp(mail));
    await expect.poll(() => arrivedFor(mail, email).length).toBe(1);
    await next.kill();
    await mail.close();
  });
});
