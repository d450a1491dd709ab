/** The id of the form to which the radio buttons of a lesson's quiz belong. */
export function quizForm(slug: string): string {
  return `${slug}-quiz`;
}

/** The name of the radio buttons of a question; `place` from 0. */
export function questionName(slug: string, place: number): string {
  return `${slug}-pergunta-${place + 1}`;
}
