import { type Ref, useMemo } from "react";
import { splitPlaceholders } from "../../domain/placeholders/split-placeholders.ts";

type Props = { text: string; ref?: Ref<HTMLPreElement> };

/** Ruled paper with a highlighter on what the owner must fill in. */
export function PromptText({ text, ref }: Props) {
  const segments = useMemo(() => splitPlaceholders(text), [text]);
  return (
    <pre ref={ref}>
      {segments.map(({ kind, text: part }, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never move
        return kind === "placeholder" ? <mark key={i}>{part}</mark> : part;
      })}
    </pre>
  );
}
