import { FileDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { certificateWords } from "../../../content/interface/certificate.ts";
import type { CertificateClaims } from "../../../contract/certificate.ts";
import { showToast } from "../../ui/toast.ts";
import { CertificateSheet, certificateAddress } from "./certificate-sheet.tsx";
import { payloadOf } from "./check-certificate.ts";
import { saveCertificate } from "./save-certificate.ts";

const words = certificateWords.make;

/** The certificate on the screen, and the way to keep it. Loaded late. */
export function MadeCertificate({ code }: { code: string }) {
  const drawn = useRef<SVGSVGElement>(null);
  const says = useRef<HTMLParagraphElement>(null);
  const [isSaving, setSaving] = useState(false);
  // Signed just now, by the server that serves this page.
  const claims = payloadOf(code) as CertificateClaims;
  const { name, iss } = claims;
  useEffect(() => says.current?.focus(), []);
  const save = async () => {
    if (!drawn.current || isSaving) return;
    setSaving(true);
    await saveCertificate(drawn.current, { name, href: certificateAddress(iss, code) }).catch(() =>
      showToast({ ...words.drawFailed, tone: "error" }),
    );
    setSaving(false);
  };
  return (
    <div className="stack mt-6">
      <p ref={says} tabIndex={-1}>
        {words.ready(name)}
      </p>
      <CertificateSheet claims={claims} code={code} ref={drawn} />
      <div className="actions">
        <button type="button" className="button" aria-disabled={isSaving} onClick={save}>
          <FileDown className="icon" aria-hidden="true" /> {words.download}
        </button>
      </div>
    </div>
  );
}
