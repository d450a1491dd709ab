import { Link } from "react-router";
import { deviceWords } from "../../../content/interface/device.ts";
import { privacy } from "../../../content/privacy.ts";
import { Contents } from "../../components/contents.tsx";
import { paths } from "../../paths.ts";
import { withOperator } from "./operator.ts";
import "../../styles/long-text.css";

const updated = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

export default function PrivacyPage() {
  return (
    <article className="reading">
      <header className="reading-head">
        <h1>{privacy.title}</h1>
        <p className="lead">{privacy.lead}</p>
        <p className="small soft figures">
          Versão de{" "}
          <time dateTime={privacy.updated}>{updated.format(new Date(privacy.updated))}</time>
        </p>
        <ul className="bullets summary">
          {privacy.summary.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Link className="button line" to={paths.profile}>
          {deviceWords.held}
        </Link>
      </header>
      <Contents parts={privacy.sections} />
      {privacy.sections.map(({ id, heading, paragraphs, list }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{withOperator(paragraph)}</p>
          ))}
          {list && (
            <ul className="bullets">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
