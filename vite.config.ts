import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderInDevelopment } from "./scripts/vite-prerender.ts";

/** Phones of the audience: Chrome for Android and Safari of the last few years. */
const target = ["chrome111", "safari16.4", "firefox115"];

export default defineConfig({
  plugins: [react(), tailwind(), prerenderInDevelopment()],
  publicDir: false,
  appType: "custom",
  build: {
    target,
    cssTarget: target,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
    outDir: "build/client",
    rolldownOptions: { input: "web/entry-client.tsx" },
  },
  server: { strictPort: true },
});
