import { type ReactNode, useId } from "react";
import { moveFocus } from "./roving-focus.ts";
import { useHydrated } from "./use-hydrated.ts";
import "./tabs.css";

export type Tab<Id extends string> = {
  id: Id;
  label: ReactNode;
  panel: ReactNode;
};

type Props<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
};

/**
 * Tabs like the dividers of a card file. The prerendered page carries every panel (without
 * JavaScript all of them show); once live, only the selected one is in the document.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, className }: Props<Id>) {
  const prefix = useId();
  const hydrated = useHydrated();
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={`tabs ${className ?? ""}`}
        // Moving the focus selects (the pattern of the ARIA authoring guide).
        onKeyDown={(event) => moveFocus(event, "[role=tab]")?.click()}
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            className="tab"
            aria-selected={id === value}
            aria-controls={`${prefix}${id}-panel`}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}-panel`}
          className="panel"
          aria-labelledby={`${prefix}${id}`}
          hidden={id !== value}
        >
          {(id === value || !hydrated) && panel}
        </div>
      ))}
    </>
  );
}
