import { useSyncExternalStore } from "react";

const never = () => () => {};

/** false while the prerendered HTML stands, true once the application is live. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
