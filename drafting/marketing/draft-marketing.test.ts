import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../contract/gemini-chat.ts";
import { allCards } from "./all-cards.ts";
import { draftMarketing } from "./draft-marketing.ts";

const draft = (prompt: string, more: Partial<ChatRequest> = {}) =>
  draftMarketing({ agentType: "marketing", prompt, today: "2026-11-24", ...more });

describe("a draft for the marketing card", () => {
  test("writes the text that was asked for, with the business that the device remembers", async () => {
    const found = await draft("escreve um aviso de que vamos fechar no feriado", {
      business: { shop: "Padaria Aurora" },
      marketingParts: { fields: { data: "25/12", horario: "fechado" } },
    });
    expect(found.text).toBe(
      "Anote o nosso horário.\n25/12: fechado.\nAssim você não perde a viagem.\nPadaria Aurora",
    );
    expect(found.card).toMatchObject({ id: "texto-horario-de-feriado", kind: "writing" });
    expect(found.variants).toHaveLength(3);
    expect(found.variants?.[0]).toBe(found.text);
  });

  test("a text takes from the question what it says, unless the fields were typed", async () => {
    const asked = "escreve um post pro dia dos namorados da minha floricultura";
    expect((await draft(asked)).text).toMatch(/^Vem aí: Dia dos Namorados\./);
    const typed = await draft(asked, { marketingParts: { fields: { data: "12 de junho" } } });
    expect(typed.text).toMatch(/^Vem aí: 12 de junho\./);
  });

  test("a text does without what it is not told, and keeps a placeholder where nothing else will do", async () => {
    expect((await draft("faz um post de promoção")).text).not.toContain("[");
    expect((await draft("escreve que mudamos de endereço")).text).toContain("[ENDEREÇO NOVO]");
  });

  test("a chosen card is taken, whatever the question; one that does not exist is passed over", async () => {
    const chosen = await draft("qualquer coisa", { marketingParts: { card: "texto-vaga" } });
    expect(chosen.card?.id).toBe("texto-vaga");
    const unknown = await draft("escreve um anúncio de vaga", {
      marketingParts: { card: "nenhum" },
    });
    expect(unknown.card?.id).toBe("texto-vaga");
  });

  test("answers in one piece: the answer, three steps, the caution, and where it leads", async () => {
    const found = await draft("google ou insta pra vender marmita?");
    expect(found.card).toMatchObject({ id: "anuncio-google-ou-instagram", kind: "answer" });
    expect(found.text).toMatch(/^[^\n]+\n\n1\. .+\n2\. .+\n3\. .+\n\nCuidado: [^\n]+$/);
    expect(found.suggestions?.length).toBeLessThanOrEqual(2);
    expect(found.sources).toHaveLength(1);
  });

  test("does the sum where the question has all it needs, and only then", async () => {
    const whole = "quanto cobrar se gasto 8,50 de ingredientes, imposto de 12% e lucro de 30%";
    expect((await draft(whole)).text).toContain("Preço de venda: R$ 14,66\nA conta: R$ 8,50 ÷");
    expect((await draft("quanto cobrar se gasto 8,50")).text).not.toContain("A conta:");
    expect(
      (await draft("gasto 8,50, ou gasto 9. Quanto cobro com lucro de 30%, taxas 12%")).text,
    ).not.toContain("A conta:");
    expect((await draft("o que postar este mês")).text).toContain("Terça, 24/11: Black Friday");
    expect((await draft("abri meu mei em agosto, quanto posso faturar?")).text).toContain(
      "R$ 33.750,00",
    );
  });

  test.each([
    ["custa 12 e vendo a 20, ganho quanto", "preco-margem", "Sobra de cada venda: R$ 8,00"],
    ["compro a 7,50 e revendo por 12, da lucro?", "preco-margem", "Sobra de cada venda: R$ 4,50"],
    [
      "tenho 300 por mês pra anúncio",
      "anuncio-quanto-investir",
      "Por dia, com R$ 300,00 por mês: R$ 10,00",
    ],
    [
      "gastei 150 de anuncio e vendi 8, valeu?",
      "anuncio-o-que-medir",
      "Cada venda custou de anúncio: R$ 18,75",
    ],
    [
      "bolo custa 35 de ingrediente e 5 de embalagem quero 40% de lucro",
      "preco-quanto-cobrar",
      "Preço de venda: R$ 66,67",
    ],
    [
      "ja faturei 62 mil esse ano posso continuar mei?",
      "mei-quanto-pode",
      "Ainda cabem R$ 19.000,00",
    ],
    [
      "marmita a 18 custa 11 e o concorrente vende a 15, baixo o preço?",
      "preco-guerra",
      "Não baixe só porque",
    ],
  ])(
    "does the sum with the question's own figures, before all else: %s",
    async (asked, id, sum) => {
      const { card, text } = await draft(asked);
      expect(card?.id).toBe(id);
      expect(text.split("\n\n")[0]).toContain(sum);
    },
  );

  test("fields that are given win, and the rest is still read", async () => {
    const post = await draft("post da promoção de pizza por 40 reais", {
      marketingParts: { card: "texto-promocao", fields: { preco: "35" } },
    });
    expect(post.text).toMatch(/pizza/i);
    expect(post.text).toContain("35,00");
    const sum = await draft("custa 12 e vendo a 20, ganho quanto", {
      marketingParts: { card: "preco-margem", fields: { price: "25" } },
    });
    expect(sum.text).toContain("Sobra de cada venda: R$ 13,00");
  });

  test.each([
    ["hackearam meu insta", "instagram-roubado"],
    ["perderam meu whatsapp", "whatsapp-roubado"],
    ["roubaram meu perfil do Google", "perfil-roubado"],
    ["concorrente baixou o preço", "preco-guerra"],
  ])("what cannot wait is answered: %s", async (asked, id) => {
    expect((await draft(asked)).card?.id).toBe(id);
  });

  test("goes on with the question before, where the new one says little alone", async () => {
    const following = async (question: string, before: string) =>
      (await draft(question, { exchange: [{ question: before, answer: "..." }] })).card?.id;
    expect(await following("faz um texto", "como pedir avaliação")).toBe("texto-pedir-avaliacao");
    expect(await following("escreve a mensagem", "cliente está devendo")).toBe("texto-cobranca");
    expect(await following("qual a categoria certa no perfil?", "quantas vezes postar")).toBe(
      "perfil-categoria",
    );
  });

  test("offers a choice where no card is surely meant, and never gives a near one as the answer", async () => {
    const found = await draft("vale a pena fazer site pra oficina mecanica?");
    expect(found.text).toMatch(
      /^Para responder direito: sua pergunta é sobre qual destes\?\n\n1\. /,
    );
    expect(found).not.toHaveProperty("card");
    expect(found.suggestions?.[0]?.id).toBe("site-preciso");
    expect((await draft("preciso de site?")).card?.id).toBe("site-preciso");
    const tapped = await draft("oficina", { marketingParts: { card: "site-preciso" } });
    expect(tapped.card?.id).toBe("site-preciso");
  });

  test("the clause that asks decides, not what is told beside it", async () => {
    const beside = "abaixo o preço do corte? pago aluguel e tenho 1 funcionario mei registrado";
    const { card, suggestions } = await draft(beside);
    expect((card ?? suggestions?.[0])?.id).toBe("preco-guerra");
  });

  test("answers the first of several questions and offers the others", async () => {
    const found = await draft("1) o whatsapp business é pago? 2) preciso emitir nota sendo mei?");
    expect(found.card?.id).toBe("whatsapp-business");
    expect(found.suggestions?.map(({ id }) => id)).toEqual(["mei-nota-fiscal"]);
    expect(found.text).toMatch(/\n\nVocê perguntou mais\. Toque para ver: “[^”]+”\.$/);
  });

  test("an order gets a text with the owner's own facts, and no advice", async () => {
    const found = await draft(
      "faz um post de dia dos namorados, cestas a partir de 89, entrega no dia ate as 18h",
      { business: { shop: "Flor de Maracujá", contactDetail: "43 99912-3344" } },
    );
    expect(found.text).toBe(
      "Dia dos Namorados por aqui:\nCestas a partir de R$ 89, entrega no dia até as 18h.\nPeça por aqui: 43 99912-3344.\nFlor de Maracujá",
    );
    for (const order of ["escreve um post do meu estudio, aula 80 e pacote 290", "o que respondo"])
      expect((await draft(order)).card?.kind ?? "choice", order).not.toBe("answer");
  });

  test("stops what breaks a rule, tells why, and keeps the rest", async () => {
    const post = await draft(
      "faz um post: skol lata 3,49. entrego ate 2h. somos a mais barata da cidade",
    );
    expect(post.text).toContain("Skol lata R$ 3,49");
    expect(post.text).not.toContain("barata");
    expect(post.findings?.[0]?.words).toContain("mais barata da cidade");
    const tea = await draft("escreve post do meu chá seca barriga, 59,90 o pote");
    expect(tea.text).toMatch(/^Este texto não pode sair assim:\n“seca barriga”: /);
    expect(tea).not.toHaveProperty("variants");
  });

  test("sends a question about health to a doctor", async () => {
    const { text } = await draft("meu filho ta com febre posso dar dipirona?");
    expect(text).toContain("procure um médico");
    expect(text).not.toContain("Gemini");
  });

  test("says that nothing was found, and what there is", async () => {
    const found = await draft("qual a capital da França?");
    expect(found.text).toMatch(/^Não achei\./);
    expect(found.text).toContain("WhatsApp");
    expect(found).not.toHaveProperty("card");
  });

  test("every card gives a text, a source with its title and no no-break space", async () => {
    for (const { card } of allCards) {
      const { text, sources } = await draft(card.title, { marketingParts: { card: card.id } });
      expect(text.length, card.id).toBeGreaterThan(40);
      expect(text, card.id).not.toMatch(/\u00A0|undefined|[{}]/);
      expect(sources?.[0]?.title, card.id).toBeTruthy();
    }
  });

  test("never throws, and takes time in proportion to the text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 300 }), async (typed) => {
        await draft(typed, { exchange: [{ question: typed, answer: typed }] });
      }),
      { numRuns: 60 },
    );
    for (const part of ["a", "quanto custa ", "R$ 1 ", "ééé", "gasto "])
      await draft(part.repeat(8000 / part.length));
  });
});
