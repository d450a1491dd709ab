import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../stores/free-port.ts";

const root = join(import.meta.dirname, "../..");

/** From the sources, with the packages of this checkout; or as the one file that is uploaded. */
export const forms = ["sources", "one file"] as const;
export type Form = (typeof forms)[number];

/** As the platform gives it to its functions. */
export const projectKey = "sb_publishable_of_the_project";

export type RunningFunction = { url: string; output: () => string; stop: () => Promise<void> };

const folder = join(root, "deploy/supabase/functions/gemini-chat");
const commands: Record<Form, string[]> = {
  sources: [
    ...["--cached-only", "--node-modules-dir=manual"],
    ...["--config", join(folder, "deno.json"), join(folder, "index.ts")],
  ],
  "one file": [
    ...["--no-config", "--no-npm", "--no-remote"],
    join(root, "build/supabase/functions/gemini-chat/index.js"),
  ],
};

/** What `npm run build -- function` leaves. */
export async function buildFunction(): Promise<void> {
  const script = join(root, "scripts/build-function.ts");
  const child = spawn(process.execPath, [script], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The function could not be built.");
}

/** Under real Deno, which may reach the network and read the environment, and nothing else. */
export async function startFunction(
  form: Form,
  secrets: Record<string, string> = {},
): Promise<RunningFunction> {
  const port = await freePort();
  const deno = join(root, "node_modules/.bin/deno");
  const child = spawn(deno, ["run", "--allow-net", "--allow-env", ...commands[form]], {
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      DENO_NO_UPDATE_CHECK: "1",
      NO_COLOR: "1",
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: projectKey }),
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      ...secrets,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = listen(child);
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child, output);
  return {
    url,
    output,
    stop: async () => {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

function listen(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
  return () => output;
}

async function answering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The function did not start:\n${output()}`);
    const isThere = await fetch(url, { method: "OPTIONS" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
