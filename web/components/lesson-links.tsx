import { CirclePlay, FileDown } from "lucide-react";
import type { Lesson } from "../../content/course/schema.ts";
import { courseWords } from "../../content/interface/course.ts";
import { site } from "../../content/interface/site.ts";
import { lessonFilePath } from "../paths.ts";

type Props = { lesson: Lesson; text: string; className: string };

/** The lesson's video, outside; until the operator sets one, a search for the theme, and says so. */
export function WatchLink({ lesson: { day, video }, text, className }: Props) {
  const what = video.placeholder ? `${courseWords.lesson.searchForTheme}, ` : "";
  return (
    <a className={className} href={video.href} target="_blank" rel="noopener">
      <CirclePlay className="icon" aria-hidden="true" /> {text}
      <span className="screen-reader">
        {" "}
        {day} ({what}
        {site.newTab})
      </span>
    </a>
  );
}

/** The whole lesson as PDF. */
export function FileLink({ lesson: { slug }, text }: { lesson: Lesson; text: string }) {
  return (
    <a className="button line" href={lessonFilePath(slug)} download>
      <FileDown className="icon" aria-hidden="true" /> {text}
    </a>
  );
}
