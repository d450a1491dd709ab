/** How an import can be written; each must be seen. `door` is a value import of a door's name. */
export type Form = "value" | "type" | "door" | "dynamic";

/**
 * The rule that must report it, the file it stands in, and what is imported in each form. A `*` in
 * a path is replaced by the form, which gives each form a file of its own; where a rule knows the
 * file by its name, all forms share the file and have different targets.
 */
export type Fault = { rule: string; from: string; imports: Partial<Record<Form, string>> };

/** Every folder of the negative tree holds these three files, so that each form has its own target. */
export const targetNames = { value: "value.ts", type: "type.ts", dynamic: "later.ts" } as const;

/** The three written forms of an import of a folder's files, as paths from the root. */
function files(folder: string): Partial<Record<Form, string>> {
  return {
    value: `${folder}/${targetNames.value}`,
    type: `${folder}/${targetNames.type}`,
    dynamic: `${folder}/${targetNames.dynamic}`,
  };
}

/** One module in every form: of a package, of Node, of a file that stands alone. */
function everyForm(name: string): Partial<Record<Form, string>> {
  return { value: name, type: name, dynamic: name };
}

const handler = "server/functions-v1/gemini-chat/handler.ts";

function fault(
  rule: string,
  from: string,
  imports: Partial<Record<Form, string>>,
  door?: string,
): Fault {
  return { rule, from, imports: door ? { ...imports, door } : imports };
}

/** A folder's own code, then the tests beside it: another folder by path, and one by its door. */
function folderFaults(area: string, folder: string, other: string, door: string): Fault[] {
  return [
    fault(`${area}-allow-list`, `${folder}/fault-*.ts`, files(other), door),
    fault(`${area}-tests-allow-list`, `${folder}/fault-*.test.ts`, files(other), door),
  ];
}

const allowLists = [
  ...folderFaults("contract", "contract", "domain", "#ai"),
  ...folderFaults("domain", "domain", "content", "#auth"),
  ...folderFaults("content", "content", "web/ui", "#ai"),
  ...folderFaults("database", "database", "contract", "#limits"),
  ...folderFaults("limits", "limits", "domain", "#auth"),
  ...folderFaults("drafting", "drafting/text", "ai", "#ai"),
  ...folderFaults("ai", "ai", "server", "#database"),
  ...folderFaults("auth", "auth", "content", "#ai"),
  ...folderFaults("server", "server", "web/components", "#ai/agents/reviews.ts"),
  ...folderFaults("web-root", "web", "server", "#ai"),
  ...folderFaults("web-early", "web/early", "web/storage", "#auth"),
  ...folderFaults("web-worker", "web/worker", "web/components", "#ai"),
  ...folderFaults("web-ui", "web/ui", "content", "#ai"),
  ...folderFaults("web-parts", "web/components", "web/pages/perfil", "#limits"),
  ...folderFaults("web-backend", "web/backend", "web/pages/perfil", "#database"),
  ...folderFaults("web-pages", "web/pages/home", "web/pages/perfil", "#ai"),
  ...folderFaults("paper", "paper", "web/components", "#ai"),
  ...folderFaults("deploy", "deploy/supabase", "server", "#auth"),
  fault("tests-allow-list", "tests/wire/fault-*.test.ts", files("server"), "#ai/agents/reviews.ts"),
  fault("scripts-allow-list", "scripts/fault-*.ts", files("web/components"), "#auth/users.ts"),
  fault("benchmarks-allow-list", "benchmarks/fault-*.ts", files("server"), "#limits/quota.ts"),
  fault("handler-allow-list", handler, files("server"), "#auth"),
  fault("site-build-allow-list", "scripts/build-site.ts", files("web/components"), "#ai/x.ts"),
  fault("root-files-allow-list", "vite.config.ts", files("web/ui"), "#ai"),
];

const thirdParty = [
  fault("domain-allow-list", "domain/proof-*.ts", everyForm("fast-check")),
  fault("content-allow-list", "content/page-*.ts", everyForm("react")),
  fault("drafting-allow-list", "drafting/text/check-*.ts", everyForm("zod")),
  fault("ai-allow-list", "ai/listen-*.ts", everyForm("hono")),
  fault("auth-allow-list", "auth/query-*.ts", everyForm("pg")),
  fault("limits-allow-list", "limits/query-*.ts", everyForm("pg")),
  fault("server-allow-list", "server/query-*.ts", everyForm("kysely")),
  fault("web-ui-allow-list", "web/ui/link-*.ts", everyForm("react-router")),
  fault("web-parts-allow-list", "web/storage/call-*.ts", everyForm("@supabase/supabase-js")),
];

const withoutNode = [
  ...[
    "contract",
    "domain",
    "content",
    "drafting",
    "ai",
    "web/ui",
    "web/early",
    "web/backend",
    "web/worker",
  ].map((folder) => [folder.replace("/", "-"), folder] as const),
  ["web-root", "web"] as const,
  ["web-parts", "web/storage"] as const,
  ["web-pages", "web/pages/home"] as const,
  ["deploy", "deploy/supabase"] as const,
].map(([area, folder]) =>
  fault(`${area}-without-node`, `${folder}/platform-*.ts`, everyForm("node:fs/promises")),
);

/** A subfolder, and one of its siblings that its line does not name. */
const siblings: readonly (readonly [module: string, subfolder: string, sibling: string])[] = [
  ["drafting", "text", "guard"],
  ["drafting", "guard", "parts"],
  ["drafting", "reviews", "ads"],
  ["drafting", "ads", "parts"],
  ["drafting", "marketing", "reviews"],
  ["drafting", "roi", "engine"],
  ["drafting", "parts", "engine"],
  ["drafting", "engine", "tools"],
  ["ai", "text", "checks"],
  ["ai", "checks", "agents"],
  ["ai", "agents", "model-runtime"],
  ["ai", "model-runtime", "providers/gemini"],
  ["ai", "providers/drafting", "model-runtime"],
  ["ai", "providers/gemini", "providers/drafting"],
  ["ai", "providers/openai-compatible", "providers/gemini"],
  ["auth", "audit", "users"],
  ["auth", "mail", "users"],
  ["auth", "passwords", "users"],
  ["auth", "keys", "sessions"],
  ["auth", "redirects", "codes"],
  ["auth", "users", "codes"],
  ["auth", "sessions", "codes"],
  ["auth", "codes", "phone"],
  ["auth", "phone", "factors"],
  ["auth", "webauthn", "factors"],
  ["auth", "passkeys", "identities"],
  ["auth", "factors", "codes"],
  ["auth", "contact-change", "sessions"],
  ["auth", "sign-up", "otp"],
  ["auth", "otp", "sign-up"],
  ["auth", "verification", "otp"],
  ["auth", "identities", "otp"],
  ["auth", "saml", "sessions"],
  ["auth", "providers", "sessions"],
  ["auth", "account", "sign-up"],
  ["auth", "admin", "sign-up"],
  ["server", "config", "auth-v1"],
  ["server", "keys", "middleware"],
  ["server", "model-transport", "config"],
  ["server", "metrics", "config"],
  ["server", "lifecycle", "functions-v1"],
  ["server", "middleware", "site"],
  ["server", "site", "auth-v1"],
  ["server", "auth-v1", "functions-v1"],
  ["server", "functions-v1", "auth-v1"],
  ["server", "dev", "site"],
  ["server", "commands", "site"],
  ["limits", "budget", "gcra"],
  ["limits", "gcra", "budget"],
  ["limits", "idempotency", "gcra"],
  ["limits", "visitor", "gcra"],
  ["database", "migrations", "sqlite"],
  ["database", "postgres", "sqlite"],
  ["database", "sqlite", "postgres"],
  ["database", "backup", "tools"],
  ["web", "early", "ui"],
  ["web", "ui", "storage"],
  ["web", "storage", "components"],
  ["web", "backend", "storage"],
  ["web", "components", "pages/home"],
  ["web", "pages", "prerender"],
  ["web", "prerender", "ui"],
  ["web", "worker", "components"],
];

const siblingFaults = siblings.map(([module, subfolder, sibling]) =>
  fault(
    `${module}-${subfolder.replaceAll("/", "-")}-siblings`,
    `${module}/${subfolder}/sibling-*.ts`,
    files(`${module}/${sibling}`),
  ),
);

export const siblingTargets = [
  ...new Set(siblings.map(([module, , sibling]) => `${module}/${sibling}`)),
];

/** Two siblings of a module, each of which imports a type of the other. */
export const siblingCycle = ["auth/users", "auth/codes"] as const;

const generalRules = [
  fault("handler-without-node", handler, {
    value: "node:crypto",
    type: "node:fs",
    dynamic: "node:path",
  }),
  fault("no-cycles", "domain/ring/one-*.ts", everyForm("domain/ring/two-*.ts")),
  fault("everything-resolves", "server/missing-*.ts", everyForm("server/not.ts"), "#ai/deep.ts"),
  fault("packages-are-declared", "scripts/undeclared-*.ts", everyForm("not-in-package-json")),
  // A type costs nothing at run time, so that form is free.
  fault("start-needs-no-test-tools", "server/tool-*.ts", { value: "vitest", dynamic: "vitest" }),
  fault("doors-by-name", "server/by-path-*.ts", everyForm("auth/index.ts")),
  fault("nothing-behind-a-door", "server/behind-*.ts", files("database")),
  fault("drafting-by-its-doors", "ai/behind-*.ts", files("drafting/text")),
  // On demand it may be had, and a type costs nothing.
  fault("drafting-on-demand", "web/components/draft-*.ts", { value: "drafting/guard/index.ts" }),
  fault(
    "engine-only-where-it-drafts",
    "ai/agents/draft-*.ts",
    everyForm("drafting/engine/index.ts"),
  ),
  fault("sqlite-only-in-database", "server/sqlite-*.ts", everyForm("node:sqlite")),
  // Types of a schema are what everyone uses.
  fault("schemas-as-types-only", "web/components/validate-*.ts", {
    value: "content/guide/schema.ts",
    dynamic: "content/guide/schema.ts",
  }),
  fault("only-routes-import-pages", "web/shortcut-*.ts", everyForm("web/pages/perfil/page.tsx")),
  fault("prerender-as-types-only", "scripts/vite-prerender.ts", {
    value: "web/ui/value.ts",
    dynamic: "web/ui/later.ts",
  }),
  fault("stand-ins-only-in-tests", "web/storage/real-*.ts", everyForm("web/storage/fake-tab.ts")),
  fault("stand-ins-only-in-tests", "limits/real-*.ts", everyForm("database/fixture.ts")),
  fault("stand-ins-only-in-tests", "server/real-*.ts", everyForm("database/fixture.ts")),
  fault(
    "nothing-behind-a-door",
    "limits/behind-*.test.ts",
    everyForm("database/fixture-process.ts"),
  ),
  fault("test-files-are-never-imported", "domain/lean-*.ts", everyForm("domain/value.test.ts")),
  fault("tests-are-never-imported", "server/lean-*.ts", files("tests/fakes")),
  fault("workshop-is-never-imported", "server/script-*.ts", files("scripts")),
];

/** At least one for every rule of .dependency-cruiser.mjs that is about an import. */
export const faults: readonly Fault[] = [
  ...allowLists,
  ...thirdParty,
  ...withoutNode,
  ...siblingFaults,
  ...generalRules,
];

/** Places that no list speaks of: the rule, and a file that must be reported for standing there. */
export const strayFiles: readonly (readonly [rule: string, file: string])[] = [
  ["known-root-folder", "utils/everything.ts"],
  ["known-root-file", "helpers.ts"],
  ...["ai", "auth", "database", "drafting", "limits", "server", "web"].map(
    (module) => [`known-part-of-${module}`, `${module}/lib/everything.ts`] as const,
  ),
];

/** A file, and what it imports as an expression of a type: the cruiser overlooks that form. */
export const hiddenImport = ["domain/hidden.ts", "../server/value.ts"] as const;
