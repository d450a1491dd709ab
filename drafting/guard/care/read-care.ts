import type { Notice } from "../../../contract/gemini-chat.ts";
import type { ReviewCaseName, ReviewLanguage, Trade } from "../../../contract/parts.ts";
import { findPersonalData } from "../../../domain/personal-data/find-personal-data.ts";
import { foldText } from "../folded-text.ts";
import { cueFinder } from "../phrases.ts";
import { secretTrades, tellsTrade } from "../trade-words.ts";
import { careCues, neighbour } from "./cues.ts";
import { languageOf } from "./language.ts";

/** What a review itself asks for, whoever answers it. */
export type CaseNotice = Exclude<Notice, "unclear-tone">;

/** What about a review asks for care. */
export type ReviewCare = {
  /** In the order in which the page shows them. */
  notices: readonly CaseNotice[];
  /** What takes the whole reply over. */
  case?: ReviewCaseName;
  /** Health, law, accounts: not even that the person is a client may be confirmed, whatever the case. */
  isClientSecret: boolean;
  /** Somebody died; said even where another case comes first. */
  isMourning: boolean;
  /** Of the review, where it is not Portuguese. */
  language?: ReviewLanguage;
};

const findNeighbour = cueFinder(neighbour);

const order: readonly CaseNotice[] = ["health", "accusation", "personal-data", "possible-fake"];
const prepared = careCues.map((cue) => ({
  cue,
  find: cueFinder(cue),
  findHelp: cue.helped && cueFinder(cue.helped),
}));

const starsAlone =
  /^(?:(?:nota )?(?:\d{1,2}|um|uma|dois|duas|tres|quatro|cinco)(?: ?\/ ?\d{1,2})?(?: estrelas?)?|sem (?:texto|comentarios?)|.*\bestrelas?,? (?:e )?(?:nao (?:escreveu|falou|disse|comentou|deixou)|sem (?:escrever|texto|comentar\w*|dizer)).{0,20})?[ .!]*$/;

/** "Minha Belinha se foi", "Perdemos nosso Bidu": somebody with a name, which is lost in small letters. */
const lostName =
  /(?:[Mm]inha|[Mm]eu|[Nn]oss[oa]|(?<!\p{L})[oa]) \p{Lu}\p{Ll}{1,20} (?:se foi|partiu(?! para)|descansou)|[Pp]erd(?:i|emos) (?:meu|minha|nosso|nossa) (?!Celular|Carro|Vo[oô]|I)\p{Lu}\p{Ll}{1,20}/u;

/** "Nunca fui, mas dizem ...": told by somebody who never came. */
const neverCame =
  /\bnunca (?:fui|entrei|comprei|usei)(?: (?:la|ai|nessa|nesse|mas|e|so|me|nao|porem)\b| ?[,.;])/;

/** Whether a review says nothing but its mark. */
function isStarsOnly(folded: string): boolean {
  return starsAlone.test(
    folded
      .replace(/[^a-z0-9 ./!]/g, "")
      .trim()
      .slice(0, 80),
  );
}

/** Of those that were found; a secret comes before a doubt whether the person is a client, which would tell it. */
function caseOf(
  found: ReadonlySet<ReviewCaseName>,
  { isClientSecret, isStars }: { isClientSecret: boolean; isStars: boolean },
): ReviewCaseName | undefined {
  const graver = (["injury", "discrimination", "accusation", "consumer-agency"] as const).find(
    (one) => found.has(one),
  );
  if (graver) return graver;
  if (found.has("mourning")) return "mourning";
  if (isClientSecret) return "secrecy";
  if (found.has("not-a-customer")) return "not-a-customer";
  return isStars ? "stars-only" : undefined;
}

/** Reads what asks for care in a review, erring towards it. Never throws; linear in the length of the review. */
export function readCare(review: string, { trade }: { trade?: Trade } = {}): ReviewCare {
  const folded = foldText(review).text.replaceAll("\n", " ");
  const found = prepared.filter(({ find }) => find(folded).length > 0);
  const taken = found.filter(({ findHelp }) => !findHelp || findHelp(folded).length === 0);
  const cases = new Set(taken.map(({ cue }) => cue.case));
  if (lostName.test(review)) cases.add("mourning");
  if (neverCame.test(folded)) cases.add("not-a-customer");
  const isNeighbour = findNeighbour(folded).length > 0;
  if (isNeighbour) cases.delete("not-a-customer");
  const notices = new Set(found.flatMap(({ cue }) => (cue.case === "mourning" ? [] : cue.notice)));
  if (isNeighbour) notices.delete("possible-fake");
  const secret = secretTrades.find((one) => one === trade || tellsTrade(folded, one));
  if (secret === "clinica") notices.add("health");
  if (findPersonalData(review).length > 0) notices.add("personal-data");
  const isClientSecret = secret !== undefined;
  const taking = caseOf(cases, { isClientSecret, isStars: isStarsOnly(folded) });
  const language = languageOf(review);
  return {
    notices: order.filter((notice) => notices.has(notice)),
    ...(taking && { case: taking }),
    isClientSecret,
    isMourning: cases.has("mourning"),
    ...(language && { language }),
  };
}
