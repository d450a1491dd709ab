import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { newEmail, operatorOf } from "./auth-client.ts";
import { page } from "./browser.ts";
import { told } from "./provider-server.ts";
import { responseOf, rightly, type Said, samlKeyFor, sign, withSha1 } from "./saml-provider.ts";
import { ask, post, type SamlStage, startSamlStage } from "./saml-stage.ts";

/** Each way to be somebody else, or somebody again: what is made of a right answer. */
type Attack = { said?: Partial<Said>; change?: (xml: string, stage: SamlStage) => string };

function signedOnce(xml: string, { provider }: SamlStage): string {
  return sign(xml, provider.key);
}

function assertionIn(xml: string): string {
  return /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? "";
}

/** What another assertion says, in the place where it is looked for, with the signed one kept elsewhere. */
function wrapped(xml: string, stage: SamlStage, keep: (signed: string, forged: string) => string) {
  const signed = signedOnce(xml, stage);
  const inner = assertionIn(signed);
  const forged = inner
    .replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, "")
    .replace(/ ID="_a/, ' ID="_f')
    .replaceAll("m-ana", "m-dona");
  return signed.replace(inner, keep(inner, forged));
}

const attacks: Record<string, Attack> = {
  "an assertion without a signature": { change: (xml) => xml },
  "an unsigned assertion inside a signed response": {
    change: (xml, { provider }) => sign(xml, provider.key, { what: "Response" }),
  },
  "a certificate of somebody else's": { change: (xml) => sign(xml, samlKeyFor("x.example")) },
  "a signature with SHA-1": { change: (xml, { provider }) => sign(xml, provider.key, withSha1) },
  "a signature without an algorithm": {
    change: (xml, stage) =>
      signedOnce(xml, stage).replace(
        /<ds:SignatureMethod [^>]*>/,
        '<ds:SignatureMethod Algorithm="none"/>',
      ),
  },
  "a name that was changed after it was signed": {
    change: (xml, stage) => signedOnce(xml, stage).replaceAll("m-ana", "m-dona"),
  },
  "a signed assertion wrapped in the forged one": {
    change: (xml, stage) =>
      wrapped(xml, stage, (signed, forged) =>
        forged.replace(
          "</saml:Assertion>",
          `<saml:Advice>${signed}</saml:Advice></saml:Assertion>`,
        ),
      ),
  },
  "a signed assertion behind the forged one": {
    change: (xml, stage) => wrapped(xml, stage, (signed, forged) => forged + signed),
  },
  "a signed assertion before the forged one": {
    change: (xml, stage) => wrapped(xml, stage, (signed, forged) => signed + forged),
  },
  "a signed assertion among the extensions": {
    change: (xml, stage) =>
      wrapped(
        xml,
        stage,
        (signed, forged) => `<samlp:Extensions>${signed}</samlp:Extensions>${forged}`,
      ),
  },
  "the forged one with the signature of the signed one, which lies in an object of it": {
    change: (xml, stage) =>
      wrapped(xml, stage, (signed, forged) => {
        const [signature = ""] = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(signed) ?? [];
        const holding = signature.replace(
          "</ds:Signature>",
          `<ds:Object>${signed.replace(signature, "")}</ds:Object></ds:Signature>`,
        );
        return forged.replace("</saml:Issuer>", `</saml:Issuer>${holding}`);
      }),
  },
  "another audience": { said: { audience: "https://outra.example" } },
  "another recipient": { said: { recipient: "https://outra.example/acs" } },
  "another destination": { said: { destination: "https://outra.example/acs" } },
  "another issuer": { said: { issuer: "https://outra.example" } },
  "a time that is over": { said: { notOnOrAfter: new Date(Date.now() - 120_000) } },
  "a time to come": { said: { notBefore: new Date(Date.now() + 600_000) } },
  "an answer to another request": { said: { inResponseTo: "_outra" } },
  "an answer to none": {
    change: (xml, stage) => signedOnce(xml.replaceAll(/InResponseTo="[^"]*"/g, ""), stage),
  },
  "nobody who signed in": { said: { authnStatement: "" } },
  "a document type, with a name from a file": {
    change: (xml, stage) =>
      `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${signedOnce(xml, stage).replace("m-ana", "&x;")}`,
  },
  "elements without end": { change: (xml) => xml.replace("<samlp:Status>", "<a>".repeat(10_000)) },
  "what is no XML": { change: () => "m-ana" },
};

describe.each(stores)("what nobody signed for this, on %s", (kind) => {
  let stage: SamlStage;
  beforeAll(async () => {
    stage = await startSamlStage(kind);
  });
  afterAll(() => stage.stop());

  test.each(Object.entries(attacks))("%s is refused, at the page that began", async (_, attack) => {
    const { said, change = signedOnce } = attack;
    const { asked } = await ask(stage);
    const mail = newEmail();
    const right = { nameId: "m-ana", attributes: { mail: [mail] }, ...said };
    const xml = change(responseOf(rightly(stage.provider, asked, right)), stage);
    const { status, to } = await post(stage, xml, asked.relayState);
    expect(status).toBe(303);
    expect(`${to?.origin}${to?.pathname}`).toBe(page);
    expect(told(to ?? new URL("x:")).query).toEqual({
      error: "invalid_request",
      error_code: "validation_failed",
      error_description: "SAML Assertion is not valid",
    });
    const { data } = await operatorOf(stage.server).auth.admin.listUsers({ perPage: 1000 });
    expect(data.users).toEqual([]);
  });
});
