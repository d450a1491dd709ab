import { deviceWords } from "../../content/interface/device.ts";
import { site } from "../../content/interface/site.ts";
import { eraseDevice } from "../storage/use-device-data.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { showToast } from "../ui/toast.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  /** Opened by 'Sair': says first that there is no account to leave. */
  leaving?: boolean;
};

/** Erases what this device holds, after asking. */
export function EraseDialog({ open, onClose, leaving = false }: Props) {
  const { title, text, action } = deviceWords.eraseConfirm;
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={leaving ? `${deviceWords.nothingToErase} ${text}` : text}
      action={action}
      cancel={site.cancel}
      onConfirm={() => {
        if (eraseDevice()) {
          showToast(deviceWords.erased);
        } else {
          showToast({ ...deviceWords.problems.blocked, tone: "error" });
        }
      }}
      onClose={onClose}
    />
  );
}
