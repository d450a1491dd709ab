// Who may import whom: the law behind the table in docs/architecture.md. Every folder has an
// allow-list; what stands in no list is refused, a new package included.
// tests/site/boundaries.test.ts plants faults against every rule below.

/** Stands beside the tests that use it, and is as little part of the product as they are. */
const standIn = "/(?:fake-|fixture)[^/]*\\.ts$";
/** Captures nothing: `$1` is a group of the folder that stands behind it. */
const isTest = `(?:\\.test\\.tsx?$|${standIn})`;
const testTools = ["vitest", "fast-check"];
const schema = "zod";
const react = ["react", "react-dom"];
const uiLibraries = ["sonner", "lucide-react"];
const webPackages = [...react, ...uiLibraries, "react-router", "@tanstack/react-query"];

const folder = (path) => `^${path}/`;
const file = (path) => `^${path.replaceAll(".", "\\.")}$`;
/** The one file of a module that others see, by the name `#module`. */
const door = (module) => file(`${module}/index.ts`);
/** A package, with the types that others keep for it. */
const pack = (name) => `^node_modules/(@types/)?${name}/`;

const [contract, domain, content] = ["contract", "domain", "content"].map(folder);
const shared = [contract, domain, content];
/** Gives a fresh store of each kind to the tests of every folder that has queries. */
const testStores = file("database/fixture.ts");
const doors = ["ai", "auth", "limits", "database"].map(door);
const ui = folder("web/ui");
/** A piece names the stylesheet it needs, so that a page carries no other page's. */
const styles = "^web/styles/.+\\.css$";
const webParts = [ui, ...["components", "storage", "backend"].map((name) => folder(`web/${name}`))];
const forPages = [...webParts, styles, file("web/paths.ts"), ...shared];
const handler = folder("server/functions-v1/gemini-chat");
/** All that opens a browser finds it the same way. */
const findBrowser = file("tests/e2e/find-browser.ts");
/** Weights are trained with the very sources that read a text at run time. */
const sentiment = folder("ai/providers/drafting/text/sentiment");
const reviewReading = folder("ai/providers/drafting/reviews");
const wordReading = ["words.ts", "stem.ts"].map((name) =>
  file(`ai/providers/drafting/text/${name}`),
);
const sentimentTraining = folder("scripts/sentiment");
const siteBuild = "^scripts/(build-site|vite-prerender)\\.ts$";

/**
 * A line of the table each. `from`: the folder's files; `ours`: what of this repository they may
 * import (`$1` is what the group in `from` matched); `packages`: third party; `node`: Node's
 * modules too; `inTests`: what the tests beside the code may import in addition; `tools`: no part
 * of the product, so that tests and Node's modules are nothing special there.
 */
const areas = {
  contract: { from: contract, ours: [contract], packages: [schema] },
  domain: { from: domain, ours: [domain, contract] },
  content: { from: content, ours: [content, contract], packages: [schema], inTests: [domain] },
  database: {
    from: folder("database"),
    ours: [folder("database")],
    packages: ["kysely", "pg"],
    node: true,
  },
  limits: {
    from: folder("limits"),
    ours: [folder("limits"), contract, door("database")],
    packages: ["ipaddr.js", "kysely"],
    node: true,
    inTests: [testStores],
  },
  // It also runs at the edge: transports are passed in.
  ai: {
    from: folder("ai"),
    ours: [folder("ai"), ...shared],
    packages: ["openai", "minisearch", "@orama/stemmers", schema],
  },
  auth: {
    from: folder("auth"),
    ours: [folder("auth"), contract, domain, door("database")],
    packages: [
      ...["jose", "otpauth", "openid-client", "@node-saml/node-saml", "@simplewebauthn/server"],
      ...["nodemailer", "bcryptjs", "kysely", "uqr", schema],
    ],
    node: true,
    inTests: [testStores],
  },
  server: {
    from: folder("server"),
    except: handler,
    ours: [folder("server"), ...shared, ...doors],
    packages: ["hono", "@hono/node-server", "pino", "undici", schema],
    node: true,
    inTests: [testStores, pack("jose")],
  },
  // It also runs at the edge: limiter, log, clock, configuration and transport are passed in.
  handler: { from: handler, ours: [handler, contract, domain, door("ai")] },
  "web-root": {
    from: "^web/([^/]+\\.tsx?$|prerender/)",
    ours: [folder("web"), ...shared],
    packages: webPackages,
  },
  // Inlined into every page before anything else is there: it stands alone.
  "web-early": { from: folder("web/early"), ours: [folder("web/early")] },
  "web-ui": { from: ui, ours: [ui, styles], packages: [...react, ...uiLibraries] },
  "web-parts": { from: "^web/(components|storage)/", ours: forPages, packages: webPackages },
  "web-backend": {
    from: folder("web/backend"),
    ours: forPages,
    packages: [...webPackages, "@supabase/supabase-js"],
  },
  "web-pages": {
    from: "^web/pages/([^/]+)/",
    ours: ["^web/pages/$1/", ...forPages],
    packages: webPackages,
  },
  deploy: { from: folder("deploy"), ours: [folder("deploy"), handler, door("ai"), contract] },
  tests: {
    from: folder("tests"),
    ours: [
      ...[folder("tests"), ...doors, testStores, ...shared, file(".dependency-cruiser.mjs")],
      // Held against the global fetch, fault by fault.
      file("server/model-transport.ts"),
    ],
    packages: [
      ...[...testTools, "@playwright/test", "@axe-core/playwright", "@sparticuz/chromium"],
      ...[
        "html-validate",
        "dependency-cruiser",
        "@supabase/[^/]+",
        "kysely",
        "pg",
        "deno",
        "jose",
        "otpauth",
        "bcryptjs",
        "smtp-server",
      ],
    ],
    tools: true,
  },
  scripts: {
    from: folder("scripts"),
    except: `${siteBuild}|${sentimentTraining}`,
    ours: [folder("scripts"), ...doors, file(".dependency-cruiser.mjs"), findBrowser],
    packages: [".+"],
    tools: true,
  },
  "sentiment-training": {
    from: sentimentTraining,
    // The lexicon is one of the voices that the last regression weighs.
    ours: [sentimentTraining, sentiment, reviewReading, ...wordReading],
    packages: [".+"],
    tools: true,
  },
  // They put the site together, through the one door of web.
  "site-build": {
    from: siteBuild,
    ours: [folder("scripts"), file("web/prerender/module.ts")],
    packages: [".+"],
    tools: true,
  },
  benchmarks: {
    from: folder("benchmarks"),
    // Its packages are its own and may not be installed: a name that leads nowhere is one of them.
    ours: [folder("benchmarks"), ...doors, findBrowser, "^@?[a-z][^.]*$"],
    packages: [".+"],
    tools: true,
  },
  "root-files": {
    from: "^[^/]+$",
    ours: [folder("scripts"), findBrowser],
    packages: [".+"],
    tools: true,
  },
};

/** A refusal, named as the test and the report know it. */
function rule(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

function allowList([name, { from, except, ours, packages = [], tools = false }]) {
  return rule(
    `${name}-allow-list`,
    `${name} imports only what its line in .dependency-cruiser.mjs allows.`,
    { path: from, pathNot: [...(except ? [except] : []), ...(tools ? [] : [isTest])] },
    { pathNot: [...ours, ...packages.map(pack)], dependencyTypesNot: ["core"] },
  );
}

function withoutNode([name, { from }]) {
  return rule(
    `${name}-without-node`,
    `${name} also runs where there is no Node, so it imports none of its modules.`,
    { path: from, pathNot: isTest },
    { dependencyTypes: ["core"] },
  );
}

/** Unit tests beside the code may import what the code may, test tools and Node's modules. */
function testAllowList([name, { from, ours, packages = [], inTests = [] }]) {
  return rule(
    `${name}-tests-allow-list`,
    `Tests of ${name} import what ${name} may, and test tools.`,
    { path: `^(?=.*${isTest})${from.slice(1)}` },
    {
      pathNot: [...ours, ...inTests, ...[...packages, ...testTools].map(pack)],
      dependencyTypesNot: ["core"],
    },
  );
}

const startsWithoutTestTools =
  "^(contract|domain|content|database|limits|ai|auth|server|web|deploy)/|^vite\\.config\\.ts$|^scripts/(build-site|build-when-changed|vite-prerender)\\.ts$";

/** What no single folder's list can say. */
const houseRules = [
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
    "What stands behind index.ts of a module is its own affair; tests may ask for a store.",
    { path: "^([^/]+)", pathNot: sentimentTraining },
    { path: "^(ai|auth|limits|database)/", pathNot: ["^[^/]+/index\\.ts$", "^$1/", testStores] },
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
    { path: "^(web|content)/", pathNot: [isTest, "/schema\\.ts$"] },
    { path: "^content/.*schema\\.ts$", dependencyTypesNot: ["type-only"] },
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
    { pathNot: [isTest, folder("tests")] },
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
    "Scripts and benchmarks are run; only Vite's configuration takes a plugin from there.",
    { path: "^([^/]+)", pathNot: file("vite.config.ts") },
    { path: "^(scripts|benchmarks)/", pathNot: "^$1/" },
  ),
];

/** A place that no list speaks of would be free of all of them. `^$` is what nothing imports. */
function knownPlace(name, comment, module) {
  return { name, comment, severity: "error", module, to: { path: "^$" } };
}

const sourceFile = "\\.(ts|tsx|mts|cts|mjs|cjs|js|jsx)$";
const places = [
  knownPlace("known-root-folder", "A new root folder needs a decision record and a line here.", {
    path: `^[^/.#][^/]*/.*${sourceFile}`,
    pathNot:
      "^(ai|auth|benchmarks|content|contract|database|deploy|domain|limits|scripts|server|tests|web|node_modules)/",
  }),
  knownPlace("known-root-file", "Sources live in folders; at the root stands configuration.", {
    path: `^[^/]+${sourceFile}`,
    pathNot: "^([a-z]+\\.config\\.ts|\\.dependency-cruiser\\.mjs)$",
  }),
  knownPlace("known-part-of-web", "A new part of web needs a line here.", {
    path: "^web/[^/]+/",
    pathNot: "^web/(backend|components|early|pages|prerender|public|storage|styles|ui)/",
  }),
];

const lines = Object.entries(areas);

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default {
  forbidden: [
    ...lines.map(allowList),
    ...lines.filter(([, { node, tools }]) => !(node || tools)).map(withoutNode),
    ...lines.filter(([name, { tools }]) => name !== "handler" && !tools).map(testAllowList),
    ...houseRules,
  ],
  required: places,
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
