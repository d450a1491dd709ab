import { afterAll } from "vitest";
import { openTestStore, type TestStore } from "../database/fixture.ts";
import { type AuthOptions, createAuth } from "./create-auth.ts";
import { createKeySet, type KeySet } from "./keys/key-set.ts";
import { newSigningKeys } from "./keys/new-signing-key.ts";
import type { AuthSettings } from "./settings.ts";

/** For the tests of this folder: accounts on a store of their own, with a clock that stands still. */
export const fixtureSettings: AuthSettings = {
  issuer: "https://loja.example/auth/v1",
  siteUrl: "https://loja.example",
  redirects: [],
  signUp: { enabled: true, email: true, phone: true, anonymous: true },
  providers: {},
  saml: undefined,
  manualLinking: false,
  autoconfirm: { email: true, phone: true },
  accessTokenSeconds: 3600,
  passwords: { minLength: 8, required: undefined, refuseKnown: true, siteNames: [] },
  passwordChange: { currentPassword: false, reauthentication: false },
  codes: { digits: 6, lifeMs: 600_000 },
  phoneCodes: { digits: 6, lifeMs: 300_000 },
  smsProvider: "",
  secureEmailChange: true,
  anonymousMaxAgeMs: undefined,
  testCodes: new Map(),
  sessions: {
    rotation: true,
    reuseIntervalMs: 10_000,
    timeboxMs: undefined,
    inactivityMs: undefined,
    singlePerUser: false,
    lowAalMs: undefined,
  },
  passkeys: true,
  webauthn: {
    rpId: "loja.example",
    rpName: "Loja",
    origins: ["https://loja.example", "https://conta.loja.example"],
  },
  factors: {
    totp: { enroll: true, verify: true },
    phone: { enroll: false, verify: false },
    webauthn: { enroll: true, verify: true },
    maxEnrolled: 10,
  },
};

export const fixtureSecret = "a secret of the tests of the accounts";

export const unlimitedHashing: AuthOptions["hashLimiter"] = {
  acquire: async () => ({ acquired: true, release: () => undefined }),
};

export type TestClock = { now: number };

let store: Promise<TestStore> | undefined;
let keys: Promise<KeySet> | undefined;
afterAll(async () => (await store)?.dispose());

/** One store for a file of tests. */
export async function fixtureAuth(choices: Partial<AuthOptions> = {}) {
  store ??= openTestStore("sqlite");
  keys ??= newSigningKeys().then((jwks) => createKeySet({ jwks }));
  const clock: TestClock = { now: Date.UTC(2026, 10, 20) };
  const { database } = await store;
  const auth = createAuth({
    database,
    settings: fixtureSettings,
    keys: await keys,
    secret: fixtureSecret,
    hashLimiter: unlimitedHashing,
    hashCost: { memory: 8, passes: 1 },
    now: () => clock.now,
    ...choices,
  });
  return { auth, clock, database };
}

export const client = { ip: "203.0.113.7", userAgent: "a test" };

/** Of the calls that may send something: as often as a test wants, to where no link leads. */
export const unlimited = {
  redirectTo: fixtureSettings.siteUrl,
  countSending: async () => async () => undefined,
  countAttempt: async () => async () => undefined,
};
