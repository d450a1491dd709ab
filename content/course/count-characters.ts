/** Characters as the platforms count them: a space is one, an accented letter too. */
export function countCharacters(text: string): number {
  return [...text.normalize("NFC")].length;
}
