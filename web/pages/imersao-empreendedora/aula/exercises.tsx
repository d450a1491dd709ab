import type { Exercise, LessonText } from "../../../../content/course/schema.ts";
import { courseWords } from "../../../../content/interface/course.ts";
import { exercisesAnchor } from "../../../paths.ts";
import {
  setExerciseDone,
  setProjectDone,
  useDeviceData,
} from "../../../storage/use-device-data.ts";
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

function ExerciseView({ exercise }: { exercise: Exercise }) {
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
      <ReadyWhen text={exercise.readyWhen} />
    </li>
  );
}

/** The three exercises of a lesson and its project, each with its own tick. */
export function Exercises({ text: { exercises, project } }: { text: LessonText }) {
  const projectDone = useDeviceData().course.projects.includes(project.id);
  return (
    <>
      <section id={exercisesAnchor}>
        <h2>{words.exercises}</h2>
        <p className="soft no-print">{words.exercisesHint}</p>
        <ol className="tasks">
          {exercises.map((exercise) => (
            <ExerciseView key={exercise.id} exercise={exercise} />
          ))}
        </ol>
      </section>
      <section>
        <h2>{words.project}</h2>
        <div className="task">
          <Tick
            label={project.title}
            checked={projectDone}
            onChange={(checked) => setProjectDone(project.id, checked)}
          />
          <p>{project.description}</p>
          <ReadyWhen text={project.readyWhen} />
        </div>
      </section>
    </>
  );
}
