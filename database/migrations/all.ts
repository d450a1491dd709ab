import type { Migration } from "../migration.ts";
import { allowances } from "./0001-allowances.ts";
import { accounts } from "./0002-accounts.ts";
import { codesAndLetters } from "./0003-codes-and-letters.ts";
import { fingerprints } from "./0004-fingerprints.ts";
import { providerFlows } from "./0005-provider-flows.ts";
import { linkingSessions } from "./0006-linking-sessions.ts";
import { singleSignOn } from "./0007-single-sign-on.ts";
import { webauthn } from "./0008-webauthn.ts";

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  allowances,
  accounts,
  codesAndLetters,
  fingerprints,
  providerFlows,
  linkingSessions,
  singleSignOn,
  webauthn,
];
