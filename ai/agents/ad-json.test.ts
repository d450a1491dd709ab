import { describe, expect, test } from "vitest";
import { adLines } from "./ad-json.ts";

const ad = { titulos: ["Bolo"], descricoes: ["Bolo\nbom"], textoMeta: "Já", tituloMeta: "" };
const lines = "Título: Bolo\nDescrição: Bolo bom\nTexto Meta: Já";

describe("an ad in JSON", () => {
  test.each([
    [JSON.stringify(ad), lines],
    [`\n\`\`\`json\n${JSON.stringify(ad)}\n\`\`\`\n`, lines],
    [JSON.stringify({ ...ad, extra: 1 }), lines],
    [JSON.stringify({ ...ad, titulos: ["título: Bolo", " "] }), `título: Bolo\n${lines.slice(13)}`],
    [JSON.stringify({ ...ad, descricoes: "Bolo", textoMeta: 1 }), "Título: Bolo"],
    ["{}", ""],
  ])("%j is %j in lines", (answer, read) => {
    expect(adLines(answer)).toBe(read);
  });

  test.each([['{"titulos": ["Bo'], ['```json\n{"titulos"'], ["[]"], ["[1"]])(
    "%j can be shown to nobody",
    (answer) => {
      expect(adLines(answer)).toBeNull();
    },
  );

  test.each([["Título: Bolo\nDescrição: Bom"], ["Não posso."], ["null"], ['"Bolo"']])(
    "%j is none, and stays",
    (answer) => {
      expect(adLines(answer)).toBe(answer);
    },
  );
});
