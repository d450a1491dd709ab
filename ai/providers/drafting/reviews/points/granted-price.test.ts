import { expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { toSegments } from "../segments.ts";
import { setAsideIn } from "./set-aside.ts";

test.each([
  "O preço subiu, mas é justo.",
  "O valor aumentou bastante, mas vale cada centavo.",
  "A mensalidade subiu, mas compensa.",
  "A diária está mais cara, mas continua valendo a pena.",
  "O corte é mais caro, mas é justo pelo capricho.",
  "Os preços são altos, mas são justos.",
])("a price that is fair is granted: %s", (review) => {
  expect(setAsideIn(toSegments(review)).size).toBeGreaterThan(0);
});

test.each([
  "O preço subiu, mas a qualidade caiu.",
  "O preço subiu, mas vale só se você tiver cupom.",
  "O preço subiu e é um absurdo.",
  "O preço subiu, mas justo seria avisar.",
  "A fila aumentou, mas vale a pena.",
  "O prato é caro, mas não vale.",
])("one that is not is none: %s", (review) => {
  expect(setAsideIn(toSegments(review)).size).toBe(0);
});

test("what is asked for is answered, up to its reason, and not the price", () => {
  const { text } = draftReply(
    "Barbearia raiz, cerveja gelada e papo bom. Corto com o Denílson desde que ele trabalhava na garagem da casa dele, coisa de 9 anos. Agora tem ar condicionado, sinuca e até TV no espelho. O preço subiu, mas é justo. Só peço que voltem a atender sem hora marcada de manhã cedo porque quem trabalha em turno como eu não consegue agendar.",
    undefined,
    5,
  );
  expect(text).toContain("“só peço que voltem a atender sem hora marcada de manhã cedo”");
  expect(text).not.toContain("subiu");
});

test("a fine is no fee", () => {
  const { text } = draftReply("A academia cobrou multa por cancelamento antecipado.", undefined, 1);
  expect(text).not.toContain("taxa");
});
