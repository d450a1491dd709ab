import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../database/fixture.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "./fixture.ts";
import { codeIn, emailsTo, linkTokenIn } from "./fixture-emails.ts";
import { allRows, tablesWith } from "./fixture-tables.ts";

const password = "pão quente às 6h";
const challenge = "c".repeat(43);

describe.each(stores)("who reads the store on %s", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());

  test("finds nothing in it that opens an account", async () => {
    const { database } = store;
    const settings = { ...fixtureSettings, autoconfirm: { email: false, phone: false } };
    const { auth } = await fixtureAuth({ database, settings });
    const email = "ana@padaria.example";
    const asked = { ...unlimited, codeChallenge: challenge, codeChallengeMethod: "s256" };
    await auth.signUp({ ...unlimited, email, password, client });
    const code = await codeIn(database, email, "confirmation");
    const linkToken = await linkTokenIn(database, email, "confirmation");
    expect(await tablesWith(database.query, linkToken)).toEqual([]);
    const rows = await allRows(database.query);
    // Six digits may be a part of any number or hash: here they would stand alone.
    expect(JSON.stringify([...rows])).not.toContain(`"${code}"`);
    const verified = await auth.verifyCode({
      type: "signup",
      to: { kind: "email", value: email },
      code,
      client,
    });
    if (verified.kind !== "session") throw new Error(verified.kind);
    const { accessToken, refreshToken } = verified.session;
    const factor = await auth.factors.enroll(accessToken, { factorType: "totp" });
    if (factor.type !== "totp") throw new Error(factor.type);
    await auth.recoverAccount({ ...asked, email });
    const link = {
      type: "recovery",
      linkToken: await linkTokenIn(database, email, "recovery"),
      client,
    };
    const flow = await auth.followLink(link);
    if (flow.kind !== "flow") throw new Error(flow.kind);
    await auth.reauthenticate(accessToken, unlimited);
    const secrets = [
      ...[password, accessToken, refreshToken, flow.code, link.linkToken],
      ...[factor.totp.secret, Buffer.from(new TOTP(factor.totp).secret.bytes).toString("hex")],
    ];
    for (const secret of secrets) expect(await tablesWith(database.query, secret)).toEqual([]);
    expect((await emailsTo(database, email)).length).toBeGreaterThan(0);
    // The tables do hold what is no secret, so that what is looked for would be found.
    expect(await tablesWith(database.query, email)).toContain("users");
  });
});
