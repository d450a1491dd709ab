import { useEffect, useId, useState } from "react";

export type OpenedGroup = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Opens the slip and leads to a group: its first control takes the focus. */
  open: (group: string) => void;
  idOf: (group: string) => string;
};

/** Which groups of a slip are there: those of the first sight, or all, with one to lead to. */
export function useOpenedGroup(initially = false): OpenedGroup {
  const id = useId();
  const [{ isOpen, wanted }, setState] = useState<{ isOpen: boolean; wanted?: { group: string } }>({
    isOpen: initially,
  });
  useEffect(() => {
    if (!wanted) return;
    const group = document.getElementById(`${id}-${wanted.group}`);
    group?.querySelector<HTMLElement>("input,button,select")?.focus();
    group?.scrollIntoView({ block: "nearest" });
  }, [id, wanted]);
  return {
    isOpen,
    setOpen: (next) => setState({ isOpen: next }),
    open: (group) => setState({ isOpen: true, wanted: { group } }),
    idOf: (group) => `${id}-${group}`,
  };
}
