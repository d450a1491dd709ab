import { z } from "zod";
import { parseDuration } from "#auth";

/** Forms that many variables share; each says its rule as the end of a sentence. */
export function text(pattern: RegExp, rule: string) {
  return z.string().regex(pattern, rule);
}

export function integer(max: number, min = 0) {
  const fits = (value: string) =>
    /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return z.string().refine(fits, `must be a whole number from ${min} to ${max}`).transform(Number);
}

export function emailAddress() {
  return text(
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)*$/i,
    "must be one e-mail address, without a name",
  );
}

export function oneLine() {
  return text(/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u, "must be one line of at most 100 characters");
}

/** Milliseconds. */
export function duration() {
  return z
    .string()
    .refine((value) => parseDuration(value) !== undefined, "must be a duration like 24h or 90m")
    .transform((value) => parseDuration(value) ?? 0);
}

const words: Readonly<Record<string, boolean>> = {
  ...{ on: true, true: true, "1": true },
  ...{ off: false, false: false, "0": false },
};

/** `on` and `off`, and the words of the reference server. */
export function choice() {
  return z
    .string()
    .refine((value) => Object.hasOwn(words, value.toLowerCase()), "must be on or off")
    .transform((value) => words[value.toLowerCase()] === true);
}

/** Separated by commas. */
export function list() {
  return z.string().transform((value) =>
    value
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  );
}

export function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !["http:", "https:"].includes(url.protocol)) return false;
  return !url.username && !url.search && !url.hash;
}

/** Secrets and codes go there: in clear on this machine alone. */
export function secureAddress() {
  return z
    .string()
    .refine(
      (value) =>
        isWebAddress(value) && (value.startsWith("https:") || isLoopback(new URL(value).hostname)),
      "must be an https address",
    );
}

/** A name or an address of this machine and of no other. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host);
}

/** Names that no network has (RFC 2606, 6761): whoever writes there reaches nobody. */
export function isExampleHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return (
    /(?:^|\.)(?:example|test|invalid|localhost)$/.test(name) ||
    /(?:^|\.)example\.(?:com|net|org)$/.test(name)
  );
}

type Reach = { host: string; publicUrl: string; production: boolean; trustedProxies: number };

/** Nobody but programs of this machine can come: it is somebody's own, to develop or to try. */
export function isPrivate({ host, publicUrl, production, trustedProxies }: Reach): boolean {
  const isNamedHere = isLoopback(new URL(publicUrl).hostname);
  return isLoopback(host) && isNamedHere && !production && trustedProxies === 0;
}
