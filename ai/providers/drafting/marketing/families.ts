/**
 * Sources that say the same thing in other words: a plan takes its steps from one of a family, and the others are
 * at most named. Keys as in ai/knowledge.
 */
const families: readonly (readonly string[])[] = [
  ["estrategias-solicitar", "aula-2#5", "pos-venda-e-avaliacao"],
  [
    "respostas-profissionais",
    "aula-2#6",
    "gemini-responder-avaliacoes",
    "resposta-a-elogio",
    "resposta-a-critica-justa",
    "resposta-a-critica-injusta",
    "resposta-a-nota-sem-texto",
    "gestao-crises",
    "clinica-resposta-com-sigilo",
    "aula-4#3",
  ],
  ["monitoramento-reputacao", "resposta-a-avaliacao-suspeita"],
  [
    "gemini-criar-conteudos",
    "calendario-de-posts",
    "aula-4#4",
    "padaria-post-da-fornada",
    "clinica-post-educativo",
  ],
  ["info-completas", "aula-2#0", "aula-2#2", "aula-1#1"],
  ["descricao-persuasiva", "gemini-editar-perfil", "descricao-do-perfil"],
  ["horarios-precisos", "aula-2#3"],
  ["galeria-produtos", "aula-1#3", "aula-2#4"],
  ["otimizacao-buscas", "aula-3#2"],
  ["palavras-chave-geo", "aula-3#1", "analise-termos"],
  ["consistencia-citacoes", "aula-1#2"],
  ["link-building", "aula-3#5"],
  [
    "relatorios-desempenho",
    "aula-3#6",
    "monitoramento-visualizacoes",
    "ler-numeros-do-perfil",
    "aula-1#6",
  ],
  ["otimizacao-dados", "teste-de-uma-mudanca"],
  ["gemini-anunciar-google", "anuncio-na-busca"],
  ["gemini-responder-emails", "email-dificil"],
  ["gemini-analisar-documentos", "resumir-documento"],
  ["aula-5#2", "boas-vindas-whatsapp"],
  ["aula-3#3", "aula-3#4"],
  ["aula-5#6", "organizar-a-semana", "aula-4#2"],
  ["aula-4#0", "aula-4#1", "aula-4#5"],
  ["aula-4#6", "regras-de-ia-na-loja"],
  ["eventos-datas", "oferta-sem-exagero"],
];

const familyByKey = new Map(families.flatMap((keys) => keys.map((key) => [key, keys[0] ?? key])));

/** One name for all of a family; a key without relatives is its own. */
export function familyOf(key: string): string {
  return familyByKey.get(key) ?? key;
}
