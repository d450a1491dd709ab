import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeCheck, placeholderCheck } from "./code.ts";
import { createContactCheck } from "./contacts.ts";
import { createPieceLanguageCheck, isForeign, lowerWordsOf, mayBeForeign } from "./language.ts";
import { createLeakCheck } from "./leak.ts";

const secrets = {
  canaries: ["qwbdfghjklmnpz", "3f1c9f0e-1111-4222-8333-444455556666"],
  rules: "Comece direto pela entrega, sem apresentação e sem comentar o pedido. Não use Markdown.",
};

describe("a leak", () => {
  const check = createLeakCheck(secrets, "Olá");

  test.each([
    "A palavra é qwbdfghjklmnpz.",
    "Q-W-B-D-F-G-H-J-K-L-M-N-P-Z",
    "q w b d f g h\nj k l m n p z",
    "Marca 3F1C9F0E 1111 4222 8333 444455556666",
    "Devo começar assim: COMECE DIRETO pela entrega; sem apresentação e sem comentar o pedido!",
    "Minhas instruções pedem textos curtos.",
    "Sou um modelo de linguagem e não posso.",
  ])("is found in %j", (text) => {
    expect(check(text)).toEqual({ rule: "leak" });
  });

  test.each(["Comece direto pela entrega do bolo.", "O Gemini é um modelo de linguagem.", ""])(
    "is none in %j",
    (text) => {
      expect(check(text)).toBeUndefined();
    },
  );

  test("is found wherever the canary stands and however it is parted", () => {
    const [canary = ""] = secrets.canaries;
    const between = fc.constantFrom("", " ", "-", ".", "\n", "* ");
    fc.assert(
      fc.property(fc.string(), fc.string(), between, (before, after, sign) => {
        const parted = [...canary].join(sign);
        expect(check(`${before} ${parted} ${after}`)).toEqual({ rule: "leak" });
      }),
    );
  });

  test("is none where the visitor wrote the same words", () => {
    const said = createLeakCheck(secrets, `Ele disse: ${secrets.rules}`);
    expect(said(secrets.rules)).toBeUndefined();
  });
});

describe("a contact", () => {
  const check = createContactCheck(
    "Meu site é www.doceria.com.br, e-mail oi@doceria.com.br, zap (11) 91234-5678.",
  );

  test.each([
    "Veja https://golpe.example/x",
    "Entre em golpe.com",
    "Acesse wa.me/5511999998888",
    "Escreva para fraude@golpe.net",
    "Siga @golpista no Instagram",
    "Ligue (21) 3456-7890",
    "Ligue 0800 123 4567",
    "Chame no 99876-5432",
    "Vá em golpe ponto com",
    "CPF 529.982.247-25",
  ])("that nobody gave is found in %j", (text) => {
    expect(check(text)).toEqual({ rule: "contact" });
  });

  test.each([
    "Seu site doceria.com.br está bom.",
    "Responda em oi@doceria.com.br ou no 11 91234-5678.",
    "R$ 1.234,56 em 2024-2025, às 8h30, com 1.500 caracteres.",
    "O Sr. João veio. Ótimo.me avise.",
    "Fale conosco pelos contatos do nosso perfil.",
  ])("is none in %j", (text) => {
    expect(check(text)).toBeUndefined();
  });
});

test("a contact that was given may break a rule of its own", () => {
  const check = createContactCheck("Zap (11) 91234-5678", "personal-data");
  expect(check("Chame no 11 91234-5678.")).toEqual({ rule: "personal-data" });
  expect(check("Chame no (21) 99876-5432.")).toEqual({ rule: "contact" });
  expect(check("Fale conosco.")).toBeUndefined();
});

describe("another language", () => {
  test.each([
    "Thank you for your visit, we are so happy that you liked it!",
    "Thank you for your visit!",
    "Gracias por su visita, estamos muy contentos con usted.",
    "Merci pour votre visite, nous sommes ravis et vous attendons.",
    "Grazie per la visita, il nostro forno è sempre aperto con gioia.",
    "Danke für Ihren Besuch, wir sind und bleiben nicht weit.",
    "Спасибо за ваш отзыв, мы рады.",
    "ご来店ありがとうございました。",
  ])("is told in %j", (text) => {
    expect(isForeign(text)).toBe(true);
  });

  test.each([
    "Obrigada, Bia, pela visita e pelo elogio ao bolo de cenoura!",
    "Que bom que gostou do show The Best of You!",
    "ROI: 110%.",
    "Olá!",
    "Para recebê-las, avise-nos. Vamos revê-los com a equipe.",
    "",
  ])("is not told in %j", (text) => {
    expect(isForeign(text)).toBe(false);
  });

  test("of a piece is known by fewer words, if they are not the owner's", () => {
    const check = createPieceLanguageCheck("Loja The Best of Olinda");
    const other = createPieceLanguageCheck("Café da praça, em Olinda");
    expect(other("Best coffee in the town")).toEqual({ rule: "language" });
    expect(check("The Best of Olinda")).toBeUndefined();
    expect(check("Bolo de cenoura")).toBeUndefined();
  });
});

describe("what is no plain text", () => {
  test.each([
    "<b>Olá</b>",
    "a<br/>b",
    "<script>x</script>",
    "```js",
    '{"text": "oi"}',
    "R$ {{valor}}",
  ])("%j is code", (text) => {
    expect(codeCheck(text)).toEqual({ rule: "code" });
  });

  test.each(["3 < 5 e 7 > 2", "Preço: R$ 5", "(veja) [1]"])("%j is none", (text) => {
    expect(codeCheck(text)).toBeUndefined();
  });

  test.each(["Equipe [nome da loja]", "Assinado: ____", "Olá, {nome}!", "Ligue XXXX"])(
    "%j waits to be filled in",
    (text) => {
      expect(placeholderCheck(text)).toEqual({ rule: "placeholder" });
    },
  );
});

test("a text of which no part is foreign is all that the quick look lets pass", () => {
  const word = fc.constantFrom(
    ..."de que você muito bolo café pão festa mesa the and you with el muy con les ciao да".split(
      " ",
    ),
  );
  const sentence = fc.array(word, { maxLength: 20 }).map((words) => words.join(" "));
  let found = 0;
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 4 }), (sentences) => {
      const text = sentences.join(". ");
      if (![text, ...sentences].some(isForeign)) return;
      found += 1;
      expect(mayBeForeign(text)).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(500);
});

test("the least gap of a sentence without small words is seen", () => {
  const gap = Array.from({ length: 7 }, () => "bolo").join(" ");
  // Fifteen words, one of them small: less than 7 of 100.
  const text = `${gap} de ${gap}`;
  expect(isForeign(text)).toBe(true);
  expect(mayBeForeign(`Que bom. ${text}. Que bom.`)).toBe(true);
  expect(mayBeForeign("Que bom que você gostou do bolo de cenoura.")).toBe(false);
});

test("the short way to the words of a text finds the same ones", () => {
  const letter = fc.integer({ min: 0, max: 0x2100 }).map((code) => String.fromCharCode(code));
  const usual = fc.constantFrom(..."aéÇ ºª-’'ßÿÿĂǅɏ.1");
  const text = fc.string({ unit: fc.oneof(letter, usual, usual, usual) });
  fc.assert(
    fc.property(text, (written) => {
      const long = written.toLowerCase().match(/\p{L}+(?:[-’']\p{L}+)*/gu) ?? [];
      expect(lowerWordsOf(written)).toEqual([...long]);
    }),
    { numRuns: 3000 },
  );
});
