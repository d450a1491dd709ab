/**
 * Beginnings of the words in which our matter is asked about: who buys, what is shown and where, what it costs and
 * brings. On the folded question.
 */
const ownWords = new RegExp(
  `\\b(?:${[
    "client|fregu|vend|compra|public|paciente|alun|turista|gente|pessoal|povo|ninguem|todo mundo|morador",
    "anunc|ads?\\b|campanha|impulsion|patrocin|divulg|propagand|market|promo|ofert|descont|cupom|brinde|combo|panfleto|folheto|faixa|banner|outdoor|som\\b|vitrine|placa",
    "post|foto|imag|video|reels|stor(?:y|ies)|live|legenda|hashtag|bio\\b|texto|frase|slogan|conteudo|marca|logo|historia|titulo|descri",
    "google|maps?\\b|mapa|perfil|site|link|internet|online|rede|insta|face|tiktok|youtube|whats|zap|wpp|telegram|catalog|lista de transmiss|etiqueta",
    "avalia|nota|estrela|coment|opini|reclam|critic|elogi|respond|respost|mensag|e-?mail|atend|ligac|ligam",
    "preco|valor|caro|barat|cobr|orcament|lucro|margem|fatur|gast|invest|verba|dinheiro|caixa|meta|plano|planej|objetivo|roas|roi|cac\\b|ctr|cpc|cpm|clique|lead|funil|metrica|resultado|medir|relatorio|numeros?\\b|engaj|curtid|alcance|seguid|viral|bomb",
    "aparec|aparic|procur|busca|encontr|acham?\\b|conhec|famos|concorr|movimento|lota|vazi|fideli|fiel|indic|parceri|influenc|fornada|feira|evento|natal|pascoa|dia d[aeo]s|epoca|data|temporada|feriado|inverno|verao",
    "seo\\b|ia\\b|gpt|chatgpt|gemini|prompt|intelig|assistente|robo",
    "negocio|empresa|loja|estoque|mercadoria|produto|servic|delivery|entrega|agend|consulta|cardapio|prato|horario|endereco|telefone|bairro|regiao|equipe|contrato|document|resum|proposta|checklist|lista|rotina|comec|abri",
  ].join("|")})`,
);

/** Whether a folded question has a word of our matter. */
export function namesOurMatter(key: string): boolean {
  return ownWords.test(key);
}
