import { useEffect, useEffectEvent } from "react";
import { takeSharedText } from "../../storage/kept-pages.ts";

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
    takeSharedText().then((shared) => shared && fill(shared));
  }, []);
}
