import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated.ts";
import { useMediaQuery } from "./use-media-query.ts";

type Props = {
  title: string;
  children: ReactNode;
};

/**
 * Folds its content away on phones and tablets and shows it from 1024 px on. Built on details, so that it works
 * before and without JavaScript; the stylesheet opens it on wide screens.
 */
export function Fold({ title, children }: Props) {
  const wide = useMediaQuery("(min-width: 64rem)");
  if (useHydrated() && wide) {
    return (
      <div className="fold">
        <h4 className="label">{title}</h4>
        {children}
      </div>
    );
  }
  return (
    <details className="fold">
      <summary>
        <h4 className="label">{title}</h4>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
