import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { staticNodes } from "./static-parts.ts";

const never = () => () => {};

type Props = {
  name: string;
  /** Given while the site is built; in the browser the part is in the document, or among the kept ones. */
  html: string | undefined;
};

/** A part of the page that hydration leaves as it is. `loadStaticParts` must have been awaited before. */
export function StaticHtml({ name, html }: Props) {
  const inDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // As it was at first: React would empty the element if this changed.
  const [written] = useState(inDocument);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!written) element.current?.replaceChildren(...staticNodes(name));
  }, [written, name]);
  if (!written) return <div data-static={name} ref={element} />;
  // Markup of our own content, made while the site is built; in a browser it is there already and nothing is set.
  const markup = { dangerouslySetInnerHTML: { __html: html ?? "" } };
  return <div data-static={name} suppressHydrationWarning {...markup} />;
}
