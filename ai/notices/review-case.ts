import type { Notice } from "../../contract/gemini-chat.ts";
import { findPersonalData } from "../../domain/personal-data/find-personal-data.ts";
import { fold } from "../../domain/search/fold.ts";
import { type Reading, readReview } from "../providers/drafting/reviews/read-review.ts";
import { mayBeDelicate } from "./may-be-delicate.ts";

/** What a review itself asks for, whoever answers it. */
export type CaseNotice = Exclude<Notice, "unclear-tone">;

/** What about a review asks for care; by rules, without a model. */
export type ReviewCase = {
  /** In the order in which the page shows them. */
  notices: readonly CaseNotice[];
  /** Health, law, accounts: not even that the person is a client may be confirmed. */
  isClientSecret: boolean;
  /** Thanks of people in mourning. */
  isMourning: boolean;
};

type Concern = Reading["concerns"][number];

const noticeOf: Record<Concern, CaseNotice> = {
  health: "health",
  loss: "health",
  animal: "health",
  respect: "accusation",
  money: "accusation",
  legal: "accusation",
  fake: "possible-fake",
};

/** Of the trades that keep their clients secret, those that treat people; law and accounts are no matter of health. */
const treatment =
  /\b(?:clinica|consultorio|dentist|odonto|ortodont|medic[oa]s?\b|doutor|dra?\b|pediatr|ginecolog|dermatolog|oftalmolog|cardiolog|ortoped|psicolog|psiquiatr|terap|fisioterap|nutricion|fonoaudiolog|consulta|exames?\b|laboratorio|implante|clareamento|tratamento|cirurg|paciente|enfermeir|hospital|pronto atendimento)/;

const order: readonly CaseNotice[] = ["health", "accusation", "personal-data", "possible-fake"];

export function readCase(review: string): ReviewCase {
  const found = new Set<CaseNotice>();
  if (findPersonalData(review).length > 0) found.add("personal-data");
  const reading = mayBeDelicate(review) ? readReview(review) : undefined;
  for (const concern of reading?.concerns ?? []) found.add(noticeOf[concern]);
  const isClientSecret = reading?.regulated ?? false;
  if (isClientSecret && treatment.test(fold(review))) found.add("health");
  return {
    notices: order.filter((notice) => found.has(notice)),
    isClientSecret,
    isMourning: reading?.grieves ?? false,
  };
}
