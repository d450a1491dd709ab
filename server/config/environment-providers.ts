import type { z } from "zod";
import { type AuthSettings, type ProviderName, providerNames } from "#auth";
import { choice, list, secureAddress, text } from "./environment-rules.ts";

/** Of one provider, after `AUTH_EXTERNAL_GOOGLE_` and the like. */
const settings = {
  ENABLED: choice().default(false),
  CLIENT_ID: list()
    .refine((ids) => ids.length > 0, "must name at least one client")
    .optional(),
  SECRET: text(/^[\x21-\x7e]{1,4000}$/, "must be one word of letters, digits and signs").optional(),
  REDIRECT_URI: secureAddress().optional(),
  URL: secureAddress().optional(),
  SKIP_NONCE_CHECK: choice().default(false),
};

type Settings = typeof settings;
type Prefix = `AUTH_EXTERNAL_${Uppercase<ProviderName>}`;
type ProviderVariables = {
  [Name in `${Prefix}_${keyof Settings}`]: Name extends `${Prefix}_${infer Setting extends keyof Settings}`
    ? Settings[Setting]
    : never;
};

export const providerVariables = Object.fromEntries(
  providerNames.flatMap((name) =>
    Object.entries(settings).map(([setting, form]) => [`${prefixOf(name)}_${setting}`, form]),
  ),
) as ProviderVariables;

type Environment = z.infer<z.ZodObject<ProviderVariables>>;
type Variables = Record<string, string | undefined>;

/** One that is on without what it needs would fail only when the first person comes. */
export function providerFaults(variables: Variables): string[] {
  return providerNames
    .filter((name) => isOn(variables, name))
    .flatMap((name) => {
      const needed = ["CLIENT_ID", "SECRET", ...(name === "keycloak" ? ["URL"] : [])];
      const missing = needed
        .map((setting) => `${prefixOf(name)}_${setting}`)
        .filter((variable) => !variables[variable]);
      if (missing.length === 0) return [];
      const verb = missing.length === 1 ? "is" : "are";
      return [`${missing.join(" and ")} ${verb} required when ${prefixOf(name)}_ENABLED is on.`];
    });
}

export function providersOf(env: Environment, callback: string): AuthSettings["providers"] {
  return Object.fromEntries(
    providerNames.flatMap((name) => {
      const prefix = prefixOf(name);
      const [clientId, ...others] = env[`${prefix}_CLIENT_ID`] ?? [];
      const secret = env[`${prefix}_SECRET`];
      // Held together by `providerFaults`.
      if (!(env[`${prefix}_ENABLED`] && clientId && secret)) return [];
      const chosen = {
        clientIds: [clientId, ...others] as const,
        secret,
        redirectUri: env[`${prefix}_REDIRECT_URI`] ?? callback,
        url: env[`${prefix}_URL`]?.replace(/\/$/, ""),
        skipNonceCheck: env[`${prefix}_SKIP_NONCE_CHECK`],
      };
      return [[name, chosen]];
    }),
  );
}

function prefixOf(name: ProviderName): Prefix {
  return `AUTH_EXTERNAL_${name.toUpperCase() as Uppercase<ProviderName>}`;
}

function isOn(variables: Variables, name: ProviderName): boolean {
  return choice().safeParse(variables[`${prefixOf(name)}_ENABLED`]).data === true;
}
