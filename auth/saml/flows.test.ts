import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import { tablesWith } from "../fixture-tables.ts";
import { readSamlKey } from "./saml-key.ts";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const written = privateKey.export({ type: "pkcs1", format: "der" }).toString("base64");
const key = readSamlKey(written, "loja.example") ?? { privateKey: "", certificate: "" };
const settings = { ...fixtureSettings, saml: { ...key, flowLifeMs: 600_000 } };
const urn = "urn:oasis:names:tc:SAML:2.0";
const metadataXml = `<EntityDescriptor xmlns="${urn}:metadata" entityID="https://idp.example"><IDPSSODescriptor><KeyDescriptor><KeyInfo><X509Data><X509Certificate>${key.certificate.replaceAll(/-----[A-Z ]+-----/g, "")}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="${urn}:bindings:HTTP-Redirect" Location="https://idp.example/sso?tenant=1"/></IDPSSODescriptor></EntityDescriptor>`;

async function begun(codeChallenge: string | undefined) {
  const fixture = await fixtureAuth({ settings });
  const { auth } = fixture;
  const known = (await auth.ssoProviders.list())[0];
  const fields = { type: "saml", metadataXml };
  const { id } = known ?? (await auth.ssoProviders.create({ actor: null }, fields));
  const address = await auth.beginSso({
    ...unlimited,
    providerId: id,
    ...(codeChallenge && { codeChallenge, codeChallengeMethod: "s256" }),
  });
  const relayState = new URL(address).searchParams.get("RelayState") ?? "";
  return { ...fixture, address, relayState };
}

test("the address keeps what it has, and says who asks, signed with SHA-256", async () => {
  const { address } = await begun("a".repeat(43));
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe("https://idp.example/sso");
  expect(searchParams.get("tenant")).toBe("1");
  expect(searchParams.get("SigAlg")).toBe("http://www.w3.org/2001/04/xmldsig-more#rsa-sha256");
});

test.each([["a".repeat(43)], [undefined]])(
  "an answer that comes too late is told so (%s)",
  async (challenge) => {
    const { auth, clock, relayState } = await begun(challenge);
    clock.now += 599_999;
    const left = await auth.leaveForSso({ relayState, browser: "one" });
    expect(left.kind).toBe("redirect");
    clock.now += 1;
    const answer = { response: "x", relayState, client };
    expect(await auth.receiveAssertion(answer)).toMatchObject({
      to: fixtureSettings.siteUrl,
      error: { code: "saml_relay_state_expired" },
    });
    expect(await auth.receiveAssertion(answer)).toMatchObject({
      error: { message: "SAML RelayState was used before, try logging in again?" },
    });
  },
);

test("what a browser carries stands in no row", async () => {
  const { relayState, auth, database } = await begun(undefined);
  await auth.leaveForSso({ relayState, browser: "a cookie of its own" });
  expect(await tablesWith(database.query, relayState)).toEqual([]);
  expect(await tablesWith(database.query, "a cookie of its own")).toEqual([]);
});

test("what is left of flows goes a day later", async () => {
  const { auth, clock, database } = await begun(undefined);
  clock.now += 86_400_000 + 600_001;
  await auth.sweep();
  expect(await database.query.selectFrom("saml_flows").selectAll().execute()).toEqual([]);
});
