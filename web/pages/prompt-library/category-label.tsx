import { ChartColumn, ListChecks, Megaphone, MessagesSquare, PenLine, Star } from "lucide-react";
import type { LibraryCategory } from "../../../content/prompt-library/schema.ts";
import { matchPrompts } from "../../../domain/search/match-prompts.ts";

const icons = {
  megaphone: Megaphone,
  "pen-line": PenLine,
  "chart-column": ChartColumn,
  "messages-square": MessagesSquare,
  star: Star,
  "list-checks": ListChecks,
};

type Props = { category: LibraryCategory };

/** Divider of the card file: name and number of prompts that match the search. */
export function CategoryTab({ category, query }: Props & { query: string }) {
  return (
    <>
      {category.name}{" "}
      <small aria-hidden="true">{matchPrompts(category.prompts, query).length}</small>
    </>
  );
}

/** Heading of a category, with its mark in its ink. */
export function CategoryHeading({ category }: Props) {
  const Icon = icons[category.icon];
  return (
    <h2 className="category-name" data-ink={category.color}>
      <Icon className="icon" aria-hidden="true" /> {category.name}
    </h2>
  );
}
