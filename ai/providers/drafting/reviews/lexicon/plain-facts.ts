import { bad, good, type OpinionEntry } from "./entries.ts";

const settled = { fixed: true } as const;

/** Plain facts that please or not by themselves, with no word that judges. */
export const plainFacts: OpinionEntry[] = [
  good(
    "e|eh|foi|sai|saiu|era|sao|tem|tudo gratis|gratuito|gratuita|gratuitos|gratuitas, frete|estacionamento|wifi|cafezinho gratis|gratuito, de graca para|pra clientes|cliente|quem",
  ),
  good(
    "cobr*|paguei|pagamos|gastei|gastamos|saiu|custou|ficou menos do|que, por menos do que, menos do que eu|a|esperava|imaginava|pensava|tinha|nos",
    "price",
    { ...settled, whole: true },
  ),
  good(
    "me|nos|te deixou|deixa|deixaram|deixam relaxad*, saio|sai|saimos|saimos|fiquei|ficamos|volto|voltei|durmo|dormi|acordei|me senti bem|super|muito|mais|tao|toda|todo relaxad*, saio|sai|saimos|fiquei|ficamos|volto|voltei relaxad*",
    undefined,
    settled,
  ),
  good(
    "trincando de gelada|geladas|gelado|gelados, estupidamente gelada|gelado",
    undefined,
    settled,
  ),
  good("chopp|chope trincando", undefined, { ...settled, name: "o chopp" }),
  good("cerveja|cervejas|breja trincando", undefined, { ...settled, name: "a cerveja" }),
  good(
    "transbord* de recheio|queijo|carne|frango|doce|chocolate|creme|sabor|camarao|fruta|frutas|carinho|alegria, recheio|recheios transbord*, desfi* no|na|com garfo|boca|colher|olhar, desfi* sozinha|sozinho|toda|todo",
    undefined,
    settled,
  ),
  good(
    "nao desbota|desbotou|desbotam|encolhe|encolheu|descasca|descascou|descola|descolou|amassa|amarrota",
    "quality",
    settled,
  ),
  bad(
    "puseram|colocaram|botaram|mandaram|incluiram|cobraram|adicionaram|lancaram|cortaram|trocaram|tiraram|mudaram .. sem eu|ninguem pedir|autorizar, sem eu autorizar, sem minha autorizacao",
    "communication",
    settled,
  ),
  good("harmoniz* bem|perfeitamente|com", undefined, settled),
  good(
    "e|sao|vem|tem|estava|estao|vive|sempre bem|super|sempre aquecid*, agua|piscina aquecida",
    undefined,
    settled,
  ),
  bad("com juros, juros embutid*, cobr* juros, sem aceitar parcelar", "payment", settled),
  bad(
    "dobrou|triplicou|disparou|quase dobrou de|o|no valor|preco, valor|preco|mensalidade|conta|fatura|parcela|taxa dobrou|triplicou|disparou|aumentou|subiu",
    "price",
    settled,
  ),
  bad(
    "mais massa|pao|osso|gordura|gelo|arroz|batata|molho|caldo|folha|cebola|borda do|que recheio|carne|bebida|frango|camarao|queijo|peixe|suco|tudo|conteudo, quase sem|nada de|pouco|pouquissimo recheio|queijo|carne|frango|molho|catupiry",
    "portion",
    settled,
  ),
  bad(
    "repet* sempre|sempre as|os|a|o mesmas|mesmos|mesma|mesmo, sempre as|os mesmas|mesmos carnes|pratos|sabores|musicas|opcoes|exercicios|aulas|saladas|misturas|coisas, nunca muda|mudam o|a|de cardapio|ficha|treino",
    "variety",
    settled,
  ),
  bad(
    "lota demais|muito|rapido|a|as|no|na|de|aos|sempre, vive|fica|ficam lotando|entupid*|apinhad*",
    "crowd",
    settled,
  ),
  bad(
    "garantia e|eh|era|so|apenas so|apenas|somente de|por|tres|trinta|sete|um|uma, garantia curta|curtissima|pequena",
    "warranty",
    settled,
  ),
  bad("nota fiscal veio|vieram|saiu|estava|esta|foi|chegou|emitid* errad*|trocad*|com", undefined, {
    ...settled,
    name: "a nota fiscal",
  }),
  bad(
    "boleto|fatura|mensalidade veio|vieram|saiu|estava|esta|chegou errad*|trocad*",
    "billing",
    settled,
  ),
  bad(
    "tao|muito|bem|super|bastante|demais|meio|um_pouco salgado|salgada|salgados|salgadas, salgado|salgada|salgados|salgadas demais, so|puro sal",
    "seasoning",
    settled,
  ),
  bad(
    "som|musica|barulho|festa|boate|obra|latido|latidos|gritaria .. ate as|a|de _ da manha|madrugada, som|musica|barulho|festa|obra|gritaria a noite toda|inteira, funciona uma boate|balada, embaixo|do_lado de uma boate|balada",
    "noise",
    settled,
  ),
  bad(
    "pacote|caixa|encomenda|volume|envelope|mala|bagagem|objeto|remessa sumiu|desapareceu|extraviou|extraviada|extraviado|foi extraviad*, rastreio|rastreamento parou|nao|sumiu|travou",
    undefined,
    { ...settled, name: "a encomenda" },
  ),
  bad(
    "lente|lentes|grau .. com o grau, com o grau da|do|de outro|outra|esquerda|esquerdo|direita|direito, grau trocado|invertido|errado",
    undefined,
    {
      ...settled,
      name: "o grau dos óculos",
    },
  ),
  bad(
    "touch|toque nao responde|funciona|obedece, parou|deixou de responder|obedecer|funcionar|tocar, tela nova|trocada .. parou|apagou|piscando|piscava|manchou|descolou",
    "function",
    settled,
  ),
  bad(
    "copia|copias|chave|chaves nao abre|abrem|abria|abriram|entra|serve|servem|funciona, nenhuma .. copias|chaves abre|abriu|serve|serviu, freio|freios .. chiar|chiando|chia|falhar|falhando|falha, nao gela nada|direito|mais, sopra|soprando vento|ar quente, buraco|falha|caminho no|na|acima|atras cabelo|nuca|cabeca|da orelha|lado, deixou|deixaram um buraco",
    undefined,
    { ...settled, name: "o resultado do serviço" },
  ),
  bad(
    "fio|fios de cabelo, cabelo no|na|dentro|enrolado meu|minha|prato|comida|salada|sopa|lanche|pizza|do|na|no, um cabelo no|na|dentro",
    "hygiene",
    settled,
  ),
  bad(
    "saiu|sai|ficou|fiquei|voltei|deixou|deixaram com|o|meu|de cabelo laranja|alaranjado|amarelado|verde|manchado|elastico|quebradico|picotado|palha, cabelo laranja|alaranjado|verde|elastico|chiclete, raiz marcada|laranja|amarela",
    undefined,
    { ...settled, name: "a coloração" },
  ),
];
