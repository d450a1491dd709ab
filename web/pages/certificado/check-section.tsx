import { CircleAlert, CircleCheck } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { certificateDay, certificateWords } from "../../../content/interface/certificate.ts";
import type { CertificateClaims } from "../../../contract/certificate.ts";
import { fetchCertificateKeys } from "../../backend/certificates.ts";
import { type CertificateKey, type Checked, checkCertificate } from "./check-certificate.ts";

const words = certificateWords.check;

type Shown = Checked | { state: "no-keys" } | { state: "insecure" };

async function check(text: string): Promise<Shown> {
  // A browser has it by https, and on the machine itself.
  if (!window.isSecureContext) return { state: "insecure" };
  const keys = await fetchCertificateKeys<CertificateKey>().catch(() => undefined);
  return keys ? checkCertificate(text, keys) : { state: "no-keys" };
}

function Claims({ claims: { name, course, right, of, iat, iss } }: { claims: CertificateClaims }) {
  const fields = [
    [words.fields.name, name],
    [words.fields.course, course],
    [words.fields.score, words.scoreOf(right, of)],
    [words.fields.day, certificateDay(iat)],
    [words.fields.by, iss],
  ] as const;
  return (
    <>
      <dl className="claims figures">
        {fields.map(([field, value]) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{words.declared}</p>
    </>
  );
}

function Result({ shown }: { shown: Shown }) {
  const isValid = shown.state === "valid";
  const Icon = isValid ? CircleCheck : CircleAlert;
  return (
    <div className={isValid ? "sheet-card verdict good" : "sheet-card verdict"}>
      <h3>
        <Icon className="icon" aria-hidden="true" /> {words.results[shown.state]}
      </h3>
      <p>{words.explained[shown.state]}</p>
      {isValid && <Claims claims={shown.claims} />}
    </div>
  );
}

/** Whoever came by the code of a certificate finds it checked. */
export function CheckSection() {
  const { hash } = useLocation();
  const [text, setText] = useState("");
  const [shown, setShown] = useState<Shown>();
  const latest = useRef("");
  const run = useCallback(async (code: string) => {
    latest.current = code;
    const result = await check(code);
    if (latest.current === code) setShown(result);
  }, []);
  useEffect(() => {
    // A part of the page is named without a dot, a code has two.
    if (hash.includes(".")) void run(hash);
  }, [hash, run]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(text);
  };
  return (
    <section className="section with-margin" aria-labelledby="conferir">
      <header>
        <h2 id="conferir">{words.title}</h2>
      </header>
      <p className="side">{words.hint}</p>
      <div className="main stack">
        <div className="verdicts" role="status">
          {shown && <Result shown={shown} />}
        </div>
        <form className="stack certificate-form" onSubmit={submit}>
          <div className="line-field">
            <label htmlFor="codigo">{words.label}</label>
            <textarea
              id="codigo"
              rows={3}
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <div className="actions">
            <button type="submit" className="button line">
              {words.action}
            </button>
          </div>
        </form>
      </div>
    </section>
  );
}
