/** Texts of which an answer is kept. */
const most = 256;

const kept = new Set<Map<string, unknown>>();

/** A function of a text that keeps its answers in a map of its own. */
function keepIn<Answer>(
  answers: Map<string, Answer>,
  read: (text: string) => Answer,
): (text: string) => Answer {
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/** A function of a text that keeps its answers as long as it lives itself. */
export function keep<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  return keepIn(new Map(), read);
}

/** The same of a whole module: the same clause is asked again and again while a draft is made, and forgotten behind it. */
export function keepForDraft<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  kept.add(answers);
  return keepIn(answers, read);
}

/** Nothing that an owner wrote stays behind their draft. */
export function forgetDraft(): void {
  for (const answers of kept) answers.clear();
}
