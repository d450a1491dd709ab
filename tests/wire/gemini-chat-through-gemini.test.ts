import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { type GeminiServer, type Scenario, startGeminiServer } from "../fakes/gemini-server.ts";
import { adAnswer } from "../providers/calls.ts";
import {
  adEventsOf,
  askOf,
  type ChatSetup,
  closeChatSetup,
  openChatSetup,
  resetGemini,
  review,
  startOver,
} from "./chat-setup.ts";
import { publishableKey, type RunningServer, startServer } from "./running-server.ts";

const setups = {} as Record<(typeof stores)[number], ChatSetup>;
beforeAll(async () => {
  const open = async (kind: (typeof stores)[number]) => {
    setups[kind] = await openChatSetup(kind);
  };
  await Promise.all(stores.map(open));
}, 60_000);
afterAll(() => Promise.all(Object.values(setups).map(closeChatSetup)));
/** Of a suite that runs beside others: its own tests share a stand-in. */
const inTurn = { concurrent: false };

/** They wait for the pauses between two attempts, and for an answer that comes slowly: on both stores at once. */
describe.concurrent.each(stores)("on %s", (kind) => {
  let gemini: GeminiServer;
  let server: RunningServer;

  beforeAll(() => {
    ({ gemini, server } = setups[kind]);
  });
  beforeEach(() => startOver(setups[kind]));

  const ask = (body: object = {}, signal?: AbortSignal) => askOf(server, body, signal);

  describe("a failure of Gemini", inTurn, () => {
    const key = "Chave da API do Google Gemini não configurada ou inválida.";
    const quota = "Limite de requisições excedido. Tente novamente em alguns minutos.";

    test.for<[Scenario, string, string, number?]>([
      ["invalid key", "key", key],
      ["missing key", "key", key],
      ["leaked key", "key", key],
      ["unauthenticated", "key", key],
      ["quota bare", "quota", quota, 2],
      ["quota with retry info", "quota", quota],
      ["blocked prompt", "blocked", "não pôde responder"],
      ["safety", "blocked", "não pôde responder"],
      ["no candidates", "empty", "nenhum texto"],
      ["empty text", "empty", "nenhum texto"],
      ["thoughts only", "empty", "nenhum texto"],
      ["max tokens without text", "empty", "nenhum texto"],
      ["internal error", "unavailable", "não está respondendo", 3],
      ["overloaded", "unavailable", "não está respondendo", 3],
      ["deadline exceeded", "unavailable", "não está respondendo", 3],
      ["bad gateway in HTML", "unavailable", "não está respondendo", 3],
      ["HTML as success", "unavailable", "não está respondendo"],
      ["truncated JSON", "unavailable", "não está respondendo"],
      ["not an answer", "unavailable", "não está respondendo"],
      ["null body", "unavailable", "não está respondendo"],
      ["endless answer", "unavailable", "não está respondendo"],
      ["reset", "unavailable", "não está respondendo", 2],
      ["reset inside the answer", "unavailable", "não está respondendo"],
      ["model not found", "model", "modelo"],
      ["wrong region", "config", "configuração"],
      ["invalid argument", "config", "configuração", 2],
    ])(
      "%s reaches the client as %s, and never as a draft",
      async ([scenario, code, words, calls = 1], { expect }) => {
        gemini.answerWith(scenario);
        const { data, error } = await ask();
        expect(error).toBeNull();
        expect(data).toMatchObject({ success: false, code });
        const sentence = data && "error" in data ? data.error : "";
        expect(sentence).toContain(words);
        expect(sentence).not.toContain("fetch");
        expect(Object.keys(data ?? {}).sort()).toEqual(["code", "error", "success"]);
        expect(gemini.calls).toHaveLength(calls);
      },
    );

    test("can be followed by a draft, if the visitor asks for one", async ({ expect }) => {
      gemini.answerWith("quota with retry info");
      expect((await ask()).data?.success).toBe(false);
      const { data } = await ask({ provider: "local" });
      expect(data).toMatchObject({ success: true, provider: "local" });
      expect(gemini.calls).toHaveLength(1);
    });

    test("comes as JSON to who asked for events", async ({ expect }) => {
      gemini.answerWith("quota bare");
      const response = await fetch(`${server.url}/functions/v1/gemini-chat`, {
        method: "POST",
        headers: {
          apikey: publishableKey,
          "content-type": "application/json",
          accept: "text/event-stream",
        },
        body: JSON.stringify({ prompt: review, agentType: "reviews" }),
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ success: false, code: "quota" });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    });
  });

  describe("an answer that is only shown whole", inTurn, () => {
    const eventsFor = (accept: string) => adEventsOf(server, accept);

    test("tells what it is at to who asked for that, long before it is whole", async ({
      expect,
    }) => {
      gemini.answerWith("slow stream", adAnswer, 200);
      const { type, blocks } = await eventsFor("text/event-stream;progress=steps");
      expect(type).toMatch(/^text\/event-stream/);
      const names = blocks.map(({ block }) => /^event: (.+)$/m.exec(block)?.[1] ?? block);
      expect(names.slice(-2)).toEqual(["delta", "done"]);
      expect(new Set(names.slice(0, -2))).toEqual(new Set(["progress"]));
      expect(blocks[0]?.block).toContain('"step":"');
      expect((blocks.at(-1)?.ms ?? 0) - (blocks[0]?.ms ?? 0)).toBeGreaterThan(150);
    });

    test("sends no event that the contract does not name to anybody else", async ({ expect }) => {
      gemini.answerWith("slow stream", adAnswer, 200);
      const { blocks } = await eventsFor("text/event-stream");
      const [first, ...others] = blocks;
      expect(first?.block).toMatch(/^: /);
      const events = others.filter(({ block }) => !block.startsWith(":"));
      expect(events.map(({ block }) => /^event: (.+)$/m.exec(block)?.[1])).toEqual([
        "delta",
        "done",
      ]);
    });

    test("that fails before Gemini has begun is the JSON answer", async ({ expect }) => {
      gemini.answerWith("overloaded");
      const { type } = await eventsFor("text/event-stream;progress=steps");
      expect(type).toBe("application/json");
    });
  });
});

/** These start servers of their own while the others wait. */
describe.concurrent("the operator's choice", () => {
  let gemini: GeminiServer;
  beforeAll(async () => {
    gemini = await startGeminiServer();
  });
  afterAll(() => gemini.close());
  beforeEach(() => resetGemini(gemini));

  async function answersOf(choices: Record<string, string>) {
    const server = await startServer(choices);
    try {
      return { data: (await askOf(server)).data, output: server.output() };
    } finally {
      await server.stop();
    }
  }

  describe("of engine", inTurn, () => {
    test("Gemini forced without a key is the specified error, said at the start too", async ({
      expect,
    }) => {
      const { data, output } = await answersOf({ AI_PROVIDER: "gemini" });
      expect(data).toEqual({
        success: false,
        error: "Chave da API do Google Gemini não configurada ou inválida.",
        code: "key",
      });
      expect(output).toContain("GEMINI_API_KEY is not set");
    });

    test("the drafting engine can be forced although there is a key", async ({ expect }) => {
      const forced = { AI_PROVIDER: "local", GEMINI_API_KEY: gemini.key };
      const { data, output } = await answersOf(forced);
      expect(data).toMatchObject({ success: true, provider: "local" });
      expect(output).toContain("embedded engine");
    });

    test("model, version and base URL with a path are the operator's", async ({ expect }) => {
      const { data } = await answersOf({
        GEMINI_API_KEY: gemini.key,
        GEMINI_BASE_URL: gemini.url,
        GEMINI_MODEL: "gemini-3.8-flash",
        GEMINI_API_VERSION: "v1",
      });
      expect(data).toMatchObject({ success: true, model: "gemini-3.8-flash" });
      expect(gemini.calls[0]?.path).toBe("/v1/models/gemini-3.8-flash:generateContent");
    });

    test("an engine without an address keeps the server from starting, with a sentence", async ({
      expect,
    }) => {
      await expect(startServer({ AI_PROVIDER: "openai" })).rejects.toThrow(
        "AI_PROVIDER=openai needs OPENAI_BASE_URL",
      );
    });
  });
});

/** After the failures, so that what a server has said covers them. */
describe.each(stores)("on %s", (kind) => {
  let gemini: GeminiServer;
  let server: RunningServer;

  beforeAll(() => {
    ({ gemini, server } = setups[kind]);
  });
  beforeEach(() => resetGemini(gemini));

  const ask = (body: object = {}, signal?: AbortSignal) => askOf(server, body, signal);

  /** The server writes its lines every second. */
  const afterFlush = { timeout: 5000 };

  describe("an answer of Gemini", () => {
    test("is the text, with the engine and the model named", async () => {
      const { data, error } = await ask();
      expect(error).toBeNull();
      expect(data).toEqual({
        success: true,
        text: "Olá, Bia! Obrigada por contar como foi.",
        provider: "gemini",
        model: "gemini-flash-latest",
      });
    });

    test("comes from one call, with the key in a header and the versioned address", async () => {
      await ask();
      expect(gemini.calls).toHaveLength(1);
      const [call] = gemini.calls;
      expect(call?.path).toBe("/v1beta/models/gemini-flash-latest:generateContent");
      expect(call?.headers["x-goog-api-key"]).toBe(gemini.key);
      expect(call?.body.generationConfig?.maxOutputTokens).toBeGreaterThanOrEqual(2048);
      expect(call?.body.safetySettings).toHaveLength(4);
    });

    test("what a visitor wrote stands between marks in the user's turn, never in the instruction", async () => {
      await ask();
      await ask();
      const turns = gemini.calls.map(({ body }) => body.contents?.[0]?.parts?.[0]?.text ?? "");
      const marks = turns.map((turn) => /^<<<DADOS (\S+)\n/.exec(turn)?.[1]);
      expect(new Set(marks).size).toBe(2);
      for (const [i, { body }] of gemini.calls.entries()) {
        const instruction = body.systemInstruction?.parts?.[0]?.text ?? "";
        expect(body.contents?.map(({ role }) => role)).toEqual(["user"]);
        expect(turns[i]).toContain(review);
        expect(instruction).not.toContain("canário-azul");
        expect(instruction).toContain(marks[i]);
      }
    });

    test("rests on the stars that the customer gave, also when it is asked for in another tone", async () => {
      const { data, error } = await ask({ stars: 2 });
      expect(error).toBeNull();
      expect(data).toMatchObject({ success: true, provider: "gemini" });
      await ask({ stars: 2, revision: { wish: "warmer", previous: "Obrigada, Bia." } });
      await ask();
      const instructions = gemini.calls.map(
        ({ body }) => body.systemInstruction?.parts?.[0]?.text ?? "",
      );
      const told = "O cliente deu 2 de 5 estrelas.";
      expect(instructions.map((text) => text.includes(told))).toEqual([true, true, false]);
    });

    test("thoughts are left out, and the parts put together", async () => {
      gemini.answerWith("with thoughts");
      const { data } = await ask();
      expect(data).toMatchObject({
        success: true,
        text: "Olá, Bia! Obrigada por contar como foi.",
      });
    });

    test("has no Markdown marks", async () => {
      gemini.answerWith("ok", "```text\n## Resposta\n**Olá**, *Bia*!\n* um\n```");
      expect((await ask()).data).toMatchObject({ text: "Resposta\nOlá, Bia!\n- um" });
    });

    test("that a limit cut off says so, and an unknown end is fine where there is text", async () => {
      gemini.answerWith("max tokens with text");
      expect((await ask()).data).toMatchObject({ success: true, truncated: true });
      gemini.answerWith("unknown finish reason");
      const { data } = await ask();
      expect(data).toMatchObject({ success: true });
      expect(data).not.toHaveProperty("truncated");
    });

    test("about ROI rests on numbers that were worked out here", async () => {
      const roi = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };
      const { data } = await ask({ agentType: "roi", prompt: "Analise", roi });
      expect(data).toMatchObject({ success: true, provider: "gemini", roi });
      const facts = gemini.calls[0]?.body.systemInstruction?.parts?.[0]?.text ?? "";
      expect(facts).toContain("Vendas esperadas: 48");
      expect(facts).toContain("1.680,00");
      expect(facts).toContain("ROI bruto: 110%");
    });

    test("about an ad comes in pieces when it keeps the form, without those over a limit", async () => {
      const lines = [
        "Título: Bolo de cenoura caseiro",
        "Título: Bolo para a sua festa",
        "Título: Doceria da Lu em Campinas",
        "Título: Um título comprido demais para a pesquisa do Google",
        "Descrição: Bolo de cenoura com cobertura de chocolate. Encomende para a sua festa.",
        "Descrição: Feito em Campinas pela Doceria da Lu. Peça o seu com antecedência.",
        "Texto Meta: Bolo de cenoura com cobertura de chocolate, feito em casa.",
        "Título Meta: Bolo de cenoura da Doceria da Lu",
      ];
      gemini.answerWith("ok", lines.join("\n"));
      const { data } = await ask({ agentType: "ads", prompt: "Bolo de cenoura da Doceria da Lu" });
      const { pieces, text } = data as { pieces: { text: string }[]; text: string };
      expect(pieces).toHaveLength(7);
      expect(text).not.toContain("comprido demais");
      for (const piece of pieces) expect(text).toContain(piece.text);
    });

    test("about an ad is asked for once more when it does not keep the form, and then fails", async () => {
      gemini.answerWith("ok", "Compre bolo!");
      const { data } = await ask({ agentType: "ads" });
      expect(data).toMatchObject({ success: false, code: "empty" });
      expect(gemini.calls).toHaveLength(2);
    });

    test("that breaks a rule is mended before anything of it is seen", async () => {
      gemini.writeInTurn("Bia canário, erramos com você.", "Sentimos pelo canário-azul.");
      const { data } = await ask();
      expect(data).toMatchObject({ success: true, text: "Sentimos pelo canário-azul." });
      expect(gemini.calls).toHaveLength(2);
    });
  });

  test("an answer without end is cut off upstream too", async () => {
    gemini.answerWith("endless answer");
    expect((await ask()).data).toMatchObject({ success: false, code: "unavailable" });
    await expect.poll(() => gemini.calls[0]?.hungUpAt).toBeDefined();
  });

  describe("a visitor who leaves", () => {
    /** Milliseconds from the visitor's leaving to the end of the call upstream. */
    async function leave(visitor: AbortController): Promise<number> {
      while (gemini.calls.length === 0) await pause(5);
      await pause(50);
      const left = performance.now();
      visitor.abort();
      const [call] = gemini.calls;
      while (call?.hungUpAt === undefined && performance.now() - left < 5000) await pause(5);
      return (call?.hungUpAt ?? Number.POSITIVE_INFINITY) - left;
    }

    test.each<Scenario>(["hang", "hang inside the answer"])(
      "ends the call upstream at once (%s)",
      async (scenario) => {
        gemini.answerWith(scenario);
        const visitor = new AbortController();
        const asked = ask({}, visitor.signal);
        expect(await leave(visitor)).toBeLessThan(2000);
        expect((await asked).error).not.toBeNull();
      },
    );

    test("ends it too when the request came without a length", async () => {
      gemini.answerWith("hang");
      const visitor = new AbortController();
      const asked = fetch(`${server.url}/functions/v1/gemini-chat`, {
        method: "POST",
        headers: { apikey: publishableKey, "content-type": "application/json" },
        body: new Blob([JSON.stringify({ prompt: review, agentType: "reviews" })]).stream(),
        duplex: "half",
        signal: visitor.signal,
      } as RequestInit);
      const [ended] = await Promise.all([leave(visitor), expect(asked).rejects.toThrow()]);
      expect(ended).toBeLessThan(2000);
    });

    test("is no error of ours", async () => {
      await expect.poll(server.output, afterFlush).toContain('"outcome":"left"');
      expect(server.output()).not.toContain("internal error");
    });
  });

  describe("what is logged", () => {
    test("says which engine answered and how, without the key or a word of what was written", async () => {
      gemini.answerWith("ok", "Olá, resposta canário-verde.");
      await ask();
      gemini.answerWith("quota with retry info");
      await ask();
      await expect.poll(server.output, afterFlush).toContain('"detail":"429 RESOURCE_EXHAUSTED"');
      expect(server.output()).toContain('"outcome":"answered"');
      expect(server.output()).not.toMatch(/canário|mal atendida/);
      expect(server.output()).not.toContain(gemini.key);
    });
  });
});
