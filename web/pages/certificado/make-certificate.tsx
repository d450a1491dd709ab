import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { lessons } from "../../../content/course/lessons.ts";
import { rightOptions } from "../../../content/course/right-options.ts";
import { certificateWords } from "../../../content/interface/certificate.ts";
import { nameFault, tidyName } from "../../../contract/certificate.ts";
import { countRight } from "../../../domain/progress/count-right.ts";
import {
  type CourseDone,
  courseProgress,
  courseTotals,
} from "../../../domain/progress/course-progress.ts";
import { askForCertificate, CertificateRefused } from "../../backend/certificates.ts";
import { courseDone } from "../../components/course-done.ts";
import { ownCertificateAnchor, paths } from "../../paths.ts";
import { deviceDataNow, useDeviceData } from "../../storage/use-device-data.ts";
import { afterContact } from "../../ui/after-contact.ts";
import { late } from "../../ui/late.ts";

const words = certificateWords.make;

/** Asked for by the few who have finished. */
const made = late(() => afterContact(() => import("./made-certificate.tsx")));

function rightAnswers(): number {
  const quizzes = deviceDataNow().course.quizzes ?? {};
  return lessons
    .map(({ slug }, i) => countRight(quizzes[slug] ?? [], rightOptions[i] ?? []))
    .reduce((sum, count) => sum + count, 0);
}

function useMaking() {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState<string>();
  const make = async (typed: string) => {
    const name = tidyName(typed);
    const nameIs = nameFault(name);
    setFault(nameIs && words.faults[nameIs]);
    if (nameIs || isBusy) return;
    setBusy(true);
    try {
      const [signed] = await Promise.all([
        askForCertificate({ name, right: rightAnswers() }),
        made.load(),
      ]);
      setCode(signed);
    } catch (error) {
      setFault(error instanceof CertificateRefused ? error.message : words.failed);
    }
    setBusy(false);
  };
  return { fault, isBusy, code, make };
}

function MakeForm() {
  const [name, setName] = useState("");
  const { fault, isBusy, code, make } = useMaking();
  const view = made.peek();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make(name);
  };
  return (
    <>
      <form className="stack certificate-form" noValidate onSubmit={submit}>
        <div className="line-field">
          <label htmlFor="nome">{words.name}</label>
          <input
            id="nome"
            type="text"
            autoComplete="name"
            value={name}
            aria-invalid={fault !== undefined}
            aria-describedby={fault && "nome-falha"}
            onChange={(event) => setName(event.target.value)}
          />
          <p className="fault" id="nome-falha" role="status">
            {fault && (
              <>
                <CircleAlert className="icon" aria-hidden="true" /> {fault}
              </>
            )}
          </p>
        </div>
        <div className="actions">
          <button type="submit" className="button" aria-disabled={isBusy}>
            {isBusy ? words.busy : words.action}
          </button>
        </div>
      </form>
      {code && view && <view.MadeCertificate key={code} code={code} />}
    </>
  );
}

function Missing({ done }: { done: CourseDone }) {
  const parts = (Object.keys(words.parts) as (keyof CourseDone)[]).filter(
    (part) => done[part] < courseTotals[part],
  );
  return (
    <div className="stack">
      <p>{words.unfinished(courseProgress(done))}</p>
      <p>{words.missing}</p>
      <ul className="bullets figures">
        {parts.map((part) => (
          <li key={part}>{words.parts[part](courseTotals[part] - done[part])}</li>
        ))}
      </ul>
      <div className="actions">
        <Link className="button line" to={paths.course}>
          {words.toCourse}
        </Link>
      </div>
    </div>
  );
}

/** Offered to who has finished; to others what is left. */
export function MakeCertificate() {
  const done = courseDone(useDeviceData());
  return (
    <section className="section with-margin" aria-labelledby={ownCertificateAnchor}>
      <header>
        <h2 id={ownCertificateAnchor}>{words.title}</h2>
      </header>
      <p className="side">{words.hint}</p>
      <div className="main">
        {courseProgress(done) === 100 ? <MakeForm /> : <Missing done={done} />}
      </div>
    </section>
  );
}
