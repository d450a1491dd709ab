/**
 * What the table allows, by the file that imports it. A rule that refused any of it would be as
 * wrong as one that lets everything pass.
 */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  "contract/allowed.ts": ["zod"],
  "domain/allowed.ts": ["contract/value.ts"],
  "domain/allowed.test.ts": ["domain/value.ts", "fast-check", "vitest", "node:fs"],
  "content/allowed.ts": ["contract/value.ts", "zod"],
  "content/allowed.test.ts": ["domain/value.ts", "content/guide/schema.ts", "vitest"],
  "database/allowed.ts": ["kysely", "pg", "node:sqlite"],
  "limits/allowed.ts": ["#database", "contract/value.ts", "kysely", "node:crypto"],
  "ai/allowed.ts": ["contract/value.ts", "content/value.ts", "domain/value.ts", "openai"],
  "auth/allowed.ts": ["#database", "domain/value.ts", "jose", "nodemailer", "node:crypto"],
  "server/allowed.ts": ["#ai", "#auth", "#limits", "#database", "hono", "pino", "node:http"],
  "server/functions-v1/gemini-chat/route.ts": ["server/functions-v1/gemini-chat/handler.ts"],
  "web/routes.ts": ["web/pages/home/page.tsx", "content/value.ts"],
  "web/allowed.tsx": ["web/early/value.ts", "web/components/value.ts", "react-dom"],
  "web/prerender/allowed.tsx": ["web/routes.ts", "web/prerender/module.ts", "react-dom"],
  "web/ui/allowed.tsx": [
    "web/ui/value.ts",
    "web/styles/tabs.css",
    "react",
    "sonner",
    "lucide-react",
  ],
  "web/components/allowed.tsx": ["web/storage/value.ts", "web/paths.ts", "react-router"],
  "web/components/allowed.test.tsx": ["web/storage/fake-tab.ts", "react-dom", "vitest"],
  "web/backend/allowed.ts": ["@supabase/supabase-js", "contract/value.ts"],
  "web/pages/perfil/allowed.tsx": ["web/pages/perfil/value.ts", "web/styles/tabs.css"],
  "web/pages/perfil/below/allowed.tsx": ["web/pages/perfil/value.ts", "web/components/value.ts"],
  "deploy/supabase/allowed.ts": ["#ai", "server/functions-v1/gemini-chat/handler.ts"],
  "tests/wire/allowed.test.ts": ["#ai", "domain/value.ts", "@supabase/supabase-js", "node:fs"],
  "scripts/allowed.ts": ["#ai", "scripts/value.ts", "vite", "node:fs"],
  "benchmarks/allowed.ts": ["#ai", "benchmarks/value.ts", "not-installed-here"],
};
