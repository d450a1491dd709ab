// Inside a module each subfolder has a line of its own.
import { file, folder, isTest, knownPlace, rule } from "./patterns.mjs";

/**
 * Inside a module: the siblings that each subfolder imports. A file at the module's root is named
 * by itself, all of them by ".". No line, no import; and the lines form no cycle, which
 * tests/site/sibling-cycles.ts reads from the imports that stand in the code.
 */
const inside = {
  drafting: {
    text: [],
    guard: ["text"],
    reviews: [".", "guard", "text"],
    ads: [".", "guard", "text"],
    marketing: [".", "guard", "text"],
    roi: [".", "guard", "text"],
    parts: [".", "guard", "reviews", "ads", "marketing", "roi", "text"],
    engine: [".", "guard", "parts", "reviews", "ads", "marketing", "roi", "text"],
  },
  ai: {
    text: [],
    checks: ["text"],
    agents: [".", "checks", "text"],
    "model-runtime": [".", "agents", "checks", "text"],
    "providers/drafting": [".", "agents", "checks", "text"],
    "providers/gemini": [".", "model-runtime", "agents", "checks", "text"],
    "providers/openai-compatible": [".", "model-runtime", "agents", "checks", "text"],
  },
  auth: {
    audit: ["."],
    mail: ["."],
    passwords: ["."],
    keys: ["."],
    redirects: ["."],
    users: ["."],
    providers: [".", "users"],
    sessions: [".", "audit", "keys", "passwords", "providers", "users"],
    codes: [".", "audit", "mail", "providers", "sessions", "users"],
    identities: [".", "audit", "codes", "mail", "providers", "sessions", "users", "webauthn"],
    saml: [".", "codes", "identities", "providers", "users"],
    phone: [".", "codes", "users"],
    webauthn: ["."],
    factors: [".", "audit", "mail", "phone", "sessions", "users", "webauthn"],
    passkeys: [".", "audit", "factors", "mail", "sessions", "users", "webauthn"],
    "contact-change": [".", "audit", "codes", "mail", "phone", "users"],
    "sign-up": [".", "audit", "codes", "mail", "passwords", "phone", "sessions", "users"],
    otp: [".", "audit", "codes", "contact-change", "phone", "users"],
    verification: [".", "audit", "codes", "contact-change", "phone", "sessions", "users"],
    account: [
      ".",
      "audit",
      "codes",
      "contact-change",
      "mail",
      "passwords",
      "phone",
      "sessions",
      "users",
    ],
    admin: [
      ".",
      "audit",
      "codes",
      "contact-change",
      "factors",
      "keys",
      "mail",
      "passkeys",
      "passwords",
      "saml",
      "sessions",
      "users",
      "webauthn",
    ],
  },
  server: {
    config: [],
    keys: ["config"],
    middleware: [".", "keys"],
    site: [".", "middleware"],
    "auth-v1": [".", "config", "keys", "middleware"],
    "functions-v1": [".", "keys", "middleware"],
    dev: [".", "keys", "middleware"],
    "model-transport": [],
    commands: ["config", "lifecycle"],
    metrics: [],
    lifecycle: [
      ".",
      "auth-v1",
      "config",
      "dev",
      "keys",
      "metrics",
      "middleware",
      "model-transport",
      "site",
    ],
  },
  limits: { budget: ["."], gcra: ["."], idempotency: ["."], visitor: [] },
  database: {
    migrations: ["."],
    postgres: ["."],
    sqlite: ["."],
    backup: [".", "migrations", "postgres", "sqlite"],
  },
  web: {
    early: [],
    ui: ["styles", "paths.ts"],
    storage: ["ui", "styles", "paths.ts"],
    backend: ["ui", "paths.ts"],
    components: ["ui", "storage", "backend", "styles", "paths.ts"],
    pages: ["ui", "components", "storage", "backend", "styles", "paths.ts"],
    prerender: ["."],
    worker: ["storage", "paths.ts"],
  },
};

/** What a name in `inside` stands for, as a pattern. */
function sibling(module, name) {
  if (name === ".") return `^${module}/[^/]+$`;
  return name.endsWith(".ts") ? file(`${module}/${name}`) : folder(`${module}/${name}`);
}

/** One rule for each subfolder; the tests beside the code may lean on more of their own module. */
function siblingRules([module, lines]) {
  return Object.entries(lines).map(([name, siblings]) =>
    rule(
      `${module}-${name.replaceAll("/", "-")}-siblings`,
      `${module}/${name} imports of its siblings only those that its line names.`,
      { path: sibling(module, name), pathNot: isTest },
      {
        path: folder(module),
        pathNot: [name, ...siblings].map((allowed) => sibling(module, allowed)),
      },
    ),
  );
}

export const siblingAllowLists = Object.entries(inside).flatMap(siblingRules);

const withoutCode = { web: ["public", "styles"] };

/** A subfolder that has no line would be free of all of them. */
export const knownParts = Object.entries(inside).map(([module, lines]) =>
  knownPlace(`known-part-of-${module}`, `A new part of ${module} needs a line in siblings.mjs.`, {
    path: `^${module}/[^/]+/`,
    pathNot: [...Object.keys(lines), ...(withoutCode[module] ?? [])].map((name) =>
      folder(`${module}/${name}`),
    ),
  }),
);
