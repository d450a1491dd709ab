import { z } from "zod";
import { providerChoices } from "#ai";
import { paperAddressToken, unknownOperator } from "../../content/operator.ts";
import { authFaults, authVariables } from "./environment-auth.ts";
import {
  duration,
  emailAddress,
  integer,
  isExampleHost,
  isWebAddress,
  oneLine,
  text,
} from "./environment-rules.ts";

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const defaultContact = `mailto:${unknownOperator.email}`;
/** A supervisor that waits longer than that for a stop is none. */
const maxStopLeadMs = 600_000;

const schema = z.object({
  PORT: integer(65_535).default(3000),
  HOST: text(/^[\w.:-]+$/, "must be one address or name").default("127.0.0.1"),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, "must be like https://example.com, no path")
    .refine(
      (url) => !isOrigin(url) || new URL(url).origin.length <= paperAddressToken.length,
      `may have ${paperAddressToken.length} characters, the room for links in the PDF files`,
    )
    .optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, "must be like postgres://user:password@host:5432/name")
    .optional(),
  DATABASE_POOL_SIZE: integer(1000, 2).default(10),
  DATABASE_WAIT_MS: integer(8000, 500).default(1800),
  SITE_DIR: z.string().default("build/site"),
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  TRUSTED_PROXIES: integer(10).default(0),
  STOP_LEAD: duration()
    .refine((ms) => ms <= maxStopLeadMs, "must be ten minutes at most")
    .optional(),
  SUPABASE_URL: z.string().refine(isWebAddress, "must be an http or https address").default(""),
  SUPABASE_PUBLISHABLE_KEY: apiKey()
    .refine((key) => !isSecret(key), "holds a secret key, which every visitor would see")
    .optional(),
  SUPABASE_SECRET_KEY: apiKey()
    .refine((key) => !isPublishable(key), "holds a publishable key, which every visitor may have")
    .optional(),
  OUTBOX_TOKEN: text(/^[\w-]{16,}$/, "must have at least 16 letters, digits, - or _").optional(),
  CERTIFICATE_KEYS_FILE: z.string().optional(),
  SECURITY_CONTACT: text(
    /^(mailto:|https:\/\/|tel:)\S+$/,
    "must begin with mailto:, https:// or tel:",
  ).default(defaultContact),
  OPERATOR_NAME: oneLine().default(unknownOperator.name),
  OPERATOR_EMAIL: emailAddress().default(unknownOperator.email),
  LOG_LEVEL: z.enum(logLevels).default("info"),
  METRICS_PORT: integer(65_535).optional(),
  METRICS_HOST: text(/^[\w.:-]+$/, "must be one address or name").default("127.0.0.1"),
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
  AI_VISITOR_BURST: integer(1000, 1).default(20),
  AI_VISITOR_REFILL_SECONDS: integer(86_400, 1).default(180),
  AI_DAILY_REQUESTS: integer(1_000_000_000).default(1000),
  AI_DAILY_TOKENS: integer(1_000_000_000_000).default(2_000_000),
  AI_CONCURRENT_CALLS: integer(10_000, 1).default(8),
  AI_WAITING_CALLS: integer(10_000).default(32),
  AI_PROVIDER: z.enum(providerChoices).default("auto"),
  GEMINI_API_KEY: secretWord().optional(),
  GEMINI_BASE_URL: z.string().refine(isWebAddress, "must be an http or https address").optional(),
  GEMINI_MODEL: geminiModel().default("gemini-flash-latest"),
  GEMINI_MODEL_REVIEWS: geminiModel().optional(),
  GEMINI_MODEL_MARKETING: geminiModel().optional(),
  GEMINI_MODEL_ADS: geminiModel().optional(),
  GEMINI_MODEL_ROI: geminiModel().optional(),
  OPENAI_BASE_URL: z.string().refine(isWebAddress, "must be an http or https address").optional(),
  OPENAI_API_KEY: secretWord().optional(),
  OPENAI_MODEL: text(
    /^[\w.:/@-]{1,200}$/,
    "must be the name of one model, like gemma3:4b",
  ).optional(),
  ...authVariables,
  GEMINI_API_VERSION: text(/^v\d+(?:alpha|beta)?\d*$/, "must be like v1beta").default("v1beta"),
});

export type Environment = z.infer<typeof schema>;
export const knownNames = Object.keys(schema.shape);
type Variables = Record<string, string | undefined>;
type Reading = ReturnType<typeof readEnvironment>;

export function readEnvironment(variables: Variables) {
  return schema.safeParse(variables);
}

/** Every fault at once, a sentence each; values are not repeated, since some are secret. */
export function faultsOf(variables: Variables, reading: Reading): string[] {
  const single = (reading.error?.issues ?? []).map(sentenceOf);
  return [...single, ...missingTogether(variables), ...authFaults(variables)];
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
  if (variables.NODE_ENV === "production") faults.push(...exampleContacts(variables));
  if (variables.NODE_ENV === "production" && variables.RATE_LIMIT === "off")
    faults.push("RATE_LIMIT=off is refused when NODE_ENV is production.");
  // 0 is any free one.
  if (
    variables.METRICS_PORT &&
    variables.METRICS_PORT !== "0" &&
    variables.METRICS_PORT === (variables.PORT ?? "3000")
  )
    faults.push("METRICS_PORT must not be PORT: what it tells is for the operator alone.");
  const { SUPABASE_SECRET_KEY: secret, SUPABASE_PUBLISHABLE_KEY: published } = variables;
  if (secret && secret === published)
    faults.push("SUPABASE_SECRET_KEY must not be the publishable key, which every visitor has.");
  if (variables.NODE_ENV === "production" && isFromExample(secret ?? ""))
    faults.push("SUPABASE_SECRET_KEY must not be taken from an example.");
  // The key generated here means nothing to a hosted project.
  if (variables.SUPABASE_URL && !variables.SUPABASE_PUBLISHABLE_KEY)
    faults.push("SUPABASE_PUBLISHABLE_KEY of the hosted project is required with SUPABASE_URL.");
  return faults;
}

/** Where nobody is reached; the first of them is one unless it is said. */
function exampleContacts(variables: Variables): string[] {
  const { SECURITY_CONTACT = defaultContact, AUTH_SMTP_ADMIN_EMAIL = "" } = variables;
  const { OPERATOR_EMAIL = unknownOperator.email } = variables;
  const nameless = variables.OPERATOR_NAME
    ? []
    : ["OPERATOR_NAME is required when NODE_ENV is production: visitors read who has their data."];
  const examples = Object.entries({ OPERATOR_EMAIL, SECURITY_CONTACT, AUTH_SMTP_ADMIN_EMAIL })
    .filter(([, contact]) => isExampleHost(hostOf(contact)))
    .map(
      ([name]) => `${name} must be yours when NODE_ENV is production: an example reaches nobody.`,
    );
  return [...nameless, ...examples];
}

function hostOf(contact: string): string {
  return URL.parse(contact)?.hostname || contact.slice(contact.lastIndexOf("@") + 1);
}

/** Of a hosted project, in the newer form or in the older one, a JWT that says its role. */
function isSecret(key: string): boolean {
  if (key.startsWith("sb_secret_")) return true;
  return /"role"\s*:\s*"(?:service_role|supabase_admin)"/.test(payloadOf(key));
}

function isPublishable(key: string): boolean {
  return key.startsWith("sb_publishable_") || /"role"\s*:\s*"anon"/.test(payloadOf(key));
}

/** How the secret key ends that the reference server has on each developer's machine. */
const knownKeyEnd = "N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz";

/** That one, or one of the tokens that documentation shows. */
function isFromExample(key: string): boolean {
  return key.endsWith(knownKeyEnd) || /"iss"\s*:\s*"supabase-demo"/.test(payloadOf(key));
}

function payloadOf(jwt: string): string {
  const [, payload = ""] = jwt.split(".");
  return Buffer.from(payload, "base64url").toString();
}

function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value);
  return ["postgres:", "postgresql:"].includes(url?.protocol ?? "") && url?.hostname !== "";
}

function secretWord() {
  return text(/^[\x21-\x7e]{1,400}$/, "must be one word of letters, digits and signs");
}

function geminiModel() {
  return text(/^[\w.-]{1,100}$/, "must be the name of one model, like gemini-flash-latest");
}

function apiKey() {
  return text(/^[\w.-]{16,}$/, "must be at least 16 letters, digits, dots, dashes or underscores");
}

function isOrigin(value: string): boolean {
  return isWebAddress(value) && URL.parse(value)?.pathname === "/";
}
