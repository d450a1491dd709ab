import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EmailRequest } from "../queue-email.ts";
import { type EmailSettings, renderEmail } from "./render-email.ts";

const site: EmailSettings = {
  senderName: "Imersão Empreendedora",
  // The port is a number too.
  siteUrl: "http://127.0.0.1:30000",
  lifeMs: 600_000,
};
const to = { to: "ana@padaria.example", userId: "4f2c6d0e-8a39-4b55-9d3e-0123456789ab" };
const link = "http://127.0.0.1:30000/auth/v1/verify?token=0123456789&type=x&redirect_to=y";
const code = { code: "042917" };
const newEmail = { newEmail: "nova1234567890@padaria.example" };

const withLink: EmailRequest[] = [
  { ...to, kind: "confirmation", ...code, link },
  { ...to, kind: "magiclink", ...code, link },
  { ...to, kind: "recovery", ...code, link },
  { ...to, kind: "invite", ...code, link },
  { ...to, kind: "email_change_current", ...code, link, ...newEmail },
  { ...to, kind: "email_change_new", ...code, link, ...newEmail },
];
const reauthentication: EmailRequest = { ...to, kind: "reauthentication", ...code };
const news: EmailRequest[] = [
  { ...to, kind: "already_registered" },
  { ...to, kind: "email_changed", ...newEmail },
  { ...to, kind: "password_changed" },
  { ...to, kind: "phone_changed" },
  { ...to, kind: "factor_added" },
  { ...to, kind: "passkey_added" },
  { ...to, kind: "identity_linked", provider: "google" },
];
const all = [...withLink, reauthentication, ...news];

const textOf = (markup: string) =>
  markup.replace(/<style>.*<\/style>/s, "").replaceAll(/<[^>]*>/g, "");
const tagsOf = (markup: string) => markup.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g);

describe.each(all)("an email of the kind $kind", (message) => {
  const { subject, text, html } = renderEmail(message, site);

  test("has one subject, on one line", () => {
    expect(subject).toMatch(/^[^\p{C}]{5,60}$/u);
  });

  test("says in text and in HTML what to do if one did not ask for it", () => {
    const [unasked = "nothing"] = /^Não .*$/m.exec(text) ?? [];
    expect(textOf(html)).toContain(unasked);
    expect(unasked).toMatch(/\?.+\.$/);
  });

  test("loads nothing and runs nothing", () => {
    expect(html).not.toMatch(
      /<(?:img|link|script|iframe|object|form|input|svg)\b|\bsrc=|url\(|@import|\son\w+=/i,
    );
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(
      new Set(["link" in message ? link.replaceAll("&", "&amp;") : site.siteUrl, site.siteUrl]),
    );
  });

  test("fits mail programs that cut long emails off", () => {
    // Gmail clips at 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});

describe.each([...withLink, reauthentication])("the code of $kind", (message) => {
  const { text, html } = renderEmail(message, site);

  test("is the first long number of the text", () => {
    expect(/\d{4,}/.exec(text)?.[0]).toBe("042917");
  });

  test("is grouped for the eye, and copied as plain digits", () => {
    expect(html).toMatch(/<span>042<\/span><span style="padding-left:[^"]*">917<\/span>/);
    expect(textOf(html)).toContain("042917");
  });

  test("comes with how long it is good", () => {
    for (const said of [text, textOf(html)]) expect(said).toContain("por 10 minutos");
  });
});

test.each(withLink)("the link of $kind is the first address of the text", (message) => {
  expect(/https?:\/\/\S+/.exec(renderEmail(message, site).text)?.[0]).toBe(link);
});

test.each(news)("$kind carries no code, and leads to the site", (message) => {
  const { text, html } = renderEmail(message, site);
  expect(text).not.toContain("verify");
  expect(text).not.toContain("vale");
  expect(/https?:\/\/\S+/.exec(text)?.[0]).toBe(site.siteUrl);
  expect(html).toContain(`href="${site.siteUrl}"`);
});

test.each([
  [60_000, "1 minuto"],
  [600_000, "10 minutos"],
  [3_600_000, "1 hora"],
  [5_400_000, "90 minutos"],
  [86_400_000, "24 horas"],
])("%i milliseconds are said as %s", (lifeMs, said) => {
  expect(renderEmail(reauthentication, { ...site, lifeMs }).text).toContain(`por ${said},`);
});

test.each([
  ["0123456", "0123456"],
  ["01234567", "01234567"],
  ["012345678", "012345678"],
  ["0123456789", "0123456789"],
])("a code of other lengths loses no digit: %s", (digits) => {
  const { html } = renderEmail({ ...reauthentication, code: digits } as EmailRequest, site);
  expect(textOf(html)).toContain(digits);
});

test("what people and operators typed is text wherever it stands", () => {
  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("<script>alert(1)</script>", '"><img src=x onerror=y>', "' onclick='z", "&lt;"),
  );
  const plain: EmailRequest = {
    ...to,
    ...code,
    kind: "email_change_new",
    link,
    newEmail: "a@b.example",
  };
  const usual = tagsOf(renderEmail(plain, site).html);
  fc.assert(
    fc.property(nasty, nasty, nasty, (typed, senderName, end) => {
      const message = { ...plain, newEmail: `a${typed}`, link: `${link}${end}` };
      const { html, subject } = renderEmail(message, { ...site, senderName });
      expect(tagsOf(html)).toEqual(usual);
      expect(subject).toMatch(/^[^\p{C}]+$/u);
    }),
  );
});
