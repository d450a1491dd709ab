import { libraryWords } from "../../../content/interface/prompts.ts";
import { sectorPacks } from "../../../content/prompt-library/sector-packs.ts";
import { PromptCard } from "../../components/prompt-card.tsx";

/** What to watch out for in a trade, and its three prompts. */
export function SectorPrompts({ id }: { id: string }) {
  const pack = sectorPacks.find((candidate) => candidate.id === id);
  return (
    pack && (
      <>
        <p className="note my-5">
          <b>{libraryWords.sectors.caution}</b>
          <br />
          {pack.caution}
        </p>
        <div className="two-columns even">
          {pack.prompts.map((prompt) => (
            <PromptCard key={prompt.id} prompt={prompt} />
          ))}
        </div>
      </>
    )
  );
}
