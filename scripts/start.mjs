import { spawn } from "node:child_process";
import { join } from "node:path";
import { installPackages, projectEnvironment, projectNode, root, runScript } from "./install.mjs";

// `npm start`: installs what is missing, builds what has changed, and serves.

installPackages({ testTools: false });
runScript("scripts/build.ts");

const server = spawn(projectNode(), [join(root, "build/server/main.js")], {
  cwd: root,
  env: projectEnvironment(),
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  // Ctrl+C reaches the server through the terminal as well; it stops gracefully, then we follow.
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
