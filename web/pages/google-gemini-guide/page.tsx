import { Suspense } from "react";
import { useLocation } from "react-router";
import { guideCategories } from "../../../content/guide/guide-categories.ts";
import { practiceItemIds, profileItemIds } from "../../../content/guide/items.ts";
import { profileCards } from "../../../content/guide/profile-cards.ts";
import { guideWords } from "../../../content/interface/guide.ts";
import { countDone } from "../../../domain/progress/share.ts";
import { ShopFront } from "../../components/drawings/shop-front.tsx";
import { LateBoundary } from "../../components/late-boundary.tsx";
import { afterContact } from "../../ui/after-contact.ts";
import { late } from "../../ui/late.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { useAnchoredChoice } from "../../ui/use-anchored-choice.ts";
import { useAtArrival } from "../../ui/use-at-arrival.ts";
import { GuidePrompts } from "./guide-prompts.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { useShop } from "./use-shop.ts";
import "../../components/checklist.css";
import "../../components/prompt-card.css";

/** The second tab, which most visitors do not open: fetched with it. */
const practicesPanel = late(() => afterContact(() => import("./practices-panel.tsx")));

function Practices() {
  const { PracticesPanel } = practicesPanel.use();
  return <PracticesPanel />;
}

function LatePractices() {
  return (
    <LateBoundary text={guideWords.practicesFailed} onRetry={practicesPanel.load}>
      <Suspense fallback={<span className="spin my-5" />}>
        <Practices />
      </Suspense>
    </LateBoundary>
  );
}

type GuideTab = "google-business" | "gemini-practices";

/** The part of the drawing that says in words what the colours say. */
function shopCaption(ticked: readonly string[]): string {
  const done = countDone(ticked, profileItemIds);
  if (done === profileItemIds.length) {
    return guideWords.shop.all;
  }
  const begun = profileCards
    .filter((card) => card.items.some(({ id }) => ticked.includes(id)))
    .map((card) => guideWords.shop.parts[card.paints]);
  if (begun.length === 0) {
    return guideWords.shop.none;
  }
  return guideWords.shop.painted(new Intl.ListFormat("pt-BR").format(begun));
}

function PaintedShop() {
  const { ticked, done, parts } = useShop();
  return (
    <figure>
      <ShopFront parts={parts} />
      <figcaption className="small soft figures">
        <b className="text-ink">{guideWords.shop.ready(done, profileItemIds.length)}</b>
        {guideWords.shop.readyRest} <span>{shopCaption(ticked)}</span>
      </figcaption>
    </figure>
  );
}

/** On phones low for who has begun, so that what is to be done comes soon; the early script says so before (hero.css). */
function Hero() {
  const begun = useAtArrival(useShop().ticked.length > 0);
  return (
    <section className={begun ? "hero shrinks again" : "hero shrinks"}>
      <div className="hero-words">
        <h1>{guideWords.title}</h1>
        <p className="lead">{guideWords.lead}</p>
        <ul className="badges figures">
          {guideWords.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
        <p className="small soft">{guideWords.nowCalled}</p>
      </div>
      <PaintedShop />
    </section>
  );
}

function tabOf(anchor: string): GuideTab | undefined {
  if (practiceItemIds.includes(anchor)) {
    return "gemini-practices";
  }
  return profileItemIds.includes(anchor) ? "google-business" : undefined;
}

export default function GuidePage() {
  const [tab, setTab] = useAnchoredChoice<GuideTab>("google-business", useLocation(), tabOf);
  return (
    <>
      <Hero />
      <section className="section" aria-label={guideWords.tabs.label}>
        <Tabs
          label={guideWords.tabs.label}
          className="one"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: "google-business",
              label: guideWords.tabs["google-business"],
              panel: <ProfilePanel />,
            },
            {
              id: "gemini-practices",
              label: guideWords.tabs["gemini-practices"],
              panel: <LatePractices />,
            },
          ]}
        />
      </section>
      <GuidePrompts categories={guideCategories} />
    </>
  );
}
