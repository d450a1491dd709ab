import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import type { AiOptions } from "#ai";
import type { PostgresLimits } from "#database";
import { type AuthConfig, authConfigOf } from "./auth-config.ts";
import { type Environment, faultsOf, knownNames, readEnvironment } from "./environment.ts";
import { nameFindings } from "./known-names.ts";

/** What the operator decides; `.env.example` explains every name. */
export type Config = {
  port: number;
  host: string;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
  dataDirectory: string;
  /** Postgres; without one SQLite in the data directory. Holds a password: never logged. */
  databaseUrl: string | undefined;
  /** Connections of this process, and how long they are waited for. */
  postgres: Pick<PostgresLimits, "poolSize" | "connectTimeoutMs" | "statementTimeoutMs">;
  siteDirectory: string;
  production: boolean;
  /** How many reverse proxies of the operator stand before this server. */
  trustedProxies: number;
  /** Milliseconds from the signal to stop, when `/health/ready` says no, until no connection is accepted. */
  stopLeadMs: number;
  /** Address of a hosted project; empty when this server answers the calls itself. */
  supabaseUrl: string;
  publishableKey: string | undefined;
  secretKey: string | undefined;
  /** What opens `/dev/outbox`. */
  outboxToken: string | undefined;
  /** Keys that sign certificates; without it a file of the data directory. */
  certificateKeysFile: string | undefined;
  securityContact: string;
  /** Who runs the site, as visitors read it. */
  operator: { name: string; email: string };
  logLevel: Environment["LOG_LEVEL"];
  /** Where figures are told; `undefined`: nowhere, and none are kept. */
  metrics: { host: string; port: number } | undefined;
  /** `undefined`: RATE_LIMIT=off, every limit per visitor and the daily budget are lifted. */
  allowances: AllowanceSettings | undefined;
  /** Calls of a model at a time, and how many may wait for their turn. */
  modelCalls: { concurrent: number; waiting: number };
  /** Who answers for the assistants, and where Gemini is. */
  ai: Omit<AiOptions, "transport">;
  auth: AuthConfig;
};

export type AllowanceSettings = {
  /** Answers of a model for one visitor: at most `burst` at once, one more every `refillSeconds`. */
  visitor: { burst: number; refillSeconds: number };
  /** Of the whole site, a day. */
  daily: { requests: number; tokens: number };
};

/** `warnings`: sentences for who started the server. */
export type ConfigResult = { config: Config; warnings: string[] } | { faults: string[] };

const root = resolve(import.meta.dirname, "../..");

/** Reads `.env` in the project's folder, if there is one; what the environment already has wins. */
export function loadConfig(): ConfigResult {
  const file = join(root, ".env");
  try {
    const lines = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
    return parseConfig(process.env, lines);
  } catch (error) {
    return { faults: [`${file} cannot be read: ${String(error)}.`] };
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** `lines`: those of the file, whose names have to be known, whatever they begin with. */
export function parseConfig(variables: Variables, lines: Variables = {}): ConfigResult {
  const present = presentOf({ ...lines, ...variables });
  const environment = readEnvironment(present);
  const names = nameFindings({ present, fromFile: Object.keys(lines), known: knownNames });
  const faults = [...names.faults, ...faultsOf(present, environment)];
  if (!environment.success || faults.length > 0) return { faults };
  return { config: toConfig(environment.data), warnings: names.warnings };
}

/** `NAME=` in a file means "not set", so that a copied .env.example works as it is. */
function presentOf(variables: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  );
}

function toConfig(env: Environment): Config {
  const publicUrl = new URL(env.PUBLIC_URL ?? httpAddress(env.HOST, env.PORT)).origin;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDirectory: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    postgres: postgresLimitsOf(env),
    siteDirectory: resolve(root, env.SITE_DIR),
    production: env.NODE_ENV === "production",
    trustedProxies: env.TRUSTED_PROXIES,
    // At a terminal nobody asks whether the server is ready, and somebody waits for its end.
    stopLeadMs: env.STOP_LEAD ?? (env.NODE_ENV === "production" ? 10_000 : 0),
    supabaseUrl: env.SUPABASE_URL.replace(/\/$/, ""),
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
    outboxToken: env.OUTBOX_TOKEN,
    certificateKeysFile: env.CERTIFICATE_KEYS_FILE && resolve(root, env.CERTIFICATE_KEYS_FILE),
    securityContact: env.SECURITY_CONTACT,
    operator: { name: env.OPERATOR_NAME, email: env.OPERATOR_EMAIL },
    logLevel: env.LOG_LEVEL,
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    allowances: env.RATE_LIMIT === "off" ? undefined : allowancesOf(env),
    modelCalls: { concurrent: env.AI_CONCURRENT_CALLS, waiting: env.AI_WAITING_CALLS },
    auth: authConfigOf(env, publicUrl, root),
    ai: {
      provider: env.AI_PROVIDER,
      gemini: {
        apiKey: env.GEMINI_API_KEY,
        baseUrl: env.GEMINI_BASE_URL,
        model: env.GEMINI_MODEL,
        models: {
          reviews: env.GEMINI_MODEL_REVIEWS,
          marketing: env.GEMINI_MODEL_MARKETING,
          ads: env.GEMINI_MODEL_ADS,
          roi: env.GEMINI_MODEL_ROI,
        },
        apiVersion: env.GEMINI_API_VERSION,
      },
      openai: {
        baseUrl: env.OPENAI_BASE_URL,
        apiKey: env.OPENAI_API_KEY,
        model: env.OPENAI_MODEL,
      },
    },
  };
}

/** Of what a request may wait, somewhat less for a connection than for its statement. */
function postgresLimitsOf({ DATABASE_POOL_SIZE: poolSize, DATABASE_WAIT_MS: waitMs }: Environment) {
  const connectTimeoutMs = Math.round((waitMs * 4) / 9);
  return { poolSize, connectTimeoutMs, statementTimeoutMs: waitMs - connectTimeoutMs };
}

function allowancesOf(env: Environment): AllowanceSettings {
  return {
    visitor: { burst: env.AI_VISITOR_BURST, refillSeconds: env.AI_VISITOR_REFILL_SECONDS },
    daily: { requests: env.AI_DAILY_REQUESTS, tokens: env.AI_DAILY_TOKENS },
  };
}

export function httpAddress(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
