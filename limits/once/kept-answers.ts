/** An answer that is kept for a while, with what it weighs. */
type Kept<Answer> = { fingerprint: string; answer: Answer; bytes: number; until: number };

export type KeptAnswers<Answer> = {
  readonly bytes: number;
  readonly count: number;
  get(key: string): { fingerprint: string; answer: Answer } | undefined;
  set(key: string, fingerprint: string, answer: Answer): void;
};

export type KeepLimits<Answer> = {
  keepMs: number;
  maxAnswers: number;
  maxBytes: number;
  bytesOf(answer: Answer): number;
  now: () => number;
};

/** All are kept equally long, so the oldest is the first to go, by age as by lack of room. */
export function createKeptAnswers<Answer>(limits: KeepLimits<Answer>): KeptAnswers<Answer> {
  const kept = new Map<string, Kept<Answer>>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function makeRoom(): void {
    for (const [key, { until }] of kept) {
      const tooMany = kept.size > limits.maxAnswers || bytes > limits.maxBytes;
      if (until > limits.now() && !tooMany) return;
      remove(key);
    }
  }

  return {
    get bytes() {
      return bytes;
    },
    get count() {
      return kept.size;
    },
    get(key) {
      makeRoom();
      return kept.get(key);
    },
    set(key, fingerprint, answer) {
      const size = limits.bytesOf(answer);
      if (size > limits.maxBytes) return;
      remove(key);
      kept.set(key, { fingerprint, answer, bytes: size, until: limits.now() + limits.keepMs });
      // Also where nobody asks meanwhile: the notice to visitors names the time.
      setTimeout(makeRoom, limits.keepMs + 1).unref();
      bytes += size;
      makeRoom();
    },
  };
}
