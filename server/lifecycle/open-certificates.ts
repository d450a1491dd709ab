import { join } from "node:path";
import type { KeySet } from "#auth";
import { certificateAlgorithm } from "../../contract/certificate.ts";
import type { Config } from "../config/config.ts";
import { readOrCreate } from "../keys/owner-only-file.ts";
import { madeKeys, readKeys, readNamed } from "./open-accounts.ts";

export type Certificates = {
  key: { kid: string; key: Exclude<KeySet["signing"]["key"], Uint8Array> };
  /** The site's address, which stands in each certificate. */
  issuer: string;
  /** A JWK set for everybody: what was signed with an older key of the file stays valid. */
  published: string;
};

type CertificateConfig = Pick<Config, "dataDirectory" | "certificateKeysFile" | "publicUrl">;

/** Keys of their own: a certificate is never taken for an access token, nor the reverse. */
export async function openCertificates(config: CertificateConfig): Promise<Certificates> {
  const { certificateKeysFile: named, publicUrl: issuer } = config;
  const file = named ?? join(config.dataDirectory, "certificate-keys.json");
  const content = named
    ? await readNamed("CERTIFICATE_KEYS_FILE", named)
    : await readOrCreate(file, madeKeys);
  const { algorithms, publicKeys, signing } = await readKeys(file, content, undefined);
  const { kid, key } = signing;
  if (algorithms.join() !== certificateAlgorithm || kid === undefined || key instanceof Uint8Array)
    throw new Error(`The keys in ${file} cannot be used: all must be for ${certificateAlgorithm}.`);
  return { key: { kid, key }, issuer, published: JSON.stringify({ keys: publicKeys }) };
}
