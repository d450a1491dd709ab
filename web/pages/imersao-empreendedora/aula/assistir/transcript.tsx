import { Link } from "react-router";
import { lessons } from "../../../../../content/course/lessons.ts";
import type { Narration } from "../../../../../content/course/narration-schema.ts";
import { watchWords as words } from "../../../../../content/interface/watch.ts";
import { lessonWatchPath, transcriptAnchor } from "../../../../paths.ts";

type Props = { narration: Narration; onWatch: (scene: number) => void };

/** All that is said, to be read; it stands in the page's HTML. */
export function Transcript({ narration: { number, scenes }, onWatch }: Props) {
  return (
    <section className="transcript" id={transcriptAnchor} aria-labelledby="titulo-transcricao">
      <h2 id="titulo-transcricao">{words.transcript}</h2>
      {scenes.map(({ title, lines }, scene) => (
        <section key={title} id={`cena-${scene + 1}`}>
          <h3>
            {scene + 1}. {title}
          </h3>
          <p>{lines.map(([sentence]) => sentence).join(" ")}</p>
          <button type="button" className="button quiet -ml-2" onClick={() => onWatch(scene)}>
            {words.fromHere}
            <span className="screen-reader">: {title}</span>
          </button>
        </section>
      ))}
      <nav aria-label={words.others} className="no-print">
        <h3>{words.others}</h3>
        <ul className="bullets">
          {lessons
            .filter((other) => other.number !== number)
            .map(({ slug, day, title }) => (
              <li key={slug}>
                <Link to={lessonWatchPath(slug)}>
                  {day}: {title}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </section>
  );
}
