import { createClient, FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type AgentType,
  agentTypes,
  type ChatAnswer,
  type ChatRequest,
  type ChatSuccess,
} from "../../contract/gemini-chat.ts";
import { stores } from "../../database/fixture.ts";
import { buildRoiPrompt } from "../../domain/roi-prompt/build-roi-prompt.ts";
import { publishableKey, type RunningServer, secretKey } from "./running-server.ts";
import { startOn } from "./stored-server.ts";

const shop = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

const prompts: Record<AgentType, string> = {
  reviews: "Ótimo atendimento da Ana, mas a entrega do bolo demorou quase duas horas.",
  marketing: "Como consigo mais avaliações no Google sem gastar nada?",
  ads: "Bolo de cenoura caseiro da Doceria da Lu, em Campinas, por R$ 45, para festas em família.",
  roi: buildRoiPrompt(shop),
};

describe.each(stores)("on %s", (kind) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startOn(kind);
  }, 30_000);
  afterAll(() => server.stop());

  function clientOf(url: string, key = publishableKey) {
    return createClient(url, key, { auth: { persistSession: false } });
  }

  /** As the page does it. */
  async function invoke(body: object, headers: Record<string, string> = {}) {
    const client = clientOf(server.url);
    return client.functions.invoke<ChatAnswer>("gemini-chat", { body, headers });
  }

  async function answered(body: ChatRequest): Promise<ChatSuccess> {
    const { data, error } = await invoke(body);
    expect(error).toBeNull();
    if (!data?.success) throw new Error(`No success: ${JSON.stringify(data)}`);
    return data;
  }

  function post(body: BodyInit | null, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${server.url}/functions/v1/gemini-chat`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json", ...headers },
      body,
    });
  }

  describe("the four assistants without any key", () => {
    test.each(agentTypes)(
      "%s answers in the client's own form and names the engine",
      async (agentType) => {
        const answer = await answered({ prompt: prompts[agentType], agentType });
        expect(answer).toMatchObject({ success: true, provider: "local", model: "rascunho-local" });
        expect(answer.text.length).toBeGreaterThan(80);
        expect(answer.text).not.toMatch(/\*\*|^#|```/m);
      },
    );

    test("a review is answered about what it says", async () => {
      const { text } = await answered({ prompt: prompts.reviews, agentType: "reviews" });
      expect(text).toMatch(/atendimento/i);
      expect(text).toMatch(/entrega|demora|espera|atraso/i);
    });

    test("a review that leaves it open is thanked for or regretted as its stars say", async () => {
      const prompt = "O rapaz olhou a nota e chamou o dono.";
      const agentType = "reviews";
      const unknown = await answered({ prompt, agentType });
      expect(unknown.notices).toEqual(["unclear-tone"]);
      const revision = { wish: "another", previous: unknown.text } as const;
      for (const more of [{}, { revision }]) {
        const glad = await answered({ prompt, agentType, stars: 5, ...more });
        const sorry = await answered({ prompt, agentType, stars: 1, ...more });
        expect([glad.notices, sorry.notices]).toEqual([undefined, undefined]);
        expect(glad.text).not.toMatch(/desculp|lament|sentimos/i);
        expect(sorry.text).toMatch(/desculp|lament|sentimos/i);
      }
    });

    test("a plan brings the checklist items, lessons and prompts it rests on", async () => {
      const { sources } = await answered({ prompt: prompts.marketing, agentType: "marketing" });
      expect(sources?.length).toBeGreaterThan(0);
      for (const source of sources ?? []) {
        expect(["item", "lesson", "prompt"]).toContain(source.kind);
        expect(source.title).not.toBe("");
      }
    });

    test("an ad comes in pieces that keep their limits", async () => {
      const { pieces = [] } = await answered({ prompt: prompts.ads, agentType: "ads" });
      const limits = {
        "google-title": 30,
        "google-description": 90,
        "meta-text": 125,
        "meta-headline": 60,
        "instagram-post": 2200,
        "whatsapp-status": 700,
      };
      expect(new Set(pieces.map(({ kind }) => kind))).toEqual(new Set(Object.keys(limits)));
      for (const { kind, text } of pieces) expect(text.length).toBeLessThanOrEqual(limits[kind]);
    });

    test("values of the ROI form count, whatever the prompt says", async () => {
      const roi = { investment: 0, reach: 100, conversionPercent: 250, saleValue: -1 };
      const answer = await answered({ prompt: "Faça uma análise", agentType: "roi", roi });
      expect(answer.roi).toEqual(roi);
    });

    test("values are read from the prompt of another page, and told", async () => {
      const prompt =
        "Investimento de R$ 1.500,50, alcance 10 mil, conversão 0,8%, valor médio R$ 80";
      const { roi, text } = await answered({ prompt, agentType: "roi" });
      expect(roi).toEqual({
        investment: 1500.5,
        reach: 10_000,
        conversionPercent: 0.8,
        saleValue: 80,
      });
      expect(text).toContain("R$\u00a06.400");
    });

    test("the drafting engine may be asked for by name", async () => {
      const answer = await answered({ prompt: prompts.ads, agentType: "ads", provider: "local" });
      expect(answer.provider).toBe("local");
    });

    test.each(agentTypes)("%s bears a thousand lines pasted into it", async (agentType) => {
      const values = agentType === "roi" ? `${prompts.roi}\n` : "";
      const prompt = `${values}${"Bom dia\n".repeat(1000)}`.slice(0, 8000);
      const { text } = await answered({ prompt, agentType });
      expect(text).not.toBe("");
    });
  });

  describe("the event stream", () => {
    const accept = { accept: "text/event-stream" };

    test("reaches the client as a raw response: the text, then the whole JSON form", async () => {
      const body = { prompt: prompts.reviews, agentType: "reviews" };
      const client = clientOf(server.url);
      const { data } = await client.functions.invoke<Response>("gemini-chat", {
        body,
        headers: accept,
      });
      expect(data?.headers.get("content-type")).toMatch(/^text\/event-stream/);
      const [delta = "", done = "", end] = (await (data as Response).text()).split("\n\n");
      const [name, json = ""] = delta.split("\ndata: ");
      const [lastName, lastJson = ""] = done.split("\ndata: ");
      expect([name, lastName, end]).toEqual(["event: delta", "event: done", ""]);
      const answer = await answered(body as ChatRequest);
      expect(JSON.parse(json)).toEqual({ text: answer.text });
      expect(JSON.parse(lastJson)).toEqual(answer);
    });

    test("a fault before the first word is the JSON answer", async () => {
      const response = await post('{"prompt":"","agentType":"ads"}', accept);
      expect(response.status).toBe(400);
      expect(response.headers.get("content-type")).toContain("application/json");
      expect(await response.json()).toMatchObject({ code: "prompt_too_short" });
    });
  });

  describe("bad input", () => {
    const json = (value: unknown) => JSON.stringify(value);
    const good = { prompt: prompts.ads, agentType: "ads" };

    test.each<[string, string, number, string]>([
      ["malformed JSON", '{"prompt":', 400, "invalid_json"],
      ["nothing at all", "", 400, "invalid_json"],
      ["bytes that are no text", "\u0000", 400, "invalid_json"],
      ["null", "null", 400, "invalid_body"],
      ["a list", "[]", 400, "invalid_body"],
      ["a text", '"Olá"', 400, "invalid_body"],
      ["a number as prompt", json({ ...good, prompt: 12345 }), 400, "invalid_body"],
      ["a list as agentType", json({ ...good, agentType: ["ads"] }), 400, "invalid_body"],
      ["an unknown agentType", json({ ...good, agentType: "poet" }), 400, "unknown_agent"],
      [
        "the name of an inherited field",
        json({ ...good, agentType: "constructor" }),
        400,
        "unknown_agent",
      ],
      ["no agentType", json({ prompt: "Olá, tudo bem?" }), 400, "unknown_agent"],
      ["no prompt", json({ agentType: "ads" }), 400, "prompt_too_short"],
      [
        "two characters between spaces",
        json({ ...good, prompt: " \n ab\t " }),
        400,
        "prompt_too_short",
      ],
      ["8,001 characters", json({ ...good, prompt: "a".repeat(8001) }), 400, "prompt_too_long"],
      [
        "no ROI values",
        json({ prompt: "Vale a pena?", agentType: "roi" }),
        400,
        "roi_values_missing",
      ],
      [
        "a ROI value that is text",
        json({ ...good, agentType: "roi", roi: { ...shop, reach: "6" } }),
        400,
        "invalid_body",
      ],
      [
        "a ROI value that is missing",
        json({ ...good, agentType: "roi", roi: { reach: 6 } }),
        400,
        "invalid_body",
      ],
      [
        "another engine than the local one",
        json({ ...good, provider: "gemini" }),
        400,
        "invalid_body",
      ],
      [
        "six stars",
        json({ prompt: prompts.reviews, agentType: "reviews", stars: 6 }),
        400,
        "invalid_body",
      ],
      ["stars of an ad", json({ ...good, stars: 5 }), 400, "invalid_body"],
      ["more than 64 kB", json({ ...good, prompt: "a".repeat(66_000) }), 413, "body_too_large"],
    ])("%s is refused with a sentence", async (_case, body, status, code) => {
      const response = await post(body);
      expect(response.status).toBe(status);
      const answer = await response.json();
      expect(answer).toMatchObject({ success: false, code });
      expect(answer.error).toMatch(/^[A-ZÀ-Ú].{20,}/);
      expect(answer.error).not.toContain("fetch");
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    });

    test("the sentence of a short prompt is the specified one, and the client sees it in the context", async () => {
      const { data, error } = await invoke({ prompt: " oi ", agentType: "reviews" });
      expect(data).toBeNull();
      expect(error).toBeInstanceOf(FunctionsHttpError);
      expect(error.message).toBe("Edge Function returned a non-2xx status code");
      expect(await error.context.json()).toEqual({
        success: false,
        error: "Prompt muito curto ou vazio",
        code: "prompt_too_short",
      });
    });

    test("8,000 characters and three characters are both fine", async () => {
      await answered({ prompt: "a".repeat(8000), agentType: "reviews" });
      await answered({ prompt: "  oi!  ", agentType: "marketing" });
    });

    test("a body of 64 kB without a length is read no further", async () => {
      const pieces = Array.from({ length: 70 }, () => new TextEncoder().encode("a".repeat(1024)));
      const response = await fetch(`${server.url}/functions/v1/gemini-chat`, {
        method: "POST",
        headers: { apikey: publishableKey, "content-type": "application/json" },
        body: new Blob(pieces).stream(),
        duplex: "half",
      } as RequestInit);
      expect(response.status).toBe(413);
    });

    test.each(["GET", "PUT", "PATCH", "DELETE"])(
      "%s is refused, and POST named",
      async (method) => {
        const headers = { apikey: publishableKey };
        const response = await fetch(`${server.url}/functions/v1/gemini-chat`, { method, headers });
        expect(response.status).toBe(405);
        expect(response.headers.get("allow")).toContain("POST");
        expect(await response.json()).toMatchObject({ success: false, code: "method_not_allowed" });
      },
    );

    test.each([
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "",
    ])("the content type %j is refused", async (type) => {
      const response = await post(new TextEncoder().encode(json(good)), { "content-type": type });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({
        success: false,
        code: "unsupported_media_type",
      });
    });

    test.each(["application/json; charset=utf-8", "Application/JSON"])(
      "%j is JSON",
      async (type) => {
        expect((await post(json(good), { "content-type": type })).status).toBe(200);
      },
    );

    test("a body the client leaves out, or sends as a text, is refused and not answered", async () => {
      const client = clientOf(server.url);
      for (const options of [{}, { body: "" }, { body: json(good) }]) {
        const { error } = await client.functions.invoke("gemini-chat", options);
        expect((await error.context.json()).code).toBe("unsupported_media_type");
      }
    });

    test("fields that nobody asked for change nothing, not even __proto__", async () => {
      const body = `{"__proto__":{"provider":"x"},"constructor":1,"prompt":"Bolo de cenoura","agentType":"ads","newer":[]}`;
      expect(await (await post(body)).json()).toMatchObject({ success: true });
      expect(Object.prototype).not.toHaveProperty("provider");
    });

    test("half a character and hidden ones are no obstacle", async () => {
      const prompt = "Ótimo! \\ud83d \\u202e\\u200b\\u0000 fim";
      const response = await post(`{"prompt":"${prompt}","agentType":"reviews"}`);
      const { success, text } = await response.json();
      expect(success).toBe(true);
      expect(text.isWellFormed()).toBe(true);
    });
  });

  describe("keys and other origins", () => {
    const body = { prompt: prompts.reviews, agentType: "reviews" };

    test.each([publishableKey, secretKey])("the client with %s needs no session", async (key) => {
      const { data } = await clientOf(server.url, key).functions.invoke("gemini-chat", { body });
      expect(data.success).toBe(true);
    });

    test("a wrong key and none are refused with their sentence", async () => {
      const { error } = await clientOf(
        server.url,
        "sb_publishable_wrong_one_here",
      ).functions.invoke("gemini-chat", { body });
      expect(error.context.status).toBe(401);
      expect(await error.context.json()).toMatchObject({ code: "invalid_api_key" });
      const response = await post("{}", { apikey: "" });
      expect([response.status, (await response.json()).code]).toEqual([401, "no_api_key"]);
    });

    test("the preflight of the client is answered without a key, x-region and tracing included", async () => {
      const wanted =
        "apikey,authorization,content-type,x-client-info,x-region,x-retry-count,traceparent,tracestate,baggage";
      const response = await fetch(`${server.url}/functions/v1/gemini-chat`, {
        method: "OPTIONS",
        headers: {
          origin: "https://loja.example",
          "access-control-request-method": "POST",
          "access-control-request-headers": wanted,
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get("access-control-max-age")).toBe("86400");
      const allowed = response.headers.get("access-control-allow-headers") ?? "";
      for (const name of wanted.split(",")) expect(allowed).toContain(name);
    });

    test("an answer may be read anywhere, with the headers that the client looks for", async () => {
      const response = await post(JSON.stringify(body), { origin: "https://loja.example" });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const exposed = response.headers.get("access-control-expose-headers") ?? "";
      for (const name of ["retry-after", "x-relay-error"]) expect(exposed).toContain(name);
      expect(response.headers.get("content-type")).toMatch(/^application\/json/);
      expect(response.headers.get("cache-control")).toBe("no-store");
    });

    test("a server that is not there is a failed connection for the client", async () => {
      const { error } = await clientOf("http://127.0.0.1:1").functions.invoke("gemini-chat", {
        body,
      });
      expect(error).toBeInstanceOf(FunctionsFetchError);
    });
  });
});
