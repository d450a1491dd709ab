import { profileItemIds } from "../../../content/guide/items.ts";
import { profileCards } from "../../../content/guide/profile-cards.ts";
import type { ProfileCard } from "../../../content/guide/schema.ts";
import { guideWords } from "../../../content/interface/guide.ts";
import { countDone, share } from "../../../domain/progress/share.ts";
import { ProgressStrip } from "../../components/progress-strip.tsx";
import { useDeviceData } from "../../storage/use-device-data.ts";
import { ChecklistItem } from "./checklist-item.tsx";
import { StartOver } from "./start-over.tsx";
import { useShop } from "./use-shop.ts";

function ChecklistCard({ card }: { card: ProfileCard }) {
  const ticked = useDeviceData().checklist.profile;
  const ids = card.items.map(({ id }) => id);
  return (
    <section className="check" aria-labelledby={`lista-${card.paints}`}>
      <div className="check-head">
        <h3 id={`lista-${card.paints}`}>{card.title}</h3>
        <span className="figures">{guideWords.of(countDone(ticked, ids), ids.length)}</span>
      </div>
      {card.items.map((item) => (
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
      <div className="two-columns mt-8">
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
