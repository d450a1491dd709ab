import { isIP } from "node:net";
import type { z } from "zod";
import type { AuthSettings } from "#auth";
import { choice, isLoopback, isWebAddress, list, oneLine, text } from "./environment-rules.ts";

/** Keys that devices keep: passkeys, and second factors. */
export const webauthnVariables = {
  AUTH_PASSKEY_ENABLED: choice().default(false),
  AUTH_WEBAUTHN_RP_ID: text(
    /^(?:localhost|(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*)$/,
    "must be a domain in small letters, like loja.example, without a scheme or a port",
  ).optional(),
  AUTH_WEBAUTHN_RP_ORIGINS: list()
    .refine(
      (items) => items.length <= maxOrigins && items.every(isOrigin),
      "must be ten at most, like https://loja.example or android:apk-key-hash:…",
    )
    .optional(),
  AUTH_WEBAUTHN_RP_DISPLAY_NAME: oneLine().optional(),
  AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: choice().default(false),
  AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED: choice().default(false),
};

const maxOrigins = 10;
/** Of an Android app, whose key vouches for it in the place of an address. */
const appOrigin = /^android:apk-key-hash:[\w-]{43}$/;

/** Browsers offer keys to pages that came over TLS, or from this machine. */
function isOrigin(value: string): boolean {
  if (appOrigin.test(value)) return true;
  const url = URL.parse(value);
  if (!url || !isWebAddress(value) || url.origin !== value.replace(/\/$/, "")) return false;
  return url.protocol === "https:" || isLoopback(url.hostname);
}

type Environment = z.infer<z.ZodObject<typeof webauthnVariables>>;
type Variables = Record<string, string | undefined>;

const switches = [
  "AUTH_PASSKEY_ENABLED",
  "AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED",
  "AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED",
];

/** What browsers would refuse when the first person comes. */
export function webauthnFaults(variables: Variables): string[] {
  const { HOST = "127.0.0.1", PUBLIC_URL = `http://${HOST}` } = variables;
  const site = URL.parse(PUBLIC_URL);
  const isOn = switches.some((name) => choice().safeParse(variables[name] ?? "off").data);
  if (!isOn || !site) return [];
  const { AUTH_WEBAUTHN_RP_ID: rpId = domainOf(site), AUTH_WEBAUTHN_RP_ORIGINS: named } = variables;
  const faults = [];
  if (isIP(rpId.replaceAll(/[[\]]/g, "")) !== 0)
    faults.push("AUTH_WEBAUTHN_RP_ID is required: keys are for a domain, and PUBLIC_URL has none.");
  if (!named && !isOrigin(originOf(site)))
    faults.push("PUBLIC_URL must be an https address: browsers offer keys to no other pages.");
  const origins = named ? list().parse(named) : [originOf(site)];
  if (!origins.every((origin) => appOrigin.test(origin) || isWithin(origin, rpId)))
    faults.push(
      "AUTH_WEBAUTHN_RP_ORIGINS must be pages of AUTH_WEBAUTHN_RP_ID or of domains below it: browsers refuse others.",
    );
  return faults;
}

export function webauthnOf(env: Environment, publicUrl: string, siteName: string) {
  const site = new URL(publicUrl);
  const origins = env.AUTH_WEBAUTHN_RP_ORIGINS?.map((origin) => origin.replace(/\/$/, ""));
  return {
    rpId: env.AUTH_WEBAUTHN_RP_ID ?? domainOf(site),
    rpName: env.AUTH_WEBAUTHN_RP_DISPLAY_NAME ?? siteName,
    origins: origins ?? [originOf(site)],
  } satisfies AuthSettings["webauthn"];
}

/** An address in figures is no domain; a machine of one's own has this name beside it. */
function domainOf({ hostname }: URL): string {
  return isLoopback(hostname) ? "localhost" : hostname;
}

function originOf(site: URL): string {
  const page = new URL(site);
  page.hostname = domainOf(site);
  return page.origin;
}

function isWithin(origin: string, rpId: string): boolean {
  const host = URL.parse(origin)?.hostname ?? "";
  return host === rpId || host.endsWith(`.${rpId}`);
}
