import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";

/** What this server signs with towards identity providers. PEM. */
export type SamlKey = { privateKey: string; certificate: string };

const minBits = 2048;

/** RSA in the reference server's form (PKCS#1, DER in base64) or in PEM; undefined where it is none that serves. */
export function readSamlKey(written: string, host: string): SamlKey | undefined {
  const key = readKey(written.trim());
  if (key?.asymmetricKeyType !== "rsa") return undefined;
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < minBits) return undefined;
  const privateKey = key.export({ type: "pkcs8", format: "pem" }).toString();
  return { privateKey, certificate: certificateOf(key, host) };
}

function readKey(written: string): KeyObject | undefined {
  try {
    // In one line of `.env` the breaks of PEM are written out.
    if (written.startsWith("-----")) return createPrivateKey(written.replaceAll("\\n", "\n"));
    const key = Buffer.from(written, "base64");
    return createPrivateKey({ key, format: "der", type: "pkcs1" });
  } catch {
    return undefined;
  }
}

/**
 * X.509, self-signed: in SAML no more than a vessel for the key, but without one no identity provider takes it. The same
 * for the same key and host, so that nobody has to register it anew.
 */
function certificateOf(key: KeyObject, host: string): string {
  const algorithm = sequence(oid("1.2.840.113549.1.1.11"), der(0x05));
  const name = sequence(der(0x31, sequence(oid("2.5.4.3"), der(0x0c, Buffer.from(host)))));
  const validity = sequence(
    der(0x17, Buffer.from("700101000000Z")),
    der(0x18, Buffer.from("21700101000000Z")),
  );
  const publicKey = createPublicKey(key).export({ type: "spki", format: "der" });
  const serial = der(0x02, Buffer.from([1]));
  const signed = sequence(serial, algorithm, name, validity, name, publicKey);
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", signed, key)]);
  const whole = sequence(signed, algorithm, der(0x03, signature));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

/** Tag, length and content (X.690, DER). */
function der(tag: number, content: Buffer = Buffer.alloc(0)): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const numbers = [first * 40 + second, ...rest];
  return der(0x06, Buffer.from(numbers.flatMap(septets)));
}

/** Seven bits a byte, the last one without the mark that more follow. */
function septets(number: number): number[] {
  const last = number & 0x7f;
  return number < 0x80 ? [last] : [...septets(number >> 7).map((byte) => byte | 0x80), last];
}
