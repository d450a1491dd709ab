import { useState } from "react";
import { type Finish, finishWords } from "../../content/interface/finish.ts";
import { afterContact } from "../ui/after-contact.ts";
import { late } from "../ui/late.ts";
import { showToast } from "../ui/toast.ts";
import { useLate } from "../ui/use-late.ts";

/** Fetched as soon as something is finished, so that the picture can be had without a network. */
const finishDialog = late(() => afterContact(() => import("./finish-dialog.tsx")));

type Props = {
  finish: Finish;
  /** 0 to 1, for the tape of the picture, and what it says in words. */
  share: number;
  figure: string;
};

/** Opens the picture of what was finished. Nothing opens by itself. */
export function FinishButton({ finish, share, figure }: Props) {
  const [open, setOpen] = useState(false);
  const view = useLate(finishDialog, true, open);
  const show = () =>
    finishDialog.load().then(
      () => setOpen(true),
      () => showToast({ ...finishWords.failed, tone: "error" }),
    );
  return (
    <>
      <button type="button" className="button line" aria-haspopup="dialog" onClick={show}>
        {finishWords.open}
      </button>
      {view && (
        <view.FinishDialog
          open={open}
          onClose={() => setOpen(false)}
          card={{ ...finish, share, figure }}
        />
      )}
    </>
  );
}
