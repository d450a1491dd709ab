import { useState } from "react";
import { lessons } from "../../content/course/lessons.ts";
import type { Lesson } from "../../content/course/schema.ts";
import { courseProgress } from "../../domain/progress/course-progress.ts";
import { useDeviceData } from "../storage/use-device-data.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { courseDone } from "./course-done.ts";
import { ProgressStrip } from "./progress-strip.tsx";

/** The lesson marked as done since the page was opened; undefined once its mark is taken back. */
function useNewest(done: readonly number[]): number | undefined {
  const hydrated = useHydrated();
  const [known, setKnown] = useState<{ done: readonly number[]; newest?: number | undefined }>();
  if (hydrated && known?.done !== done) {
    const newest = known && done.find((number) => !known.done.includes(number));
    setKnown({ done, newest });
  }
  return known?.newest;
}

/** The course's progress below the lessons or, with one, below its exercises. */
export function CourseStrip({ lesson }: { lesson?: Lesson }) {
  const data = useDeviceData();
  const done = data.course.lessons;
  const newest = useNewest(done);
  const finished = lesson && done.includes(lesson.number) ? lesson.number : newest;
  const percent = courseProgress(courseDone(data));
  if (percent === 25) return null;
  const progress = {
    of: "course",
    share: percent / 100,
    lesson: lessons.find(({ number }) => number === finished),
  } as const;
  return <ProgressStrip progress={progress} />;
}
