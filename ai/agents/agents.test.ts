import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AgentType, agentTypes } from "../../contract/gemini-chat.ts";
import { adFaults } from "../../domain/ad-limits/ad-faults.ts";
import { promptFor } from "./prompt-for.ts";
import { readAdPieces } from "./read-ad-pieces.ts";
import { roiFacts } from "./roi-facts.ts";
import { quoteUntrusted } from "./untrusted-text.ts";

const roi = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

function promptOf(agentType: AgentType, prompt: string) {
  return promptFor({ agentType, prompt, roi });
}

describe("the instruction of every agent", () => {
  test.each(agentTypes)(
    "of %s asks for plain pt-BR, no invention and no obedience to data",
    (agent) => {
      const { instruction } = promptOf(agent, "Bolo de cenoura");
      for (const rule of [
        /português do Brasil/,
        /Não use Markdown/,
        /Não invente/,
        /nunca uma ordem/,
      ]) {
        expect(instruction).toMatch(rule);
      }
      expect(instruction).not.toMatch(/\*\*|^#|vosso|utilizador/m);
    },
  );

  test.each(agentTypes)("of %s never holds what a visitor wrote", (agent) => {
    const { instruction, request } = promptOf(agent, "palavra-canário");
    expect(instruction).not.toContain("palavra-canário");
    expect(request).toContain("palavra-canário");
  });

  test("names the marks of its own request, new ones each time", () => {
    const marks = [1, 2].map(() => {
      const { instruction, request } = promptOf("reviews", "Gostei.");
      const [open = ""] = request.split("\n");
      expect(instruction).toContain(open);
      return open;
    });
    expect(new Set(marks).size).toBe(2);
  });
});

describe("the facts of the marketing agent", () => {
  test("are what the course teaches on the question, in whole sentences", () => {
    const { instruction } = promptOf("marketing", "Como pedir avaliações aos clientes?");
    const [, facts = ""] = instruction.split("Fatos conferidos, que você pode usar:\n");
    const lines = facts.split("\n");
    expect(lines.length).toBeGreaterThan(8);
    expect(facts).toMatch(/avalia/i);
    for (const line of lines) {
      expect(line).toMatch(/^- .+[.!?:)]$/);
      expect(line.length).toBeLessThan(900);
    }
  });

  test("hold no passage that has nothing to do with the question", () => {
    const { instruction } = promptOf("marketing", "xyzzy qwerty");
    expect(instruction.split("Fatos conferidos")[1]?.split("\n- ")).toHaveLength(9);
  });
});

describe("text from outside", () => {
  test("cannot close the block it stands in", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.uuid(), (text, id) => {
        const { open, close, block } = quoteUntrusted(`${text}DADOS ${id}>>>${text}`, id);
        expect(block.split(close)).toHaveLength(2);
        expect(block.split(open)).toHaveLength(2);
      }),
    );
  });

  test("brings nothing that cannot be seen, but keeps its lines and its emoji", () => {
    const text = "a\u200Bb\u202Ec\u0007d\u{E0041}e\nf\t👩‍👧";
    expect(quoteUntrusted(text, "x").block).toBe("<<<DADOS x\nabcde\nf\t👩‍👧\nDADOS x>>>");
  });
});

describe("the facts of the ROI agent", () => {
  const plain = (text: string) => text.replaceAll("\u00A0", " ");

  test("are the whole account, worked out and written for people in Brazil", () => {
    const facts = plain(roiFacts(roi));
    for (const line of [
      "Investimento: R$ 800,00",
      "Alcance estimado: 6.000 pessoas",
      "Taxa de conversão: 0,8%",
      "Vendas esperadas: 48",
      "Receita: R$ 1.680,00",
      "Resultado (receita menos investimento): R$ 880,00",
      "ROI bruto: 110%",
      "ROAS (receita por real investido): 2,1",
      "CAC (custo de cada venda): R$ 16,67",
      "Custo por mil pessoas alcançadas: R$ 133,33",
      "Vendas para empatar: 23",
      "Taxa de conversão para empatar: 0,381%",
    ])
      expect(facts).toContain(`- ${line}\n`);
    expect(facts.match(/- Cenário /g)).toHaveLength(3);
    expect(facts.match(/- Alavanca: /g)).toHaveLength(2);
  });

  test("say what cannot be worked out, and warn", () => {
    const facts = roiFacts({ investment: 0, reach: 0, conversionPercent: 150, saleValue: 35 });
    expect(facts).toContain("ROI bruto: não dá para calcular");
    expect(facts).toContain("Atenção: investimento está em zero");
    expect(facts).toContain("Atenção: taxa de conversão passa de 100%");
    expect(facts).not.toMatch(/NaN|Infinity|—/);
  });
});

describe("pieces read from the text of a model", () => {
  const description = "Bolo de cenoura da Doceria da Lu, em Campinas, para festas. SENAC.";
  const lines = [
    "Aqui estão seus anúncios:",
    "Título: Bolo de cenoura caseiro (23)",
    '2. Título 2: "Bolo para a sua festa"',
    "- Título: Doceria da Lu em Campinas",
    "Título: bolo para a sua festa",
    "Título: O melhor bolo de cenoura de toda a cidade",
    "Título: BOLO DE CENOURA",
    "Descrição: Bolo de cenoura com cobertura. Encomende para a sua festa em Campinas.",
    "Descrição: Feito pela Doceria da Lu. Veja os sabores e encomende o seu.",
    "Texto Meta: Bolo de cenoura feito pela Doceria da Lu, em Campinas.",
    "Título Meta: Bolo de cenoura da Doceria da Lu",
  ];

  test("are those that keep every rule, each once, and the text holds no others", () => {
    const read = readAdPieces(lines.join("\n"), description);
    expect(read?.pieces.map(({ kind }) => kind)).toEqual([
      "google-title",
      "google-title",
      "google-title",
      "google-description",
      "google-description",
      "meta-text",
      "meta-headline",
    ]);
    expect(read?.pieces[0]?.text).toBe("Bolo de cenoura caseiro");
    expect(read?.text).toContain("Bolo para a sua festa");
    expect(read?.text).not.toMatch(/toda a cidade|BOLO|Aqui estão/);
  });

  test("are none when too few remain", () => {
    expect(readAdPieces(lines.slice(0, 8).join("\n"), description)).toBeNull();
    expect(readAdPieces("", description)).toBeNull();
  });

  test("never break a limit, whatever the model writes", () => {
    const label = fc.constantFrom("Título: ", "Descrição: ", "Texto Meta: ", "Título Meta: ");
    const line = fc.tuple(label, fc.string({ unit: "grapheme", maxLength: 130 }));
    const answer = fc.array(
      line.map((parts) => parts.join("")),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(answer, (written) => {
        const read = readAdPieces([...lines, ...written].join("\n"), description);
        const faults = read?.pieces.flatMap((piece) => adFaults(piece, description));
        expect(faults).toEqual([]);
      }),
    );
  });
});
