import { ArrowLeft } from "lucide-react";
import { type ComponentType, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Narration } from "../../../../../content/course/narration-schema.ts";
import type { Lesson } from "../../../../../content/course/schema.ts";
import { watchWords as words } from "../../../../../content/interface/watch.ts";
import { DoneButton } from "../../../../components/done-button.tsx";
import { lessonPath } from "../../../../paths.ts";
import { setLastLesson, setLessonWatched } from "../../../../storage/use-device-data.ts";
import { Chapters, Player } from "./player.tsx";
import { startOf, trackOf } from "./track.ts";
import { Transcript } from "./transcript.tsx";
import { useNarrator } from "./use-narrator.ts";
import "../../lesson-ink.css";
import "./player.css";

type Props = { lesson: Lesson; narration: Narration };

function Watching({ lesson, narration }: Props) {
  const player = useRef<HTMLDivElement>(null);
  const track = trackOf(narration);
  const [state, narrator] = useNarrator(lesson.slug, track);
  useEffect(() => setLastLesson(lesson.number), [lesson]);
  // Played to its end, by whatever way somebody came there; the mark can be taken back.
  useEffect(() => {
    if (state.isOver) setLessonWatched(lesson.number, true);
  }, [state.isOver, lesson]);
  const watch = (scene: number) => {
    narrator.goTo(startOf(track, scene));
    narrator.play();
    player.current?.scrollIntoView();
    player.current?.querySelector<HTMLElement>(".go")?.focus({ preventScroll: true });
  };
  const parts = { lesson, narration, track, state, narrator };
  return (
    <article
      className={lesson.type === "text" ? "watching lesson-ink text" : "watching lesson-ink"}
    >
      <header className="watching-head">
        <Link className="button quiet -ml-2 no-print" to={lessonPath(lesson.slug)}>
          <ArrowLeft className="icon" aria-hidden="true" /> {words.back(lesson.day)}
        </Link>
        <h1>{lesson.title}</h1>
      </header>
      <div className="watch no-print" ref={player}>
        <Player {...parts} />
        <Chapters {...parts} />
      </div>
      <div className="actions no-print">
        <DoneButton lesson={lesson} mark="watched" />
      </div>
      <Transcript narration={narration} onWatch={watch} />
    </article>
  );
}

/** The page that narrates one lesson; the route table hands over its words, and no other lesson's. */
export function watchPage(lesson: Lesson, narration: Narration): ComponentType {
  return function WatchPage() {
    return <Watching lesson={lesson} narration={narration} />;
  };
}
