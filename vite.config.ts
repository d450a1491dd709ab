import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { prerenderInDevelopment } from "./scripts/vite-prerender.ts";

/** In development the server of the project answers what is not a page. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Chrome for Android and Safari since 2023: the first with popover, on which the menus stand. */
const target = ["chrome114", "safari17", "firefox125"];

/** The content security policy refuses a <style> that a script makes: `toast-region.tsx` imports the same rules as a file. */
function importedToastStyles(): Plugin {
  return {
    name: "imported-toast-styles",
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(.*\);$/m, "");
        if (without === code) this.error("sonner inserts its styles in another way now");
        return { code: without, map: null };
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwind(), prerenderInDevelopment(), importedToastStyles()],
  publicDir: false,
  appType: "custom",
  build: {
    // A preload that failed without a connection is never asked for again, an import is.
    modulePreload: false,
    target,
    cssTarget: target,
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    outDir: "build/client",
    rolldownOptions: { input: "web/entry-client.tsx" },
  },
  server: {
    strictPort: true,
    proxy: { "/functions/v1": server, "/auth/v1": server, "/health": server },
  },
});
