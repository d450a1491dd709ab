import { useEffect } from "react";
import { useDeviceData } from "../storage/use-device-data.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Applies the chosen theme; early.ts did so for the first paint. */
export function useTheme(): void {
  const { theme } = useDeviceData();
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) {
      return;
    }
    if (theme) {
      document.documentElement.dataset.theme = theme;
    } else {
      delete document.documentElement.dataset.theme;
    }
  }, [theme, hydrated]);
}
