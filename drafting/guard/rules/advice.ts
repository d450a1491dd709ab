import { inFacts, type Rule } from "./rule.ts";

/** A result that nobody can promise; of advice and of an analysis alike. */
export const promisedResult: Rule = {
  id: "promised-result",
  finds: `
    [vai|vao|ira|pode-e-vai] dobr*|triplic*|duplic*|multiplic*|explod* [a|o|as|os] [sua|seu|suas|seus] venda|faturamento|lucro|clientes|movimento|receita|retorno|resultado,
    voce|seu-negocio|sua-loja vai vender|faturar|lucrar|lotar|bombar, lucro|retorno|venda|dinheiro|resultado cert+,
    venda|cliente|lucro|retorno|faturamento garantid+, garante|garantem|garanta [a|o|as|os] [mais|sua|seu|suas|seus] venda|cliente|lucro|retorno|faturamento|sucesso,
    com [toda] certeza .. vender|vende|lucro|lucrar|pagar|paga|retorno|clientes, sem risco|erro, resultado imediato|rapido-e-certo`,
  title: "Promete um resultado",
  reason: "Ninguém garante venda. Leia como possibilidade, comece pequeno e conte o que vier.",
};

/** Advice that breaks the rules of the networks, or is out of date. */
export const rulesOfAdvice: readonly Rule[] = [
  promisedResult,
  {
    id: "bought-reviews",
    finds:
      "compr*|adquir*|contrat*|pague|pagar [por|um|uns] [pacote|pacotes] [de|com] avaliacao|avaliacoes|seguidores|curtidas",
    title: "Avaliação e seguidor não se compram",
    reason: "O Google e as redes apagam e punem o perfil. Peça a quem já comprou de verdade.",
    reference: inFacts("Política de avaliações do Google: engajamento falso"),
  },
  {
    id: "only-happy-reviews",
    finds: `
      peca|pedir|solicite|mande|envie .. so|apenas|somente a|para|aos|as .. gostou|gostaram|satisfeit+|felizes|contentes,
      avaliacao so|apenas|somente a|para|de|aos .. gostou|gostaram|satisfeit+|felizes`,
    title: "Peça avaliação a todos, não só a quem gostou",
    reason: "Escolher a quem pedir é proibido pelo Google. A todos, sem dar nada em troca, pode.",
    reference: inFacts("Política de avaliações do Google: engajamento falso"),
    instead: "peça a todos os clientes",
  },
  {
    id: "promised-rank",
    finds: `
      garant* .. primeir+|posicao|topo, primeir+ lugar|posicao|pagina garantid+`,
    title: "Ninguém garante posição no Google",
    reason:
      "Fora do anúncio, posição não se compra nem se promete. Complete o perfil e peça avaliações.",
    reference: inFacts("Ajuda do Perfil da Empresa: como o Google classifica"),
  },
  {
    id: "retired-product",
    finds: `
      baixe|instale|abra|use|baixar|instalar o app|aplicativo [do] google meu negocio, ative|ativar|ligue o chat do|no google|perfil`,
    title: "Isso não existe mais",
    reason: "Hoje é o Perfil da Empresa no Google, editado na Busca e no Maps; o chat acabou.",
    reference: inFacts("Perfil da Empresa no Google: chat encerrado em 31/7/2024"),
  },
  {
    id: "statistic",
    finds: `
      pesquisa|estudo|estatistica|levantamento|dados|numeros|especialistas [recente|recentes|do-mercado|do-setor|do-google] mostra|mostram|indica|indicam|aponta|apontam|revela|revelam|comprova|comprovam|dizem|provam,
      segundo o|a|os|as|um|uma sebrae|ibge|google|meta|pesquisa|estudo|especialistas|dados,
      #|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove em|de cada #|dez|cem|mil|tres|quatro|cinco,
      a maioria da|das|do|dos clientes|consumidores|pessoas|brasileiros|compradores|usuarios,
      #|duas|tres|quatro|cinco|dez vezes mais, o dobro|triplo de|da|das|do|dos vendas|clientes|cliques|resultados, _ por cento`,
    title: "Estatística sem fonte",
    reason: "Não se sabe de onde veio. Não repita aos clientes nem decida por ela.",
  },
];
