import { useId } from "react";

type Props = {
  label: string;
  busy: string;
  isBusy: boolean;
  isDisabled: boolean;
  /** Why it waits; stands beside it. */
  describedBy?: string | undefined;
  /** Not the first thing to do on its card: an outline. */
  isSecond?: boolean;
};

/** Only the running card shows its busy label; all are disabled meanwhile and keep their focus. */
export function SubmitButton({ label, busy, isBusy, isDisabled, describedBy, isSecond }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="submit"
        className={isSecond ? "button line" : "button"}
        aria-disabled={isDisabled}
        aria-describedby={describedBy && id}
      >
        {isBusy ? (
          <>
            <span className="spin" aria-hidden="true" /> {busy}
          </>
        ) : (
          label
        )}
      </button>
      {describedBy && (
        <span className="soft" id={id}>
          {describedBy}
        </span>
      )}
    </>
  );
}
