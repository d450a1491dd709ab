import { Link } from "react-router";
import { practiceItemIds, profileItemIds } from "../../content/guide/items.ts";
import { type Finish, finishWords } from "../../content/interface/finish.ts";
import { ownCertificateAnchor, paths } from "../paths.ts";
import { ShopFront } from "./drawings/shop-front.tsx";
import { FinishButton } from "./finish-button.tsx";
import type { Progress } from "./progress.ts";
import "./progress-tape.css";
import "./progress-strip.css";

const words = finishWords.strip;

function textOf({ of, share }: Progress): string {
  if (of === "course") return words.course(Math.round(share * 100));
  const { length } = of === "profile" ? profileItemIds : practiceItemIds;
  return words[of](Math.round(share * length), length);
}

function finishOf(progress: Progress): Finish | undefined {
  if (progress.of === "practices") return undefined;
  if (progress.share === 1) return finishWords.whole[progress.of];
  return progress.of === "course" && progress.lesson
    ? finishWords.lesson(progress.lesson)
    : undefined;
}

/** Loaded late: see ProgressStrip. */
export function ProgressStripView({ progress }: { progress: Progress }) {
  const text = textOf(progress);
  const finish = finishOf(progress);
  return (
    <div className="progress-strip no-print">
      {progress.of === "profile" && <ShopFront parts={progress.parts} />}
      <p role="status" className="figures">
        <b>{text}</b> <span>{finish?.short ?? (progress.of === "profile" && words.paints)}</span>
      </p>
      {finish === finishWords.whole.course && (
        <Link className="button line" to={`${paths.certificate}#${ownCertificateAnchor}`}>
          {finishWords.certificate}
        </Link>
      )}
      {finish && <FinishButton finish={finish} share={progress.share} figure={text} />}
      <div
        className="tape-measure"
        aria-hidden="true"
        ref={(tape) => tape?.style.setProperty("--w", `${Math.round(progress.share * 100)}%`)}
      >
        <i />
      </div>
    </div>
  );
}
