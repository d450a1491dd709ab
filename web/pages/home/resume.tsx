import { Link } from "react-router";
import { lessons } from "../../../content/course/lessons.ts";
import { home } from "../../../content/interface/home.ts";
import { lessonPath, paths } from "../../paths.ts";
import { useDeviceData } from "../../storage/use-device-data.ts";

/** 24 profile items and 9 practices (specification, section 3); the home page ships no checklist. */
const guideItems = 33;

/** "Continue de onde parou", once there is something to continue. */
export function Resume() {
  const { checklist, course } = useDeviceData();
  const lesson = lessons.find(({ number }) => number === course.lastLesson);
  const ticked = checklist.profile.length + checklist.practices.length;
  if (!lesson && ticked === 0) {
    return null;
  }
  return (
    <aside className="note" aria-labelledby="resume-title">
      <b id="resume-title">{home.resume.title}</b>
      {lesson && (
        <p>
          {lesson.day}, {lesson.title}.{" "}
          <Link to={lessonPath(lesson.slug)}>{home.resume.lesson}</Link>
        </p>
      )}
      {ticked > 0 && (
        <p>
          {home.resume.guideCount(ticked, guideItems)}{" "}
          <Link to={paths.guide}>{home.resume.guide}</Link>
        </p>
      )}
    </aside>
  );
}
