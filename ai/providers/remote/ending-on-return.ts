import { followAbort } from "./follow-abort.ts";

/**
 * An iteration that ends at once when it is left. A generator that waits for its next value would
 * first wait for that value before it closes: here leaving aborts what it waits for.
 */
export function endingOnReturn<T>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
): AsyncIterable<T> {
  return {
    [Symbol.asyncIterator]: () => {
      const { controller, release } = followAbort(signal);
      const generator = start(controller.signal);
      return {
        next: async () => {
          const result = await generator.next();
          if (result.done) release();
          return result;
        },
        return: () => {
          release();
          controller.abort();
          return generator.return();
        },
      };
    },
  };
}
