import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { call, newEmail, operatorOf, password } from "./auth-client.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

/** Who has an account must not be told by the form of an answer; `npm run bench -- security` looks at the times. */
type Question = {
  name: string;
  account: { email_confirm: boolean; ban_duration?: string; password?: string };
  path: string;
  body: (email: string) => object;
  /** Fields by which the protocol itself tells. */
  told?: readonly string[];
};

const wrong = "uma senha de quem adivinha";
const withPassword = { email_confirm: true, password };
const signIn = {
  path: "/token?grant_type=password",
  body: (email: string) => ({ email, password: wrong }),
};
const signUp = { path: "/signup", body: (email: string) => ({ email, password: wrong }) };
const asking = (path: string, more = {}) => ({
  path,
  body: (email: string) => ({ email, ...more }),
});

const questions: Question[] = [
  { name: "a password", account: withPassword, ...signIn },
  {
    name: "a password of who is banned",
    account: { ...withPassword, ban_duration: "24h" },
    ...signIn,
  },
  {
    name: "a password of who is unconfirmed",
    account: { email_confirm: false, password },
    ...signIn,
  },
  { name: "a password of who has none", account: { email_confirm: true }, ...signIn },
  {
    name: "a sign-up",
    account: withPassword,
    ...signUp,
    told: ["identities", "user_metadata"],
  },
  { name: "a recovery", account: withPassword, ...asking("/recover") },
  { name: "a code", account: withPassword, ...asking("/otp", { create_user: true }) },
  { name: "a link", account: withPassword, ...asking("/magiclink") },
  {
    name: "an email once more",
    account: { email_confirm: false, password },
    ...asking("/resend", { type: "signup" }),
  },
];

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  const fields = Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]);
  return Object.fromEntries(fields);
}

describe.each(stores)("where addresses are confirmed, on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind, "confirming");
  });

  async function formOfAnswer({ path, body, told = [] }: Question, email: string) {
    const { status, headers, json } = await call(server, path, { body: body(email) });
    const fields = Object.entries(json).filter(([name]) => !told.includes(name));
    const { error_code: code, msg } = json;
    return {
      status,
      code,
      msg,
      headers: [...headers.keys()].toSorted(),
      shape: shapeOf(Object.fromEntries(fields)),
    };
  }

  test.each(questions)(
    "$name is answered alike for who has an account and who has none",
    async (question) => {
      const email = newEmail();
      const made = await operatorOf(server).auth.admin.createUser({ email, ...question.account });
      expect(made.error).toBeNull();
      const existing = await formOfAnswer(question, email);
      const absent = await formOfAnswer(question, newEmail());
      expect(existing).toEqual(absent);
    },
  );
});
