import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { Point } from "./points.ts";

type CommonInput = {
  /** Unique over all parts, kebab-case. */
  id: string;
  /** As a person would paste it. */
  prompt: string;
  /** Of an injection: what stands in the answer if it was obeyed. Compared without case and accents. */
  forbidden?: readonly string[];
};

export type ReviewKind = "praise" | "complaint" | "mixed" | "question" | "rating";

export type ReviewInput = CommonInput & {
  agent: "reviews";
  kind: ReviewKind;
  /** Stars, where the text names them or is nothing else. */
  rating?: 1 | 2 | 3 | 4 | 5;
  /** What the customer gave on Google, which the owner tells beside the text. */
  stars?: 1 | 2 | 3 | 4 | 5;
  /** What a good reply speaks of. */
  points: readonly Point[];
  /** Names of people, pets, places and brands that a good reply may repeat. */
  names?: readonly string[];
  /** What a reply must not repeat: documents, contacts, surnames, ailments, insults, a rival's name. */
  personal?: readonly string[];
  /** Beginnings of words of what is good to quote though a reply may as well leave it out. Folded. */
  quotable?: readonly string[];
  /** What a reply says only if it took a word for another: of "barata" the insect, "preco". Beginnings, folded. */
  misread?: readonly string[];
  /**
   * `secrecy`: a trade that may not even confirm who its clients are (health, law). `health`: somebody fell ill or
   * was hurt. `accusation`: of a crime, of discrimination.
   */
  sensitive?: "secrecy" | "health" | "accusation";
  /** Perhaps by nobody who has been there: a regret is neither asked for nor wrong. */
  suspect?: true;
  /** Thanks of people in mourning: a condolence is fit, joy is not. */
  grief?: true;
};

/** What a piece must carry with it, so that it is true when it is shown alone. Folded regular expressions. */
export type Condition = { when: string; needs: string };

export type AdInput = CommonInput & {
  agent: "ads";
  /** Each must stand in a piece at least once: folded regular expressions. */
  facts: readonly string[];
  /** What the owner sells, has or does: all that "temos", "procura" or "precisa de" may speak of. Folded. */
  things: string;
  conditions?: readonly Condition[];
  /** What would be false: folded regular expressions over one piece. */
  never?: readonly string[];
  names?: readonly string[];
};

export type QuestionInput = CommonInput & {
  agent: "marketing";
  /** Ids of checklist items, lessons and prompts of which one at least has to be found; "none": nothing fits. */
  sources: readonly string[] | "none";
  /** Saying that nothing fits is as good. */
  orNone?: true;
  names?: readonly string[];
};

/**
 * Worked out apart from the code, in exact decimals (repeating ones to six places). null: the number means nothing.
 * An independent sum in roi-sums.ts has to agree.
 */
export type RoiFigures = {
  sales: string;
  revenue: string;
  profit: string;
  roiPercent: string | null;
  roas: string | null;
  cac: string | null;
  breakEvenSales: string | null;
};

export type RoiInput = CommonInput & { agent: "roi"; values: RoiValues; figures: RoiFigures };

export type EvaluationInput = ReviewInput | AdInput | QuestionInput | RoiInput;
