import type { SupabaseClient } from "@supabase/supabase-js";
import type { Authenticator, Lie } from "../../auth/webauthn/fixture-authenticator.ts";

type Auth = Pick<SupabaseClient, "auth">;
/** The client's types are those of a browser, which has no such device. */
type Answer = Parameters<
  SupabaseClient["auth"]["passkey"]["verifyAuthentication"]
>[0]["credential"];
type Made = Parameters<SupabaseClient["auth"]["passkey"]["verifyRegistration"]>[0]["credential"];

export async function addPasskey({ auth }: Auth, device: Authenticator, lie: Lie = {}) {
  const { data, error } = await auth.passkey.startRegistration();
  if (!data) throw error;
  const credential = device.create(data.options, lie).toJSON() as unknown as Made;
  return auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
}

export async function askToSignIn({ auth }: Auth, device: Authenticator, lie: Lie = {}) {
  const { data, error } = await auth.passkey.startAuthentication();
  if (!data) throw error;
  const credential = device.get(data.options, lie).toJSON() as unknown as Answer;
  return { challengeId: data.challenge_id, credential };
}

export async function signInWith(client: Auth, device: Authenticator, lie: Lie = {}) {
  return client.auth.passkey.verifyAuthentication(await askToSignIn(client, device, lie));
}
