import {
  type CertificateAnswer,
  type CertificateRequest,
  certificateKeysPath,
} from "../../contract/certificate.ts";

/** Said by the server, in a sentence for people. */
export class CertificateRefused extends Error {
  override readonly name = "CertificateRefused";
}

/** Always of the server that serves the page: its keys sign, also where other calls go to a hosted project. */
export async function askForCertificate(request: CertificateRequest): Promise<string> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="supabase-publishable-key"]');
  const response = await fetch("/functions/v1/certificate", {
    method: "POST",
    headers: { apikey: key?.content ?? "", "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  const answer: CertificateAnswer | { success: false; error: string } = await response.json();
  if (!answer.success) throw new CertificateRefused(answer.error);
  return answer.certificate;
}

/** From the server, or as the worker has kept them. */
export async function fetchCertificateKeys<Key>(): Promise<Key[]> {
  const response = await fetch(certificateKeysPath, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The keys are not here: ${response.status}`);
  return (await response.json()).keys;
}
