import {
  type CertificateClaims,
  certificateAlgorithm,
  certificateType,
  maxNameLength,
} from "../../../contract/certificate.ts";
import { anyNumber, anyText, objectOf } from "../../storage/shapes.ts";

/** A public key as the site publishes it. */
export type CertificateKey = JsonWebKey & { kid: string };

export type Checked =
  | { state: "valid"; claims: CertificateClaims }
  /** One of our keys is named, and has not signed this. */
  | { state: "altered" }
  /** Made by somebody else, or no certificate of this kind. */
  | { state: "foreign" }
  /** Cut, or something else. */
  | { state: "unreadable" };

const isClaims = objectOf({
  iss: anyText,
  iat: anyNumber,
  course: anyText,
  name: anyText,
  right: anyNumber,
  of: anyNumber,
});

/** Longer than any that we sign. */
const longest = 4000;

/** What stands behind the `#` of an address, or a code by itself; the breaks of a line that was copied do not count. */
function codeIn(text: string): string {
  const joined = text.replace(/\s+/g, "");
  return joined.slice(joined.lastIndexOf("#") + 1);
}

/** Undefined where another text says the same: then it was changed. */
function decode(part: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    const again = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    return again === part ? Uint8Array.from(binary, (c) => c.charCodeAt(0)) : undefined;
  } catch {
    return undefined; // told by what it was to be
  }
}

function parse(bytes: Uint8Array<ArrayBuffer> | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined; // no JSON: the caller says what that means
  }
}

async function isSigned(
  signed: string,
  signature: Uint8Array<ArrayBuffer>,
  { kty, crv, x, y }: CertificateKey,
): Promise<boolean> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const jwk = Object.fromEntries(
    Object.entries({ kty, crv, x, y }).filter(([, value]) => value !== undefined),
  );
  const key = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["verify"]);
  const bytes = new TextEncoder().encode(signed);
  return crypto.subtle.verify({ ...algorithm, hash: "SHA-256" }, key, signature, bytes);
}

/** What a code says, whoever signed it. */
export function payloadOf(code: string): unknown {
  return parse(decode(code.split(".")[1] ?? ""));
}

/** Checks the address or the code of a certificate against the site's keys. */
export async function checkCertificate(
  text: string,
  keys: readonly CertificateKey[],
): Promise<Checked> {
  const code = codeIn(text);
  const parts = code.split(".");
  const [head = "", payload = "", mark = ""] = parts;
  const header = parse(decode(head));
  if (code.length > longest || parts.length !== 3 || !objectOf({ alg: anyText })(header))
    return { state: "unreadable" };
  const { alg, typ, kid } = header as Record<string, unknown>;
  const key = keys.find((candidate) => candidate.kid === kid);
  if (alg !== certificateAlgorithm || typ !== certificateType || !key) return { state: "foreign" };
  const signature = decode(mark);
  if (!signature || !(await isSigned(`${head}.${payload}`, signature, key)))
    return { state: "altered" };
  const claims = payloadOf(code);
  const isSound = isClaims(claims) && (claims as CertificateClaims).name.length <= maxNameLength;
  return isSound ? { state: "valid", claims: claims as CertificateClaims } : { state: "foreign" };
}
