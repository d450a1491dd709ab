import { expect, test } from "vitest";
import { paperAddressToken } from "../../content/operator.ts";
import { withAddress } from "./papers.ts";
import type { Source } from "./resource.ts";

function source(path: string, content: string): Source {
  return {
    path,
    kind: "file",
    status: 200,
    type: "application/pdf",
    compressible: true,
    content: Buffer.from(content, "latin1"),
    cacheControl: "no-cache",
    headers: {},
  };
}

const pdf = source("/materiais/a.pdf", `\xe9 /URI (${paperAddressToken}/perfil#a)\n>> (end)`);

test("links of a PDF lead to this site, and nothing in it moves", () => {
  const { content } = withAddress(pdf, "https://loja.example");
  const file = content.toString("latin1");
  expect(file).toMatch(/^\xe9 \/URI \(https:\/\/loja\.example\/perfil#a\) +\n>> \(end\)$/);
  expect(content).toHaveLength(pdf.content.length);
  expect(file.indexOf("(end)")).toBe(pdf.content.toString("latin1").indexOf("(end)"));
});

test("a PDF is saved under the end of its address, also by the worker", () => {
  expect(withAddress(pdf, "https://loja.example").headers).toEqual({
    "Content-Disposition": "attachment",
  });
});

test("an address that is too long is refused, not cut", () => {
  const long = `https://${"a".repeat(200)}.example`;
  expect(() => withAddress(pdf, long)).toThrow("PUBLIC_URL is longer than 200 characters.");
});

test("other files are left as they are", () => {
  const icon = source("/favicon.svg", `(${paperAddressToken}/)`);
  expect(withAddress(icon, "https://loja.example")).toBe(icon);
});
