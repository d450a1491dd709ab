import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A device as WebAuthn describes it, with real keys (ES256); it signs whatever a test has it sign. */
export type Authenticator = ReturnType<typeof createAuthenticator>;

type Key = { id: string; privateKey: KeyObject; handle: string; counter: number };
/** As the server sends it, or as the client hands it to a browser. */
type Bytes = string | ArrayBuffer | ArrayBufferView;
type Creation = { challenge: Bytes; rp: { id?: string | undefined }; user: { id: Bytes } };
type Request = { challenge: Bytes; rpId?: string | undefined };

/** What is not as it should be. */
export type Lie = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** It did not make sure of the person. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Of an attestation that nobody asked for. */
  statement?: "certified" | "self-signed" | "unknown";
  /** Another key under the same name. */
  id?: string;
  forged?: boolean;
};

const flags = { present: 1, verified: 4, attested: 64 };

export function createAuthenticator(home = "https://loja.example") {
  const keys: Key[] = [];

  function clientData(type: string, challenge: Bytes, lie: Lie): Buffer {
    const data = { type: lie.type ?? type, challenge: lie.challenge ?? encoded(challenge) };
    return Buffer.from(JSON.stringify({ ...data, origin: lie.origin ?? home, crossOrigin: false }));
  }

  return {
    keys,
    /** `navigator.credentials.create` */
    create({ challenge, rp, user }: Creation, lie: Lie = {}) {
      const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const id = lie.id ?? randomBytes(16).toString("base64url");
      const counter = lie.counter ?? 1;
      keys.push({ id, privateKey, handle: encoded(user.id), counter });
      const data = clientData("webauthn.create", challenge, lie);
      const made = Buffer.concat([
        authenticatorData(lie.rpId ?? rp.id ?? "", counter, flags.attested, lie),
        Buffer.alloc(16),
        Buffer.from([0, Buffer.from(id, "base64url").length]),
        Buffer.from(id, "base64url"),
        coseOf(publicKey),
      ]);
      const attestation = { ...statementOf(made, data, privateKey, lie), authData: made };
      return answer(id, {
        clientDataJSON: data.toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal", "of tomorrow"],
      });
    },
    /** `navigator.credentials.get`, with the last key. */
    get({ challenge, rpId = "" }: Request, lie: Lie = {}) {
      const key = keys.at(-1);
      if (!key) throw new Error("The device has no key");
      key.counter = lie.counter ?? key.counter + 1;
      const data = clientData("webauthn.get", challenge, lie);
      const said = authenticatorData(lie.rpId ?? rpId, key.counter, 0, lie);
      const signature = sign("sha256", Buffer.concat([said, sha256(data)]), key.privateKey);
      if (lie.forged) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
      return answer(lie.id ?? key.id, {
        clientDataJSON: data.toString("base64url"),
        authenticatorData: said.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: lie.userHandle ?? key.handle,
      });
    },
  };
}

/** As browsers hand it to the client: `toJSON` is what is sent. */
function answer<Response extends object>(id: string, response: Response) {
  const json = { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  return { ...json, toJSON: () => json };
}

function authenticatorData(rpId: string, counter: number, more: number, lie: Lie): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const said = flags.present | (lie.unverified ? 0 : flags.verified) | more;
  return Buffer.concat([sha256(rpId), Buffer.from([said]), count]);
}

function statementOf(made: Buffer, data: Buffer, privateKey: KeyObject, { statement }: Lie) {
  if (statement === undefined) return { fmt: "none", attStmt: {} };
  const sig = sign("sha256", Buffer.concat([made, sha256(data)]), privateKey);
  if (statement === "unknown") return { fmt: "of-tomorrow", attStmt: { sig } };
  const x5c = statement === "certified" ? { x5c: [randomBytes(80)] } : {};
  return { fmt: "packed", attStmt: { alg: -7, sig, ...x5c } };
}

function coseOf(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const [across, up] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  // Key type EC2, algorithm ES256, curve P-256.
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, across],
      [-3, up],
    ]),
  );
}

/** RFC 8949, as far as a device needs it. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = value instanceof Map ? [...value] : Object.entries(value ?? {});
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(kind: number, length: number): Buffer {
  const type = kind << 5;
  if (length < 24) return Buffer.from([type | length]);
  if (length < 256) return Buffer.from([type | 24, length]);
  return Buffer.from([type | 25, length >> 8, length & 255]);
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

function encoded(bytes: Bytes): string {
  if (typeof bytes === "string") return bytes;
  const view = ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes);
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString("base64url");
}
