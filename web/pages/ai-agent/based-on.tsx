import { Link } from "react-router";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { Source } from "../../../contract/gemini-chat.ts";
import { promptPath } from "../../components/prompt-path.ts";
import { lessonPath, paths } from "../../paths.ts";

function pathOf({ kind, id }: Source): string {
  if (kind === "lesson") {
    return lessonPath(id);
  }
  if (kind === "item") {
    return `${paths.guide}#${id}`;
  }
  return promptPath(id);
}

/** Links to what an answer rests on. */
export function BasedOn({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="mt-5">
      <h4 className="lbl">{assistantWords.basedOn}</h4>
      <ul className="bullets sources">
        {sources.map((source) => (
          <li key={`${source.kind}-${source.id}`}>
            <Link to={pathOf(source)}>{source.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
