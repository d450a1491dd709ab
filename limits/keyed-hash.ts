import { createHmac } from "node:crypto";

/** Of a value for one purpose: without the secret nobody can try addresses until one fits. */
export type KeyedHash = (purpose: string, value: string) => string;

/** 43 characters of base64url. */
export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, value) =>
    createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");
}
