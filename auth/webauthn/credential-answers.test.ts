import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkAssertion,
  checkRegistration,
  creationOptions,
  requestOptions,
} from "./ceremonies.ts";
import { readAssertion } from "./credential-answers.ts";
import type { Credential } from "./credential-store.ts";
import { createAuthenticator } from "./fixture-authenticator.ts";

const site = { rpId: "loja.example", rpName: "Loja", origins: ["https://loja.example"] };
const asked = {
  challenge: Buffer.alloc(32, 7).toString("base64url"),
  verification: "required",
} as const;
const owner = { handle: "9b0f", name: "ana@padaria.example" };

async function answers() {
  const device = createAuthenticator();
  const creation = { ...asked, owner, discoverable: true, known: [] };
  const registration = device.create(await creationOptions(site, creation)).toJSON();
  const made = await checkRegistration(site, asked, registration);
  if (!made) throw new Error("The answer of a device is refused");
  const at = { last_used_at: null, created_at: 0, updated_at: 0 };
  const credential: Credential = {
    id: "",
    user_id: "",
    factor_id: null,
    friendly_name: "",
    ...made,
    ...at,
  };
  const assertion = device.get(await requestOptions(site, asked)).toJSON();
  return { registration, credential, assertion };
}

/** Bytes at the end of a signature that are its second number; what frames the numbers (DER) is read leniently. */
const numberAtEnd = 24;

/** One byte of what a device says is another one. */
function altered<T extends { response: object }>(answer: T) {
  const parts = Object.entries(answer.response).flatMap(([name, value]) =>
    typeof value === "string" && name !== "userHandle" ? [[name, value] as const] : [],
  );
  return fc
    .tuple(fc.constantFrom(...parts), fc.nat(), fc.integer({ min: 1, max: 255 }))
    .map(([[name, text], place, flip]) => {
      const bytes = Buffer.from(text, "base64url");
      const choice = name === "signature" ? numberAtEnd : bytes.length;
      const at = bytes.length - 1 - (place % choice);
      bytes[at] = (bytes[at] ?? 0) ^ flip;
      return { ...answer, response: { ...answer.response, [name]: bytes.toString("base64url") } };
    });
}

test("an answer that was altered by one byte signs nobody in", async () => {
  const { credential, assertion } = await answers();
  const check = (answer: unknown) => {
    const read = readAssertion(answer);
    return read && checkAssertion(site, asked, { answer: read, credential });
  };
  expect(await check(assertion)).toBe(2);
  await fc.assert(
    fc.asyncProperty(altered(assertion), async (answer) => {
      expect(await check(answer)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test("whatever comes in the place of an answer is refused and throws nothing", async () => {
  const { registration, credential, assertion } = await answers();
  const anything = fc.oneof(
    fc.anything({ maxDepth: 3 }),
    altered(registration),
    fc.record({ id: fc.string(), rawId: fc.string(), type: fc.string(), response: fc.anything() }),
    fc.base64String().map((attestationObject) => ({
      ...registration,
      response: {
        ...registration.response,
        attestationObject: attestationObject.replaceAll(/[+/=]/g, ""),
      },
    })),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (answer) => {
      await checkRegistration(site, asked, answer);
      const read = readAssertion(answer);
      if (read)
        expect(await checkAssertion(site, asked, { answer: read, credential })).toBeUndefined();
    }),
    { numRuns: 500 },
  );
  expect(readAssertion({ ...assertion, id: "a\0b" })).toBeUndefined();
  expect(readAssertion({ ...assertion, id: "a".repeat(1365) })).toBeUndefined();
});
