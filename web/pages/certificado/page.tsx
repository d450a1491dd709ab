import { certificateWords } from "../../../content/interface/certificate.ts";
import { CheckSection } from "./check-section.tsx";
import { MakeCertificate } from "./make-certificate.tsx";
import "../../ui/line-field.css";
import "./certificate.css";

export default function CertificatePage() {
  return (
    <>
      <section className="hero plain">
        <div className="hero-words">
          <h1>{certificateWords.title}</h1>
          <p className="lead">{certificateWords.lead}</p>
          <noscript>
            <p className="note">{certificateWords.noScript}</p>
          </noscript>
        </div>
      </section>
      <CheckSection />
      <MakeCertificate />
    </>
  );
}
