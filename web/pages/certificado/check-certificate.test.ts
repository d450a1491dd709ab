import { beforeAll, describe, expect, test } from "vitest";
import { type CertificateKey, checkCertificate } from "./check-certificate.ts";

const algorithm = { name: "ECDSA", namedCurve: "P-256" };
const claims = {
  iss: "https://curso.example",
  iat: 1_795_000_000,
  course: "Imersão Empreendedora",
  name: "Lúcia 田中",
  right: 21,
  of: 25,
};

const encode = (value: string) => Buffer.from(value).toString("base64url");

async function newPair(kid: string) {
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const jwk = await crypto.subtle.exportKey("jwk", pair.publicKey);
  const published = { ...jwk, kid, alg: "ES256", use: "sig" } as CertificateKey;
  const sign = async (payload: unknown = claims, header: object = {}) => {
    const head = encode(JSON.stringify({ alg: "ES256", typ: "certificate+jwt", kid, ...header }));
    const signed = `${head}.${encode(JSON.stringify(payload))}`;
    const hash = { ...algorithm, hash: "SHA-256" };
    const signature = await crypto.subtle.sign(hash, pair.privateKey, Buffer.from(signed));
    return `${signed}.${Buffer.from(signature).toString("base64url")}`;
  };
  return { published, sign };
}

type Pair = Awaited<ReturnType<typeof newPair>>;

describe("a certificate", () => {
  let ours: Pair;
  let older: Pair;
  let code: string;
  const check = (text: string) => checkCertificate(text, [ours.published, older.published]);
  beforeAll(async () => {
    [ours, older] = [await newPair("2026"), await newPair("2025")];
    code = await ours.sign();
  });

  test("is valid by its code, by its address, and after its key was replaced", async () => {
    const valid = { state: "valid", claims };
    expect(await check(code)).toEqual(valid);
    expect(await check(` https://curso.example/certificado#${code}\n`)).toEqual(valid);
    expect(await check(`${code.slice(0, 90)}\n  ${code.slice(90)}`)).toEqual(valid);
    expect(await check(await older.sign())).toEqual(valid);
  });

  test("that was altered says so, whichever character was", async () => {
    const [head = "", payload = "", signature = ""] = code.split(".");
    const other = encode(JSON.stringify({ ...claims, right: 25 }));
    expect(await check(`${head}.${other}.${signature}`)).toEqual({ state: "altered" });
    for (let at = head.length + 1; at < code.length; at += 7) {
      if (code[at] === ".") continue;
      const changed = `${code.slice(0, at)}${code[at] === "A" ? "B" : "A"}${code.slice(at + 1)}`;
      expect(await check(changed)).toEqual({ state: "altered" });
    }
    // The last one holds four bits that count for nothing.
    const last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const next = last[last.indexOf(code.at(-1) ?? "") + 1];
    expect(await check(code.slice(0, -1) + next)).toEqual({ state: "altered" });
    expect(await check(`${head}.${payload}.${signature.slice(0, -4)}`)).toEqual({
      state: "altered",
    });
  });

  test("of somebody else's key is not ours, and neither is what our key signed for another use", async () => {
    const theirs = await newPair("theirs");
    expect(await check(await theirs.sign())).toEqual({ state: "foreign" });
    const posing = await newPair("2026");
    expect(await check(await posing.sign())).toEqual({ state: "altered" });
    const foreign = [
      await ours.sign(claims, { typ: "JWT" }),
      await ours.sign(claims, { typ: undefined }),
      await ours.sign(claims, { alg: "none" }),
      await ours.sign(claims, { alg: "HS256" }),
      await ours.sign({ ...claims, name: 7 }),
      await ours.sign({ sub: "x" }),
    ];
    for (const one of foreign) expect(await check(one)).toEqual({ state: "foreign" });
  });

  test.each([
    "",
    "oi",
    "https://curso.example/certificado",
    "a.b.c",
    "e30.e30.e30",
    "x".repeat(9000),
  ])("is not read in %.20j", async (text) => {
    expect(await check(text)).toEqual({ state: "unreadable" });
  });
});
