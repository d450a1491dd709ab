import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, startServer } from "./running-server.ts";

/** Devices of tests make their keys for this site. */
export const passkeySettings = {
  AUTH_PASSKEY_ENABLED: "on",
  AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: "on",
  AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED: "on",
  AUTH_WEBAUTHN_RP_ID: "loja.example",
  AUTH_WEBAUTHN_RP_ORIGINS: "https://loja.example,https://conta.loja.example",
};

const usual = {
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: "on",
  AUTH_URI_ALLOW_LIST: "https://loja.example/**",
  ...passkeySettings,
};

/** Settings that many files ask for. One server of each on each store serves them all, for the whole run. */
export const sharedSettings = {
  /** As the server comes, with anonymous sign-ins and one more site to go on to. */
  usual,
  /** Where addresses have to be confirmed. */
  confirming: { ...usual, AUTH_MAILER_AUTOCONFIRM: "off" },
  /** With the limits that a site comes with. */
  limited: { ...usual, RATE_LIMIT: "on" },
  /** Where a number is enough, unconfirmed. */
  phones: { ...usual, AUTH_EXTERNAL_PHONE_ENABLED: "on", AUTH_SMS_AUTOCONFIRM: "on" },
} as const satisfies Record<string, Record<string, string>>;

/** What a test is told of a shared server: nobody's to stop, and others use it at the same time. */
export type SharedServer = { url: string; dataDirectory: string };

type Started = SharedServer & { stop: () => Promise<void> };

/** Starts each server when the first test asks for it. `newDatabase` gives the URL of a migrated Postgres. */
export function createSharedServers(newDatabase: () => Promise<string>) {
  const servers = new Map<string, Promise<Started>>();

  async function start(settings: Record<string, string>, kind: string): Promise<Started> {
    const dataDirectory = await mkdtemp(join(tmpdir(), "imersao-shared-"));
    const erase = () => rm(dataDirectory, { recursive: true, force: true });
    let server: RunningServer;
    try {
      const DATABASE_URL = kind === "postgres" ? await newDatabase() : "";
      server = await startServer({ DATABASE_URL, DATA_DIR: dataDirectory, ...settings });
    } catch (error) {
      await erase();
      throw error;
    }
    return { url: server.url, dataDirectory, stop: () => server.kill().then(erase) };
  }

  return {
    /** `path` is `settings/kind`. */
    async find(path: string): Promise<SharedServer> {
      const [name = "", kind = ""] = path.split("/");
      const settings = Object.entries(sharedSettings).find(([known]) => known === name)?.[1];
      if (!settings) throw new Error(`No shared server has the settings "${name}".`);
      const started = servers.get(path) ?? start(settings, kind);
      servers.set(path, started);
      const { url, dataDirectory } = await started;
      return { url, dataDirectory };
    },
    async stop(): Promise<void> {
      const ended = [...servers.values()].map((started) => started.then(({ stop }) => stop()));
      await Promise.allSettled(ended);
    },
  };
}
