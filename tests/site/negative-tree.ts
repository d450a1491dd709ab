import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { allowedImports } from "./allowed-imports.ts";
import {
  type Fault,
  type Form,
  faults,
  hiddenImport,
  siblingCycle,
  siblingTargets,
  strayFiles,
  targetNames,
} from "./negative-fixtures.ts";

/** Folders that faults reach for; each holds one file per written form. */
const folders = [
  ...siblingTargets,
  "drafting/text",
  ...["contract", "domain", "content", "ai", "auth", "limits", "database", "server", "scripts"],
  ...["benchmarks", "deploy", "tests/fakes", "web/ui", "web/components", "web/storage"],
  ...["web/backend", "web/early", "web/pages/home", "web/pages/perfil"],
];

const singleFiles = [
  ...["drafting/parts/index.ts", "drafting/guard/index.ts", "drafting/engine/index.ts"],
  ...["ai/index.ts", "auth/index.ts", "limits/index.ts", "database/index.ts", "web/paths.ts"],
  ...["content/guide/schema.ts", "domain/value.test.ts", "web/storage/fake-tab.ts"],
  ...["database/fixture-process.ts", "ai/provider.ts", "auth/secrets.ts"],
  ...["drafting/reviews", "drafting/ads", "auth/sessions"].map((folder) => `${folder}/value.ts`),
  ...[
    "web/styles/buttons.css",
    "web/prerender/module.ts",
    "web/pages/home/page.tsx",
    "web/pages/perfil/page.tsx",
  ],
];

const packages = [
  ...["zod", "kysely", "pg", "openai", "jose", "nodemailer", "hono", "pino", "react", "vite"],
  "minisearch",
  ...["react-dom", "react-router", "sonner", "lucide-react", "@supabase/supabase-js"],
];
const testTools = ["vitest", "fast-check"];

function manifest(): string {
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, "*"]));
  const doors = ["ai", "auth", "limits", "database"];
  return JSON.stringify({
    imports: Object.fromEntries(doors.map((name) => [`#${name}`, `./${name}/index.ts`])),
    dependencies: versions(packages),
    devDependencies: versions(testTools),
  });
}

/** A path from the root as the file would write it; names of packages, doors and Node stay. */
function specifier(from: string, target: string): string {
  if (!/^[\w-]+\/.*\.(tsx?|css)$/.test(target)) {
    return target;
  }
  const path = relative(dirname(from), target);
  return path.startsWith(".") ? path : `./${path}`;
}

/** `i` keeps the names of several statements in one file apart. */
const statements: Record<Form, (source: string, i: number) => string> = {
  value: (source, i) => `import { a as a${i} } from "${source}"; export const b${i} = a${i};`,
  type: (source, i) => `import type { A as A${i} } from "${source}"; export type B${i} = A${i};`,
  door: (source, i) => `import { d as d${i} } from "${source}"; export const e${i} = d${i};`,
  dynamic: (source, i) => `export const later${i} = () => import("${source}");`,
};

export type NegativeImport = {
  rule: string;
  form: Form;
  from: string;
  /** From the root. */
  target: string;
  /** As it stands in the file. */
  written: string;
};

/** Every single import of a fault, with its `*` filled in. */
export function negativeImports(fault: Fault): NegativeImport[] {
  return (Object.entries(fault.imports) as [Form, string][]).map(([form, path]) => {
    const [from, target] = [fault.from.replace("*", form), path.replace("*", form)];
    return { rule: fault.rule, form, from, target, written: specifier(from, target) };
  });
}

type Tree = Map<string, string[]>;

function addImport(tree: Tree, form: Form, from: string, target: string): void {
  const lines = tree.get(from) ?? [];
  tree.set(from, [...lines, statements[form](specifier(from, target), lines.length)]);
}

function negativeFiles(): Tree {
  const tree: Tree = new Map();
  const targets = folders.flatMap((folder) =>
    Object.values(targetNames).map((name) => `${folder}/${name}`),
  );
  for (const path of [...targets, ...singleFiles, ...strayFiles.map(([, file]) => file)]) {
    tree.set(path, ["export const a = 1; export const d = 1; export type A = 1;"]);
  }
  const [hider, hidden] = hiddenImport;
  tree.set(hider, [`export type Hidden = import("${hidden}").A;`]);
  for (const { rule, form, from, target } of faults.flatMap(negativeImports)) {
    addImport(tree, form, from, target);
    if (rule === "no-cycles") {
      addImport(tree, "value", target, from);
    }
  }
  const [one, other] = siblingCycle;
  addImport(tree, "type", `${one}/cycle.ts`, `${other}/value.ts`);
  addImport(tree, "type", `${other}/cycle.ts`, `${one}/value.ts`);
  for (const [from, allowed] of Object.entries(allowedImports)) {
    for (const target of allowed) {
      addImport(tree, "value", from, target);
    }
  }
  return tree;
}

function write(root: string, path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

export type NegativeTree = { root: string; remove: () => void };

/** The folders of this repository with every fault in them, in a temporary folder. */
export function writeNegativeTree(): NegativeTree {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "boundaries-")));
  write(root, "package.json", manifest());
  for (const name of [...packages, ...testTools, "not-in-package-json"]) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    write(root, `node_modules/${name}/index.js`, "");
  }
  for (const [path, lines] of negativeFiles()) {
    write(root, path, `${lines.join("\n")}\n`);
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
