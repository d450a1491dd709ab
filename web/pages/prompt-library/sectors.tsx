import { ChevronDown } from "lucide-react";
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { libraryWords } from "../../../content/interface/prompts.ts";
import { type SectorName, sectorNames } from "../../../content/prompt-library/sector-names.ts";
import { LateBoundary } from "../../components/late-boundary.tsx";
import { promptAnchor, tradeAnchor } from "../../paths.ts";
import { afterContact } from "../../ui/after-contact.ts";
import { late } from "../../ui/late.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

const words = libraryWords.sectors;

/** The prerender knows no layout; its effects never run. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Thirty prompts that most visitors do not open: fetched with the first trade opened. */
export const sectorPrompts = late(() => afterContact(() => import("./sector-prompts.tsx")));

function Prompts({ id }: { id: string }) {
  const { SectorPrompts } = sectorPrompts.use();
  return <SectorPrompts id={id} />;
}

/** The ids of a trade's prompts begin with the id of the trade. */
function holdsAnchor({ id }: SectorName): boolean {
  return window.location.hash.startsWith(`#${promptAnchor(id)}-`);
}

function Sector({ sector }: { sector: SectorName }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again must open it again
  useEffect(() => {
    if (hash !== `#${tradeAnchor(sector.id)}`) return;
    setOpen(true);
    details.current?.scrollIntoView();
  }, [hash, key, sector]);
  useBeforePaint(() => {
    // It may have been opened before the application was live, or by the address.
    setOpen(details.current?.open || holdsAnchor(sector));
  }, [sector]);
  return (
    <details
      ref={details}
      id={tradeAnchor(sector.id)}
      className="trade"
      data-late=""
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{sector.name}</h3>
        <span className="count figures">{words.count(sector.prompts)}</span>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {(open || !hydrated) && (
        <LateBoundary text={words.failed} onRetry={sectorPrompts.load}>
          <Suspense fallback={<span className="spin my-5" />}>
            <Prompts id={sector.id} />
          </Suspense>
        </LateBoundary>
      )}
    </details>
  );
}

/** 'Prompts por ramo': the names of the trades, until one is opened. */
export function Sectors() {
  return (
    <section className="section" aria-labelledby="ramos">
      <header>
        <h2 id="ramos">{words.title}</h2>
        <p className="side">{words.hint}</p>
      </header>
      <div className="trades">
        {sectorNames.map((sector) => (
          <Sector key={sector.id} sector={sector} />
        ))}
      </div>
    </section>
  );
}
