import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stars, type Wish } from "../../contract/gemini-chat.ts";
import {
  type Business,
  complaints,
  contactChannels,
  praises,
  type ReviewParts,
  reviewActions,
} from "../../contract/parts.ts";
import { countWords } from "../../domain/text/words.ts";
import type { DraftRequest } from "../draft.ts";
import { draft, forbidden, lucia, some, variantsOf } from "./fixture.ts";
import { asSentence } from "./say.ts";

/** Without what stands in every variant alike: the name and the signature. */
function sentencesOf(
  text: string,
  { customer, note }: ReviewParts,
  { signature, shop }: Business,
): string[] {
  const typed = note ? asSentence(note) : "";
  const body = text.replace(`\n\n${signature ?? shop}`, "").replace(typed, "");
  const spoken = customer ? body.replace(`${customer}, `, "") : body;
  const sentences = spoken.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== "");
  return sentences.map((sentence) => sentence.toLowerCase());
}

const spoken = fc.record(
  {
    customer: fc.constantFrom("Carla", "João Pedro", "Ana"),
    praised: some(praises, 4),
    complaints: some(complaints, 4),
    people: fc.constantFrom(["Bia"], ["Bia", "Léo"]),
    actions: some(reviewActions, 2),
    praisedOther: fc.constantFrom("o pão de queijo", "a fila do caixa"),
    complaintOther: fc.constantFrom("falta de vaga", "o troco em balas"),
    note: fc.constantFrom("Abrimos aos domingos", "a vaga da esquina é nossa"),
  },
  { requiredKeys: [] },
);
const businesses = fc.record(
  {
    shop: fc.constantFrom("Padaria Aurora", "Studio Nina"),
    contact: fc.constantFrom(...contactChannels),
    contactDetail: fc.constantFrom("(11) 98888-7777", "@aurora"),
    signature: fc.constantFrom("Lúcia, da Padaria Aurora", "Equipe Aurora"),
  },
  { requiredKeys: [] },
);
const request = {
  prompt: fc.constantFrom("Texto do cliente", "Uma avaliação qualquer", "Pedi às 10h, veio às 14h"),
  reviewParts: spoken,
  business: businesses,
  stars: fc.constantFrom(...stars),
};
type Told = { prompt: string; reviewParts: ReviewParts; business: Business };
const requests = fc
  .record(request, { requiredKeys: ["prompt", "reviewParts", "business"] })
  .map((told) => told as Told);

describe("a reply from parts", () => {
  test("names what was confirmed, in three wordings, and signs", () => {
    const parts: ReviewParts = {
      customer: "Carla",
      praised: ["taste"],
      complaints: ["delay", "missed-date"],
      actions: ["will-resolve"],
    };
    const variants = variantsOf("Pedi às 10h e o bolo só chegou às 14h.", {
      stars: 2,
      reviewParts: parts,
      business: lucia,
    });
    expect(variants).toHaveLength(3);
    for (const variant of variants) {
      expect(variant).toMatch(/^Carla, [a-zé]/);
      expect(variant).toMatch(/desculpas|[Ss]entimos muito/);
      expect(variant).toMatch(/atraso/);
      expect(variant).toMatch(/sabor/);
      expect(variant).toMatch(/Quero .*você/);
      expect(variant).toMatch(/(?:comigo|conversar|me procure) pelo WhatsApp/);
      expect(variant.endsWith("\n\nLúcia, da Padaria Aurora")).toBe(true);
      expect(variant).not.toMatch(/devol|corrig|verific/);
    }
  });

  test("says one to five stars apart, with and without points", () => {
    const of = (given: (typeof stars)[number]) => draft("Sem comentário", { stars: given }).text;
    expect(of(5)).toMatch(/feliz|bom receber|bonito/);
    expect(of(1)).toMatch(/desculpas|[Ss]entimos/);
    expect(draft("Ok", { stars: 3 }).notices).toBeUndefined();
    expect(draft("Fui ontem com a família")).toMatchObject({ notices: ["unclear-tone"] });
  });

  test("stars decide what comes first", () => {
    const reviewParts: ReviewParts = { praised: ["taste"], complaints: ["wait"] };
    const first = (given: 2 | 4) => draft("x y z", { stars: given, reviewParts }).text;
    expect(first(4)).toMatch(/(?:sabor|gostoso)[\s\S]*(?:espera|demora)/i);
    expect(first(2)).toMatch(/(?:espera|demora)[\s\S]*sabor/i);
  });

  test("praise alone is answered with care where the review seems to complain too", () => {
    const half = "Carne fresca, mas o troco sempre vem em bala";
    const reviewParts: ReviewParts = { praised: ["freshness"] };
    const rest = /resto|ponto por ponto|cada detalhe/;
    for (const stars of [undefined, 3, 5] as const)
      expect(draft(half, { reviewParts, ...(stars && { stars }) }).text).toMatch(rest);
    const answered = { ...reviewParts, note: "Já temos troco em moedas" };
    expect(draft(half, { reviewParts: answered }).text).not.toMatch(rest);
  });

  test.each([
    ["Comida fria e atendimento péssimo", "sorry"],
    ["Comida maravilhosa, adorei", "glad"],
    ["show", "glad"],
    ["ficou pronto em 1 hora, mais barato que no shopping", "glad"],
    ["cobraram caro e sumiram, show de organização", "open"],
    ["Bom dia, gostaria de saber o preço da diária", "open"],
    ["O primeiro bolo foi maravilhoso, esse veio seco 😢", "open"],
    ["Parabéns, conseguiram esfriar a comida fria", "open"],
    ["não gostei nem desgostei", "open"],
    ["Adorei o bolo, só achei muito doce", "open"],
    ["Pão quentinho, vocês abrem domingo?", "open"],
    ["Foi o orçamento mais caro, mas o serviço compensa", "open"],
    ["A entrega foi um desastre, a loja foi um amor", "open"],
    ["5 estrelas pela simpatia da moça, 1 pelo resto", "open"],
  ])("without stars %j is answered as %s", (prompt, tone) => {
    const { variants = [], notices = [] } = draft(prompt);
    const isSorry = /desculpas|[Ss]entimos muito/;
    const isGlad = /alegr|felizes|Que bom|contentes|elogio|[Ss]aber que/;
    for (const variant of variants) {
      expect(isSorry.test(variant)).toBe(tone === "sorry");
      if (tone !== "open") expect(isGlad.test(variant)).toBe(tone === "glad");
    }
    expect(notices.includes("unclear-tone")).toBe(tone === "open");
  });

  test("what is light beside four stars is no apology", () => {
    const reviewParts: ReviewParts = { praised: ["overall"], complaints: ["taste"] };
    for (const variant of variantsOf("Adorei, só achei doce demais", { stars: 4, reviewParts }))
      expect(variant).toMatch(/sobre o sabor/i);
    expect(draft("x y z", { stars: 4, reviewParts }).text).not.toMatch(/desculpas/);
  });

  test.each(["Abrimos aos domingos", "que abrimos aos domingos.", "ABRIMOS AOS DOMINGOS"])(
    "what the owner wants to say too stands in every variant: %s",
    (note) => {
      const reviewParts: ReviewParts = { praised: ["taste"], note };
      for (const stars of [undefined, 1, 3, 5] as const)
        for (const variant of variantsOf("Pão bom, abre domingo?", {
          reviewParts,
          ...(stars && { stars }),
        }))
          expect(variant).toMatch(/(?:^|[.?!\n] ?)Abrimos aos domingos\.(?:\s|$)/);
    },
  );

  test("a quote stands once, in quotation marks", () => {
    const quote = "O pão estava perfeito.";
    for (const variant of variantsOf("x y z", { reviewParts: { praised: ["taste"], quote } }))
      expect(variant.split("“O pão estava perfeito”")).toHaveLength(2);
  });

  test("what the owner typed is fitted in, and told where it breaks a rule", () => {
    const typed = draft("x y z", {
      reviewParts: { complaints: ["price"], complaintOther: "Reclamou do troco." },
    });
    expect(typed.text).toMatch(/sobre o troco/i);
    const risky = draft("x y z", {
      reviewParts: { praisedOther: "tudo, volte e ganhe 10% de desconto" },
    });
    expect(risky.findings).not.toBeUndefined();
  });
});

describe("a wish", () => {
  const ask = (wish: Wish, previous: string, more: Partial<DraftRequest> = {}) =>
    draft("Atrasou muito, mas o bolo é uma delícia. Carla", {
      ...more,
      revision: { wish, previous },
    }).text;
  const before = draft("Atrasou muito, mas o bolo é uma delícia. Carla").text;

  test("shorter has 20 to 35 words and fewer than before", () => {
    const shorter = ask("shorter", before, { business: lucia });
    expect(countWords(shorter)).toBeGreaterThanOrEqual(20);
    expect(countWords(shorter)).toBeLessThanOrEqual(35);
    expect(countWords(ask("shorter", shorter))).toBeLessThan(countWords(shorter));
  });

  test.each(["another", "warmer", "more-formal"] as const)("%s says it otherwise", (wish) => {
    const once = ask(wish, before);
    expect(once).not.toBe(before);
    expect(ask("another", once)).not.toBe(once);
  });
});

describe("whatever the parts", () => {
  test("a reply has its length, its grammar, no sentence twice and nothing of its own", () => {
    fc.assert(
      fc.property(requests, (told) => {
        const { prompt, reviewParts: parts, business } = told;
        const made = draft(prompt, told);
        const { variants = [] } = made;
        const isBare = [parts.praised, parts.complaints, parts.people].every((one) => !one?.length);
        const counts = variants.map(countWords);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(isBare ? 22 : 35);
        expect(Math.max(...counts)).toBeLessThanOrEqual(60);
        const said = variants.join("\n");
        expect(said).not.toMatch(forbidden);
        const known = JSON.stringify([told, "WhatsApp", "Instagram"]);
        const proper = said.match(/\d+|(?<=[\p{Ll},] )\p{Lu}\p{L}+/gu) ?? [];
        expect(proper.filter((one) => !known.includes(one))).toEqual([]);
        const sentences = variants.flatMap((variant) => sentencesOf(variant, parts, business));
        expect(sentences).toEqual([...new Set(sentences)]);
        expect(made.findings).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  }, 90_000);
});
