/** Folded. "Na rua das Acácias", "até no jardim primavera": what stands behind is the name of a place. */
const street =
  /\b(?:rua|avenida|av|travessa|alameda|rodovia) (?!(?:d[aeo]s? )?(?:tras|cima|baixo|terra|casa|frente|lado|minha|escola|loja|padaria|bairro|sem|feira)\b)(?:d[aeo]s? )?\p{L}{4}/u;
const quarter =
  /\b(?:n[ao]|d[ao]|pr[ao]|para [oa]|em|ao?) (?:vila|jardim|conjunto|residencial|edificio|condominio|bairro|loteamento|morro|predio) (?!(?:d[aeo]s?|que|e|inteiro|todo|para|com|era|foi|onde|lind\p{L}+|tod\p{L}+|vertical|sens\p{L}+|intern\p{L}+)\b)\p{L}{3}/u;

/** Folded. "Apto 302", "bloco C", "casa 14", "pedido 447", "placa final 7". */
const numbered =
  /\b(?:apto?|apartamento|apt|bloco|casa|lote|quadra|cep) (?:n |numero )?(?:\d|[a-f]\b)|\b(?:pedido|protocolo|comanda|cupom|ordem de servico|os|placa) (?:n |numero |final )?#?\w{0,3}\d|\barroba\b|\bmeu (?:cpf|rg|cnpj|zap|whats\p{L}*|telefone|numero|email|e-mail|endereco|pix) (?:e|eh|comeca)\b/u;

/** Whether a folded stretch tells where somebody lives, or a number by which somebody is found. */
export function tellsWhere(folded: string): boolean {
  return street.test(folded) || quarter.test(folded) || numbered.test(folded);
}
