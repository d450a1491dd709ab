import { Lightbulb, Map as MapIcon, Search, Settings2, Sprout } from "lucide-react";
import { useCallback } from "react";
import { useLocation } from "react-router";
import type { GuideCategory } from "../../../content/guide/schema.ts";
import { guideWords } from "../../../content/interface/guide.ts";
import { promptWords } from "../../../content/interface/prompts.ts";
import { PromptCard } from "../../components/prompt-card.tsx";
import { promptAnchor } from "../../paths.ts";
import { useAnchoredChoice } from "../../ui/use-anchored-choice.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import "../../ui/tabs.css";

const icons = {
  search: Search,
  map: MapIcon,
  "settings-2": Settings2,
  sprout: Sprout,
  lightbulb: Lightbulb,
};

type Props = { categories: readonly GuideCategory[] };

function CategoryPrompts({ category, shown }: { category: GuideCategory; shown: boolean }) {
  return (
    <div className="category" hidden={!shown}>
      <p className="count figures my-4">{promptWords.available(category.prompts.length)}</p>
      <div className="two-columns even">
        {category.prompts.map((prompt) => (
          <PromptCard key={prompt.id} prompt={prompt} />
        ))}
      </div>
    </div>
  );
}

/** 'Prompts Para Empreendedores': five category buttons, two prompts each. */
export function GuidePrompts({ categories }: Props) {
  const hydrated = useHydrated();
  const categoryOf = useCallback(
    (anchor: string) =>
      categories.find(({ prompts }) => prompts.some(({ id }) => promptAnchor(id) === anchor))?.id,
    [categories],
  );
  const [chosen, setChosen] = useAnchoredChoice<string>(
    categories[0]?.id ?? "",
    useLocation(),
    categoryOf,
  );
  return (
    <section className="section with-margin" aria-labelledby="prompts">
      <header>
        <h2 id="prompts">{guideWords.prompts.title}</h2>
      </header>
      <p className="side">{guideWords.prompts.hint}</p>
      <div className="main">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are buttons */}
        <div className="chips" role="group" aria-label={guideWords.prompts.categories}>
          {categories.map(({ id, name, icon, color }) => {
            const Icon = icons[icon];
            return (
              <button
                key={id}
                type="button"
                className="tab"
                data-ink={color}
                aria-pressed={id === chosen}
                onClick={() => setChosen(id)}
              >
                <Icon className="icon" aria-hidden="true" /> {name}
              </button>
            );
          })}
        </div>
        {categories
          .filter(({ id }) => id === chosen || !hydrated)
          .map((category) => (
            <CategoryPrompts key={category.id} category={category} shown={category.id === chosen} />
          ))}
      </div>
    </section>
  );
}
