// What no single folder's list can say.
import {
  doors,
  draftingDoors,
  file,
  findBrowser,
  folder,
  isTest,
  knownPlace,
  rule,
  siteBuild,
  standIn,
  testDevice,
  testStores,
} from "./patterns.mjs";

const startsWithoutTestTools =
  "^(contract|domain|content|drafting|database|limits|ai|auth|server|web|paper|deploy)/|^vite\\.config\\.ts$|^scripts/(build|build-site|build-server|build-when-changed|vite-prerender)\\.ts$";

export const generalRules = [
  rule("no-cycles", "Cycles make every part of them one part.", {}, { circular: true }),
  rule(
    "everything-resolves",
    "What is imported is there; below a door's name (#ai/...) nothing is.",
    { pathNot: folder("benchmarks") },
    { couldNotResolve: true },
  ),
  rule(
    "packages-are-declared",
    "A package is named in package.json; what another package brings may go with it.",
    { pathNot: folder("benchmarks") },
    { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  ),
  rule(
    "start-needs-no-test-tools",
    "`npm start` installs `dependencies` only: what builds and serves must not need more.",
    { path: startsWithoutTestTools, pathNot: isTest },
    { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "doors-by-name",
    "A module is imported as #ai, #auth, #limits or #database, so that its place may change.",
    // Their package.json is another one, and knows no such names.
    { path: "^([^/]+)", pathNot: folder("benchmarks") },
    { path: doors, pathNot: "^$1/", dependencyTypesNot: ["aliased-subpath-import"] },
  ),
  rule(
    "nothing-behind-a-door",
    "What stands behind index.ts of a module is its own affair; tests may ask for a store and a device.",
    { path: "^([^/]+)" },
    {
      path: "^(ai|auth|limits|database)/",
      pathNot: ["^[^/]+/index\\.ts$", "^$1/", testStores, testDevice],
    },
  ),
  rule(
    "drafting-by-its-doors",
    "Three doors: drafting/parts, drafting/guard and drafting/engine; the rest is its own affair.",
    { pathNot: folder("drafting") },
    { path: folder("drafting"), pathNot: draftingDoors },
  ),
  rule(
    "drafting-on-demand",
    "A page loads the drafts when somebody begins to type.",
    { path: folder("web"), pathNot: isTest },
    { path: folder("drafting"), dynamic: false, dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "engine-only-where-it-drafts",
    "Where a model answers, the engine is not loaded: the rest of ai knows parts and guard alone.",
    { path: folder("ai"), pathNot: [folder("ai/providers/drafting"), isTest] },
    { path: folder("drafting/engine") },
  ),
  rule(
    "sqlite-only-in-database",
    "database is the only place that knows SQL drivers.",
    { pathNot: folder("database") },
    { path: "^(node:)?sqlite$", dependencyTypes: ["core"] },
  ),
  rule(
    "schemas-as-types-only",
    "A value from a schema ships the validator to visitors; its types are free.",
    // `whole-lesson` checks a lesson while the site is built; only what renders its text imports it.
    {
      path: "^(web|content|drafting)/",
      pathNot: [isTest, "/schema\\.ts$", file("content/course/whole-lesson.ts")],
    },
    { path: "^(content|contract)/.*schema\\.ts$", dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "only-routes-import-pages",
    "A page is loaded by the route table, when somebody goes there.",
    { pathNot: file("web/routes.ts") },
    { path: "^web/pages/.+/page\\.tsx$" },
  ),
  rule(
    "prerender-as-types-only",
    "The site build runs the built entry; the source holds JSX, which Node does not read.",
    { path: siteBuild },
    { path: folder("web"), dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "stand-ins-only-in-tests",
    "A stand-in for a browser or a server has no place in the product.",
    { pathNot: [isTest, folder("tests"), folder("benchmarks")] },
    { path: standIn },
  ),
  rule(
    "test-files-are-never-imported",
    "What two tests need stands in a file of its own.",
    {},
    { path: "\\.(test|e2e)\\.tsx?$" },
  ),
  rule(
    "tests-are-never-imported",
    "Nothing leans on the tests; what opens a browser may ask them where it is.",
    { pathNot: folder("tests") },
    { path: folder("tests"), pathNot: findBrowser },
  ),
  rule(
    "workshop-is-never-imported",
    "Scripts and benchmarks are run; only configuration at the root takes a part from there.",
    { path: "^([^/]+)", pathNot: [file("vite.config.ts"), file(".dependency-cruiser.mjs")] },
    { path: "^(scripts|benchmarks)/", pathNot: "^$1/" },
  ),
];

const sourceFile = "\\.(ts|tsx|mts|cts|mjs|cjs|js|jsx)$";
export const places = [
  knownPlace("known-root-folder", "A new root folder needs a decision record and a line here.", {
    path: `^[^/.#][^/]*/.*${sourceFile}`,
    pathNot:
      "^(ai|auth|benchmarks|content|contract|database|deploy|domain|drafting|limits|paper|scripts|server|tests|web|node_modules)/",
  }),
  knownPlace("known-root-file", "Sources live in folders; at the root stands configuration.", {
    path: `^[^/]+${sourceFile}`,
    pathNot: "^([a-z]+\\.config\\.ts|\\.dependency-cruiser\\.mjs)$",
  }),
];
