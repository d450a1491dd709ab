import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stamp = join(root, "build/site/source-hash");
const sources = [
  "{web,content,domain,contract,drafting,paper}/**/*",
  "scripts/{build-site,build-when-changed}.ts",
  "{vite.config.ts,package-lock.json}",
];

/** One hash over names and bytes of all that the site is built from. */
async function sourceHash(): Promise<string> {
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

function explain(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC") {
    return "The disk is full: free some space and run the command again.";
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return `The folder ${join(root, "build")} cannot be written: check its owner and permissions.`;
  }
  return `The site could not be built: ${error instanceof Error ? error.message : error}`;
}

async function buildWhenChanged(): Promise<void> {
  const hash = await sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) {
    return;
  }
  console.log("Building the site ...");
  await import("./build-site.ts");
  writeFileSync(stamp, hash);
}

// `npm run build -- function`: the Edge Function, which nobody needs to run the product.
try {
  if (process.argv[2] === "function") await import("./build-function.ts");
  else await buildWhenChanged();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
