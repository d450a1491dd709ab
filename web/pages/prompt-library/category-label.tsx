import { ChartColumn, ListChecks, Megaphone, MessagesSquare, PenLine, Star } from "lucide-react";
import type { LibraryCategory } from "../../../content/prompt-library/schema.ts";

const icons = {
  megaphone: Megaphone,
  "pen-line": PenLine,
  "chart-column": ChartColumn,
  "messages-square": MessagesSquare,
  star: Star,
  "list-checks": ListChecks,
};

/** Divider of the card file: mark in the category's ink, name and number of prompts. */
export function CategoryLabel({ category }: { category: LibraryCategory }) {
  const Icon = icons[category.icon];
  return (
    <>
      <span className="tab-name" data-ink={category.color}>
        <Icon className="i" aria-hidden="true" /> {category.name}
      </span>
      <small aria-hidden="true">{category.prompts.length}</small>
    </>
  );
}
