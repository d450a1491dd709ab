import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countWords } from "../../text/words.ts";
import { fragmentsOf } from "./quotes.ts";

function textsOf(review: string): string[] {
  return fragmentsOf(review).map(({ text }) => text);
}

describe("the fragments of a text", () => {
  test("are its clauses and what they join to, without closing signs", () => {
    expect(textsOf("Deixei o carro de manhã, de tarde já tava andando!!")).toEqual([
      "Deixei o carro de manhã",
      "Deixei o carro de manhã, de tarde já tava andando",
      "de tarde já tava andando",
    ]);
  });

  test.each([
    ["O bolo é lindo mas a entrega atrasou", "O bolo é lindo", "a entrega atrasou"],
    ["O bolo é lindo. Pena que a entrega atrasou", "O bolo é lindo", "a entrega atrasou"],
    ["O bolo é lindo, tirando que a vela veio torta", "O bolo é lindo", "a vela veio torta"],
    ["O bolo (de milho) é lindo demais", "O bolo", "de milho", "é lindo demais"],
    ["O bolo é lindo 😍 e a entrega foi rápida", "O bolo é lindo", "a entrega foi rápida"],
    ["adorei o bolo kkkk recheio farto", "adorei o bolo", "recheio farto"],
    ["não quis mais ir embora", "não quis mais ir embora"],
    ["Os rapazes levaram o sofá velho embora", "Os rapazes levaram o sofá velho embora"],
    ["A nota fiscal até agora não veio", "A nota fiscal até agora não veio"],
    ["O chefe que ria antes do sinal agora some", "O chefe que ria antes do sinal agora some"],
    ["Gostei do corte, embora caro demais", "Gostei do corte", "embora caro demais"],
  ])(
    "none stands over a turn, a bracket, a face or laughter, and 'ir embora' is no turn: %s",
    (review, ...texts) => {
      expect(textsOf(review)).toEqual(texts);
    },
  );

  test.each([
    ["E aí que o pão veio quentinho", "o pão veio quentinho"],
    ["Gente, que pão maravilhoso", "pão maravilhoso"],
    ["Gente educada no balcão", "Gente educada no balcão"],
    ["Pessoal, o pastel vale a fila", "o pastel vale a fila"],
    ["Também, tudo feito na hora", "tudo feito na hora"],
    ["O molho continua ótimo pelo menos", "O molho continua ótimo"],
    ["Não dá pra andar de tanta gente", "Não dá pra andar de tanta gente"],
    ["O pastel vale a fila, gente", "O pastel vale a fila"],
  ])("what leads to a clause is cut off: %s", (review, text) => {
    expect(textsOf(review)).toContain(text);
  });

  test("a clause that is too long may end before it tells more", () => {
    const long =
      "Serviu um prato de galinha com quiabo que a gente nem tinha pedido naquela noite de chuva";
    expect(textsOf(long)).toEqual(["Serviu um prato de galinha com quiabo"]);
  });

  test("one of up to sixteen words is told whole too", () => {
    const whole = "O sofá novo chegou com o tecido rasgado de um lado e duas molas soltas";
    expect(textsOf(whole)).toContain(whole);
    const [first, second, ...more] = textsOf(
      "O pintor deixou respingo de tinta no piso da sala inteira para eu limpar depois",
    );
    expect([first, second]).toEqual([
      "O pintor deixou respingo de tinta no piso da sala inteira",
      "O pintor deixou respingo de tinta no piso da sala inteira para eu limpar depois",
    ]);
    expect(more).toEqual([]);
  });

  test("and it ends before no 'que' that tells which", () => {
    const long =
      "A calça voltou da lavanderia com cheiro de mofo e uma mancha que antes não tinha nela";
    expect(textsOf(long).join()).not.toMatch(/mancha/);
  });

  test("two who do something together are not parted", () => {
    const both = "A dona e o marido costuraram tudo até de madrugada";
    expect(textsOf(both)).toEqual([both]);
    expect(textsOf("A dona mediu e o marido costurou")).toContain("o marido costurou");
  });

  test.each([
    ["O tio e a sobrinha cortam o tecido na hora", "a sobrinha cortam"],
    ["A gerente e o moço da entrega subiram com o fogão", "o moço da entrega subiram"],
    ["Seu Ari e a dona Lúcia atendem com calma", "a dona Lúcia atendem"],
    ["O Ivo, a Rosa e o Caetano são um doce com as crianças", "a Rosa e o Caetano são"],
  ])("nor is one of them left behind: %s", (review, torn) => {
    const texts = textsOf(review);
    expect(texts).toContain(review);
    expect(texts.some((text) => text.startsWith(torn))).toBe(false);
  });

  test.each([
    ["O pão é bom e o pessoal são educados", "o pessoal são educados"],
    ["Gostei da sala, o Ivo e a Rosa são atenciosos", "o Ivo e a Rosa são atenciosos"],
    ["O bolo chegou e a moça também ajudou", "a moça também ajudou"],
  ])("what has a clause of its own is: %s", (review, text) => {
    expect(textsOf(review)).toContain(text);
  });

  test.each([
    ["Avisei dia 4, dia 8 e dia 12, e ninguém veio ver", "ninguém veio ver", "dia 8"],
    ["Fui na terça, quinta e sexta, e o balcão vazio", "e o balcão vazio", "quinta"],
    ["Liguei às 9, às 10 e às 11 e ninguém atendeu", "ninguém atendeu", "às 11"],
    ["Parou em abril, maio e junho, e o conserto não dura", "o conserto não dura", "maio"],
  ])("no row of days or sums is torn: %s", (review, text, torn) => {
    const texts = textsOf(review);
    expect(texts.some((one) => one.endsWith(text.replace(/^e /, "")))).toBe(true);
    expect(texts.some((one) => one.startsWith(torn))).toBe(false);
  });

  test.each([
    "A calça ficou curta, e só porque insisti refizeram",
    "Devolveram o valor, mas só quando fui até lá",
    "A estante balança e juram que apertaram e nivelaram",
  ])("what narrows down, and what somebody is said to have said, stays whole: %s", (review) => {
    const texts = textsOf(review);
    expect(texts).toContain(review);
    expect(texts.some((text) => /(?:só|apertaram)$/.test(text))).toBe(false);
  });

  test("what somebody who was there told has no verb of telling without its subject", () => {
    const texts = textsOf("Minha prima alugou o vestido e contou que o zíper emperra");
    expect(texts).toContain("o zíper emperra");
    expect(texts).not.toContain("contou que o zíper emperra");
    expect(texts).not.toContain("Minha prima alugou o vestido");
    expect(textsOf("O técnico abriu a tampa e disse que a placa queimou")).toContain(
      "disse que a placa queimou",
    );
  });

  test.each([
    ["O carro pega de primeira agora e o mecânico explicou tudo", "agora e o mecânico"],
    ["O vestido é lindo, só o zíper que emperra", "O vestido é lindo, só"],
    ["Passeio ótimo, tirando o colete que veio molhado", "Passeio ótimo, tirando"],
  ])("none begins or ends beyond its clause: %s", (review, torn) => {
    expect(textsOf(review).some((text) => text.startsWith(torn))).toBe(false);
  });

  test("what only announces has none", () => {
    expect(textsOf("A marmita virou loteria: tem dia que falta carne")).toEqual([
      "tem dia que falta carne",
    ]);
    expect(textsOf("Chegou quente às 19:30 na portaria")).toEqual([
      "Chegou quente às 19:30 na portaria",
    ]);
  });

  test("what is asked has none", () => {
    expect(textsOf("Onde já se viu um pão desses?")).toEqual([]);
  });

  test("are all of 2 to 16 words that stand so in the text", () => {
    const words = "o bolo é bem lindo , e mas que não veio rápido da loja nova ( 😍 !".split(" ");
    const reviews = fc
      .array(fc.constantFrom(...words), { maxLength: 80 })
      .map((list) => list.join(" "));
    fc.assert(
      fc.property(fc.oneof(reviews, fc.string({ unit: "binary", maxLength: 300 })), (review) => {
        for (const text of textsOf(review)) {
          expect(countWords(text)).toBeGreaterThanOrEqual(2);
          expect(countWords(text)).toBeLessThanOrEqual(16);
          expect(review).toContain(text);
        }
      }),
    );
  });
});
