import type { Call } from "../ad-facts.ts";

const whatsapp = /\bwhatsapp\b/;
const denied = /\b(?:sem|nao|nem)\b[^,.;]{0,30}$/;

/** "encomenda com 2 dias de antecedência": an order without its time would promise more. */
const longBefore =
  /\bencomendas? (?:so )?(?:com|ate|de)[^.;]{0,12}(?:\d+ ?(?:dias?|h|horas?|semanas?)(?![a-z])|antecedencia|vespera|(?:um|dois|tres) dias?|uma semana)/;

function says(key: string, word: RegExp): boolean {
  const at = key.search(word);
  return at >= 0 && !denied.test(key.slice(Math.max(0, at - 40), at));
}

/** What the owner wants the reader to do, in a folded statement. */
export function readCalls(key: string): Call[] {
  const books = says(
    key,
    /\b(?:agend[ae]|agendar|agendamento|marque|hora marcada|horario marcado)/,
  );
  const chats = says(key, whatsapp);
  return [
    ...(books ? ([chats ? "scheduleByWhatsapp" : "schedule"] as const) : []),
    ...(says(key, /\borcamentos?\b(?! diario)/) ? (["quote"] as const) : []),
    ...(says(key, /\b(?:encomendas?|encomende)\b/) && !longBefore.test(key)
      ? (["order"] as const)
      : []),
    ...(chats && !books ? (["whatsapp"] as const) : []),
  ];
}
