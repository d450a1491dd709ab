import { deviceNotices } from "../../content/interface/device-notices.ts";
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

/** Where the code cannot be fetched, what it would remove was not kept either. */
function forgetKeptSite(): Promise<void> {
  return import("../storage/kept-pages.ts").then(
    ({ forgetSite }) => forgetSite(),
    () => undefined,
  );
}

/** Erases what this device holds, after asking. */
export function EraseDialog({ open, onClose, leaving = false }: Props) {
  const { title, text, action } = deviceNotices.eraseConfirm;
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={leaving ? `${deviceNotices.nothingToErase} ${text}` : text}
      action={action}
      cancel={site.cancel}
      onConfirm={() => {
        // The next page that is opened is kept again, as for anybody.
        void forgetKeptSite();
        if (eraseDevice()) {
          showToast(deviceNotices.erased);
        } else {
          showToast({ ...deviceNotices.problems.blocked, tone: "error" });
        }
      }}
      onClose={onClose}
    />
  );
}
