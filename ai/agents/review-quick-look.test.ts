import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesOf } from "../checks/sentences.ts";
import { reviewsTask } from "./reviews.ts";

const faulty = [
  "Vamos reembolsar o valor",
  "Oferecemos um desconto na próxima visita",
  "Volte sem custo nenhum",
  "Isso não vai se repetir",
  "Garantimos outra experiência",
  "Retornaremos em até 24 horas",
  "Entraremos em contato ainda hoje",
  "O problema será resolvido",
  "Pode reconsiderar a sua nota",
  "Erramos com você",
  "A falha foi nossa",
  "Deveríamos ter avisado",
  "Essa avaliação é falsa",
  "Isso não aconteceu",
  "Tomaremos medidas legais",
  "Escreva para ana@exemplo.com",
  "Ligue para (11) 98765-4321",
  "Veja www.exemplo.com",
  "Fale com a [nome da loja]",
  "Use <b>negrito</b>",
  "Ana Lima, o pedido 48213 chegou",
  "Foram 37 reais",
  "Sua última consulta foi boa",
  "Sentimos que tenha passado mal",
  "Thank you for the visit and for your words",
  "Bolos frescos, pães quentinhos, cafés fortes, tortas doces, sucos gelados, doces finos, salgados crocantes",
];
const harmless = [
  "Que alegria ler isso",
  "Lamentamos a espera em torno de 2 horas",
  "O café veio na hora e a Bia gostou de ler",
  "Obrigada pela visita e pelo carinho",
  "Claro",
  "Pão, bolo, café",
  "É bom saber que o atendimento fez diferença",
  "",
];
const ends = [". ", "! ", "? ", "… ", ".\n", "\n", ": ", ", ", " ", '." ', ".) "];

const reply = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...harmless), fc.constantFrom(...faulty)),
      fc.constantFrom(...ends),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.flat().join(""));

const reviews = [
  "A Ana Lima pediu 48213 e esperou 2 horas.",
  "Adorei o bolo!",
  "Passei mal depois do jantar, foi intoxicação.",
  "A consulta com a dentista na clínica foi ótima.",
];

test("what breaks a rule in a sentence breaks it in the reply, whatever stands around it", () => {
  let found = 0;
  fc.assert(
    fc.property(fc.constantFrom(...reviews), reply, (prompt, text) => {
      const { form } = reviewsTask({ prompt });
      const faults = sentencesOf(text).flatMap((one) => form.gate?.ofSentence(one.text) ?? []);
      if (faults.length === 0) return;
      found += 1;
      const verdict = form.judge(text);
      const refused = "refused" in verdict ? verdict.refused : [];
      expect(refused).toEqual(expect.arrayContaining(faults.map(({ rule }) => rule)));
    }),
    { numRuns: 1500 },
  );
  // Else nothing was compared.
  expect(found).toBeGreaterThan(500);
});

test.each(faulty)("by itself %j breaks a rule for some review", (text) => {
  const broken = reviews.map((prompt) => reviewsTask({ prompt }).form.judge(`${text}.`));
  expect(broken.some((verdict) => "refused" in verdict)).toBe(true);
});
