import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds; the writes of a new account take a tenth of it on a fair disk. */
const minimumMs = 50;

/**
 * Work whose length would tell what it found, such as whether an address has an account: the answer,
 * or the refusal, comes no earlier than any of them would.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(minimumMs)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
