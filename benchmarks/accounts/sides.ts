import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { freePort, type Measured, measured, start } from "../measured-process.ts";
import { root, untilAnswers } from "../servers.ts";

const lite = join(import.meta.dirname, "../node_modules/@supabase/lite/dist/cli/index.js");

/** A server of accounts on a fresh SQLite store. */
export type Side = Measured & { name: string; port: number; apikey: string; secretKey: string };

/** What a hash of a password costs: as it comes, or the least that the server can be told. */
export type HashCost = "shipped" | "least";

function keysIn(file: string): Pick<Side, "apikey" | "secretKey"> {
  const { SUPABASE_PUBLISHABLE_KEY: apikey = "", SUPABASE_SECRET_KEY: secretKey = "" } = parseEnv(
    readFileSync(file, "utf8"),
  );
  return { apikey, secretKey };
}

const leastHash = { AUTH_ARGON2_MEMORY: "8", AUTH_ARGON2_PASSES: "1" };

/** The product as it comes, log and all, with its rate limits off. */
export async function startOurs(
  cost: HashCost,
  choices: Record<string, string> = {},
): Promise<Side> {
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), "accounts-"))];
  const child = start(join(root, "build/server/main.js"), [], {
    // Production asks for letters by SMTP and refuses a hash that is cheap.
    NODE_ENV: "development",
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: "",
    RATE_LIMIT: "off",
    ...(cost === "least" && leastHash),
    ...choices,
  });
  child.once("exit", () => rmSync(data, { recursive: true, force: true }));
  await untilAnswers(`http://127.0.0.1:${port}/health/ready`);
  return { ...measured(child), name: "this server", port, ...keysIn(join(data, "keys.env")) };
}

/** As its own guide starts it; telemetry is off. */
export async function startLite(cost: HashCost): Promise<Side> {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), "lite-"))];
  const init = ["--no-telemetry", "init"];
  execFileSync(process.execPath, [lite, ...init], { cwd: folder, stdio: "ignore" });
  const config = join(folder, "supabase/config.toml");
  const chosen = readFileSync(config, "utf8").replace(/^port = \d+$/m, `port = ${port}`);
  writeFileSync(config, chosen);
  const keys = keysIn(join(folder, ".env"));
  const child = start(
    lite,
    ["--no-telemetry", "start"],
    {
      SUPABASE_PUBLISHABLE_KEY: keys.apikey,
      ...(cost === "least" && { LITE_AUTH_BCRYPT_COST: "4" }),
    },
    folder,
  );
  child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await untilAnswers(`http://127.0.0.1:${port}/auth/v1/health?apikey=${keys.apikey}`);
  return { ...measured(child), name: "@supabase/lite", port, ...keys };
}
