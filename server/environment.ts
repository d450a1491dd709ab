import { z } from "zod";
import { providerChoices } from "#ai";

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const schema = z.object({
  PORT: integer(65_535).default(3000),
  HOST: text(/^[\w.:-]+$/, "must be one address or name").default("127.0.0.1"),
  PUBLIC_URL: z.string().refine(isOrigin, "must be like https://example.com, no path").optional(),
  DATA_DIR: z.string().default("data"),
  SITE_DIR: z.string().default("build/site"),
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  TRUSTED_PROXIES: integer(10).default(0),
  SUPABASE_URL: z.string().refine(isWebAddress, "must be an http or https address").default(""),
  SUPABASE_PUBLISHABLE_KEY: apiKey()
    .refine(
      (key) => !key.startsWith("sb_secret_"),
      "holds a secret key, which every visitor would see",
    )
    .optional(),
  SUPABASE_SECRET_KEY: apiKey().optional(),
  SECURITY_CONTACT: text(
    /^(mailto:|https:\/\/|tel:)\S+$/,
    "must begin with mailto:, https:// or tel:",
  ).default("mailto:contato@imersao.example"),
  LOG_LEVEL: z.enum(logLevels).default("info"),
  AI_PROVIDER: z.enum(providerChoices).default("auto"),
  GEMINI_API_KEY: text(
    /^[\x21-\x7e]{1,200}$/,
    "must be one word of letters, digits and signs",
  ).optional(),
  GEMINI_BASE_URL: z.string().refine(isWebAddress, "must be an http or https address").optional(),
  GEMINI_MODEL: text(
    /^[\w.-]{1,100}$/,
    "must be the name of one model, like gemini-flash-latest",
  ).default("gemini-flash-latest"),
  GEMINI_API_VERSION: text(/^v\d+(?:alpha|beta)?\d*$/, "must be like v1beta").default("v1beta"),
});

export type Environment = z.infer<typeof schema>;
type Variables = Record<string, string | undefined>;
type Reading = ReturnType<typeof readEnvironment>;

export function readEnvironment(variables: Variables) {
  return schema.safeParse(variables);
}

/** Every fault at once, a sentence each; values are not repeated, since some are secret. */
export function faultsOf(variables: Variables, reading: Reading): string[] {
  return [...(reading.error?.issues ?? []).map(sentenceOf), ...missingTogether(variables)];
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const rule =
    issue.code === "invalid_value" ? `must be one of ${issue.values.join(", ")}` : issue.message;
  return `${issue.path.join(".")} ${rule}.`;
}

/** Rules over two variables, beside the schema: it would skip them when any single one is wrong. */
function missingTogether(variables: Variables): string[] {
  const faults = [];
  if (variables.NODE_ENV === "production" && !variables.PUBLIC_URL)
    faults.push("PUBLIC_URL is required when NODE_ENV is production.");
  // The key generated here means nothing to a hosted project.
  if (variables.SUPABASE_URL && !variables.SUPABASE_PUBLISHABLE_KEY)
    faults.push("SUPABASE_PUBLISHABLE_KEY of the hosted project is required with SUPABASE_URL.");
  return faults;
}

function text(pattern: RegExp, rule: string) {
  return z.string().regex(pattern, rule);
}

function integer(max: number) {
  const fits = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= max;
  return z.string().refine(fits, `must be a whole number from 0 to ${max}`).transform(Number);
}

function apiKey() {
  return text(/^[\w.-]{16,}$/, "must be at least 16 letters, digits, dots, dashes or underscores");
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !["http:", "https:"].includes(url.protocol)) return false;
  return !url.username && !url.search && !url.hash;
}

function isOrigin(value: string): boolean {
  return isWebAddress(value) && URL.parse(value)?.pathname === "/";
}
