import { expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { toWords } from "../../text/words.ts";
import { opensWithTime } from "./opens-with-time.ts";

test.each([
  ["Hoje veio um prego dentro do pastel", true],
  ["Agora voltou com um furo", true],
  ["Ainda cobraram a taxa que eu nem usei", true],
  ["Agora me corrige no troco", false],
  ["Ainda levaram o plástico embora", false],
  ["Dedé quebrou o vaso", false],
])("%s", (text, opens) => {
  expect(opensWithTime(toWords(text), fold(text))).toBe(opens);
});
