import { toWords } from "../../text/words.ts";

/** Letters of a word that tells what a name is of: "o" and "de" tell nothing. */
const telling = 3;

/** Whether a name has a word of the text: "a rapidez" has none where it came in ten minutes. */
export function saysOfText(name: string, stems: ReadonlySet<string>): boolean {
  return toWords(name).some(({ text, stem }) => text.length >= telling && stems.has(stem));
}
