/**
 * Aborts with another signal until `release` is called. `AbortSignal.any` does the same for several
 * times the memory, which counts where thousands of answers are under way.
 */
export function followAbort(signal: AbortSignal): {
  controller: AbortController;
  release: () => void;
} {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  return { controller, release: () => signal.removeEventListener("abort", abort) };
}
