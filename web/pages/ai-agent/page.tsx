import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { Phone } from "../../components/drawings/phone.tsx";
import { paths, promptAnchor } from "../../paths.ts";

export default function AssistantsPage() {
  return (
    <section className="pt-6">
      <Link className="btn quiet -ml-2" to={paths.home}>
        <ArrowLeft className="i" aria-hidden="true" /> {assistantWords.back}
      </Link>
      <div className="hero low tight">
        <div className="txt">
          <h1>{assistantWords.title}</h1>
          <p className="lead">{assistantWords.lead}</p>
        </div>
        <div className="pic">
          <Phone />
        </div>
      </div>
      <nav className="board mt-8" aria-label={assistantWords.board}>
        {assistantWords.tiles.map(({ title, text, prompt }) => (
          <Link key={prompt} to={`${paths.library}#${promptAnchor(prompt)}`}>
            <b>{title}</b>
            <span>{text}</span>
            <span className="go">{assistantWords.readyPrompt}</span>
          </Link>
        ))}
      </nav>
      <aside className="note mt-12">
        <b>{assistantWords.meanwhile.title}</b>
        <p>{assistantWords.meanwhile.text}</p>
      </aside>
    </section>
  );
}
