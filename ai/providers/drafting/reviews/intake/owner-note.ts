import { fold } from "../../../../../domain/search/fold.ts";
import { splitSentences } from "../../text/sentences.ts";
import { countWords } from "../../text/words.ts";

/** Words by which an owner speaks about a review; "me respondeu que" and "a resposta foi" are a client's. */
const aboutReview =
  /\b(?:respond(?:er|o|a|e)|avaliac(?:ao|oes)|review|comentario|(?:cliente|hospede|alun[oa]|pessoa|pessoal|el[ea]) (?:\w{1,12} ){0,4}(?:escreveu|postou|publicou|comentou|avaliou|deixou|colocou)|escreveu|postou|recebi (?:ess|est|a|uma))\w*\b/;
/** An owner asking for help with the answer: no word of the review. */
const asksForHelp =
  /^(?:(?:oi|ola|gente|pessoal|bom dia|boa tarde|boa noite|por favor|pfv|socorro)[,!]? ?)*(?:me )?(?:ajud\w+ (?:a gente |aqui )?(?:a|com|para) |como (?:eu |a gente |que eu |devo |posso )?respond|o que (?:eu |a gente )?(?:digo|respondo|falo|faco|escrevo)|n[ao]o sei (?:o que|como|nem)[a-z ]{0,12} (?:dizer|respond|falar|escrever)|preciso (?:de uma resposta|responder)|quero (?:uma resposta|responder|agradecer)|queria (?:uma resposta|responder|agradecer)|(?:respond[ae]|escreve|escreva|faz|faca|cria|crie|monta|monte|gera|gere) (?:ai |isso |pra mim |para mim |uma resposta|ess[ae]|est[ae]|a avaliacao|o comentario|a cliente|o cliente)|segue (?:a|o) )/;

/** Words of a quotation that can be a whole review. */
const leastQuoted = 2;
/** Characters of a note before the colon, at most. */
const longestNote = 160;
const quotation = /["“«]([^"“”«»]{3,7000})["”»]/g;

function quotedIn(text: string): string | undefined {
  const parts = Array.from(text.matchAll(quotation), ([, part = ""]) => part.trim());
  const quoted = parts.filter((part) => countWords(part) >= leastQuoted);
  if (quoted.length === 0) return undefined;
  const note = fold(text.replace(quotation, " "));
  const outside = countWords(note);
  const told = quoted.join("\n");
  return aboutReview.test(note) && outside <= countWords(told) + 40 ? told : undefined;
}

/** "Responde essa avaliação pra mim: Adorei tudo". */
function afterNote(text: string): string | undefined {
  const colon = text.search(/:(?!\d)\s*\S/);
  if (colon < 0 || colon > longestNote) return undefined;
  const note = fold(text.slice(0, colon));
  const isNote = /\b(?:respond\w*|resposta|avaliac\w+|review|comentario|cliente)\b/.test(note);
  return isNote && !note.includes("\n") ? text.slice(colon + 1).trim() : undefined;
}

/**
 * The review without what its owner wrote around it: "responde essa avaliação pra mim: ...", "a cliente postou
 * '...', não sei o que dizer". The text itself where nobody wrote around it.
 */
export function withoutOwnersNote(text: string): string {
  const told = quotedIn(text) ?? afterNote(text) ?? text;
  const lines = told.split("\n").map((line) =>
    splitSentences(line)
      .filter((one) => !asksForHelp.test(fold(one)))
      .join(" "),
  );
  const kept = lines.join("\n").trim();
  return kept === "" ? told : kept;
}
