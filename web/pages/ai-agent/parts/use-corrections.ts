import { useState } from "react";

type Correction<T> = { removed: string; before: T };

export type Corrections<T> = {
  /** What the last correction took away, as long as nothing was told since. */
  removed: string | undefined;
  /** Tells the next state; `removed` names what it takes away. */
  correct: (next: T, removed?: string) => void;
  undo: () => void;
};

/** One step back from a correction that took something away. */
export function useCorrections<T>(told: T, onTell: (told: T) => void): Corrections<T> {
  const [last, setLast] = useState<Correction<T>>();
  return {
    removed: last?.removed,
    correct: (next, removed) => {
      setLast(removed === undefined ? undefined : { removed, before: told });
      onTell(next);
    },
    undo: () => {
      setLast(undefined);
      if (last) onTell(last.before);
    },
  };
}
