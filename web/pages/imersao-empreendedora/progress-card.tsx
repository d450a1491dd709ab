import type { ReactNode } from "react";
import { Link } from "react-router";
import { course } from "../../../content/course/course.ts";
import { courseWords } from "../../../content/interface/course.ts";
import { courseProgress, courseTotals } from "../../../domain/progress/course-progress.ts";
import { courseDone } from "../../components/course-done.ts";
import { ProgressTape } from "../../components/progress-tape.tsx";
import { lessonWatchPath, liveAnchor, paths, transcriptAnchor } from "../../paths.ts";
import { useDeviceData } from "../../storage/use-device-data.ts";

const words = courseWords.progress;

type TileProps = { figure: string; label: ReactNode };

function Tile({ figure, label }: TileProps) {
  return (
    <li>
      <b>{figure}</b>
      <span>{label}</span>
    </li>
  );
}

export function ProgressCard() {
  const data = useDeviceData();
  const done = courseDone(data);
  // Of the lesson that was opened last; each of them leads to the others.
  const transcript = `${lessonWatchPath(`aula-${data.course.lastLesson ?? 1}`)}#${transcriptAnchor}`;
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
          <Tile figure={words.of(done.watched, courseTotals.watched)} label={words.tiles.video} />
          <Tile
            figure={words.tiles.transcript.figure}
            label={<Link to={transcript}>{words.tiles.transcript.label}</Link>}
          />
          <Tile
            figure={String(course.liveLessons)}
            label={<Link to={`${paths.support}#${liveAnchor}`}>{words.tiles.live}</Link>}
          />
          <Tile
            figure={words.of(done.projects, courseTotals.projects)}
            label={words.tiles.projects}
          />
        </ul>
      </div>
    </section>
  );
}
