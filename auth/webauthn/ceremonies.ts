import type { AttestationObject } from "@simplewebauthn/server/helpers";
import type { WebauthnSettings } from "../settings.ts";
import { type Assertion, readRegistration, readTransports } from "./credential-answers.ts";
import type { Credential, NewCredential } from "./credential-store.ts";

/** Milliseconds for which a challenge may be answered. */
export const challengeLifeMs = 300_000;

/** EdDSA, ES256, RS256: what devices have, and Node checks. */
const algorithms = [-8, -7, -257];

/** Loaded when the first device comes. */
const library = () => import("@simplewebauthn/server");

type Options = {
  /** Base64url. */
  challenge: string;
  /** Whether the device has to make sure of the person, by a PIN or a finger. */
  verification: "required" | "preferred";
};

type Creation = Options & {
  /** `handle` comes back from the device with each signature. */
  owner: { handle: string; name: string };
  /** Whether the device finds the key by itself, with no name typed. */
  discoverable: boolean;
  /** Devices that have one of these make no other. */
  known: readonly Pick<Credential, "credential_id" | "transports">[];
};

/** What `navigator.credentials.create` is given. Who made the device is not asked: nothing here depends on it. */
export async function creationOptions({ rpId, rpName }: WebauthnSettings, creation: Creation) {
  const { generateRegistrationOptions } = await library();
  const { owner, discoverable, known, verification } = creation;
  return generateRegistrationOptions({
    rpID: rpId,
    rpName,
    userID: Uint8Array.from(Buffer.from(owner.handle)),
    userName: owner.name,
    userDisplayName: owner.name,
    challenge: bytesOf(creation.challenge),
    timeout: challengeLifeMs,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: {
      residentKey: discoverable ? "required" : "discouraged",
      userVerification: verification,
    },
  });
}

/** What `navigator.credentials.get` is given. Without `known` the person chooses among all that the device has. */
export async function requestOptions(
  { rpId: rpID }: WebauthnSettings,
  { challenge, verification, known }: Options & Partial<Pick<Creation, "known">>,
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID,
    challenge: bytesOf(challenge),
    timeout: challengeLifeMs,
    userVerification: verification,
    ...(known && { allowCredentials: known.map(descriptorOf) }),
  });
}

/** Undefined where the answer is not one to this challenge, from one of our pages, by a new key. */
export async function checkRegistration(
  { rpId, origins }: WebauthnSettings,
  { challenge, verification }: Options,
  answer: unknown,
): Promise<NewCredential | undefined> {
  const response = readRegistration(answer);
  if (!response) return undefined;
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const { registrationInfo } = await refusing(async () => {
    refuseStatement(decodeAttestationObject(bytesOf(response.response.attestationObject)));
    return verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      requireUserVerification: verification === "required",
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!registrationInfo || registrationInfo.credential.id !== response.id) return undefined;
  const { publicKey, counter } = registrationInfo.credential;
  return {
    credential_id: response.id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(response.response.transports),
  };
}

/**
 * Nobody asked for one, and to check it the addresses in its certificates would be fetched: strangers write
 * those. What stays is none, and a device's own signature, which browsers may leave in the place of none.
 */
function refuseStatement(attestation: AttestationObject): void {
  const format = attestation.get("fmt");
  const isOwn = format === "packed" && !attestation.get("attStmt").get("x5c");
  if (format !== "none" && !isOwn) throw new Error(`An attestation of the form ${format}`);
}

/** The new count of signatures; undefined where the answer is not this key's to this challenge, or was counted before. */
export async function checkAssertion(
  { rpId, origins }: WebauthnSettings,
  { challenge, verification }: Options,
  { answer, credential }: { answer: Assertion; credential: Credential },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      requireUserVerification: verification === "required",
      credential: {
        id: credential.credential_id,
        publicKey: bytesOf(credential.public_key),
        counter: credential.counter,
      },
    }),
  );
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** The library throws for whatever is wrong with an answer; nothing else happens in there. */
async function refusing<T extends object>(check: () => Promise<T>): Promise<Partial<T>> {
  try {
    return await check();
  } catch {
    return {};
  }
}

function descriptorOf({ credential_id: id, transports }: Creation["known"][number]) {
  return { id, transports: readTransports(transports) };
}

function bytesOf(text: string) {
  return Uint8Array.from(Buffer.from(text, "base64url"));
}
