/** What a certificate of the course says, how it is asked for, and where the keys stand that check it. */

/** Of the header of the compact JWS: what another typ signs is no certificate, and a certificate is no access token. */
export const certificateType = "certificate+jwt";
export const certificateAlgorithm = "ES256";

/** A JWK set: every public key that ever signed, as long as the operator leaves it in the file. */
export const certificateKeysPath = "/certificado/chaves.json";

/** Five questions in each of five lessons. */
export const certificateQuestions = 25;

/** Characters of a name. */
export const maxNameLength = 100;

/** Bytes of a request: the longest name, escaped, and much room. */
export const maxCertificateBytes = 4096;

/** Said by the person alone: the server knows nothing of what was done. */
export type CertificateRequest = {
  name: string;
  /** Right answers, 0 to `certificateQuestions`. */
  right: number;
};

/** The payload of the JWS. */
export type CertificateClaims = CertificateRequest & {
  /** The site's address. */
  iss: string;
  /** Seconds since 1970. */
  iat: number;
  course: string;
  of: number;
};

export type CertificateAnswer = { success: true; certificate: string };

export type NameFault = "empty" | "long" | "signs";

/** As it is written on the certificate. */
export function tidyName(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** Letters of any script, what joins them, and the signs that stand in names. */
const nameSigns = /^(?:[\p{L}\p{M} '’.,·-]|\u200C|\u200D)*$/u;

/** What keeps a tidy name from standing on a certificate. */
export function nameFault(name: string): NameFault | undefined {
  if (name === "") return "empty";
  if (name.length > maxNameLength) return "long";
  return nameSigns.test(name) && /\p{L}/u.test(name) ? undefined : "signs";
}
