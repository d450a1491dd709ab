/**
 * Ids of the checklist items (specification, section 3), apart from their texts: a page that only
 * counts ticks does not ship the guide's words. A test compares both.
 */
export const profileItemIds: readonly string[] = [
  "info-completas",
  "categorias-otimizadas",
  "descricao-persuasiva",
  "horarios-precisos",
  "logo-alta-resolucao",
  "fotos-fachada",
  "galeria-produtos",
  "equipe-trabalhando",
  "estrategias-solicitar",
  "respostas-profissionais",
  "gestao-crises",
  "monitoramento-reputacao",
  "posts-regulares",
  "eventos-datas",
  "produtos-destaque",
  "historias-sucesso",
  "otimizacao-buscas",
  "palavras-chave-geo",
  "consistencia-citacoes",
  "link-building",
  "monitoramento-visualizacoes",
  "analise-termos",
  "relatorios-desempenho",
  "otimizacao-dados",
];

export const practiceItemIds: readonly string[] = [
  "gemini-editar-perfil",
  "gemini-responder-avaliacoes",
  "gemini-analise-financeira",
  "gemini-anunciar-google",
  "gemini-ativar-delivery",
  "gemini-criar-conteudos",
  "gemini-responder-emails",
  "gemini-analisar-documentos",
  "gemini-criar-contratos",
];
