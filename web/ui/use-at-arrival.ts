import { useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** A value as it was when the page came to life, whatever becomes of it: what must not move under the finger. */
export function useAtArrival<T>(value: T): T | undefined {
  const hydrated = useHydrated();
  const [first, setFirst] = useState<{ value: T }>();
  if (hydrated && !first) setFirst({ value });
  return first?.value;
}
