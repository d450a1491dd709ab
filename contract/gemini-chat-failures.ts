import type { ChatRefusal, ModelFailure } from "./gemini-chat.ts";

/**
 * What a person reads of each failure, the same from every server that answers for `gemini-chat`.
 * Pages map three texts by what they contain: 'Chave da API' and 'Limite de requisições' stand in
 * their own sentence only, and the word "fetch", which means a broken connection, in none.
 */
export const modelFailureSentences: Record<ModelFailure, string> = {
  key: "Chave da API do Google Gemini não configurada ou inválida.",
  quota: "Limite de requisições excedido. Tente novamente em alguns minutos.",
  blocked:
    "O assistente não pôde responder a este texto. Conte a situação com outras palavras, sem ofensas nem dados pessoais, e tente de novo.",
  empty:
    "O assistente não devolveu nenhum texto desta vez. Tente de novo ou escreva o pedido de outro jeito.",
  unavailable:
    "O serviço de inteligência artificial não está respondendo agora. Espere um pouco e tente de novo.",
  timeout: "A resposta demorou demais e foi interrompida. Tente de novo em instantes.",
  model:
    "O modelo de inteligência artificial deste site não está mais disponível. Avise quem cuida do site.",
  config: "O assistente precisa de um ajuste na configuração. Avise quem cuida do site.",
};

/** Names of our own fields and, where a caller made one up, no more than a name of that kind. */
const fieldName = /^(?!.*fetch)[\w.-]{1,120}$/;

/** What a person reads of a part that is not as it should be. */
export function invalidPartSentence(field: string): string {
  return fieldName.test(field)
    ? `O campo "${field}" não está no formato esperado.`
    : refusals.invalid_part.error;
}

export type Refusal = { status: 400 | 405 | 409 | 413 | 415 | 422 | 429 | 503; error: string };

export const refusals: Record<ChatRefusal, Refusal> = {
  invalid_json: { status: 400, error: "O pedido não chegou em JSON válido." },
  invalid_body: { status: 400, error: "O pedido não está no formato esperado." },
  invalid_part: {
    status: 400,
    error: "Um dos campos marcados não está no formato esperado.",
  },
  unknown_agent: {
    status: 400,
    error: "Este assistente não existe. Escolha marketing, reviews, ads ou roi.",
  },
  prompt_too_short: { status: 400, error: "Prompt muito curto ou vazio" },
  prompt_too_long: {
    status: 400,
    error: "O texto é longo demais. Envie até 8.000 caracteres.",
  },
  roi_values_missing: {
    status: 400,
    error:
      "Faltam valores para a análise de ROI. Informe investimento, alcance, taxa de conversão e valor médio por venda.",
  },
  idempotency_conflict: {
    status: 422,
    error: "Este pedido já foi enviado com outro texto. Envie de novo.",
  },
  too_many_requests: { status: 429, error: modelFailureSentences.quota },
  busy: {
    status: 503,
    error: "Muita gente está usando o assistente agora. Espere um pouco e tente de novo.",
  },
  store_unavailable: {
    status: 503,
    error: "O assistente está fora do ar por alguns instantes. Espere um pouco e tente de novo.",
  },
  /** The service kept failing, and is not asked for a while. */
  model_unavailable: { status: 503, error: modelFailureSentences.unavailable },
  call_in_progress: {
    status: 409,
    error:
      "Este mesmo pedido já chegou por outro caminho. Se a resposta não aparecer, envie de novo.",
  },
  method_not_allowed: { status: 405, error: "Este endereço só aceita pedidos com o método POST." },
  body_too_large: {
    status: 413,
    error: "O pedido é grande demais. Envie um texto de até 8.000 caracteres.",
  },
  unsupported_media_type: {
    status: 415,
    error: "O pedido precisa vir em JSON (Content-Type: application/json).",
  },
};
