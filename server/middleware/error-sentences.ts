import type { ErrorCode } from "../../contract/error.ts";

/**
 * What a person reads of a failure. No sentence holds 'Chave da API', 'Limite de requisições' or
 * 'fetch': the site gives those three a meaning of their own.
 */
export const errorSentences: Record<ErrorCode, string> = {
  bad_request: "A solicitação não está em um formato válido.",
  no_api_key: "Falta a chave de acesso do projeto (cabeçalho apikey).",
  invalid_api_key: "A chave de acesso do projeto não é válida.",
  no_outbox_token: "Falta o código da caixa de saída (OUTBOX_TOKEN, em keys.env).",
  invalid_outbox_token: "O código da caixa de saída não é válido.",
  not_found: "Endereço não encontrado.",
  method_not_allowed: "Este endereço não aceita esse método.",
  body_too_large: "O texto enviado é grande demais.",
  too_many_requests: "Foram muitos pedidos em pouco tempo. Espere alguns minutos e tente de novo.",
  store_unavailable:
    "Este serviço está fora do ar por alguns instantes. Espere um pouco e tente de novo.",
  internal_error: "Algo deu errado por aqui. Tente de novo em instantes.",
};
