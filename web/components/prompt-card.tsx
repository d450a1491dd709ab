import { Copy } from "lucide-react";
import { useRef } from "react";
import { promptWords } from "../../content/interface/prompts.ts";
import type { Prompt } from "../../content/prompt-library/schema.ts";
import { promptAnchor } from "../paths.ts";
import { copyText } from "../ui/copy-text.ts";
import { showToast } from "../ui/toast.ts";
import { PromptText } from "./prompt-text.tsx";
import { SearchHits } from "./search-hits.tsx";
import "./prompt-card.css";

type Props = {
  prompt: Prompt;
  /** Search whose hits are marked. */
  query?: string;
};

async function copyPrompt({ title, text }: Prompt, shownIn: HTMLElement): Promise<void> {
  if (await copyText(text, shownIn)) {
    showToast({
      title: promptWords.copied.title,
      description: promptWords.copied.description(title),
    });
  } else {
    showToast({ ...promptWords.copyFailed, tone: "error" });
  }
}

/** Title, description, prompt text, tags and 'Copiar Prompt'. */
export function PromptCard({ prompt, query = "" }: Props) {
  const shown = useRef<HTMLPreElement>(null);
  const anchor = promptAnchor(prompt.id);
  return (
    <article className="prompt" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div>
        <h3 id={`${anchor}-title`}>
          <SearchHits text={prompt.title} query={query} />
        </h3>
        <p>
          <SearchHits text={prompt.description} query={query} />
        </p>
      </div>
      <PromptText text={prompt.text} ref={shown} />
      <div className="prompt-foot">
        <ul className="tags" aria-label={promptWords.tags}>
          {prompt.tags.map((tag) => (
            <li key={tag}>
              <SearchHits text={tag} query={query} />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="button"
          onClick={() => shown.current && void copyPrompt(prompt, shown.current)}
        >
          <Copy className="icon" aria-hidden="true" /> {promptWords.copy}
          <span className="screen-reader">: {prompt.title}</span>
        </button>
      </div>
    </article>
  );
}
