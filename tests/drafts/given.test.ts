import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AgentType } from "../../contract/gemini-chat.ts";
import {
  type AdParts,
  adActions,
  adExtras,
  type Business,
  complaints,
  contactChannels,
  partCount,
  praises,
  type ReviewParts,
  reviewActions,
  reviewCases,
  reviewLanguages,
  trades,
} from "../../contract/parts.ts";
import { instalmentOf } from "../../domain/numbers/instalment.ts";
import { fold } from "../../domain/search/fold.ts";
import { type DraftRequest, loadEngine } from "../../drafting/engine/index.ts";

/** Runs of the short form; `npm run reliability -- given` asks for 5,000. */
const numRuns = Number(process.env.GIVEN_RUNS ?? 400);
const today = "2026-11-24";

const names = ["Carla", "João Pedro", "Bia", "Seu Zé", "Dona Lourdes", "Wesley", "Antônia"];
const places = ["Vila Mariana", "Centro", "Jardim das Flores", "Olinda", "Praia Grande"];
const products = [
  "bolo de cenoura",
  "conserto de celular",
  "corte masculino",
  "marmita",
  "banho e tosa",
];
const remarks = [
  "o bolo estava uma delícia",
  "demorou demais pra chegar",
  "atendimento nota dez",
  "a moça do caixa foi grossa",
  "não recomendo",
  "preço justo e entrega rápida",
  "veio frio e faltando o refrigerante",
  "voltarei com certeza",
  "ninguém atende o telefone",
  "mas o ambiente é limpo",
];
const clauses = [
  "entrego no bairro",
  "aceito pix e cartão",
  "só hoje",
  "até sábado",
  "encomenda com dois dias de antecedência",
  "chama no zap",
  "orçamento sem compromisso",
  "retirada na loja",
];

const amount = fc.integer({ min: 100, max: 2_000_000 }).map((cents) => cents / 100);
const price = amount.map((value) => `R$ ${value.toFixed(2).replace(".", ",")}`);
const joined = (parts: readonly fc.Arbitrary<string>[]) =>
  fc
    .array(fc.oneof(...parts), { minLength: 1, maxLength: 7 })
    .chain((chosen) =>
      fc.constantFrom(", ", ". ", "\n", " e ", " mas ").map((mark) => chosen.join(mark)),
    );
const some = <T>(list: readonly T[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...list), { maxLength });
const name = fc.constantFrom(...names);
const place = fc.constantFrom(...places);

/** A record in which any field may be missing. */
function parts<T extends object>(
  fields: { [Name in keyof T]: fc.Arbitrary<NonNullable<T[Name]>> },
) {
  return fc.record(fields, { requiredKeys: [] }) as unknown as fc.Arbitrary<T>;
}

const business = parts<Required<Business>>({
  trade: fc.constantFrom(...trades),
  shop: fc.constantFrom("Padaria Aurora", "Studio Lis", "Oficina do Beto"),
  town: place,
  contact: fc.constantFrom(...contactChannels),
  contactDetail: fc.constantFrom("(11) 98765-4321", "@padariaaurora"),
  signature: fc.constantFrom("Lúcia, da Padaria Aurora", "Equipe Studio Lis"),
});
const reviewParts = parts<Required<ReviewParts>>({
  customer: name,
  praised: some(praises),
  praisedOther: fc.constantFrom("o pão de queijo", "a vista do terraço"),
  complaints: some(complaints),
  complaintOther: fc.constantFrom("a vaga apertada", "o ar-condicionado"),
  people: some(names, partCount.people),
  actions: some(reviewActions),
  case: fc.constantFrom(...reviewCases),
  note: fc.constantFrom("Abrimos aos domingos, das 7h às 13h", "A Rua 12 tem vaga"),
  quote: fc.constantFrom("o bolo estava uma delícia", "demorou demais pra chegar"),
  language: fc.constantFrom(...reviewLanguages),
});
const priceRow = fc.record(
  {
    label: fc.constantFrom("Tela iPhone 11", "Bolo 2 kg", "Corte", "Marmita P"),
    amount,
    from: fc.constant(true as const),
    unit: fc.constantFrom("kg", "sessão"),
    instalments: fc.integer({ min: 2, max: 24 }),
  },
  { requiredKeys: ["label", "amount"] },
);
const adParts = parts<Required<AdParts>>({
  product: fc.constantFrom(...products, "Implante dentário", "Clareamento"),
  prices: fc.array(priceRow, { maxLength: 4 }) as never,
  place,
  until: fc.constantFrom("sábado, 28/11", "30/11"),
  conditions: fc.subarray(["pedido mínimo de R$ 30", "retirada na loja"]),
  extras: some(adExtras),
  action: fc.constantFrom(...adActions),
  good: fc.constantFrom("a massa descansa 24 horas", "atendo sem pressa"),
  register: fc.constant("CRO-SP 12345"),
  leftOut: fc.subarray(["o melhor da cidade"]),
});
const review = joined([
  fc.constantFrom(...remarks),
  name,
  price,
  fc.integer({ max: 99, min: 2 }).map(String),
]);
const offer = joined([fc.constantFrom(...products), fc.constantFrom(...clauses), place, price]);

const reviewRequest = fc.record(
  { prompt: review, business, reviewParts, stars: fc.constantFrom(1, 2, 3, 4, 5) },
  { requiredKeys: ["prompt"] },
);
const adRequest = fc.record({ prompt: offer, business, adParts }, { requiredKeys: ["prompt"] });

/** Every figure of a text, as a number: "1.250,00" and "1250" are one. */
function figures(text: string): number[] {
  return (text.match(/\d[\d.,]*/g) ?? []).map((written) =>
    Number(
      written
        .replace(/[.,]+$/, "")
        .replace(/\.(?=\d{3}(?:\D|$))/g, "")
        .replace(",", "."),
    ),
  );
}

/** Words that begin with a capital inside a sentence. */
function properNames(text: string): string[] {
  const inside = /(?<=[\p{Ll}\p{N},;)] )\p{Lu}[\p{L}\p{M}]+/gu;
  return [...text.matchAll(inside)].map(([word]) => word);
}

/** Names of things that a draft may name by itself. */
const ours = new Set(["google", "whatsapp", "instagram", "pix", "perfil", "empresa", "maps", "r"]);

/** What the instalments of the price rows come to, by the named function. */
function instalmentsIn(request: unknown): number[] {
  const { prices = [] } = (request as DraftRequest).adParts ?? {};
  return prices.flatMap(({ amount, instalments = 1 }) => instalmentOf(amount, instalments) ?? []);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** What a draft says that nobody told it. */
function invented(said: string, request: unknown): (string | number)[] {
  const given = textsIn(request);
  const numbers = new Set(given.flatMap((text) => [...figures(text), Number(text)]));
  for (const each of instalmentsIn(request)) numbers.add(each);
  const words = new Set(fold(given.join(" ")).match(/[\p{L}\p{N}]+/gu));
  return [
    ...figures(said).filter((figure) => !numbers.has(figure)),
    ...properNames(said).filter((word) => !words.has(fold(word)) && !ours.has(fold(word))),
  ];
}

async function draftsNothingNew(
  agentType: AgentType,
  requests: fc.Arbitrary<object>,
  allowed: (figure: string | number) => boolean = () => false,
): Promise<void> {
  const draft = await loadEngine(agentType);
  await fc.assert(
    fc.asyncProperty(requests, async (typed) => {
      const request = { ...typed, agentType, today } as DraftRequest;
      const { text, variants = [], pieces = [] } = await draft(request);
      // The text of an ad is its pieces below headings that name their limits.
      const texts = pieces.length > 0 ? pieces.map((piece) => piece.text) : [text, ...variants];
      for (const said of texts)
        expect(invented(said, typed).filter((one) => !allowed(one))).toEqual([]);
    }),
    { numRuns },
  );
}

describe("a draft says nothing that it was not told", () => {
  test("a reply: numbers and names stand in the review or in its parts", () =>
    draftsNothingNew("reviews", reviewRequest));

  test("an ad: numbers, prices, dates and names stand in the text or in its parts", () =>
    // Sold to adults only, by law; and the day that "até sábado" is from today.
    draftsNothingNew(
      "ads",
      adRequest,
      (one) => one === 18 || one === 28 || one === 24 || one === 11,
    ));
});
