import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** What is made of the one secret of the accounts, a key of its own for each purpose. */
export type Secrets = {
  /** HMAC-SHA256: who reads the store can neither make one nor try values until one fits. */
  mac(purpose: string, value: string | Uint8Array): Buffer;
  /** AES-256-GCM. `bound` is what it belongs to: it opens nowhere else. */
  seal(purpose: string, text: string, bound: string): string;
  /** Throws for anything but what `seal` gave for the same purpose and owner. */
  open(purpose: string, sealed: string, bound: string): string;
};

const nonceBytes = 12;
const tagBytes = 16;

export function createSecrets(secret: string): Secrets {
  const keys = new Map<string, Buffer>();

  function keyFor(purpose: string): Buffer {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync("sha256", secret, "", `accounts ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  }

  return {
    mac: (purpose, value) =>
      createHmac("sha256", keyFor(`mac ${purpose}`))
        .update(value)
        .digest(),
    seal(purpose, text, bound) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", keyFor(`seal ${purpose}`), nonce);
      cipher.setAAD(Buffer.from(bound));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(purpose, sealed, bound) {
      const bytes = Buffer.from(sealed, "base64url");
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const key = keyFor(`seal ${purpose}`);
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(bound)).setAuthTag(tag);
      const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}
