import { useEffect } from "react";
import { deviceNotices } from "../../content/interface/device-notices.ts";
import { onStorageProblem } from "../storage/use-device-data.ts";
import { showToast } from "../ui/toast.ts";

/** Says once what is wrong with the device's storage; the page works on regardless. */
export function useStorageNotice(): void {
  useEffect(
    () =>
      onStorageProblem((problem) =>
        showToast({ ...deviceNotices.problems[problem], tone: "error" }),
      ),
    [],
  );
}
