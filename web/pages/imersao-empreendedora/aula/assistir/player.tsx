import { Link } from "react-router";
import type { Narration } from "../../../../../content/course/narration-schema.ts";
import type { Lesson } from "../../../../../content/course/schema.ts";
import { watchWords as words } from "../../../../../content/interface/watch.ts";
import { lessonPath } from "../../../../paths.ts";
import { Controls, Scrubber } from "./controls.tsx";
import type { Narrator, NarratorState } from "./narrator.ts";
import { SceneView } from "./scene-view.tsx";
import { minutesAndSeconds, type Sentence, secondsIn, startOf } from "./track.ts";

type Props = {
  lesson: Lesson;
  narration: Narration;
  track: readonly Sentence[];
  state: NarratorState;
  narrator: Narrator;
};

/** The sentence at hand, after the one before it. Read out by a screen reader only where no voice says it already. */
function Caption({ lesson, track, state: { sentence, isOver, isSpoken } }: Props) {
  const [before, now] = [track[sentence - 1], track[sentence]];
  if (isOver) {
    return (
      <p className="caption" aria-live="polite">
        {words.over} <Link to={lessonPath(lesson.slug)}>{words.overLink}</Link>
      </p>
    );
  }
  return (
    <p className="caption" aria-live={isSpoken ? "off" : "polite"} aria-atomic="false">
      {before && before.scene === now?.scene && <span className="gone">{before.text}</span>}{" "}
      <mark key={sentence}>{now?.text}</mark>
    </p>
  );
}

export function Player(props: Props) {
  const { narration, track, state } = props;
  const at = track[state.sentence]?.scene ?? 0;
  const scene = narration.scenes[at];
  return (
    <section className="player" aria-label={words.player}>
      {scene && (
        <SceneView
          scene={scene}
          number={at + 1}
          of={narration.scenes.length}
          said={state.sentence - startOf(track, at) + 1}
        />
      )}
      <Caption {...props} />
      <Scrubber {...props} />
      <Controls {...props} />
    </section>
  );
}

/** The scenes, each with its length; the one at hand is marked, those before it are ticked. */
export function Chapters({ narration: { scenes }, track, state, narrator }: Props) {
  const at = track[state.sentence]?.scene ?? 0;
  const length = (scene: number) =>
    minutesAndSeconds(secondsIn(track.filter((sentence) => sentence.scene === scene)));
  return (
    <nav aria-labelledby="cenas">
      <h2 id="cenas" className="label">
        {words.chapters}
      </h2>
      <ol className="chapters figures">
        {scenes.map(({ title }, scene) => (
          <li key={title}>
            <button
              type="button"
              className={scene < at || state.isOver ? "seen" : undefined}
              aria-current={scene === at && !state.isOver ? "true" : undefined}
              onClick={() => narrator.goTo(startOf(track, scene))}
            >
              {title} <span>{length(scene)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="small soft">{words.hint}</p>
      <p className="small soft keys-hint">{words.keys}</p>
      <a className="button quiet -ml-2" href="#transcricao">
        {words.readTranscript}
      </a>
    </nav>
  );
}
