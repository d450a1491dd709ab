import { expect, test } from "vitest";
import { fillIn } from "./operator-values.ts";

const values = {
  publicUrl: "https://a.example",
  publishableKey: "k",
  supabaseUrl: "",
  operator: { name: "Ana & Filhos", email: "contato@loja.com.br" },
};

test("every token is replaced everywhere it stands", () => {
  const html = "__PUBLIC_URL__/a __PUBLIC_URL__/b [__PUBLISHABLE_KEY__] [__SUPABASE_URL__]";
  expect(fillIn(html, values)).toBe("https://a.example/a https://a.example/b [k] []");
});

test("who runs the site stands wherever a page says so", () => {
  const html = `<meta name="operator-name" content="__OPERATOR_NAME__"><p>__OPERATOR_EMAIL__</p>`;
  expect(fillIn(html, values)).toBe(
    `<meta name="operator-name" content="Ana &amp; Filhos"><p>contato@loja.com.br</p>`,
  );
});

test("values cannot leave the place they stand in", () => {
  const html = `<meta content="__PUBLISHABLE_KEY__">`;
  expect(fillIn(html, { ...values, publishableKey: `"><script>'&` })).toBe(
    `<meta content="&quot;&gt;&lt;script&gt;&#39;&amp;">`,
  );
});

test("a dollar in a value is a dollar", () => {
  expect(fillIn("__PUBLISHABLE_KEY__", { ...values, publishableKey: "$&$1$$" })).toBe("$&amp;$1$$");
});
