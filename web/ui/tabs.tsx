import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated.ts";

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
  const forceMount = useHydrated() ? undefined : true;
  return (
    <RadixTabs.Root value={value} onValueChange={(id) => onChange(id as Id)}>
      <RadixTabs.List className={`tabs ${className ?? ""}`} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.id}
          value={tab.id}
          forceMount={forceMount}
          className="panel"
          tabIndex={-1}
        >
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
