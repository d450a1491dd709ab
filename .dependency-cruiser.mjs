// Who may import whom: the law behind the table in docs/architecture.md. Every folder has an
// allow-list; what stands in no list is refused, a new package included. Its tables stand in
// scripts/import-rules: areas.mjs folder by folder, siblings.mjs inside a module, general-rules.mjs for
// the rest. tests/site/boundaries.test.ts holds a negative fixture against every rule.
import { areaRules } from "./scripts/import-rules/areas.mjs";
import { generalRules, places } from "./scripts/import-rules/general-rules.mjs";
import { knownParts, siblingAllowLists } from "./scripts/import-rules/siblings.mjs";

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default {
  forbidden: [...areaRules, ...siblingAllowLists, ...generalRules],
  required: [...places, ...knownParts],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: "(^|/)node_modules/|^(build|data|test-results|\\.[^/]+)/" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
