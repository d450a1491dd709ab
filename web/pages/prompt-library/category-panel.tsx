import { Link } from "react-router";
import { libraryWords, promptWords } from "../../../content/interface/prompts.ts";
import { library } from "../../../content/prompt-library/library.ts";
import type { LibraryCategory, LibraryCategoryId } from "../../../content/prompt-library/schema.ts";
import { sectorNames } from "../../../content/prompt-library/sector-names.ts";
import { matchPrompts } from "../../../domain/search/match-prompts.ts";
import { Drawer } from "../../components/drawings/drawer.tsx";
import { PromptCard } from "../../components/prompt-card.tsx";
import { tradeAnchor } from "../../paths.ts";
import { CategoryHeading } from "./category-label.tsx";

type Choose = (id: LibraryCategoryId) => void;

type Props = {
  category: LibraryCategory;
  query: string;
  onChoose: Choose;
};

/** Offers the other categories in which the search finds something. */
function Elsewhere({ category, query, onChoose }: Props) {
  const found = library
    .filter(({ id }) => id !== category.id)
    .map((other) => ({ ...other, count: matchPrompts(other.prompts, query).length }))
    .filter(({ count }) => count > 0);
  if (query.trim() === "" || found.length === 0) {
    return null;
  }
  return (
    <div className="elsewhere">
      <p className="soft">{libraryWords.elsewhere}</p>
      {found.map(({ id, name, count }) => (
        <button key={id} type="button" className="button quiet" onClick={() => onChoose(id)}>
          {libraryWords.seeIn(count, name)}
        </button>
      ))}
    </div>
  );
}

/** The trades whose name the search finds; each link opens its own (sectors.tsx). */
function Trades({ query }: { query: string }) {
  const asPrompts = sectorNames.map((trade) => ({
    ...trade,
    title: trade.name,
    description: "",
    tags: [],
  }));
  const found = query.trim() === "" ? [] : matchPrompts(asPrompts, query);
  return (
    found.length > 0 && (
      <div className="elsewhere">
        <p className="soft">{libraryWords.trades}</p>
        {found.map(({ id, name }) => (
          <Link key={id} className="button quiet" to={`#${tradeAnchor(id)}`}>
            {name}
          </Link>
        ))}
      </div>
    )
  );
}

function FirstTime() {
  const { title, before, placeholder, after } = libraryWords.firstTime;
  return (
    <div className="note mb-5">
      <b>{title}</b>
      <p>
        {before}
        <mark>{placeholder}</mark>
        {after}
      </p>
    </div>
  );
}

function Empty(props: Props) {
  return (
    <div className="empty">
      <Drawer />
      <h3>{libraryWords.empty.title}</h3>
      <p className="soft">{libraryWords.empty.text}</p>
      <Trades {...props} />
      <Elsewhere {...props} />
    </div>
  );
}

/** The prompts of one category that match the search, with the count line. */
export function CategoryPanel(props: Props) {
  const { category, query } = props;
  const found = matchPrompts(category.prompts, query);
  return (
    <>
      <div className="category-head">
        <CategoryHeading category={category} />
        <p className="count figures" role="status">
          {found.length > 0 && promptWords.available(found.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <Empty {...props} />
      ) : (
        <>
          {query === "" && <FirstTime />}
          <div className="two-columns even">
            {found.map((prompt) => (
              <PromptCard key={prompt.id} prompt={prompt} query={query} />
            ))}
          </div>
          <Trades {...props} />
          <Elsewhere {...props} />
        </>
      )}
    </>
  );
}
