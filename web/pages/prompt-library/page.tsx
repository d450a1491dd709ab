import { Search } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { libraryWords } from "../../../content/interface/prompts.ts";
import { library } from "../../../content/prompt-library/library.ts";
import type { LibraryCategoryId } from "../../../content/prompt-library/schema.ts";
import { tips } from "../../../content/prompt-library/tips.ts";
import { Drawer } from "../../components/drawings/drawer.tsx";
import { promptAnchor } from "../../paths.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { useAnchoredChoice } from "../../ui/use-anchored-choice.ts";
import { CategoryTab } from "./category-label.tsx";
import { CategoryPanel } from "./category-panel.tsx";
import { Sectors, sectorPrompts } from "./sectors.tsx";
import "./search.css";
import "../../components/prompt-card.css";

/** A trade opened before the application was live must answer a click at once. */
export async function ready(): Promise<void> {
  if (document.querySelector(".trade[open]")) {
    await sectorPrompts.load();
  }
}

function categoryOf(anchor: string): LibraryCategoryId | undefined {
  return library.find(({ prompts }) => prompts.some(({ id }) => promptAnchor(id) === anchor))?.id;
}

type SearchProps = { query: string; onChange: (query: string) => void };

function Hero({ query, onChange }: SearchProps) {
  return (
    <section className="hero low">
      <div className="hero-words">
        <h1>{libraryWords.title}</h1>
        <p className="lead">{libraryWords.lead}</p>
        <search className="search">
          <Search className="icon" aria-hidden="true" />
          <label className="screen-reader" htmlFor="busca">
            {libraryWords.search}
          </label>
          <input
            id="busca"
            type="search"
            placeholder={libraryWords.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => onChange(event.target.value)}
          />
        </search>
      </div>
      <div className="picture">
        <Drawer />
      </div>
    </section>
  );
}

function Tips() {
  return (
    <section className="section" aria-labelledby="dicas">
      <header>
        <h2 id="dicas">{libraryWords.tips}</h2>
      </header>
      <ol className="tips">
        {tips.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export default function LibraryPage() {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useAnchoredChoice<LibraryCategoryId>(
    "marketing",
    useLocation(),
    categoryOf,
  );
  return (
    <>
      <Hero query={query} onChange={setQuery} />
      <section className="mt-8" aria-label={libraryWords.section}>
        <Tabs
          label={libraryWords.tabs}
          value={chosen}
          onChange={setChosen}
          tabs={library.map((category) => ({
            id: category.id,
            label: <CategoryTab category={category} query={query} />,
            panel: <CategoryPanel category={category} query={query} onChoose={setChosen} />,
          }))}
        />
      </section>
      <Tips />
      <Sectors />
    </>
  );
}
