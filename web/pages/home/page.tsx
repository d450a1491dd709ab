import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { lessons } from "../../../content/course/lessons.ts";
import { home } from "../../../content/interface/home.ts";
import { site } from "../../../content/interface/site.ts";
import { Counter } from "../../components/drawings/counter.tsx";
import { Drawer } from "../../components/drawings/drawer.tsx";
import { Notebook } from "../../components/drawings/notebook.tsx";
import { Phone } from "../../components/drawings/phone.tsx";
import { ShopScene } from "../../components/drawings/shop-scene.tsx";
import { paths } from "../../paths.ts";
import { Resume } from "./resume.tsx";
import "./home.css";

type EntryProps = {
  to: string;
  title: string;
  text: string;
  go: string;
  picture: ReactNode;
};

function Entry({ to, title, text, go, picture }: EntryProps) {
  return (
    <Link className="entry" to={to}>
      <h2>{title}</h2>
      <p>{text}</p>
      <span className="go">
        {go} <ArrowRight className="icon" aria-hidden="true" />
      </span>
      {picture}
    </Link>
  );
}

function CourseEntry() {
  return (
    <Link className="entry first" to={paths.course}>
      <h2>{site.links.course}</h2>
      <p>{home.course.text}</p>
      <span className="go">
        {home.course.go} <ArrowRight className="icon" aria-hidden="true" />
      </span>
      <ol className="mini">
        {lessons.map((lesson) => (
          <li key={lesson.slug}>
            <b>{lesson.number}</b> {lesson.shortTitle}
          </li>
        ))}
      </ol>
      <Counter />
    </Link>
  );
}

export default function HomePage() {
  return (
    <>
      <section className="hero">
        <div className="hero-words">
          <h1>
            {home.title}{" "}
            <span className="stroke">
              {home.titleStroke}
              <svg
                className="under"
                viewBox="0 0 300 14"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d="M3 9C60 3 120 4 170 6S262 8 297 4" />
              </svg>
            </span>
          </h1>
          <p className="lead">{home.lead}</p>
          <Resume />
        </div>
        <ShopScene />
      </section>
      <nav className="index" aria-label={home.indexLabel}>
        <CourseEntry />
        <Entry
          to={paths.assistants}
          title={site.links.assistants}
          {...home.assistants}
          picture={<Phone />}
        />
        <Entry to={paths.guide} title={site.links.guide} {...home.guide} picture={<Notebook />} />
        <Entry
          to={paths.library}
          title={site.links.library}
          {...home.library}
          picture={<Drawer />}
        />
      </nav>
    </>
  );
}
