import { ChevronDown } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { profileItemIds } from "../../../content/guide/items.ts";
import { profileCards } from "../../../content/guide/profile-cards.ts";
import type { ProfileCard } from "../../../content/guide/schema.ts";
import { guideWords } from "../../../content/interface/guide.ts";
import { countDone, share } from "../../../domain/progress/share.ts";
import { ProgressStrip } from "../../components/progress-strip.tsx";
import { useDeviceData } from "../../storage/use-device-data.ts";
import { readAnchor } from "../../ui/read-anchor.ts";
import { useAtArrival } from "../../ui/use-at-arrival.ts";
import { ChecklistItem } from "./checklist-item.tsx";
import { StartOver } from "./start-over.tsx";
import { useShop } from "./use-shop.ts";

/**
 * Whether a card was done when the page came: from the next visit on it is folded. The early script folds it before
 * that, by a rule of its own. What an address leads to is open.
 */
function useFold(ids: readonly string[], done: boolean) {
  const wasDone = useAtArrival(done);
  const [open, setOpen] = useState(false);
  const { hash } = useLocation();
  useEffect(() => {
    if (ids.includes(readAnchor(hash))) setOpen(true);
  }, [ids, hash]);
  return { foldable: wasDone === true && done, open, toggle: () => setOpen(!open) };
}

function ChecklistCard({ card: { paints, title, items } }: { card: ProfileCard }) {
  const ticked = useDeviceData().checklist.profile;
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const done = countDone(ticked, ids);
  const { foldable, open, toggle } = useFold(ids, done === ids.length);
  return (
    <section
      className={foldable && !open ? "check folded" : "check"}
      aria-labelledby={`lista-${paints}`}
    >
      <div className="check-head">
        <h3 id={`lista-${paints}`}>{title}</h3>
        <span className="figures">{guideWords.of(done, ids.length)}</span>
        {foldable && (
          <button
            type="button"
            aria-label={guideWords.showItems(title)}
            aria-expanded={open}
            onClick={toggle}
          >
            <ChevronDown className="icon" aria-hidden="true" />
          </button>
        )}
      </div>
      {items.map((item) => (
        <ChecklistItem key={item.id} list="profile" item={item} />
      ))}
    </section>
  );
}

function ResultsStrip() {
  const { title, figures, note } = guideWords.results;
  return (
    <section className="section" aria-labelledby="resultados">
      <header>
        <h3 id="resultados" className="section-title">
          {title}
        </h3>
      </header>
      <ul className="strip figures">
        {figures.map(({ figure, label }) => (
          <li key={label}>
            <b>{figure}</b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <p className="small soft mt-3">{note}</p>
    </section>
  );
}

/** First tab: six cards of four items, then the illustrative results. */
export function ProfilePanel() {
  const { done, parts } = useShop();
  return (
    <>
      <h2 className="screen-reader">{guideWords.tabs["google-business"]}</h2>
      <div className="two-columns mt-6">
        {profileCards.map((card) => (
          <ChecklistCard key={card.paints} card={card} />
        ))}
      </div>
      {done > 0 && (
        <ProgressStrip
          progress={{ of: "profile", share: share(done, profileItemIds.length), parts }}
        />
      )}
      <StartOver list="profile" />
      <ResultsStrip />
    </>
  );
}
