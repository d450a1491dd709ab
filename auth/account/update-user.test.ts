import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import { createKeySet } from "../keys/key-set.ts";

const secret = "a shared secret of these tests, long enough";
const operator = { actor: null };

let made = 0;

async function signedIn() {
  const keys = await createKeySet({ secret });
  const { auth } = await fixtureAuth({ keys });
  made += 1;
  const email = `ana.${made}@padaria.example`;
  const { user } = await auth.admin.createUser(operator, {
    email,
    password: "pão quente às 6h",
    emailConfirm: true,
  });
  const { accessToken } = await auth.signInWithPassword({
    email,
    password: "pão quente às 6h",
    client,
  });
  return { auth, id: user.id, accessToken };
}

/** As an operator signs one for a person: of no session. */
function withoutSession(sub: string): Promise<string> {
  return new SignJWT({ sub, role: "authenticated", aud: "authenticated" })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(fixtureSettings.issuer)
    .setExpirationTime("400d")
    .sign(new TextEncoder().encode(secret));
}

test.each(["a session", "a token of no session"])(
  "whoever is deleted while they change their account stays deleted (%s)",
  async (what) => {
    const { auth, id, accessToken } = await signedIn();
    const token = what === "a session" ? accessToken : await withoutSession(id);
    const change = auth.updateOwnUser(token, {
      ...unlimited,
      email: `nova.${made}@padaria.example`,
      data: { nome: "Ana" },
      countSending: async () => {
        await auth.admin.deleteUser(operator, { id, soft: true });
        return async () => undefined;
      },
    });
    await expect(change).rejects.toMatchObject({ code: "session_not_found" });
    const { user } = await auth.admin.user(id);
    expect(user).toMatchObject({ email: null, new_email: null, user_metadata: {} });
  },
);
