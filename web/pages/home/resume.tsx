import { Link } from "react-router";
import { lessons } from "../../../content/course/lessons.ts";
import { practiceItemIds, profileItemIds } from "../../../content/guide/item-ids.ts";
import { home } from "../../../content/interface/home.ts";
import { countDone } from "../../../domain/progress/share.ts";
import { lessonPath, paths } from "../../paths.ts";
import { useDeviceData } from "../../storage/use-device-data.ts";

const guideItems = profileItemIds.length + practiceItemIds.length;

/** "Continue de onde parou", once there is something to continue. */
export function Resume() {
  const { checklist, course } = useDeviceData();
  const lesson = lessons.find(({ number }) => number === course.lastLesson);
  const ticked =
    countDone(checklist.profile, profileItemIds) + countDone(checklist.practices, practiceItemIds);
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
