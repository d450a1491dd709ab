import { ChevronDown, Copy } from "lucide-react";
import { useRef, useState } from "react";
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

/** Whether it was copied; where the browser refuses, the text is selected. */
async function copyPrompt({ title, text }: Prompt, shownIn: HTMLElement): Promise<boolean> {
  const copied = await copyText(text, shownIn);
  if (copied) {
    showToast({
      title: promptWords.copied.title,
      description: promptWords.copied.description(title),
    });
  } else {
    showToast({ ...promptWords.copyFailed, tone: "error" });
  }
  return copied;
}

type HeadProps = Required<Props> & { onCopy: () => void };

function Head({ prompt, query, onCopy }: HeadProps) {
  return (
    <header>
      <h3 id={`${promptAnchor(prompt.id)}-title`}>
        <SearchHits text={prompt.title} query={query} />
      </h3>
      <button type="button" className="button" onClick={onCopy}>
        <Copy className="icon" aria-hidden="true" /> {promptWords.copy}
        <span className="screen-reader">: {prompt.title}</span>
      </button>
      <p>
        <SearchHits text={prompt.description} query={query} />
      </p>
    </header>
  );
}

/**
 * Title, 'Copiar Prompt', description, prompt text and tags. Six lines of the text are seen until it is opened; all of
 * it stands in the document, and is copied.
 */
export function PromptCard({ prompt, query = "" }: Props) {
  const shown = useRef<HTMLPreElement>(null);
  const [whole, setWhole] = useState(false);
  const anchor = promptAnchor(prompt.id);
  const copy = async () => {
    // What has to be copied by hand has to be seen.
    if (shown.current && !(await copyPrompt(prompt, shown.current))) setWhole(true);
  };
  return (
    <article
      className={whole ? "prompt whole" : "prompt"}
      id={anchor}
      aria-labelledby={`${anchor}-title`}
    >
      <Head prompt={prompt} query={query} onCopy={() => void copy()} />
      <PromptText text={prompt.text} ref={shown} />
      <div className="prompt-foot">
        <button
          type="button"
          className="button quiet"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? promptWords.less : promptWords.whole}
          <span className="screen-reader">: {prompt.title}</span>
          <ChevronDown className="icon" aria-hidden="true" />
        </button>
        <ul className="tags" aria-label={promptWords.tags}>
          {prompt.tags.map((tag) => (
            <li key={tag}>
              <SearchHits text={tag} query={query} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
