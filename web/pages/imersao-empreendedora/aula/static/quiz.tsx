import { ChevronDown } from "lucide-react";
import type { Question } from "../../../../../content/course/text-schema.ts";
import type { WholeLesson } from "../../../../../content/course/whole-lesson.ts";
import { courseWords } from "../../../../../content/interface/course.ts";

const words = courseWords.reading;
const letters = ["a", "b", "c"] as const;

function QuestionView({
  question: { question, options },
  number,
}: {
  question: Question;
  number: number;
}) {
  return (
    <li className="question">
      <h3>
        {number}. {question}
      </h3>
      <ol className="options">
        {options.map(({ text }, i) => (
          <li key={text}>
            <b>{letters[i]}</b> {text}
          </li>
        ))}
      </ol>
      <details className="answer-fold">
        <summary>
          <ChevronDown className="icon" aria-hidden="true" /> {words.showAnswer}
          <span className="screen-reader">: {words.question(number)}</span>
        </summary>
        <ol className="options explained">
          {options.map(({ text, right, why }, i) => (
            <li key={text} className={right && "right"}>
              <b>{letters[i]}</b>{" "}
              <span>
                <b>{right ? words.right : words.wrong}</b> {why}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

export function Quiz({ text: { quiz } }: WholeLesson) {
  return (
    <section id="perguntas">
      <h2>{words.quiz}</h2>
      <p className="soft">{words.quizHint}</p>
      <ol className="questions">
        {quiz.questions.map((question, i) => (
          <QuestionView key={question.question} question={question} number={i + 1} />
        ))}
      </ol>
    </section>
  );
}
