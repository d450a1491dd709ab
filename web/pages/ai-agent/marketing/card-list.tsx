import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { CardTheme } from "../../../../content/cards/schema.ts";
import { themeNames } from "../../../../content/cards/themes.ts";
import { marketingWords as words } from "../../../../content/interface/marketing.ts";
import type { CardSuggestion } from "../../../../contract/gemini-chat.ts";
import { ChipOpener } from "../../../ui/chip.tsx";
import "./answer-body.css";

type ListProps = {
  cards: readonly CardSuggestion[];
  /** Another request is running. */
  isBusy: boolean;
  onAsk: (card: CardSuggestion) => void;
};

/** Cards as buttons: a tap asks. */
export function CardList({ cards, isBusy, onAsk }: ListProps) {
  return (
    <div className="card-list">
      {cards.map((card) => (
        <button
          key={card.id}
          type="button"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onAsk(card)}
        >
          {card.title} <ArrowRight className="icon" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

type SuggestionProps = ListProps & { title: string };

export function Suggestions({ title, ...list }: SuggestionProps) {
  if (list.cards.length === 0) return null;
  return (
    <div>
      <h3 className="label">{title}</h3>
      <CardList {...list} />
    </div>
  );
}

type SubjectProps = Omit<ListProps, "cards"> & {
  cards: readonly (CardSuggestion & { theme: CardTheme })[];
};

/** In the order of their table. */
const themes = Object.keys(themeNames) as CardTheme[];

/** All cards by their subjects, one subject open at a time. */
export function Subjects({ cards, isBusy, onAsk }: SubjectProps) {
  const [open, setOpen] = useState<CardTheme>();
  return (
    <div className="subjects">
      <h3 className="label">{words.bySubject}</h3>
      <div className="chip-list">
        {themes.map((theme) => (
          <ChipOpener
            key={theme}
            label={themeNames[theme]}
            isBare
            isOpen={open === theme}
            onPress={() => setOpen(open === theme ? undefined : theme)}
          />
        ))}
      </div>
      {open && (
        <CardList
          cards={cards.filter(({ theme }) => theme === open)}
          isBusy={isBusy}
          onAsk={onAsk}
        />
      )}
    </div>
  );
}
