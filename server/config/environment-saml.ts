import { z } from "zod";
import { type AuthSettings, parseDuration, readSamlKey } from "#auth";
import { choice, integer, text } from "./environment-rules.ts";

/** As long as the cookie that goes with it. */
const longestStayMs = 600_000;

/** By the names of the reference server. */
export const samlVariables = {
  AUTH_SAML_ENABLED: choice().default(false),
  AUTH_SAML_PRIVATE_KEY: text(/^[\x20-\x7e\n\r]{1,10000}$/, "must be one line")
    .refine(
      (value) => readSamlKey(value, "localhost") !== undefined,
      "must be an RSA key of 2048 bits or more, PKCS#1 in base64",
    )
    .optional(),
  AUTH_SAML_RELAY_STATE_VALIDITY_PERIOD: z
    .string()
    .transform((value) => parseDuration(value) ?? 0)
    .refine((ms) => ms >= 30_000 && ms <= longestStayMs, "must be a duration from 30s to 10m")
    .default(longestStayMs),
  AUTH_SAML_RATE_LIMIT_ASSERTION: integer(1_000_000, 1).optional(),
};

type Environment = z.infer<z.ZodObject<typeof samlVariables>>;

export function samlFaults(variables: Record<string, string | undefined>): string[] {
  const isOn = choice().safeParse(variables.AUTH_SAML_ENABLED).data === true;
  if (!isOn || variables.AUTH_SAML_PRIVATE_KEY) return [];
  return ["AUTH_SAML_PRIVATE_KEY is required when AUTH_SAML_ENABLED is on."];
}

export function samlOf(env: Environment, publicUrl: string): AuthSettings["saml"] {
  const { AUTH_SAML_PRIVATE_KEY: written } = env;
  if (!(env.AUTH_SAML_ENABLED && written)) return undefined;
  const key = readSamlKey(written, new URL(publicUrl).hostname);
  return key && { ...key, flowLifeMs: env.AUTH_SAML_RELAY_STATE_VALIDITY_PERIOD };
}
