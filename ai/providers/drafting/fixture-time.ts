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
