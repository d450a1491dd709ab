import { Check, ChevronDown, X } from "lucide-react";
import type { Question } from "../../../../../content/course/text-schema.ts";
import type { WholeLesson } from "../../../../../content/course/whole-lesson.ts";
import { courseWords } from "../../../../../content/interface/course.ts";
import { questionName, quizForm } from "../quiz/quiz-names.ts";

const words = courseWords.reading;
const letters = ["a", "b", "c"] as const;

type Option = Question["options"][number];

/** Why an option is right, or is not; once the quiz lives it stands below its option. */
function Why({ right, why }: Option) {
  return (
    <span className="why">
      <b>
        {right ? <Check className="icon" /> : <X className="icon" />}
        {right ? words.right : words.wrong}
      </b>{" "}
      {why}
    </span>
  );
}

function Explained({ options, number }: { options: readonly Option[]; number: number }) {
  return (
    <details className="answer-fold">
      <summary>
        <ChevronDown className="icon" aria-hidden="true" /> {words.showAnswer}
        <span className="screen-reader">: {words.question(number)}</span>
      </summary>
      <ol className="explained">
        {options.map((option, i) => (
          <li key={option.text}>
            <b>{letters[i]}</b> <Why {...option} />
          </li>
        ))}
      </ol>
    </details>
  );
}

type Props = { slug: string; question: Question; number: number; total: number };

/** The radio buttons belong to the form that comes with what brings them to life (quiz/live-quiz.tsx). */
function QuestionView({ slug, question: { question, options }, number, total }: Props) {
  return (
    <li className="question">
      <fieldset>
        <legend>
          <h3 tabIndex={-1}>
            <small className="figures soft">{words.questionOf(number, total)}</small> {question}
          </h3>
        </legend>
        {options.map(({ text, right }, i) => (
          <div key={text} className="option">
            <label>
              <input
                type="radio"
                form={quizForm(slug)}
                name={questionName(slug, number - 1)}
                value={i}
                data-right={right}
              />
              <b>{letters[i]}</b> <span>{text}</span>
            </label>
          </div>
        ))}
      </fieldset>
      <Explained options={options} number={number} />
    </li>
  );
}

export function Quiz({ lesson, text: { quiz } }: WholeLesson) {
  return (
    <section id="perguntas">
      <h2>{words.quiz}</h2>
      <p className="soft">{words.quizHint}</p>
      <ol className="questions">
        {quiz.questions.map((question, i) => (
          <QuestionView
            key={question.question}
            slug={lesson.slug}
            question={question}
            number={i + 1}
            total={quiz.questions.length}
          />
        ))}
      </ol>
    </section>
  );
}
