import { useEffect, useState } from "react";
import type { Late } from "./late.ts";

/**
 * What was fetched on demand, for what can do without: undefined until it is there, and where it cannot be fetched.
 * @param isWanted fetches it; a change of `attempt` tries anew after a failure.
 */
export function useLate<Module>(
  { load, peek }: Late<Module>,
  isWanted: boolean,
  attempt: unknown = isWanted,
): Module | undefined {
  const [module, setModule] = useState(peek);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to try again
  useEffect(() => {
    let isCurrent = true;
    if (isWanted && !module) {
      load().then(
        () => isCurrent && setModule(peek),
        // Nothing depends on it alone: the page says what it has to say without.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt, module, load, peek]);
  return module ?? (isWanted ? peek() : undefined);
}
