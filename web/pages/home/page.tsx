import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { practiceItemIds, profileItemIds } from "../../../content/guide/items.ts";
import { home } from "../../../content/interface/home.ts";
import { site } from "../../../content/interface/site.ts";
import { courseTotals } from "../../../domain/progress/course-progress.ts";
import { countDone } from "../../../domain/progress/share.ts";
import { courseDone } from "../../components/course-done.ts";
import { Counter } from "../../components/drawings/counter.tsx";
import { Drawer } from "../../components/drawings/drawer.tsx";
import { Notebook } from "../../components/drawings/notebook.tsx";
import { Phone } from "../../components/drawings/phone.tsx";
import { ShopFront } from "../../components/drawings/shop-front.tsx";
import { paths } from "../../paths.ts";
import { useDeviceData } from "../../storage/use-device-data.ts";
import { findNextStep } from "./next-step.ts";
import "./home.css";

type EntryProps = {
  to: string;
  title: string;
  text: string;
  picture: ReactNode;
  /** What is done of how much; the tape shows once something is. */
  begun?: { done: number; total: number; text: (done: number, total: number) => string };
};

function Entry({ to, title, text, picture, begun }: EntryProps) {
  const isBegun = begun && begun.done > 0;
  return (
    <Link to={to}>
      <span className="object">{picture}</span>
      <div className="words">
        <h2>{title}</h2>
        <small className="figures">{isBegun ? begun.text(begun.done, begun.total) : text}</small>
        {isBegun && (
          <i
            ref={(tape) =>
              tape?.style.setProperty("--w", `${Math.round((begun.done / begun.total) * 100)}%`)
            }
          />
        )}
      </div>
    </Link>
  );
}

/** The areas, each with the drawing of its page on the counter. */
function Shelf() {
  const data = useDeviceData();
  const { profile, practices } = data.checklist;
  const ticked = countDone(profile, profileItemIds) + countDone(practices, practiceItemIds);
  const items = profileItemIds.length + practiceItemIds.length;
  const { lessons } = courseDone(data);
  const { entries, begun } = home;
  const { links } = site;
  return (
    <nav className="shelf" aria-label={home.indexLabel}>
      <Entry
        to={paths.course}
        title={links.course}
        text={entries.course}
        picture={<Counter />}
        begun={{ done: lessons, total: courseTotals.lessons, text: begun.course }}
      />
      <Entry
        to={paths.assistants}
        title={links.assistants}
        text={entries.assistants}
        picture={<Phone />}
      />
      <Entry
        to={paths.guide}
        title={links.guide}
        text={entries.guide}
        picture={<Notebook />}
        begun={{ done: ticked, total: items, text: begun.guide }}
      />
      <Entry to={paths.library} title={links.library} text={entries.library} picture={<Drawer />} />
    </nav>
  );
}

/** The one thing to do now. Hidden from a visitor who is back until it is known (home.css). */
function Next() {
  const found = findNextStep(useDeviceData());
  const { newcomer, resume, review } = home.next;
  const { to, text, why } = found ?? { to: `${paths.assistants}#reviews`, ...review };
  return (
    <section className="next-step" aria-labelledby="agora">
      <h2 id="agora" className="label">
        {found ? resume : newcomer}
      </h2>
      <Link className="button" to={to} aria-describedby="agora-por-que">
        {text} <ArrowRight className="icon" aria-hidden="true" />
      </Link>
      <p id="agora-por-que">{why}</p>
    </section>
  );
}

export default function HomePage() {
  const isBack = useDeviceData().savedAt !== null;
  return (
    <div className={isBack ? "visit again" : "visit"}>
      <h1>
        {home.title}{" "}
        <span className="stroke">
          {home.titleStroke}
          <svg className="under" viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true">
            <path d="M3 9C60 3 120 4 170 6S262 8 297 4" />
          </svg>
        </span>
      </h1>
      <p className="lead">{home.lead}</p>
      <div className="picture">
        <ShopFront />
      </div>
      <Next />
      <Shelf />
    </div>
  );
}
