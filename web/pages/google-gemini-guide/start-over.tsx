import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { guideWords } from "../../../content/interface/guide.ts";
import { site } from "../../../content/interface/site.ts";
import type { ChecklistName } from "../../storage/changes.ts";
import { setChecklistItem, useDeviceData } from "../../storage/use-device-data.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** A way to start a list over; shown once something is ticked. */
export function StartOver({ list }: { list: ChecklistName }) {
  const [asking, setAsking] = useState(false);
  const ticked = useDeviceData().checklist[list];
  const clear = () => {
    for (const id of ticked) {
      setChecklistItem(list, id, false);
    }
  };
  return (
    <>
      {ticked.length > 0 && (
        <button type="button" className="button quiet mt-6" onClick={() => setAsking(true)}>
          <RotateCcw className="icon" aria-hidden="true" /> {guideWords.startOver}
        </button>
      )}
      <ConfirmDialog
        open={asking}
        {...guideWords.startOverConfirm}
        cancel={site.cancel}
        onConfirm={clear}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
