import { progressValue } from "../../domain/progress/progress-value.ts";
import "./progress-tape.css";

type Props = {
  /** 0 to 100; anything else is an error of the caller. */
  value: number;
  labelledBy: string;
  /** What the value is, in words, for those who do not see the tape. */
  valueText: string;
};

/** Progress as a measuring tape. */
export function ProgressTape({ value, labelledBy, valueText }: Props) {
  const percent = progressValue(value);
  return (
    <div
      className="tape-measure"
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      // Set once it is live, and not written into the page, which may hold no styles.
      ref={(tape) => tape?.style.setProperty("--w", `${percent}%`)}
    >
      <i />
    </div>
  );
}
