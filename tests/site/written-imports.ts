import { readFileSync } from "node:fs";
import { join } from "node:path";

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `from "x"`, `import "x"`, `import("x")`: as a statement, an expression or a type. */
const specifiers = /(?<![.@\w])(?:from\s*|import\s*\(?\s*)"([\w.#@][^"\n$]*)"/g;

/** Whatever looks like the name of a module in a source, read without any parser. */
export function writtenImports(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), "utf8").replace(comments, "");
  return [...source.matchAll(specifiers)].map(([, name = ""]) => withoutProtocol(name));
}

/** The cruiser calls `node:fs` by the name it had before. */
export function withoutProtocol(name: string): string {
  return name.replace(/^node:/, "");
}
