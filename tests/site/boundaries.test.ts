import { globSync } from "node:fs";
import { sep } from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowedImports } from "./allowed-imports.ts";
import { cruiseTree, ruleNames } from "./cruise.ts";
import { root } from "./folders.ts";
import { faults, hiddenImport, siblingCycle, strayFiles } from "./negative-fixtures.ts";
import { type NegativeTree, negativeImports, writeNegativeTree } from "./negative-tree.ts";
import { siblingCycles } from "./sibling-cycles.ts";
import { withoutProtocol, writtenImports } from "./written-imports.ts";

/** Their text holds imports of the sources that they write. */
const writesSources = ["scripts/draw/illustrations.ts"];

/** Files of our own: neither packages nor modules of Node, nor names that lead nowhere. */
function sources({ modules }: ICruiseResult): string[] {
  return modules
    .filter((module) => !(module.matchesDoNotFollow || module.coreModule || module.couldNotResolve))
    .map(({ source }) => source)
    .filter((source) => !source.startsWith("node_modules/"));
}

/** Imports that stand in a source and that the cruiser has not seen, so that no rule could speak. */
function hiddenImports(base: string, result: ICruiseResult): string[] {
  const own = new Set(sources(result).filter((file) => !writesSources.includes(file)));
  return result.modules
    .filter(({ source }) => own.has(source))
    .flatMap(({ source, dependencies }) => {
      const seen = new Set(dependencies.map(({ module }) => withoutProtocol(module)));
      const hidden = writtenImports(base, source).filter((name) => !seen.has(name));
      return hidden.map((name) => `${source}: ${name}`);
    });
}

/** What Node has read before the first line of a file runs; what is imported later is not among it. */
function loadedBy(file: string, { modules }: ICruiseResult): Set<string> {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const loaded = new Set([file]);
  for (const source of loaded)
    for (const { resolved, dynamic, dependencyTypes } of bySource.get(source)?.dependencies ?? [])
      if (!(dynamic || dependencyTypes.includes("type-only"))) loaded.add(resolved);
  return loaded;
}

describe("this repository", () => {
  let cruised: ICruiseResult;
  beforeAll(async () => {
    cruised = await cruiseTree(root);
  });

  it("is read whole: every source on the disk, more than 150 of them, of every folder", () => {
    const files = sources(cruised);
    expect(files.length).toBeGreaterThan(150);
    const ignored = ["**/node_modules/**", "build/**", "data/**", "test-results/**"];
    const onDisk = globSync("**/*.{ts,tsx,mjs}", { cwd: root, exclude: ignored });
    expect(onDisk.filter((file) => !files.includes(file.split(sep).join("/")))).toEqual([]);
    const folders = files.map((file) => file.split("/")[0]);
    const standing = ["content", "contract", "domain", "scripts", "server", "tests", "web"];
    expect(folders).toEqual(expect.arrayContaining(standing));
  });

  it("keeps every rule", () => {
    const { violations } = cruised.summary;
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  it("has no cycle between the subfolders of a module", () => {
    expect(siblingCycles(cruised)).toEqual([]);
  });

  it("hides no import from the cruiser", () => {
    expect(hiddenImports(root, cruised)).toEqual([]);
  });

  it("imports nothing at the start of a server that only an answer needs", () => {
    const late = /^(?:ai\/(?:agents\/task-for|checks\/)|drafting\/|node_modules\/undici\/)/;
    const loaded = loadedBy("server/lifecycle/start.ts", cruised);
    expect([...loaded].filter((file) => late.test(file))).toEqual([]);
    expect(loaded).toContain("ai/providers/drafting/index.ts");
    for (const first of ["ai/model-runtime/answer-request.ts", "drafting/parts/index.ts"])
      expect([...loadedBy(first, cruised)].some((file) => late.test(file))).toBe(true);
  });
});

describe("the tree of negative fixtures", () => {
  let tree: NegativeTree;
  let result: ICruiseResult;
  beforeAll(async () => {
    tree = writeNegativeTree();
    result = await cruiseTree(tree.root);
  });
  afterAll(() => tree.remove());

  /** The rules that report one import, by the name that stands in the file. */
  function reported(file: string, written: string): string[] {
    const name = withoutProtocol(written);
    const from = result.modules.find(({ source }) => source === file);
    const found = from?.dependencies.filter(({ module }) => withoutProtocol(module) === name);
    return (found ?? []).flatMap(({ rules = [] }) => rules.map((rule) => rule.name));
  }

  it("has a fault for every rule", async () => {
    const covered = [...faults.map(({ rule }) => rule), ...strayFiles.map(([rule]) => rule)];
    expect([...new Set(covered)].sort()).toEqual((await ruleNames()).sort());
  });

  const imports = faults.flatMap(negativeImports);
  it.each(imports.map((fault) => [fault.rule, fault.form, fault] as const))(
    "%s reports it as a %s import",
    (rule, _form, { from, written }) => {
      expect(reported(from, written)).toContain(rule);
    },
  );

  it.each(strayFiles)("%s reports %s", (rule, file) => {
    const stray = result.modules.find(({ source }) => source === file);
    expect(stray?.rules?.map(({ name }) => name)).toContain(rule);
  });

  it("has siblings that import each other, and they are reported", () => {
    expect(siblingCycles(result)).toEqual(expect.arrayContaining([...siblingCycle].sort()));
  });

  it("has one import that no parser sees, and it does not stay hidden", () => {
    expect(hiddenImports(tree.root, result)).toEqual([hiddenImport.join(": ")]);
  });

  it.each(Object.entries(allowedImports))("%s may import what it does", (file, allowed) => {
    const from = result.modules.find(({ source }) => source === file);
    expect(from?.dependencies).toHaveLength(allowed.length);
    const refused = from?.dependencies.filter(({ valid }) => !valid);
    expect(refused?.map(({ module, rules }) => ({ module, rules }))).toEqual([]);
  });
});
