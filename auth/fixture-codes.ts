import { client, fixtureAuth, fixtureSettings, unlimited } from "./fixture.ts";

/** For the tests of codes: accounts whose addresses have to be confirmed, and what people do with them. */
export const settings = { ...fixtureSettings, autoconfirm: { email: false, phone: false } };
export const password = "pão quente às 6h";
export const expired = { code: "otp_expired", kind: "forbidden" };

let made = 0;
/** Nobody else's in this file. */
export function newEmail(): string {
  made += 1;
  return `bia.${made}@padaria.example`;
}

export async function accounts(choices: Partial<typeof settings> = {}) {
  const fixture = await fixtureAuth({ settings: { ...settings, ...choices } });
  const { auth } = fixture;
  const signUp = (email: string, secret = password) =>
    auth.signUp({ email, password: secret, client, ...unlimited });
  const askForLink = (email: string) =>
    auth.sendEmailOtp({ email, createUser: true, ...unlimited });
  const type = (email: string, code: string, kind = "email") =>
    auth.verifyCode({ type: kind, to: { kind: "email", value: email }, code, client });
  const open = (linkToken: string, kind: string) =>
    auth.followLink({ type: kind, linkToken, client });
  const signIn = (email: string, secret = password) =>
    auth.signInWithPassword({ email, password: secret, client });
  return { ...fixture, signUp, askForLink, type, open, signIn };
}
