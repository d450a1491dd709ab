import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderInDevelopment } from "./scripts/vite-prerender.ts";

/** In development the server of the project answers what is not a page. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Chrome for Android and Safari since 2023: the first with popover, on which the menus stand. */
const target = ["chrome114", "safari17", "firefox125"];

export default defineConfig({
  plugins: [react(), tailwind(), prerenderInDevelopment()],
  publicDir: false,
  appType: "custom",
  build: {
    target,
    cssTarget: target,
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
    outDir: "build/client",
    rolldownOptions: { input: "web/entry-client.tsx" },
  },
  server: {
    strictPort: true,
    proxy: { "/functions/v1": server, "/auth/v1": server, "/health": server },
  },
});
