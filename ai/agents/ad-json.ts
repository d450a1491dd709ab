import { z } from "zod";

/** The form an ad is asked for where the model can keep one; lengths are checked by code, not by the model. */
export const adSchema = {
  type: "object",
  properties: {
    titulos: { type: "array", items: { type: "string" } },
    descricoes: { type: "array", items: { type: "string" } },
    textoMeta: { type: "string" },
    tituloMeta: { type: "string" },
  },
  required: ["titulos", "descricoes", "textoMeta", "tituloMeta"],
  additionalProperties: false,
} as const;

/** Goes with the instruction of the ads agent, which describes the same pieces as lines. */
export const adJsonRule = `Entregue as peças em JSON, e nada fora dele: os títulos na lista "titulos", as descrições na lista "descricoes", o texto da Meta em "textoMeta" e o título da Meta em "tituloMeta", cada um só com as próprias palavras, sem o rótulo.`;

const texts = z.array(z.string()).catch([]);
const text = z.string().catch("");
const adJson = z.object({
  titulos: texts,
  descricoes: texts,
  textoMeta: text,
  tituloMeta: text,
});

/** What stands around the JSON of a model that was told to write nothing else. */
const fence = /^\s*```[a-z]*\s*|\s*```\s*$/gi;

function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer.replace(fence, ""));
  } catch {
    return undefined;
  }
}

function line(label: string, piece: string): string {
  const bare = piece.replace(/\s+/g, " ").trim();
  // A label that the model put there all the same is enough.
  return bare.toLowerCase().startsWith(`${label.toLowerCase()}:`) ? bare : `${label}: ${bare}`;
}

/**
 * The lines that the ads agent knows, of an answer in JSON. An answer in lines stays as it is; null for JSON that
 * is broken, which nobody can be shown.
 */
export function adLines(answer: string): string | null {
  const json = parseJson(answer);
  const read = adJson.safeParse(json);
  if (!read.success) return /^\s*(?:```[a-z]*\s*)?[[{]/i.test(answer) ? null : answer;
  const { titulos, descricoes, textoMeta, tituloMeta } = read.data;
  const lines = [
    ...titulos.map((piece) => line("Título", piece)),
    ...descricoes.map((piece) => line("Descrição", piece)),
    line("Texto Meta", textoMeta),
    line("Título Meta", tituloMeta),
  ];
  return lines.filter((written) => !written.endsWith(": ")).join("\n");
}
