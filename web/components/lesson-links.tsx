import { CirclePlay, FileDown } from "lucide-react";
import type { Lesson } from "../../content/course/schema.ts";
import { courseWords } from "../../content/interface/course.ts";
import { site } from "../../content/interface/site.ts";
import { lessonFilePath, lessonWatchPath } from "../paths.ts";

type Props = { lesson: Lesson; text: string; className: string };

/** The operator's video, where one is set; else the narrated lesson. Either stands in a tab of its own. */
export function WatchLink({ lesson: { day, slug, video }, text, className }: Props) {
  const { narrated, ownVideo } = courseWords.lesson;
  return (
    <a
      className={className}
      href={video?.href ?? lessonWatchPath(slug)}
      target="_blank"
      rel="noopener"
    >
      <CirclePlay className="icon" aria-hidden="true" /> {text}
      <span className="screen-reader">
        {" "}
        {day} ({video ? ownVideo : narrated}, {site.newTab})
      </span>
    </a>
  );
}

/** The whole lesson as PDF; the server has it saved, not shown. */
export function FileLink({ lesson: { slug }, text }: { lesson: Lesson; text: string }) {
  return (
    <a className="button line" href={lessonFilePath(slug)}>
      <FileDown className="icon" aria-hidden="true" /> {text}
    </a>
  );
}
