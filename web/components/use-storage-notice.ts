import { useEffect } from "react";
import { deviceWords } from "../../content/interface/device.ts";
import { onStorageProblem } from "../storage/use-device-data.ts";
import { showToast } from "../ui/toast.ts";

/** Says once what is wrong with the device's storage; the page works on regardless. */
export function useStorageNotice(): void {
  useEffect(
    () =>
      onStorageProblem((problem) => showToast({ ...deviceWords.problems[problem], tone: "error" })),
    [],
  );
}
