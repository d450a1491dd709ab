/** An answer that is kept for a while, with what it weighs. */
type Kept<Answer> = { fingerprint: string; answer: Answer; bytes: number; until: number };

export type AnswerCache<Answer> = {
  readonly bytes: number;
  readonly count: number;
  get(key: string): { fingerprint: string; answer: Answer } | undefined;
  set(key: string, fingerprint: string, answer: Answer): void;
};

export type CacheLimits<Answer> = {
  keepMs: number;
  maxAnswers: number;
  maxBytes: number;
  bytesOf(answer: Answer): number;
  now: () => number;
};

/** All are kept equally long, so the oldest is the first to go, by age as by lack of room. */
export function createAnswerCache<Answer>(limits: CacheLimits<Answer>): AnswerCache<Answer> {
  const cache = new Map<string, Kept<Answer>>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= cache.get(key)?.bytes ?? 0;
    cache.delete(key);
  }

  function makeRoom(): void {
    for (const [key, { until }] of cache) {
      const tooMany = cache.size > limits.maxAnswers || bytes > limits.maxBytes;
      if (until > limits.now() && !tooMany) return;
      remove(key);
    }
  }

  return {
    get bytes() {
      return bytes;
    },
    get count() {
      return cache.size;
    },
    get(key) {
      makeRoom();
      return cache.get(key);
    },
    set(key, fingerprint, answer) {
      const size = limits.bytesOf(answer);
      if (size > limits.maxBytes) return;
      remove(key);
      cache.set(key, { fingerprint, answer, bytes: size, until: limits.now() + limits.keepMs });
      // Also where nobody asks meanwhile: the notice to visitors names the time.
      setTimeout(makeRoom, limits.keepMs + 1).unref();
      bytes += size;
      makeRoom();
    },
  };
}
