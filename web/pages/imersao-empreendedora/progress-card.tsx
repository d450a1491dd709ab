import { course } from "../../../content/course/course.ts";
import { courseWords } from "../../../content/interface/course.ts";
import { courseProgress, courseTotals } from "../../../domain/progress/course-progress.ts";
import { courseDone } from "../../components/course-done.ts";
import { ProgressTape } from "../../components/progress-tape.tsx";
import { useDeviceData } from "../../storage/use-device-data.ts";

const words = courseWords.progress;

type TileProps = { figure: string; label: string };

function Tile({ figure, label }: TileProps) {
  return (
    <li>
      <b>{figure}</b>
      <span>{label}</span>
    </li>
  );
}

export function ProgressCard() {
  const done = courseDone(useDeviceData());
  const percent = courseProgress(done);
  return (
    <section className="section with-margin" aria-labelledby="progresso">
      <header>
        <h2 id="progresso">{words.title}</h2>
      </header>
      <p className="side">
        {words.hint} {words.formats}
      </p>
      <div className="main sheet-card progress">
        <div>
          <p className="percentage figures">{words.percent(percent)}</p>
          <ProgressTape value={percent} labelledBy="progresso" valueText={words.percent(percent)} />
          <div className="tape-figures" aria-hidden="true">
            {words.stages.map((stage) => (
              <span key={stage}>{stage}</span>
            ))}
          </div>
        </div>
        <ul className="tiles figures">
          <Tile
            figure={words.of(done.lessonsDone, courseTotals.lessons)}
            label={words.tiles.video}
          />
          <Tile {...words.tiles.transcript} />
          <Tile figure={String(course.liveLessons)} label={words.tiles.live} />
          <Tile
            figure={words.of(done.projectsDone, courseTotals.projects)}
            label={words.tiles.projects}
          />
        </ul>
      </div>
    </section>
  );
}
