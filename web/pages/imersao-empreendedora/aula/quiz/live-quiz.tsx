import { ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { quizWords } from "../../../../../content/interface/quiz.ts";
import { countRight } from "../../../../../domain/progress/count-right.ts";
import { setQuizAnswers, useDeviceData } from "../../../../storage/use-device-data.ts";
import {
  explanationOf,
  focusQuestion,
  markQuestions,
  placeExplanations,
  rightOptions,
} from "./question-marks.ts";
import { questionName, quizForm } from "./quiz-names.ts";
import { placeOf } from "./score.ts";

const letters = "abc";
const none: readonly number[] = [];

type ResultProps = { right: number; total: number; onReview: () => void; onAgain: () => void };

/** It takes the focus where the visitor asked for it, and so is read once. */
function Result({ right, total, onReview, onAgain }: ResultProps) {
  return (
    <div className="quiz-result">
      <h3 tabIndex={-1} className="figures">
        {quizWords.score(right, total)}
      </h3>
      <p>{quizWords.results[right]}</p>
      <p className="soft small">{quizWords.kept}</p>
      <div className="actions">
        <button type="button" className="button line" onClick={onReview}>
          {quizWords.review}
        </button>
        <button type="button" className="button quiet" onClick={onAgain}>
          {quizWords.again}
        </button>
      </div>
    </div>
  );
}

type Props = { slug: string; questions: { readonly current: HTMLElement | null } };

/** What was chosen, what is shown of it, and the one way on. */
function useQuiz({ slug, questions }: Props) {
  const kept = useDeviceData().course.quizzes?.[slug] ?? none;
  const [right, setRight] = useState(none);
  const [wanted, setWanted] = useState(kept.length);
  const [moves, setMoves] = useState(0);
  const total = right.length;
  const chosen = kept.slice(0, total);
  const place = placeOf(wanted, chosen, total);
  useLayoutEffect(() => {
    const root = questions.current;
    if (!root) return;
    placeExplanations(root);
    setRight(rightOptions(root));
  }, [questions]);
  useLayoutEffect(() => {
    if (questions.current) markQuestions(questions.current, place, chosen);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move of the visitor takes the focus along
  useEffect(() => {
    const root = questions.current;
    if (!root || moves === 0) return;
    if (place < total) focusQuestion(root, place);
    else root.querySelector<HTMLElement>(".quiz-result h3")?.focus();
  }, [moves]);
  const moveTo = (next: number) => {
    setWanted(next);
    setMoves(moves + 1);
  };
  return { chosen, right, place, total, moveTo };
}

/** The part of a quiz that acts; the questions themselves stand above it. */
export function LiveQuiz({ slug, questions }: Props) {
  const { chosen, right, place, total, moveTo } = useQuiz({ slug, questions });
  const [said, setSaid] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const isAnswered = place < chosen.length;

  const check = (form: HTMLFormElement) => {
    const value = new FormData(form).get(questionName(slug, place));
    if (value === null) {
      setSaid(quizWords.choose);
      return;
    }
    const option = Number(value);
    const explain = (at: number) =>
      questions.current ? explanationOf(questions.current, place, at) : "";
    const answer = right[place] ?? 0;
    const missed = option === answer ? "" : ` ${quizWords.rightIs(letters[answer] ?? "")}`;
    setSaid(`${explain(option)}${missed}`);
    setQuizAnswers(slug, [...chosen, option]);
    // The radio buttons are locked now: the focus must not stay in one.
    button.current?.focus();
  };
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isAnswered) return check(event.currentTarget);
    setSaid("");
    moveTo(place + 1);
  };
  const begin = () => {
    setQuizAnswers(slug, none);
    moveTo(0);
  };

  if (total === 0) return null;
  return (
    <>
      <form id={quizForm(slug)} onSubmit={goOn} hidden={place === total}>
        <p role="status" className={said && !isAnswered ? "small" : "screen-reader"}>
          {said}
        </p>
        <button ref={button} type="submit" className="button">
          {!isAnswered && quizWords.check}
          {isAnswered && (place + 1 < total ? quizWords.next : quizWords.finish)}
          {isAnswered && <ArrowRight className="icon" aria-hidden="true" />}
        </button>
      </form>
      {place === total && (
        <Result
          right={countRight(chosen, right)}
          total={total}
          onReview={() => moveTo(0)}
          onAgain={begin}
        />
      )}
    </>
  );
}
