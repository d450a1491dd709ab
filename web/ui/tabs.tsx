import { type KeyboardEvent, type ReactNode, useId } from "react";
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

/** Where a key leads from a place in a row of `count`; undefined for keys that lead nowhere. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (place + 1) % count;
    case "ArrowLeft":
      return (place - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Arrows, Home and End move the focus, which selects (the pattern of the ARIA authoring guide). */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  // Of two keys pressed before the application was live, the second starts where the first one led.
  const focused = tabs.indexOf(document.activeElement as HTMLElement);
  const place = focused < 0 ? tabs.indexOf(event.target as HTMLElement) : focused;
  const next = place < 0 ? undefined : placeAfter(event.key, place, tabs.length);
  if (next !== undefined) {
    event.preventDefault();
    tabs[next]?.focus();
    tabs[next]?.click();
  }
}

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
        onKeyDown={moveByKey}
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
