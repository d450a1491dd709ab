import { type QueryTerm, termsOf } from "./terms.ts";

/**
 * Words that make a question one about what the product teaches, whatever else it names. Clients and sales are not
 * among them: an owner names them in every question, of a broken phone as well.
 */
const words = `
google maps perfil avaliação avaliar estrelas anúncio anunciar divulgação divulgar propaganda marketing instagram
facebook whatsapp tiktok redes sociais post postagem postar foto logotipo site delivery
catálogo promoção oferta métricas seo concorrente concorrência parceria fidelizar seguidores legenda vitrine cardápio
gemini chatgpt horário feriado férias visualizações entrega etiquetas saudação mensagem inteligência artificial agenda encomenda orçamento estoque
contrato lucro mercadoria repor reposição indicação indicar fiado encalhado encalhar devolução fornecedor e-mail franquia filial fachada etiqueta desconto preço precificar parado clientela descrição
crítica reclamação elogio rota curtida fruta verdura desperdício cobrar feira prato verba senha acesso rotina indicação vitrine proposta
`;

const stems: ReadonlySet<string> = new Set(termsOf(words));

export function isSubject({ stem, meanings }: QueryTerm): boolean {
  return stems.has(stem) || meanings.some((meaning) => stems.has(meaning));
}
