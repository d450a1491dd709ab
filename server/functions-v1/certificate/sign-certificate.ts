import {
  type CertificateClaims,
  certificateAlgorithm,
  certificateType,
} from "../../../contract/certificate.ts";

export type CertificateKey = { kid: string; key: Parameters<typeof crypto.subtle.sign>[1] };

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** A compact JWS (RFC 7515). */
export async function signCertificate(
  claims: CertificateClaims,
  { kid, key }: CertificateKey,
): Promise<string> {
  const header = { alg: certificateAlgorithm, typ: certificateType, kid };
  const signed = `${encode(header)}.${encode(claims)}`;
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const signature = await crypto.subtle.sign(algorithm, key, Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString("base64url")}`;
}
