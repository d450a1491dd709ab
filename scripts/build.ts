import { join } from "node:path";
import { buildWhenChanged } from "./build-when-changed.ts";

// `npm run build`: the site and the server, where they changed; with a name after `--`, that one alone. The third is
// `function`: the Edge Function, which nobody needs to run the product.

function explain(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC") {
    return "The disk is full: free some space and run the command again.";
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    const folder = join(import.meta.dirname, "../build");
    return `The folder ${folder} cannot be written: check its owner and permissions.`;
  }
  return `It could not be built: ${error instanceof Error ? error.message : error}`;
}

try {
  const [, , wanted] = process.argv;
  if (wanted === "function") await import("./build-function.ts");
  else if (wanted === "site" || wanted === "server") await buildWhenChanged(wanted);
  else if (wanted) throw new Error(`there is no ${wanted}, only site, server and function.`);
  else for (const name of ["site", "server"] as const) await buildWhenChanged(name);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
