import { z } from "zod";

/** WebAuthn allows ids of 1023 bytes. */
const idLength = 1364;
/** Of everything else that a device says; bodies of requests are bounded as well. */
const partLength = 32_000;
const base64url = /^[\w-]+$/;

const part = z.string().max(partLength).regex(base64url);
const credential = {
  id: z.string().max(idLength).regex(base64url),
  rawId: z.string(),
  type: z.literal("public-key"),
};

const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
type Transport = (typeof transports)[number];

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    // Browsers learn new ones before we do.
    transports: z.array(z.unknown()).nullish(),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.string().max(idLength).nullish(),
  }),
});

/** What a browser hands on from a device that made a key; undefined where it has not that form. */
export function readRegistration(answer: unknown) {
  const { data } = registration.safeParse(answer);
  if (!data) return undefined;
  const named = data.response.transports ?? [];
  const response = {
    ...data.response,
    transports: transports.filter((one) => named.includes(one)),
  };
  return { ...data, response, clientExtensionResults: {} };
}

export type Assertion = NonNullable<ReturnType<typeof readAssertion>>;

/** The same from one that signed with its key. */
export function readAssertion(answer: unknown) {
  const { data } = assertion.safeParse(answer);
  if (!data) return undefined;
  const { userHandle, ...response } = data.response;
  return {
    ...data,
    response: { ...response, ...(userHandle != null && { userHandle }) },
    clientExtensionResults: {},
  };
}

export function readTransports(json: string): Transport[] {
  return JSON.parse(json);
}
