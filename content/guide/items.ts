/**
 * The checklist items of the guide (specification, section 3): id and accessible name of the checkbox, which is unique over
 * the whole guide. Apart from their other texts: a page that counts ticks or names the next one does not ship the guide's words.
 */
export const profileLabels = {
  "info-completas": "Informações completas: nome, endereço, telefone e site",
  "categorias-otimizadas": "Categoria principal e extras bem escolhidas",
  "descricao-persuasiva": "Descrição que explica o que você faz e para quem",
  "horarios-precisos": "Horários certos, com feriados e exceções",
  "logo-alta-resolucao": "Logo nítida, em alta resolução",
  "fotos-fachada": "Fachada de dia e de noite, com a placa visível",
  "galeria-produtos": "Galeria de produtos reais, com luz natural e sem texto por cima",
  "equipe-trabalhando": "Equipe trabalhando, com autorização de quem aparece",
  "estrategias-solicitar": "Pedido de avaliação igual para todos, no balcão e na mensagem",
  "respostas-profissionais": "Resposta curta e educada a cada avaliação, em até dois dias úteis",
  "gestao-crises": "Roteiro pronto para reclamação séria, com um responsável definido",
  "monitoramento-reputacao": "Reputação conferida duas vezes por semana, com registro todo mês",
  "posts-regulares": "Uma postagem por semana, com foto real e botão",
  "eventos-datas": "Ofertas e eventos publicados antes das datas fortes",
  "produtos-destaque": "De cinco a dez produtos em destaque, com foto e preço",
  "historias-sucesso": "Histórias reais de clientes, com autorização por escrito",
  "otimizacao-buscas": "Serviços descritos com as palavras que o cliente busca",
  "palavras-chave-geo": "Lista de buscas que juntam o serviço e o bairro",
  "consistencia-citacoes": "Nome, endereço e telefone iguais em todos os sites",
  "link-building": "Links de parceiros e de entidades do bairro",
  "monitoramento-visualizacoes": "Visualizações do perfil anotadas todo mês",
  "analise-termos": "Termos de pesquisa lidos, com três deles aproveitados",
  "relatorios-desempenho": "Uma página por mês com contatos e vendas",
  "otimizacao-dados": "Uma mudança por vez, comparada depois de quatro semanas",
} as const;

export const practiceLabels = {
  "gemini-editar-perfil": "Escrever com o Gemini uma nova descrição para o perfil",
  "gemini-responder-avaliacoes": "Responder a uma avaliação com um rascunho do Gemini",
  "gemini-analise-financeira": "Analisar um mês do caixa com o Gemini, sem dados pessoais",
  "gemini-anunciar-google": "Criar com o Gemini os textos de um anúncio de busca",
  "gemini-ativar-delivery": "Informar no perfil a entrega, a retirada e os links de pedido",
  "gemini-criar-conteudos": "Planejar quatro semanas de postagens com o Gemini",
  "gemini-responder-emails": "Responder a um e-mail difícil a partir de um rascunho",
  "gemini-analisar-documentos": "Resumir um documento longo e conferir o que importa",
  "gemini-criar-contratos": "Preparar o rascunho de um contrato para um advogado revisar",
} as const;

export const profileItemIds: readonly string[] = Object.keys(profileLabels);

export const practiceItemIds: readonly string[] = Object.keys(practiceLabels);

const labels: Readonly<Record<string, string>> = { ...profileLabels, ...practiceLabels };

/** Name of an item; an id of another edition has none. */
export function itemLabel(id: string): string {
  return labels[id] ?? "";
}
