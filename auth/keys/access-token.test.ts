import { expect, test } from "vitest";
import { type AccessClaims, signAccessToken, verifyToken } from "./access-token.ts";
import { createKeySet } from "./key-set.ts";
import { newSigningKeys } from "./new-signing-key.ts";

const issuer = "https://loja.example/auth/v1";
const claims: AccessClaims = {
  sub: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  aud: "authenticated",
  role: "authenticated",
  email: "",
  phone: "",
  app_metadata: {},
  user_metadata: {},
  aal: "aal1",
  amr: [],
  session_id: "6f9619ff-8b86-4d01-b42d-00cf4fc964fe",
  is_anonymous: false,
};

async function fixture() {
  const keys = await createKeySet({ jwks: await newSigningKeys() });
  const token = await signAccessToken(
    claims,
    { issuedAt: 1000, expiresAt: 4600 },
    { keys, issuer },
  );
  const verifyAt = (seconds: number, sent = token, by = keys) =>
    verifyToken(sent, { keys: by, issuer, audience: "authenticated", now: () => seconds * 1000 });
  return { token, verifyAt };
}

test("a token that was good expires although its signature is known by now", async () => {
  const { verifyAt } = await fixture();
  await expect(verifyAt(2000)).resolves.toMatchObject({ sub: claims.sub });
  await expect(verifyAt(4609)).resolves.toMatchObject({ sub: claims.sub });
  await expect(verifyAt(4610)).rejects.toMatchObject({ code: "bad_jwt" });
  await expect(verifyAt(9000)).rejects.toThrow("token is expired");
});

test("no change of a token that was good goes unseen, nor does another set of keys", async () => {
  const { token, verifyAt } = await fixture();
  await verifyAt(2000);
  const [head, payload = "", signature = ""] = token.split(".");
  const admin = Buffer.from(payload, "base64url").toString().replace('"authenticated"', '"other"');
  const forged = [
    `${head}.${Buffer.from(admin).toString("base64url")}.${signature}`,
    `${head}.${payload}.${"A".repeat(signature.length)}`,
    `${head}.${payload}.`,
  ];
  for (const sent of forged)
    await expect(verifyAt(2000, sent)).rejects.toMatchObject({ code: "bad_jwt" });
  const others = await createKeySet({ jwks: await newSigningKeys() });
  await expect(verifyAt(2000, token, others)).rejects.toMatchObject({ code: "bad_jwt" });
  await expect(verifyAt(2000)).resolves.toMatchObject({ sub: claims.sub });
});
