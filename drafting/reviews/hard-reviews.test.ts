import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stars } from "../../contract/gemini-chat.ts";
import {
  type Business,
  contactChannels,
  type ReviewParts,
  reviewActions,
  reviewCases,
  trades,
} from "../../contract/parts.ts";
import { countWords } from "../../domain/text/words.ts";
import type { DraftRequest } from "../draft.ts";
import { checkReply, type ReplyContext } from "../guard/reply/check-reply.ts";
import { createReviewDraft } from "./draft-review.ts";
import { draft, forbidden, lucia, some, variantsOf } from "./fixture.ts";

describe("a hard review", () => {
  test.each([
    ["injury", "Passei mal depois da coxinha"],
    ["accusation", "Roubaram meu celular aí dentro"],
    ["discrimination", "Fui vítima de racismo na loja"],
    ["consumer-agency", "Vou ao Procon"],
  ] as const)("%s takes the reply over and repeats nothing of it", (_, prompt) => {
    for (const variant of variantsOf(prompt, { stars: 1, business: lucia })) {
      expect(variant).not.toMatch(/mal|coxinha|roub|celular|racis|procon|desculpa/i);
      expect(countWords(variant)).toBeGreaterThanOrEqual(25);
    }
  });

  test.each(reviewCases)("%s carries what the owner tapped and typed", (name) => {
    const reviewParts: ReviewParts = {
      case: name,
      actions: ["will-check", "already-fixed"],
      note: "Estamos na loja até as 18h",
    };
    const more = { stars: 1 as const, reviewParts, business: lucia };
    for (const variant of variantsOf("Texto do cliente", more)) {
      expect(variant).toMatch(/Vou (?:verificar|apurar|olhar)/);
      expect(variant).toContain("Estamos na loja até as 18h.");
      expect(variant).toMatch(/pelo WhatsApp/);
      if (!["stars-only", "not-a-customer", "mourning"].includes(name))
        expect(variant).not.toMatch(/deu errado|corrig/);
    }
  });

  test("mourning that the owner taps is told first, whatever the text and the stars", () => {
    const first =
      /^[^.!?]*(?:sentimentos|perda|condolences|loss|sympathy|[Cc]ondolencias|pérdida|pésame)/;
    const texts = ["Levei meu gato pra castrar e ele morreu na mesa", "x y z", "Amei o cuidado"];
    const requests = texts.flatMap((prompt) =>
      [undefined, "en", "es"].flatMap((language) =>
        [undefined, ...stars].map((given) => ({ prompt, language, given })),
      ),
    );
    for (const { prompt, language, given } of requests) {
      const reviewParts = { case: "mourning", ...(language && { language }) } as ReviewParts;
      for (const variant of variantsOf(prompt, { reviewParts, ...(given && { stars: given }) }))
        expect(variant).toMatch(first);
    }
  });

  test.each([
    "Meu cachorro voltou do banho com a orelha cortada",
    "Vocês mataram meu gato",
    "A coroa de flores do meu pai chegou depois do enterro",
  ])("%j is told no hope that all is well", (prompt) => {
    for (const variant of variantsOf(prompt, { stars: 1 }))
      expect(variant).not.toMatch(/bem agora|tudo bem|esteja/);
  });

  test("a question alone is answered with what the owner typed", () => {
    const reviewParts: ReviewParts = { note: "Sim, fazemos fio a fio" };
    const more = { reviewParts, business: { contact: "whatsapp" as const } };
    for (const variant of variantsOf("vc trabalham com cílios fio a fio?", more)) {
      expect(variant).toMatch(/pergunta[\s\S]*Sim, fazemos fio a fio\.[\s\S]*WhatsApp/);
      expect(variant).not.toMatch(/agradou|melhorar|diferente/);
    }
  });

  test("a question without an answer of the owner leads to her contact", () => {
    const business = { contact: "whatsapp" as const };
    for (const variant of variantsOf("Boa tarde! vcs aceitam cachorro?", { business }))
      expect(variant).toMatch(/pergunt[\s\S]*(?:respo\w+[\s\S]*WhatsApp|WhatsApp[\s\S]*resposta)/);
  });

  test("a complaint that ends in a question is no question", () => {
    const prompt =
      "Lovely owner, but the room smelled of mold and you charged a fee. Do you refund it?";
    for (const variant of variantsOf(prompt, { stars: 3 })) {
      expect(variant).toMatch(/sorry/);
      expect(variant).not.toMatch(/question|answer/);
    }
  });

  test("what the owner confirmed gets an apology, stars known or not", () => {
    const reviewParts: ReviewParts = { praised: ["taste"], complaints: ["rudeness", "dirt"] };
    for (const variant of variantsOf("O tacacá é pai d'égua, a tia nem tanto", { reviewParts })) {
      expect(variant).toMatch(/desculpas|[Ss]entimos muito/);
      expect(variant).not.toMatch(/entender melhor/);
    }
  });

  test.each([
    ["ninguém atende o telefone, só chama", "phone", /telefone|[Ff]ale|procure|conversar/],
    ["4 dias sem resposta no WhatsApp", "whatsapp", /WhatsApp|[Ff]ale|procure|conversar/],
  ] as const)(
    "%j does not send back to that channel without a word of the owner",
    (prompt, contact, channel) => {
      const more = { business: { contact }, stars: 1 as const };
      for (const variant of variantsOf(prompt, more)) expect(variant).not.toMatch(channel);
      const reviewParts: ReviewParts = { complaints: ["no-answer"], actions: ["will-resolve"] };
      for (const variant of variantsOf(prompt, { ...more, reviewParts }))
        expect(variant).toMatch(channel);
      const secret = { ...more, business: { contact, trade: "advocacia" as const } };
      for (const variant of variantsOf(prompt, secret))
        expect(variant).toMatch(/contatos do nosso perfil/);
    },
  );

  test("words of the owner before the review are not answered", () => {
    const review = "O bolo tava lindo e muito gostoso";
    const typed = `foi erro meu, quero oferecer outro bolo, o dela demorou. a avaliação dela: "${review}"`;
    const parts = ({ text }: { text: string }) => text;
    expect(parts(draft(typed, { stars: 5 }))).toMatch(/gostoso|sabor|bonito|olhos/i);
    expect(draft(typed).text).not.toMatch(/espera|demora/);
  });

  test("who never came is told what is right for a mix-up too", () => {
    for (const variant of variantsOf("Nunca fui, mas me disseram que é caro", { stars: 1 }))
      expect(variant).toMatch(/registro de um atendimento|localizamos|atender você/);
  });

  test("the owner's word on the case holds", () => {
    const said = draft("Fiquei intoxicada de tanto rir", {
      reviewParts: { case: "none", praised: ["overall"] },
    });
    expect(said.text).not.toMatch(/reservad|particular/);
    expect(draft("Bolo bom", { reviewParts: { case: "mourning" } }).text).toMatch(
      /sentimentos|pêsames/,
    );
  });

  test("a secret is kept without a name, in the tone of the review", () => {
    const clinic: Business = { trade: "clinica" };
    const glad = draft("A dentista foi ótima! Carla", { business: clinic });
    expect(glad.text).toMatch(/sigilo|discrição/i);
    expect(glad.text).not.toMatch(/Carla|dentista|desculpa/);
  });

  test.each([
    ["The food was cold and the waiter was rude. Sarah", "en", 1, /^Sarah, .*(?:sorry|apolog)/],
    ["La comida estaba muy rica y la atención fue excelente", "es", 5, /sabor/],
  ] as const)("%j is answered in its language, %s", (prompt, language, stars, expected) => {
    const points = stars > 3 ? { praised: ["taste" as const] } : { complaints: ["cold" as const] };
    const reviewParts: ReviewParts = { language, customer: "Sarah", ...points };
    for (const variant of variantsOf(prompt, { stars, reviewParts }))
      expect(variant).toMatch(expected);
  });

  test("where a language is not loaded, the reply is in Portuguese", () => {
    const request = { agentType: "reviews", today: "2026-11-24", prompt: "It was great" } as const;
    expect(createReviewDraft({})({ ...request, reviewParts: { language: "en" } }).text).toMatch(
      /avaliação|escreveu/,
    );
  });
});

describe("whatever the case", () => {
  const grave = fc.constantFrom(
    "Comi aí e passei mal, o médico falou que foi intoxicação",
    "Vou ao Procon, me roubaram",
    "Racismo na porta da loja",
    "A dentista foi ótima, recomendo",
    "Meu advogado perdeu o prazo",
    "Perdemos nosso Bidu, obrigada pelo carinho",
  );

  test("the guard marks no sentence of a reply, whatever the case, the trade and the language", () => {
    const told = fc.record(
      {
        prompt: grave,
        reviewParts: fc.record(
          { language: fc.constantFrom("en", "es"), actions: some(reviewActions, 2) },
          { requiredKeys: [] },
        ),
        business: fc.record(
          { trade: fc.constantFrom(...trades), contact: fc.constantFrom(...contactChannels) },
          { requiredKeys: [] },
        ),
        stars: fc.constantFrom(...stars),
      },
      { requiredKeys: ["prompt", "reviewParts", "business"] },
    );
    fc.assert(
      fc.property(told, ({ prompt, ...more }) => {
        for (const variant of variantsOf(prompt, more as Partial<DraftRequest>))
          expect(
            checkReply(variant, {
              review: prompt,
              ...more,
              parts: more.reviewParts,
            } as ReplyContext),
          ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  const whole = fc.record({
    case: fc.constantFrom(...reviewCases),
    language: fc.constantFrom("en", "es", undefined),
    wish: fc.constantFrom("shorter", "warmer", "more-formal", "another", undefined),
    stars: fc.constantFrom(...stars),
  });

  test("a case, in any language and with any wish, is short, clean and says it otherwise", () => {
    fc.assert(
      fc.property(whole, ({ wish, stars: given, ...told }) => {
        const more = { reviewParts: told as ReviewParts, business: lucia, stars: given };
        const previous = draft("x y z", more).text;
        const revision = wish && { wish, previous };
        const variants = variantsOf("x y z", { ...more, ...(revision && { revision }) });
        expect(variants.join("\n")).not.toMatch(forbidden);
        expect(Math.max(...variants.map(countWords))).toBeLessThanOrEqual(60);
        expect(new Set(variants).size).toBe(3);
        expect(draft("x y z", more).text).toBe(previous);
        if (wish) expect(variants[0]).not.toBe(previous);
      }),
      { numRuns: 400 },
    );
  });
});
