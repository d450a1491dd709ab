import type { Exercise, Practice } from "../../../../content/course/schema.ts";
import { courseWords } from "../../../../content/interface/course.ts";
import { exercisesAnchor, projectAnchor } from "../../../paths.ts";
import {
  setExerciseDone,
  setProjectDone,
  useDeviceData,
  useErasures,
} from "../../../storage/use-device-data.ts";
import { StaticHtml } from "../../../ui/static-html.tsx";
import { ExerciseFieldView } from "./exercise-field.tsx";
import type { LessonParts } from "./parts.ts";
import "../../../components/checklist.css";

const words = courseWords.reading;

type TickProps = {
  label: string;
  minutes?: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function Tick({ label, minutes, checked, onChange }: TickProps) {
  return (
    <h3 className="item">
      <label>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {label} {minutes && <small className="figures">{words.exerciseMinutes(minutes)}</small>}
        </span>
      </label>
    </h3>
  );
}

function ReadyWhen({ text }: { text: string }) {
  return (
    <p className="ready">
      <b>{words.readyWhen}</b> {text}
    </p>
  );
}

/** After an erasure they begin anew, with nothing that waits to be kept. */
function Fields({ exercise: { id, fields } }: { exercise: Exercise }) {
  return (
    <div className="exercise-fields" key={useErasures()}>
      {fields.map((field, i) => (
        <ExerciseFieldView key={field.label} id={`${id}-${i + 1}`} field={field} />
      ))}
    </div>
  );
}

function ExerciseView({ exercise, answer }: { exercise: Exercise; answer: string | undefined }) {
  const done = useDeviceData().course.exercises.includes(exercise.id);
  return (
    <li className="task">
      <Tick
        label={exercise.title}
        minutes={exercise.minutes}
        checked={done}
        onChange={(checked) => setExerciseDone(exercise.id, checked)}
      />
      <ol className="plain-steps">
        {exercise.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Fields exercise={exercise} />
      <ReadyWhen text={exercise.readyWhen} />
      <StaticHtml name={exercise.id} html={answer} />
    </li>
  );
}

type Props = { practice: Practice; parts: LessonParts };

/** The three exercises of a lesson, each with its own tick. */
export function Exercises({ practice: { exercises }, parts }: Props) {
  return (
    <section id={exercisesAnchor}>
      <h2>{words.exercises}</h2>
      <p className="soft no-print">
        {words.exercisesHint} <span className="exercises-kept">{words.exercisesKept}</span>
      </p>
      <ol className="tasks">
        {exercises.map((exercise, i) => (
          <ExerciseView key={exercise.id} exercise={exercise} answer={parts.answers?.[i]} />
        ))}
      </ol>
    </section>
  );
}

/** What stays in the business after the lesson. */
export function ProjectView({ practice: { project } }: { practice: Practice }) {
  const done = useDeviceData().course.projects.includes(project.id);
  return (
    <section id={projectAnchor}>
      <h2>{words.project}</h2>
      <div className="task">
        <Tick
          label={project.title}
          minutes={project.minutes}
          checked={done}
          onChange={(checked) => setProjectDone(project.id, checked)}
        />
        <p>{project.description}</p>
        <ReadyWhen text={project.readyWhen} />
      </div>
    </section>
  );
}
