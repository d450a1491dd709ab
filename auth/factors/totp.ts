import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import type { AuthDeps } from "../deps.ts";
import type { Factor } from "./factor-store.ts";

/** Seconds a code counts; with one step of tolerance either way, as clocks of phones need it. */
const period = 30;
const window = 1;
/** 160 bits, as RFC 4226 recommends for SHA-1. */
const secretBytes = 20;
/** Characters; written in an address, each may take nine. */
const maxNameLength = 80;

export type NewTotp = {
  /** Base32, to type. */
  secret: string;
  uri: string;
  /** A whole `<svg>`. */
  qrCode: string;
};

export function newTotp({ issuer, label }: { issuer: string; label: string }): NewTotp {
  const secret = new Secret({ size: secretBytes });
  const names = { issuer: shortName(issuer), label: shortName(label) };
  const uri = totpOf(secret.base32, names).toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri, { border: 4 }) };
}

/** Short enough for a picture, and without the colon, which parts the two names from each other. */
function shortName(name: string): string {
  return name.replaceAll(":", "").slice(0, maxNameLength).toWellFormed();
}

/** The step that a code is of, where it is right and of none that was used before. */
export function acceptedStep(
  code: string,
  { secret, last_step }: { secret: string; last_step: number | null },
  now: number,
): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  if (delta === null) return undefined;
  const step = Math.floor(now / (period * 1000)) + delta;
  return last_step !== null && step <= last_step ? undefined : step;
}

function totpOf(secret: string, { issuer = "", label = "" } = {}): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });
}

export function sealSecret({ secrets }: AuthDeps, factorId: string, secret: string): string {
  return secrets.seal("totp", secret, factorId);
}

export function openSecret({ secrets }: AuthDeps, { id, secret }: Factor): string {
  if (secret === null) throw new Error("A TOTP factor has a secret.");
  return secrets.open("totp", secret, id);
}
