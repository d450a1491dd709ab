import type { Opinion } from "../lexicon/opinion.ts";
import type { Segment } from "../segment.ts";
import { clouds, judges, lineOf } from "./line-of.ts";

/** "A fila que é grande": the one thing that is excepted, and how it is, to the end of the stretch. */
const excepted =
  /^(?:[oa]s?|ess[ea]s?) (?:[a-z]+ ){1,4}?que (?:e|eh|sao|era|eram|foi|esta|estava|fica|ficou|achei|anda) (?:(?:muito|meio|bem|um pouco|um pouquinho|pouco|super|sempre|tao|mais) )*(?<how>[a-z]+)(?: (?:demais|mesmo|as vezes|de (?:achar|estacionar|chegar|subir|entrar|encontrar|acessar|limpar|usar|abrir|marcar|conseguir)|para (?:estacionar|achar|chegar|entrar|sentar|subir|marcar|quem [a-z]+|[a-z]+r)|no? [a-z]+|na [a-z]+))*$/;
/** Words that praise of another thing, and limit this one: "a fila que é grande". */
const limiting =
  /^(?:grandes?|enormes?|gigantes?|long[oa]s?|compridas?|compridos?|dur[oa]s?|dificil|dificeis|complicad[oa]s?|pequen[oa]s?|apertad[oa]s?|estreit[oa]s?|alt[oa]s?|baix[oa]s?|escur[oa]s?|quentes?|fri[oa]s?|fort[ei]s?|frac[oa]s?|cheg?i[oa]s?|barulhent[oa]s?|ingremes?|distantes?|longe|salgad[oa]s?|caros?|caras?|lent[oa]s?|simples|antig[oa]s?|velh[oa]s?|desnivelad[oa]s?|irregular(?:es)?|curt[oa]s?|disputad[oa]s?|demorad[oa]s?|restrit[oa]s?|limitad[oa]s?)$/;

const fault: Opinion = { kind: "opinion", polarity: -1, whole: true, fixed: true };

/** Which word says how the excepted thing is; -1 where the segment excepts none, or praises it. */
function faultAt({ words, marks, contrary }: Segment): number {
  if (contrary !== true) return -1;
  const how = excepted.exec(lineOf(words))?.groups?.how;
  const at = how === undefined ? -1 : words.findLastIndex(({ key }) => key === how);
  if (at < 0 || how === undefined) return -1;
  const named = marks.some((mark) => judges(mark, -1) && mark.end > at);
  return limiting.test(how) || named ? at : -1;
}

function praisesBefore(segments: readonly Segment[], at: number): boolean {
  const before = segments.slice(0, at);
  return (
    before.some(
      ({ marks }) => marks.some((mark) => judges(mark, 1)) && !marks.some((mark) => clouds(mark)),
    ) || before.some(({ words }) => /^tudo (?:muito )?bo[ma]\b/.test(lineOf(words)))
  );
}

/** "Tudo top, só a fila que é grande": the frame says that the size of it is a fault. */
export function withOnlyFault(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, at) => {
    const place = faultAt(segment);
    if (place < 0 || !praisesBefore(segments, at)) return segment;
    const known = segment.marks.some((mark) => judges(mark, -1) && mark.end > place);
    const kept = segment.marks.filter(({ end }) => end <= place);
    const marks = known ? segment.marks : [...kept, { start: place, end: place + 1, value: fault }];
    return { ...segment, limited: true, marks };
  });
}
