const microsecondsInMillisecond = 1000;

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / microsecondsInMillisecond;
}

/**
 * Milliseconds that the processor needs for a piece of work: the least of some runs, without the time in which other
 * processes had the processor.
 */
export function leastTimeOf(work: () => unknown, runs = 9): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const start = processorTime();
    work();
    return processorTime() - start;
  });
  return Math.min(...times);
}

/** Words counted in a map, as a reading does it: twenty thousand different ones, twenty times over. */
function countWords(): number {
  const counts = new Map<string, number>();
  for (let at = 0; at < 400_000; at += 1) {
    const word = `palavra${at % 20_000}`.slice(3);
    counts.set(word, (counts.get(word) ?? 0) + (/\d$/.test(word) ? 1 : 0));
  }
  return counts.size;
}

/** Milliseconds that this takes where the deadlines were set: on one core of a small server of 2026. */
const countedIn = 32;

/**
 * A deadline in milliseconds, as it is on this machine: longer where the machine is slower than the one that it was set
 * on, so that it fails for slower code and for nothing else.
 */
export function deadline(milliseconds: number): number {
  return milliseconds * Math.max(1, leastTimeOf(countWords, 3) / countedIn);
}
