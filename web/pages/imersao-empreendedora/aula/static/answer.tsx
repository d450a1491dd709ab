import { ChevronDown } from "lucide-react";
import type { Block } from "../../../../../content/course/text-schema.ts";
import { courseWords } from "../../../../../content/interface/course.ts";
import { Blocks } from "./blocks.tsx";

/** Closed until the reader has done the exercise. */
export function Answer({ title, blocks }: { title: string; blocks: readonly Block[] }) {
  return (
    <details className="answer-fold">
      <summary>
        <ChevronDown className="icon" aria-hidden="true" /> {courseWords.reading.showAnswer}
        <span className="screen-reader">: {title}</span>
      </summary>
      <div className="model stack">
        <p className="soft">{courseWords.reading.oneOfMany}</p>
        <Blocks blocks={blocks} />
      </div>
    </details>
  );
}
