// Who may import whom, folder by folder.
import {
  door,
  doors,
  draftingDoors,
  file,
  findBrowser,
  folder,
  isTest,
  pack,
  rule,
  siteBuild,
  testDevice,
  testStores,
  testTools,
} from "./patterns.mjs";

const schema = "zod";
const react = ["react", "react-dom"];
const uiLibraries = ["sonner", "lucide-react"];
const webPackages = [...react, ...uiLibraries, "react-router", "@tanstack/react-query"];

const [contract, domain, content] = ["contract", "domain", "content"].map(folder);
const shared = [contract, domain, content];
const ui = folder("web/ui");
/** A piece names the stylesheet it needs, so that a page carries no other page's. */
const styles = "^web/styles/.+\\.css$";
const webParts = [ui, ...["components", "storage", "backend"].map((name) => folder(`web/${name}`))];
const forPages = [...webParts, styles, file("web/paths.ts"), ...shared];
const handler = folder("server/functions-v1/gemini-chat");

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
  // The browser runs it too.
  drafting: {
    from: folder("drafting"),
    ours: [folder("drafting"), ...shared],
    packages: ["minisearch", "@orama/stemmers"],
  },
  // It also runs at the edge: transports are passed in.
  ai: {
    from: folder("ai"),
    ours: [folder("ai"), ...shared, draftingDoors],
    packages: ["openai", "@orama/stemmers", schema],
  },
  auth: {
    from: folder("auth"),
    ours: [folder("auth"), contract, domain, door("database")],
    packages: [
      ...["jose", "otpauth", "openid-client", "@node-saml/node-saml", "@simplewebauthn/server"],
      ...[
        "xml2js",
        "nodemailer",
        "bcryptjs",
        "kysely",
        "uqr",
        "@zxcvbn-ts/language-common",
        schema,
      ],
    ],
    node: true,
    inTests: [testStores],
  },
  server: {
    from: folder("server"),
    except: handler,
    ours: [folder("server"), ...shared, ...doors],
    packages: ["hono", "@hono/node-server", "pino", "prom-client", "undici", schema],
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
  // Runs beside the pages, without a document.
  "web-worker": {
    from: folder("web/worker"),
    ours: [
      folder("web/worker"),
      file("web/storage/kept-caches.ts"),
      file("web/paths.ts"),
      ...shared,
    ],
    packages: ["workbox-routing", "workbox-strategies"],
  },
  // Inlined into every page before anything else is there: it stands alone.
  "web-early": { from: folder("web/early"), ours: [folder("web/early")] },
  "web-ui": {
    from: ui,
    ours: [ui, styles, file("web/paths.ts")],
    packages: [...react, ...uiLibraries],
  },
  "web-parts": {
    from: "^web/(components|storage)/",
    ours: [...forPages, draftingDoors],
    packages: webPackages,
  },
  "web-backend": {
    from: folder("web/backend"),
    ours: forPages,
    packages: [...webPackages, "@supabase/supabase-js"],
  },
  "web-pages": {
    from: "^web/pages/([^/]+)/",
    ours: ["^web/pages/$1/", ...forPages, draftingDoors],
    packages: [...webPackages, "uqr"],
    inTests: [pack("pdfjs-dist")],
  },
  // Only while the site is built: what a lesson says, as PDF.
  paper: {
    from: folder("paper"),
    ours: [
      folder("paper"),
      ...shared,
      file("web/paths.ts"),
      file("web/components/lesson-link-path.ts"),
    ],
    packages: ["pdfkit", "woff2-encoder"],
    node: true,
  },
  deploy: { from: folder("deploy"), ours: [folder("deploy"), handler, door("ai"), contract] },
  tests: {
    from: folder("tests"),
    ours: [
      ...[folder("tests"), ...doors, draftingDoors, testStores, testDevice, ...shared],
      file(".dependency-cruiser.mjs"),
      // Held against the global fetch, fault by fault.
      file("server/model-transport/model-transport.ts"),
    ],
    packages: [
      ...[...testTools, "@playwright/test", "axe-core", "@sparticuz/chromium"],
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
        "oidc-provider",
        "samlify",
        "standardwebhooks",
        "smtp-server",
        "dictionary-pt",
        "hunspell-asm",
        "pdfjs-dist",
      ],
    ],
    tools: true,
  },
  scripts: {
    from: folder("scripts"),
    except: siteBuild,
    ours: [
      folder("scripts"),
      ...doors,
      draftingDoors,
      file(".dependency-cruiser.mjs"),
      findBrowser,
    ],
    packages: [".+"],
    tools: true,
  },
  // They put the site together, through the one door of web.
  "site-build": {
    from: siteBuild,
    ours: [
      folder("scripts"),
      file("paper/index.ts"),
      file("web/prerender/module.ts"),
      file("web/worker/kept-list.ts"),
    ],
    packages: [".+"],
    tools: true,
  },
  benchmarks: {
    from: folder("benchmarks"),
    // Its packages are its own and may not be installed: a name that leads nowhere is one of them.
    ours: [folder("benchmarks"), ...doors, findBrowser, testDevice, "^@?[a-z][^.]*$"],
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

function allowList([name, { from, except, ours, packages = [], tools = false }]) {
  return rule(
    `${name}-allow-list`,
    `${name} imports only what its line in scripts/import-rules/areas.mjs allows.`,
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

const lines = Object.entries(areas);

/** Every folder's own code, then the tests beside it. */
export const areaRules = [
  ...lines.map(allowList),
  ...lines.filter(([, { node, tools }]) => !(node || tools)).map(withoutNode),
  ...lines.filter(([name, { tools }]) => name !== "handler" && !tools).map(testAllowList),
];
