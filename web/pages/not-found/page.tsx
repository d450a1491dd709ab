import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { notFoundWords } from "../../../content/interface/not-found.ts";
import { site } from "../../../content/interface/site.ts";
import { Shutter } from "../../components/drawings/shutter.tsx";
import { paths } from "../../paths.ts";

export default function NotFoundPage() {
  return (
    <>
      <section className="hero">
        <div className="hero-words">
          <p className="code">{notFoundWords.code}</p>
          <h1 lang="en">{notFoundWords.title}</h1>
          <p className="lead">{notFoundWords.lead}</p>
          <Link className="button" to={paths.home} lang="en">
            <ArrowLeft className="icon" aria-hidden="true" /> {notFoundWords.home}
          </Link>
        </div>
        <Shutter />
      </section>
      <nav className="pills mt-12" aria-label={notFoundWords.areas}>
        <Link to={paths.course}>{site.links.course}</Link>
        <Link to={paths.assistants}>{site.links.assistants}</Link>
        <Link to={paths.guide}>{site.links.guide}</Link>
        <Link to={paths.library}>{site.links.library}</Link>
      </nav>
    </>
  );
}
