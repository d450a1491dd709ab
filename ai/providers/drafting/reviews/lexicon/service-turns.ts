import { bad, good, type OpinionEntry } from "./entries.ts";

const settled = { fixed: true } as const;
const ofAll = { fixed: true, whole: true } as const;

/** What is said of those who come to the house, mend, paint, wash, carry and let. */
export const serviceTurns: OpinionEntry[] = [
  good(
    "entrega|entregas|encomenda|produto chegou|foi|veio|saiu no|dentro dia|prazo|do, entrega|encomenda pelo menos|ao_menos foi|chegou|veio no dia|prazo|horario",
    "punctuality",
    settled,
  ),
  good(
    "cobr* barato|baratinho|pouco|justo, cobr* muito|bem|super|mais barato|baratinho|pouco|justo, cobr* um|o preco|valor justo|bom|honesto|acessivel, cobr* preco|valor justo|bom|honesto|acessivel",
    "price",
    ofAll,
  ),
  good("esforcad*", "attention"),
  good(
    "salvou|salvaram|recuperou|recuperaram|resgatou|resgataram .. fotos|arquivos|dados|documentos|contatos|videos",
    undefined,
    { ...settled, name: "a recuperação dos arquivos" },
  ),
  good(
    "nao|nem caiu|deixou|deixaram|pingou um|uma|nenhum|nenhuma pingo|gota|respingo|po|sujeira|mancha de|da tinta|massa|poeira|cola",
    "care",
    settled,
  ),
  good(
    "salao|espaco|buffet|academia|chacara|sitio|hotel|pousada|quadra|clube complet|completo|completa|completissimo|completissima, salao|espaco de|para festa|festas|eventos complet|completo|completa",
    "premises",
    settled,
  ),
  bad(
    "deixou|deixaram|largou|largaram|ficou .. entulho|entulhos, entulho para tras",
    "cleanliness",
    settled,
  ),
  bad("meio|bem|muito|um_pouco|super devagar, meio|um_pouco lent*|demorad*", "speed", settled),
  bad("contrato|contratos|clausula|clausulas|termo|termos abusiv*", undefined, {
    ...settled,
    name: "o contrato",
  }),
  bad("multa|multas abusiv*", undefined, { ...settled, name: "a multa" }),
  bad(
    "nao devolv* nada do|de, nao devolv* o que paguei|pagamos, nao devolv* um|nenhum centavo|real|tostao",
    "refund",
    settled,
  ),
  bad(
    "entreg*|deix*|larg* .. na|no|em casa|endereco|predio|apartamento|lugar|rua|portaria|numero errad*",
    "handling",
    settled,
  ),
  bad("errou|erraram|trocou|trocaram o nome|data|endereco|numero|telefone", "attention", settled),
  bad("do mesmo jeito, do mesmo jeitinho", "solution", settled),
  bad("ma fe, de ma fe, por ma fe", "honesty", ofAll),
  bad(
    "ficou|ficaram|veio|vieram|voltou|voltaram|cabelo|pele|roupa|copo cheio|cheia|cheios|cheias de produto|produtos, mancha|manchas|resto|restos|excesso de produto|produtos",
    "cleanliness",
    settled,
  ),
  bad("boa|bom|otima|otimo|rapida|rapido quando funciona|funcionam|pega", "function", settled),
  bad("boa|bom|otima|otimo|atende|atendem quando quer|querem", undefined, ofAll),
  bad(
    "cobr* caro|carissimo|salgado|absurdo, cobr* muito|bem|super|mais caro|salgado, cobr* um|o|uma preco|valor|fortuna absurdo|alto|exorbitante|salgado, cobr* uma fortuna",
    "price",
    ofAll,
  ),
  bad(
    "sumiu|sumiram|parou|pararam|desapareceu|desapareceram|desistiu no meio, largou|largaram|abandonou|abandonaram o|a|meu|minha servico|obra|reforma|trabalho, largou|largaram|abandonou|abandonaram|deixou|deixaram o|a|meu|minha servico|obra|reforma|trabalho|pintura|instalacao pela|na metade, deixou|deixaram o|a|meu|minha servico|obra|reforma|trabalho inacabad*",
    undefined,
    { ...settled, name: "o serviço que não foi concluído" },
  ),
];
