import { expect, test } from "vitest";
import { withoutEmoji } from "./emoji.ts";

test.each([
  ["Obrigada pela visita 😊!", "Obrigada pela visita!"],
  ["Ana 👩‍🍳👋🏽 volte ❤️ sempre", "Ana volte sempre"],
  ["Brasil 🇧🇷 e 1️⃣ bolo", "Brasil e 1 bolo"],
  ["5 ✨ © 2026 Doceria® – café às 10h", "5 © 2026 Doceria® – café às 10h"],
  ["linha\n😊\nfim", "linha\n\nfim"],
])("%j is %j", (text, plain) => {
  expect(withoutEmoji(text)).toBe(plain);
});
