import { spawn } from "node:child_process";
import { join } from "node:path";
import { installPackages, projectEnvironment, projectNode, root, runScript } from "./install.mjs";

// `npm run dev`: pages with hot reload from Vite; everything that is not a page from the server,
// which restarts when its own sources change.

installPackages({ testTools: true });
runScript("scripts/build.ts");

const children = [
  ["--watch", join(root, "server/main.ts")],
  [join(root, "node_modules/vite/bin/vite.js")],
].map((args) =>
  spawn(projectNode(), args, { cwd: root, env: projectEnvironment(), stdio: "inherit" }),
);

function stop() {
  for (const child of children) {
    child.kill("SIGTERM");
  }
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) {
  child.on("exit", stop);
}
