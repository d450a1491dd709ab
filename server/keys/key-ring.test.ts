import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { createKeySet } from "#auth";
import { createKeyRing } from "./key-ring.ts";

const secret = "a secret of the tests, long enough";
const opaque = { publishable: "sb_publishable_of_the_test", secret: "sb_secret_of_the_test" };

function token(claims: Record<string, unknown>, signedWith = secret): Promise<string> {
  const key = new TextEncoder().encode(signedWith);
  return new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(key);
}

test("knows for whom a key speaks, opaque or signed", async () => {
  const ring = createKeyRing(opaque, { keys: await createKeySet({ secret }) });
  expect(await ring.roleOf(opaque.publishable)).toBe("anon");
  expect(await ring.roleOf(opaque.secret)).toBe("service_role");
  expect(await ring.roleOf(await token({ role: "anon", iss: "supabase" }))).toBe("anon");
  expect(await ring.roleOf(await token({ role: "supabase_admin" }))).toBe("supabase_admin");
  expect(ring.opaqueRoleOf(await token({ role: "anon" }))).toBeUndefined();
});

test("knows none that is not ours, not for us, or past its time", async () => {
  const now = () => Date.UTC(2026, 10, 20);
  const ring = createKeyRing(opaque, { keys: await createKeySet({ secret }), now });
  const none = [
    "",
    "sb_secret_of_the_tes",
    `${opaque.secret} `,
    "ey.ey.ey",
    await token({ role: "authenticated" }),
    await token({ role: "anon", session_id: "a" }),
    await token({ role: "service_role" }, "another secret, which is long enough"),
    await token({ role: "service_role", exp: now() / 1000 - 60 }),
    await token({}),
  ];
  for (const key of none) expect(await ring.roleOf(key)).toBeUndefined();
});
