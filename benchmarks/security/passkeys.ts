import { randomBytes } from "node:crypto";
import { createAuthenticator, type Lie } from "../../auth/webauthn/fixture-authenticator.ts";
import { askWhole, bodyOf, type Message, write } from "../accounts/message.ts";
import type { Side } from "../accounts/sides.ts";
import { type Connection, openConnection } from "../gateway/connection.ts";
import { compare, type Verdict } from "./distinguish.ts";

const person = { email: "ana@padaria.example", password: "uma senha de quem adivinha" };

/** Whether a passkey that somebody has is refused later, by a wrong signature, than one that nobody has. */
export async function distinguishPasskeys(side: Side, pairs: number): Promise<Verdict> {
  const connection = await openConnection(side.port);
  const device = await register(connection, side);
  const asked = (lieOf: () => Lie) => async () => {
    const begun = await ask(connection, side, post("/passkeys/authentication/options"));
    const credential = device.get(begun.options, lieOf()).toJSON();
    const body = { challenge_id: begun.challenge_id, credential };
    return write(side, post("/passkeys/authentication/verify", { body }));
  };
  const known = asked(() => ({ forged: true }));
  const unknown = asked(() => ({ id: randomBytes(16).toString("base64url") }));
  const questions = { existing: Array(pairs).fill(known), absent: Array(pairs).fill(unknown) };
  const verdict = await compare(connection, questions);
  connection.close();
  return verdict;
}

/** A device with a passkey of somebody's. */
async function register(connection: Connection, side: Side) {
  const device = createAuthenticator(`http://localhost:${side.port}`);
  const account = { ...person, email_confirm: true };
  // There from the second time on.
  const admin = { ...side, apikey: side.secretKey };
  await askWhole(connection, write(admin, post("/admin/users", { body: account })));
  const signedIn = await ask(
    connection,
    side,
    post("/token?grant_type=password", { body: person }),
  );
  const token: string = signedIn.access_token;
  const begun = await ask(connection, side, post("/passkeys/registration/options", { token }));
  const credential = device.create(begun.options).toJSON();
  const body = { challenge_id: begun.challenge_id, credential };
  await ask(connection, side, post("/passkeys/registration/verify", { token, body }));
  return device;
}

function post(path: string, { token, body = {} }: Pick<Message, "token" | "body"> = {}): Message {
  return { method: "POST", path, body, ...(token && { token }) };
}

/** What is answered, as it came. */
async function ask(connection: Connection, side: Side, message: Message) {
  const { status, answer } = await askWhole(connection, write(side, message));
  if (status >= 300) throw new Error(`${message.path}: ${answer}`);
  return JSON.parse(bodyOf(answer));
}
