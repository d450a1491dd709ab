// Preloaded into every process that is measured, ours and theirs: it tells its own costs when it is asked.

/** Bytes. */
export type Memory = { heap: number; external: number; resident: number };

/** Microseconds, of all threads. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** What is really held: the garbage is collected before, and again for what the first time only let go. */
function memory(): Memory {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed: heap, external, rss: resident } = process.memoryUsage();
  return { heap, external, resident };
}

process.on("message", (question) => {
  if (question === "processor") process.send?.(processor());
  if (question === "memory") process.send?.(memory());
});
// Not a reason to stay alive, nor to outlive the one who measures.
process.on("disconnect", () => process.exit());
process.channel?.unref();
