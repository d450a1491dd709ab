import { type Message, write } from "../accounts/message.ts";
import type { Side } from "../accounts/sides.ts";

/** What can be asked of an address that has an account, and of one that has none. */
export type Probe = {
  name: string;
  /** The account of the address that has one. */
  account: object;
  ask: (email: string) => Message;
  /** Fields by which the protocol itself tells clients that there is an account. */
  toldByProtocol?: readonly string[];
};

const password = "uma senha de quem adivinha";
const confirmed = { email_confirm: true };
const signIn = (email: string): Message => post("/token?grant_type=password", { email, password });

function post(path: string, body: object): Message {
  return { method: "POST", path, body };
}

export const probes: readonly Probe[] = [
  { name: "password", account: confirmed, ask: signIn },
  { name: "password, banned", account: { ...confirmed, ban_duration: "1000h" }, ask: signIn },
  { name: "password, unconfirmed", account: {}, ask: signIn },
  {
    name: "password, passwordless",
    account: { ...confirmed, password_hash: undefined },
    ask: signIn,
  },
  {
    name: "signup with confirmations",
    account: confirmed,
    ask: (email) => post("/signup", { email, password }),
    toldByProtocol: ["identities", "user_metadata"],
  },
  {
    name: "signup with confirmations, unconfirmed",
    account: {},
    ask: (email) => post("/signup", { email, password }),
    // An account that the operator made has none of what a sign-up puts there.
    toldByProtocol: ["user_metadata"],
  },
  { name: "recover", account: confirmed, ask: (email) => post("/recover", { email }) },
  {
    name: "otp with create_user",
    account: confirmed,
    ask: (email) => post("/otp", { email, create_user: true }),
  },
  {
    name: "resend",
    account: {},
    ask: (email) => post("/resend", { type: "signup", email }),
  },
  { name: "magiclink", account: confirmed, ask: (email) => post("/magiclink", { email }) },
];

/** Of a password that nobody types, with what the server's own hashes cost. */
const hash =
  "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

export function creation({ secretKey }: Side, email: string, account: object): string {
  const body = { email, password_hash: hash, ...account };
  const message = { ...post("/admin/users", body), token: secretKey };
  return write({ apikey: secretKey }, message);
}
