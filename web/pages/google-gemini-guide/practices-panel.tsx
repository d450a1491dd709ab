import { advantages } from "../../../content/guide/advantages.ts";
import { practices } from "../../../content/guide/practices.ts";
import { guideWords } from "../../../content/interface/guide.ts";
import { countDone, share } from "../../../domain/progress/share.ts";
import { ProgressStrip } from "../../components/progress-strip.tsx";
import { useDeviceData } from "../../storage/use-device-data.ts";
import { ChecklistItem } from "./checklist-item.tsx";
import { StartOver } from "./start-over.tsx";

const ids = practices.map(({ item }) => item.id);

/** Second tab: nine cards of one practice each, then the advantages. */
export function PracticesPanel() {
  const done = countDone(useDeviceData().checklist.practices, ids);
  return (
    <>
      <h2 className="screen-reader">{guideWords.tabs["gemini-practices"]}</h2>
      <p className="count figures mt-6">{guideWords.practicesDone(done, ids.length)}</p>
      <div className="practices mt-4">
        {practices.map(({ title, item }) => (
          <section key={item.id} className="check" aria-labelledby={`lista-${item.id}`}>
            <h3 id={`lista-${item.id}`}>{title}</h3>
            <ChecklistItem list="practices" item={item} />
          </section>
        ))}
      </div>
      {done > 0 && <ProgressStrip progress={{ of: "practices", share: share(done, ids.length) }} />}
      <StartOver list="practices" />
      <section className="section" aria-labelledby="vantagens">
        <header>
          <h3 id="vantagens" className="section-title">
            {guideWords.advantages}
          </h3>
        </header>
        <ol className="tips">
          {advantages.map(({ title, text }) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
