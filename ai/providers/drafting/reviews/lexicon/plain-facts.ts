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
    "chopp|chope|cerveja|cervejas|breja trincando, trincando de gelada|geladas|gelado|gelados, estupidamente gelada|gelado",
    "heat",
    {
      ...settled,
      heat: "cold",
    },
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
  bad(
    "nota fiscal|cupom|comprovante|boleto|recibo|contrato|fatura|cadastro veio|vieram|saiu|estava|esta|foi|chegou|emitid* errad*|trocad*|com",
    "billing",
    settled,
  ),
];
