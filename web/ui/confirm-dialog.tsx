import { useId } from "react";
import { Modal } from "./modal.tsx";

type Props = {
  open: boolean;
  title: string;
  text: string;
  action: string;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be undone; Escape and the backdrop mean no. */
export function ConfirmDialog({ open, title, text, action, cancel, onConfirm, onClose }: Props) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      role="alertdialog"
      className="confirm"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="actions">
        <button type="button" className="button line" onClick={onClose}>
          {cancel}
        </button>
        <button
          type="button"
          className="button danger"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </button>
      </div>
    </Modal>
  );
}
