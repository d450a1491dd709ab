import { useEffect, useState } from "react";

type Load<Found> = (id: string) => Promise<Found | undefined>;

/** The written card behind an answer, once it is there. */
export function useWrittenCard<Found extends { card: { id: string } }>(
  load: Load<Found> | undefined,
  id: string | undefined,
): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!load || id === undefined) return undefined;
    let isWanted = true;
    // Without it the answer stays as its text has it.
    load(id).then(
      (card) => isWanted && setFound(card),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load, id]);
  return found?.card.id === id ? found : undefined;
}
