import { Link } from "react-router";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { Source } from "../../../contract/gemini-chat.ts";
import { sourcePath } from "./source-path.ts";

/** Links to what an answer rests on. */
export function BasedOn({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="mt-5">
      <h4 className="label">{assistantWords.basedOn}</h4>
      <ul className="bullets sources">
        {sources.map((source) => (
          <li key={`${source.kind}-${source.id}`}>
            <Link to={sourcePath(source)}>{source.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
