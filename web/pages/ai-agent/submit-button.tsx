type Props = {
  label: string;
  busy: string;
  isBusy: boolean;
  isDisabled: boolean;
  /** Not the first thing to do on its card: an outline. */
  isSecond?: boolean;
};

/** Only the running card shows its busy label; all are disabled meanwhile and keep their focus. */
export function SubmitButton({ label, busy, isBusy, isDisabled, isSecond }: Props) {
  return (
    <button type="submit" className={isSecond ? "btn line" : "btn"} aria-disabled={isDisabled}>
      {isBusy ? (
        <>
          <span className="spin" aria-hidden="true" /> {busy}
        </>
      ) : (
        label
      )}
    </button>
  );
}
