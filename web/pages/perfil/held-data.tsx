import { Link } from "react-router";
import { practiceItemIds, profileItemIds } from "../../../content/guide/items.ts";
import { businessWords } from "../../../content/interface/business.ts";
import { courseWords } from "../../../content/interface/course.ts";
import { deviceWords } from "../../../content/interface/device.ts";
import { courseProgress, courseTotals } from "../../../domain/progress/course-progress.ts";
import { countDone } from "../../../domain/progress/share.ts";
import { courseDone } from "../../components/course-done.ts";
import { Counter } from "../../components/drawings/counter.tsx";
import { ProgressTape } from "../../components/progress-tape.tsx";
import { paths } from "../../paths.ts";
import { useDeviceData } from "../../storage/use-device-data.ts";

/** What was typed, answered and watched in the lessons; each of it is emptied where it stands. */
function WorkHeld() {
  const { texts = {}, quizzes = {}, places = {} } = useDeviceData().course;
  const fields = Object.keys(texts).length;
  const answers = Object.values(quizzes).flat().length;
  const begun = Object.keys(places).length;
  return (
    <>
      {fields > 0 && <li>{deviceWords.texts(fields)}</li>}
      {answers > 0 && <li>{deviceWords.answered(answers)}</li>}
      {begun > 0 && <li>{deviceWords.places(begun)}</li>}
    </>
  );
}

function CourseHeld() {
  const done = courseDone(useDeviceData());
  const percent = courseProgress(done);
  const text = courseWords.progress.percent(percent);
  return (
    <section className="sheet-card" aria-labelledby="guardado-curso">
      <h3 id="guardado-curso">{deviceWords.course}</h3>
      <p className="label figures mt-4">{text}</p>
      <ProgressTape value={percent} labelledBy="guardado-curso" valueText={text} />
      <ul className="bullets figures mt-4">
        <li>{deviceWords.watched(done.watched, courseTotals.watched)}</li>
        <li>{deviceWords.lessons(done.lessons, courseTotals.lessons)}</li>
        <li>{deviceWords.exercises(done.exercises, courseTotals.exercises)}</li>
        <li>{deviceWords.quizzes(done.quizzes, courseTotals.quizzes)}</li>
        <li>{deviceWords.projects(done.projects, courseTotals.projects)}</li>
        <WorkHeld />
      </ul>
      <Link className="button quiet -ml-2 mt-2" to={paths.course}>
        {deviceWords.openCourse}
      </Link>
    </section>
  );
}

function GuideHeld() {
  const { profile, practices: practised } = useDeviceData().checklist;
  return (
    <section className="sheet-card" aria-labelledby="guardado-guia">
      <h3 id="guardado-guia">{deviceWords.profileList}</h3>
      <ul className="bullets figures mt-4">
        <li>
          {deviceWords.profileItems(countDone(profile, profileItemIds), profileItemIds.length)}
        </li>
        <li>
          {deviceWords.practiceItems(countDone(practised, practiceItemIds), practiceItemIds.length)}
        </li>
      </ul>
      <Link className="button quiet -ml-2 mt-2" to={paths.guide}>
        {deviceWords.openGuide}
      </Link>
    </section>
  );
}

/** What the assistants were told of the shop, as it was told. */
function BusinessHeld() {
  const { business } = useDeviceData();
  if (!business) return null;
  const { trades, contacts, fields, title } = businessWords;
  const { trade, contact, ...lines } = business;
  const told = {
    ...(trade && { trade: trades[trade] }),
    ...lines,
    ...(contact && { contact: contacts[contact] }),
  };
  return (
    <section className="sheet-card" aria-labelledby="guardado-negocio">
      <h3 id="guardado-negocio">{title}</h3>
      <ul className="bullets mt-4">
        {Object.entries(told).map(([name, value]) => (
          <li key={name}>
            {fields[name as keyof typeof fields]}: {value}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much was written; the words themselves stand on the page that they belong to. */
function WordsHeld() {
  const { answers, drafts } = useDeviceData();
  const words = deviceWords.words;
  if (answers.length + drafts.length === 0) return null;
  return (
    <section className="sheet-card" aria-labelledby="guardado-textos">
      <h3 id="guardado-textos">{words.title}</h3>
      <ul className="bullets figures mt-4">
        {answers.length > 0 && <li>{words.answers(answers.length)}</li>}
        {drafts.length > 0 && <li>{words.drafts(drafts.length)}</li>}
      </ul>
      <p className="soft small mt-3">{words.hint}</p>
      <Link className="button quiet -ml-2 mt-2" to={paths.assistants}>
        {words.open}
      </Link>
    </section>
  );
}

function NothingHeld() {
  return (
    <div className="empty">
      <Counter />
      <h3>{deviceWords.empty.title}</h3>
      <p className="soft">{deviceWords.empty.text}</p>
      <Link className="button quiet" to={paths.course}>
        {deviceWords.empty.action}
      </Link>
    </div>
  );
}

export function HeldData() {
  const { business, checklist, course, theme, answers, drafts } = useDeviceData();
  const { lessons, watched, exercises, projects, texts = {}, quizzes = {}, places = {} } = course;
  const work = Object.keys({ ...texts, ...quizzes, ...places });
  const marks = [...Object.values(checklist), lessons, watched, exercises, projects];
  const kept = [...marks, work, answers, drafts];
  const empty =
    !business && !course.lastLesson && !theme && kept.every((list) => list.length === 0);
  return (
    <section className="section with-margin" aria-labelledby="guardado">
      <header>
        <h2 id="guardado">{deviceWords.held}</h2>
      </header>
      <p className="side">{deviceWords.heldHint}</p>
      <div className="main">
        {empty ? (
          <NothingHeld />
        ) : (
          <div className="two-columns">
            <CourseHeld />
            <GuideHeld />
            <BusinessHeld />
            <WordsHeld />
          </div>
        )}
      </div>
    </section>
  );
}
