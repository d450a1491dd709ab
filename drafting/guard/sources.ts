import type { Finding } from "../../contract/parts.ts";
import { createFigureLookup, type Figure, figuresIn } from "../../domain/figures/figures.ts";
import {
  type Contact,
  createContactLookup,
  findContacts,
} from "../../domain/personal-data/find-contacts.ts";
import { at, type Told } from "./finding.ts";
import { withoutOverlaps } from "./phrases.ts";

/** "[nome da loja]", "____", "XXXX": what was never filled in. */
const placeholder = /\[[^\]\n]{1,60}\]|\{[^}\n]{1,60}\}|_{3,80}|(?<!\p{L})X{3,80}(?!\p{L})/gu;

export const ungiven = {
  figure: {
    rule: "figure",
    title: "Número que você não informou",
    reason: "Preço, prazo e quantidade no texto obrigam a loja. Confira ou tire.",
  },
  contact: {
    rule: "contact",
    title: "Contato que você não informou",
    reason: "Confira se é seu. Contato errado manda o cliente para outra pessoa.",
  },
  placeholder: {
    rule: "placeholder",
    title: "Falta preencher",
    reason: "Sobrou um espaço em branco do modelo. Escreva o que falta ou tire.",
  },
} as const satisfies Record<string, Told>;

/** What a text may hold: its numbers stand in `figures`, its contacts in `contacts`. */
export type Given = {
  figures: string;
  contacts: string;
  /** Numbers that need no source; left out, none. */
  isHarmless?: (figure: Figure) => boolean;
  /** What to tell of a contact that is not given; left out, that it was not. */
  ofContact?: (contact: Contact) => Told | undefined;
};

/** Prepares the search for numbers and contacts that nobody gave, and for gaps that nobody filled. */
export function createSourceCheck({
  figures,
  contacts,
  ofContact,
  isHarmless = () => false,
}: Given): (text: string) => Finding[] {
  const isKnown = createFigureLookup(figuresIn(figures));
  const isGiven = createContactLookup(contacts);
  return (text) => {
    const led = findContacts(text).sort((a, b) => a.start - b.start);
    const unknown = figuresIn(text).filter((figure) => !isHarmless(figure) && !isKnown(figure));
    const gaps = Array.from(text.matchAll(placeholder), ({ index, 0: gap }) => ({
      start: index,
      end: index + gap.length,
    }));
    return [
      ...led
        .filter((one) => !isGiven(one))
        .map((one) => at(text, one, ofContact?.(one) ?? ungiven.contact)),
      ...withoutOverlaps(unknown, led).map((one) => at(text, one, ungiven.figure)),
      ...gaps.map((one) => at(text, one, ungiven.placeholder)),
    ];
  };
}
