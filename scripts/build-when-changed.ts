import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

type Build = { sources: readonly string[]; run: () => Promise<unknown> };

/** What is built, each into a folder of its name under build/. */
const builds = {
  site: {
    sources: [
      "{web,content,domain,contract,drafting,paper}/**/*",
      "scripts/build-site.ts",
      "{vite.config.ts,package-lock.json}",
    ],
    run: () => import("./build-site.ts"),
  },
  server: {
    sources: [
      "{server,auth,limits,database,ai,content,domain,contract,drafting}/**/*",
      "scripts/build-server.ts",
      "{package.json,package-lock.json}",
    ],
    run: () => import("./build-server.ts"),
  },
} satisfies Record<string, Build>;

/** One hash over names and bytes of all that it is built from. */
async function sourceHash(sources: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) {
      files.push(join(entry.parentPath, entry.name));
    }
  }
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Builds what has changed since it was built last, and nothing else. */
export async function buildWhenChanged(name: keyof typeof builds): Promise<void> {
  const { sources, run } = builds[name];
  const stamp = join(root, "build", name, "source-hash");
  const hash = await sourceHash(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) {
    return;
  }
  console.log(`Building the ${name} ...`);
  await run();
  writeFileSync(stamp, hash);
}
