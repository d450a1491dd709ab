import { type AuthSettings, createAuth, createKeySet, newSigningKeys } from "#auth";
import { type Database, openDatabase } from "#database";
import type { StoreLocation } from "./test-run.ts";

/** Milliseconds for which tokens before the last one are tolerated. */
export const reuseIntervalMs = 10_000;

const settings: AuthSettings = {
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
  phoneCodes: { digits: 6, lifeMs: 600_000 },
  smsProvider: "",
  secureEmailChange: true,
  anonymousMaxAgeMs: undefined,
  testCodes: new Map(),
  sessions: {
    rotation: true,
    reuseIntervalMs,
    timeboxMs: undefined,
    inactivityMs: undefined,
    singlePerUser: false,
    lowAalMs: undefined,
  },
  passkeys: false,
  webauthn: { rpId: "loja.example", rpName: "Loja", origins: ["https://loja.example"] },
  factors: {
    totp: { enroll: true, verify: true },
    phone: { enroll: false, verify: false },
    webauthn: { enroll: false, verify: false },
    maxEnrolled: 10,
  },
};

/** Accounts on one store, as many times as they are wanted, each with a clock that stands still. */
export async function openAccounts({
  dataDirectory,
  url,
}: Pick<StoreLocation, "dataDirectory" | "url">) {
  const keys = await createKeySet({ jwks: await newSigningKeys() });
  const database: Database = await openDatabase({ dataDirectory, url, log: () => undefined });
  return {
    create() {
      const clock = { now: Date.UTC(2026, 10, 20) };
      const auth = createAuth({
        database,
        settings,
        keys,
        secret: "a secret of the reliability tests of the accounts",
        hashLimiter: { acquire: async () => ({ acquired: true, release: () => undefined }) },
        // The least a hash may cost.
        hashCost: { memory: 8, passes: 1 },
        now: () => clock.now,
      });
      return { auth, clock };
    },
    close: () => database.close(),
  };
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;
