import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPersonalData } from "./find-personal-data.ts";
import type { PersonalDataKind } from "./personal-data.ts";

function found(text: string): [PersonalDataKind, string][] {
  return findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);
}

/** As it is documented: weights 2 to 9 from the right (CPF: to 11), ASCII code less 48. */
function withCheckDigits(base: string, highest: number): string {
  const digit = (characters: string) => {
    const sum = [...characters]
      .reverse()
      .reduce((all, one, i) => all + (one.charCodeAt(0) - 48) * (2 + (i % (highest - 1))), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = `${base}${digit(base)}`;
  return `${first}${digit(first)}`;
}

const notAllTheSame = (text: string) => new Set(text).size > 1;
const cpf = fc
  .stringMatching(/^\d{9}$/)
  .map((base) => withCheckDigits(base, 11))
  .filter(notAllTheSame);
const cnpj = fc
  .stringMatching(/^\d[\dA-Z]{11}$/)
  .map((base) => withCheckDigits(base, 9))
  .filter(notAllTheSame);
const areaCode = fc.constantFrom("11", "21", "47", "55", "81", "99");
const mobile = fc.tuple(areaCode, fc.stringMatching(/^9\d{4}$/), fc.stringMatching(/^\d{4}$/));

describe("what is found", () => {
  test.each<[string, PersonalDataKind, string]>([
    ["O CPF dela é 123.456.789-09.", "cpf", "123.456.789-09"],
    ["cpf:12345678909, tá?", "cpf", "12345678909"],
    ["cpf 123 456 789 09", "cpf", "123 456 789 09"],
    ["123.456.789–09", "cpf", "123.456.789–09"],
    ["Nota no CNPJ 11.222.333/0001-81, obrigado", "cnpj", "11.222.333/0001-81"],
    ["11222333000181", "cnpj", "11222333000181"],
    ["11222333/0001-81", "cnpj", "11222333/0001-81"],
    // The example of the Receita Federal.
    ["cnpj novo: 12.ABC.345/01DE-35", "cnpj", "12.ABC.345/01DE-35"],
    ["cnpj novo: 12.abc.345/01de-35", "cnpj", "12.abc.345/01de-35"],
    ["12ABC34501DE35", "cnpj", "12ABC34501DE35"],
    ["Escreva para maria.silva+bolo@padaria.com.br.", "email", "maria.silva+bolo@padaria.com.br"],
    ["e-mail:joão_10@gmail.com", "email", "joão_10@gmail.com"],
    ["(12345678909@gmail.com)", "email", "12345678909@gmail.com"],
    ["Me liga: (11) 98765-4321", "phone", "(11) 98765-4321"],
    ["zap(11)98765-4321", "phone", "(11)98765-4321"],
    ["+55 (11) 98765-4321", "phone", "+55 (11) 98765-4321"],
    ["+55 11 98765 4321", "phone", "+55 11 98765 4321"],
    ["+5511987654321!", "phone", "+5511987654321"],
    ["5511987654321", "phone", "5511987654321"],
    ["011 98765-4321", "phone", "011 98765-4321"],
    ["11 9 8765-4321", "phone", "11 9 8765-4321"],
    ["11.98765.4321", "phone", "11.98765.4321"],
    ["11987654321", "phone", "11987654321"],
    ["55 99876-5432", "phone", "55 99876-5432"],
    ["(81) 3456-7890", "phone", "(81) 3456-7890"],
    ["81 3456-7890", "phone", "81 3456-7890"],
    ["telefone: 8134567890", "phone", "8134567890"],
    ["o número dele, 98765-4321, não atende", "phone", "98765-4321"],
    ["liga para o 3456-7890", "phone", "3456-7890"],
    ["WhatsApp 987654321", "phone", "987654321"],
    ["Passei o cartão 4111 1111 1111 1111 e nada", "card", "4111 1111 1111 1111"],
    ["4111-1111-1111-1111", "card", "4111-1111-1111-1111"],
    ["5555555555554444", "card", "5555555555554444"],
    ["2223003122003222", "card", "2223003122003222"],
    ["amex 3782 822463 10005", "card", "3782 822463 10005"],
    ["30569309025904", "card", "30569309025904"],
    ["hiper 6062825624254001", "card", "6062825624254001"],
    ["elo 6362970000457013", "card", "6362970000457013"],
  ])("%j holds a %s", (text, kind, passage) => {
    expect(found(text)).toEqual([[kind, passage]]);
  });

  test("several, in order, also without a space between them", () => {
    expect(
      found("CPF 123.456.789-09,11987654321,11987654322 ou ana@loja.com/41 99999-0000"),
    ).toEqual([
      ["cpf", "123.456.789-09"],
      ["phone", "11987654321"],
      ["phone", "11987654322"],
      ["email", "ana@loja.com"],
      ["phone", "41 99999-0000"],
    ]);
  });

  test("every CPF with its check digits, formatted or not", () => {
    fc.assert(
      fc.property(cpf, fc.boolean(), (digits, formatted) => {
        const written = formatted ? digits.replace(/(...)(...)(...)(..)/, "$1.$2.$3-$4") : digits;
        expect(found(`É ${written} mesmo`)).toEqual([["cpf", written]]);
      }),
    );
  });

  test("every CNPJ with its check digits, formatted or not", () => {
    fc.assert(
      fc.property(cnpj, fc.boolean(), (digits, formatted) => {
        const written = formatted
          ? digits.replace(/(..)(...)(...)(....)(..)/, "$1.$2.$3/$4-$5")
          : digits;
        expect(found(`É ${written} mesmo`)).toEqual([["cnpj", written]]);
      }),
    );
  });

  test("every mobile number with its area code", () => {
    const shapes = [
      (a: string, b: string, c: string) => `(${a}) ${b}-${c}`,
      (a: string, b: string, c: string) => `${a} ${b}-${c}`,
      (a: string, b: string, c: string) => `+55 ${a} ${b} ${c}`,
    ];
    fc.assert(
      fc.property(mobile, fc.constantFrom(...shapes), ([a, b, c], shape) => {
        const written = shape(a, b, c);
        expect(found(`Fale comigo: ${written}, obrigada.`)).toEqual([["phone", written]]);
      }),
    );
  });
});

describe("what is left alone", () => {
  test.each([
    "Paguei R$ 1.234,56 por 3 bolos e R$ 98.765,43 no ano",
    "R$11987654321",
    "Entregaram às 10:30 do dia 10/11/2026, e não às 9h",
    "de 2024-2025, ou 21 2024-2025",
    "2026-11-20 10:30:00",
    "CEP 01310-100, São Paulo; 98765-432",
    "pedido 11987654321",
    "Pedido nº 11987654321 não chegou",
    "protocolo: 1134567890",
    "pedido 98765-4321",
    "o código 12345678909 da nota fiscal 11222333000181",
    "#11987654321",
    "pedido 1123456789 e 3456-7890 pães",
    "rastreio AA123456789BR e QB987654321BR",
    "pedido 2000001234567890 do Mercado Livre",
    "código de barras 7891234567895",
    "23793.38128 60007.827136 95000.063305 9 84660000010000",
    "35261112345678000195550010000001231123456789",
    "123.456.789-00 tem dígito errado",
    "11.222.333/0001-80 também",
    "12.ABC.345/01DE-36 também",
    "000.000.000-00 e 11111111111",
    "4111 1111 1111 1112",
    "1234 5678 9012 3452",
    "CHOCOLATERIA25",
    "@padaria.da.ana no Instagram, 3@5.00 cada, a@b",
    "ligue 0800 123 4567",
    "20 98765 4321 e (10) 3456-7890",
    "1134567890",
    "12 2500 3000 unidades",
    "nota 9,5 de 10; 98765 seguidores; 500g; 1.500.000",
    "tamanho 40-42, lote 2024-0012, sala 1101-1102",
    "",
  ])("%j holds nothing personal", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("prices, dates, times and quantities of any size", () => {
    const money = fc
      .integer({ min: 1, max: 99_999_999_999 })
      .map((cents) =>
        (cents / 100).toLocaleString("pt-BR", { style: "currency", currency: "BRL" }),
      );
    const date = fc
      .date({ noInvalidDate: true, min: new Date("2000-01-01"), max: new Date("2040-01-01") })
      .map((day) => `${day.toLocaleDateString("pt-BR")} ${day.toISOString()}`);
    const quantity = fc
      .integer({ min: 0, max: 999_999_999_999 })
      .map((count) => `${count.toLocaleString("pt-BR")} unidades`);
    fc.assert(
      fc.property(fc.array(fc.oneof(money, date, quantity)), (parts) => {
        expect(found(parts.join("; "))).toEqual([]);
      }),
    );
  });
});

describe("whatever the text", () => {
  const character = fc.constantFrom(..."0123456789019 .-/()+@aZé,R$\n\u00A0");
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: character, maxLength: 200 }),
  );

  test("the passages lie in it, in order, apart from each other, and hold no white space at the ends", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const find of findPersonalData(text)) {
          expect(find.start).toBeGreaterThanOrEqual(end);
          const passage = text.slice(find.start, find.end);
          expect(passage.length).toBeGreaterThanOrEqual(6);
          expect(passage).toBe(passage.trim());
          end = find.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    "1",
    "9",
    "11 ",
    "a@",
    "@",
    "a.",
    "11 9",
    "(11)",
    "+55",
    "123.456.789-0",
    "A1",
    "4111 ",
    "x@a-",
    "ligue ",
    "pedido 11987654321 ",
    "maria@gmail.com ",
  ])("800,000 characters of %j are read in a moment", (part) => {
    const text = part.repeat(800_000 / part.length);
    const start = process.cpuUsage();
    findPersonalData(text);
    // Linear: 8,000 characters take a hundredth of it. Quadratic would take minutes.
    expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
  });
});

test("nothing that has a form is passed over for the few digits of its text", () => {
  const few = fc.stringMatching(/^[A-Z][\dA-Z]{10}\d$/).map((base) => withCheckDigits(base, 9));
  fc.assert(
    fc.property(few, (number) => {
      expect(found(`o cnpj é ${number}, anote`)).toEqual([["cnpj", number]]);
    }),
  );
  for (const text of ["liga 98765-4321", "tel 3456-7890", "fone: 11 3456-7890"])
    expect(found(text)).toHaveLength(1);
});
