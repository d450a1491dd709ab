import { useEffect, useEffectEvent } from "react";
import { late } from "../../ui/late.ts";

const keptPages = late(() => import("../../storage/kept-pages.ts"));

/** Puts what another app shared into a field, once; what was typed there stays above it. */
export function useSharedText({
  text,
  type,
}: {
  text: string;
  type: (text: string) => void;
}): void {
  const fill = useEffectEvent((shared: string) => {
    type(text.trim() === "" ? shared : `${text}\n\n${shared}`);
  });
  useEffect(() => {
    keptPages
      .load()
      .then(({ takeSharedText }) => takeSharedText())
      // What cannot be fetched was not fetched: the next visit asks anew.
      .then(
        (shared) => shared && fill(shared),
        () => undefined,
      );
  }, []);
}
