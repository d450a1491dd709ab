import type { ICruiseResult } from "dependency-cruiser";

const besideProduct = /\.test\.tsx?$|\/(?:fake-|fixture)[^/]*\.ts$/;

/** `auth/users/user-store.ts` belongs to `auth/users`; a file at a module's root to none. */
function subfolderOf(file: string): string | undefined {
  return /^[^/]+\/[^/]+(?=\/)/.exec(file)?.[0];
}

/** Which subfolder imports which of its own module, types included; the tests beside the code are left out. */
function siblingImports({ modules }: ICruiseResult): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = subfolderOf(source);
    if (!from || besideProduct.test(source)) continue;
    const siblings = imports.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = subfolderOf(resolved);
      if (to && to !== from && to.split("/")[0] === from.split("/")[0]) siblings.add(to);
    }
    imports.set(from, siblings);
  }
  return imports;
}

/** Every folder that `start` leads to, over any number of steps. */
function reachable(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set(imports.get(start));
  for (const folder of seen) for (const next of imports.get(folder) ?? []) seen.add(next);
  return seen;
}

/** The subfolders of a module from which imports lead back to themselves, sorted. */
export function siblingCycles(result: ICruiseResult): string[] {
  const imports = siblingImports(result);
  return [...imports.keys()].filter((folder) => reachable(folder, imports).has(folder)).sort();
}
