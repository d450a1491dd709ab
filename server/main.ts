import { runtimeFault } from "./lifecycle/runtime.ts";

const fault = runtimeFault(process.versions.node);
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
} else {
  // Only now: what it imports may not even parse on an older Node.
  const { start } = await import("./lifecycle/start.ts");
  await start();
}
