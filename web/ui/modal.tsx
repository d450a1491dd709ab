import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";

type Props = {
  open: boolean;
  onClose: () => void;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  describedBy?: string;
  className: string;
  role?: "alertdialog";
  children: ReactNode;
};

/**
 * A modal on the browser's own dialog: focus is trapped and returns, Escape closes, the page behind
 * is inert. A click on the backdrop closes too.
 */
export function Modal({
  open,
  onClose,
  labelledBy,
  describedBy,
  className,
  role,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
    } else if (!open) {
      dialog.current?.close();
    }
  }, [open]);
  const closeOnBackdrop = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) {
      onClose();
    }
  };
  // Left to itself the browser closes on Escape and says so later: meanwhile a click that opens would be lost.
  const closeOnEscape = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) {
      event.preventDefault();
      onClose();
    }
  };
  // It may be open again by the time that the browser says that it was closed.
  const followBrowser = () => {
    if (!dialog.current?.open) {
      onClose();
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      role={role}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={closeOnEscape}
      onClose={followBrowser}
      onClick={closeOnBackdrop}
    >
      {open && children}
    </dialog>
  );
}
