/** What the questions look like, which React leaves as they are: they are static HTML. */

function questionsOf(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(".question")];
}

function optionsOf(question: Element): HTMLElement[] {
  return [...question.querySelectorAll<HTMLElement>(".option")];
}

function radioOf(option: Element): HTMLInputElement | null {
  return option.querySelector("input");
}

/** The place of the right option of each question. */
export function rightOptions(root: Element): number[] {
  return questionsOf(root).map((question) =>
    optionsOf(question).findIndex((option) => radioOf(option)?.dataset.right !== undefined),
  );
}

/** Puts each explanation below its option, where it shows once the question is answered. */
export function placeExplanations(root: Element): void {
  for (const question of questionsOf(root)) {
    const options = optionsOf(question);
    const explained = question.querySelectorAll("details .why");
    for (const [i, why] of explained.entries()) options[i]?.append(why);
  }
}

function markQuestion(question: HTMLElement, option: number | undefined): void {
  const fieldset = question.querySelector("fieldset");
  const isAnswered = option !== undefined;
  // Begun anew. What was chosen and not checked yet stays as it is.
  const isEmptied = fieldset?.disabled === true && !isAnswered;
  if (fieldset) fieldset.disabled = isAnswered;
  question.toggleAttribute("data-answered", isAnswered);
  for (const [i, element] of optionsOf(question).entries()) {
    const radio = radioOf(element);
    if (radio && (isAnswered || isEmptied)) radio.checked = i === option;
    const isRight = radio?.dataset.right !== undefined;
    element.classList.toggle("right", isAnswered && isRight);
    element.classList.toggle("missed", i === option && !isRight);
  }
}

/** Shows the question at a place, and of each one what was answered. */
export function markQuestions(root: Element, place: number, chosen: readonly number[]): void {
  for (const [i, question] of questionsOf(root).entries()) {
    question.toggleAttribute("data-away", i !== place);
    markQuestion(question, chosen[i]);
  }
}

/** Where whoever goes on reads next. */
export function focusQuestion(root: Element, place: number): void {
  questionsOf(root)[place]?.querySelector("h3")?.focus();
}

/** What stands below an option, as one sentence for a screen reader. */
export function explanationOf(root: Element, place: number, option: number): string {
  const element = optionsOf(questionsOf(root)[place] ?? root)[option];
  return element?.querySelector(".why")?.textContent ?? "";
}
