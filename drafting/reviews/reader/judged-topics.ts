import type { Complaint, Praise } from "../../../contract/parts.ts";
import type { Cue } from "../../guard/phrases.ts";

/** What may be called good or bad, and the point it then is; a side that is left out says nothing sure. */
export type Topic = { praise?: Praise; complaint?: Complaint; cue: Cue };

export const judgedTopics: readonly Topic[] = [
  {
    praise: "taste",
    complaint: "taste",
    cue: {
      finds:
        "comida|comidas|comidinha|sabor|sabores|tempero|pao|paes|bolo|bolos|pizza|pizzas|lanche|lanches|cafe|cafes|cafezinho|prato|pratos|carne|carnes|hamburguer|hamburgueres|burger|sushi|doces|docinhos|salgados|marmita|marmitas|marmitex|coxinha|coxinhas|sobremesa|sobremesas|drink|drinks|chopp|chope|cerveja|sorvete|acai|brigadeiro|brigadeiros|torta|tortas|pastel|pasteis|churrasco|almoco|jantar|cafe-da-manha|feijoada|esfiha|esfihas|molho|peixe|massa|massas|parmegiana|temaki|yakisoba|croissant|refeicao|petisco|petiscos|caipirinha|buffet|rodizio|moqueca|caldo|empada|sonho|pudim|picanha|panqueca|food",
      unless:
        "prato principal da casa, curso|aula|aulas|maquina|forma|loja de bolo|bolos|cafe|pizza|cerveja, cheiro de [_] _, preco|precos|valor|entrega|embalagem|variedade|qualidade|quantidade [do|da|dos|das] _, salao de festa",
    },
  },
  {
    praise: "service",
    complaint: "service",
    cue: {
      finds:
        "atendimento|atendimeto|atedimento|atendimentos|atendente|atendentes|equipe|funcionario|funcionarios|funcionaria|funcionarias|staff|garcom|garcons|garconete|garconetes|recepcao|recepcionista|recepcionistas|vendedor|vendedora|vendedores|vendedoras|balconista|pessoal|colaboradores|tratamento|moca-do-caixa|moca-do-balcao|service|profissional|profissionais|professor|professora|professores|instrutor|instrutores|motorista|entregador|tecnico|tecnicos|mecanico|mecanicos|manicure|cabeleireira|cabeleireiro|barbeiro|dono|dona|donos|proprietario|proprietaria|proprietarios",
      unless:
        "tratamento de|capilar|facial|dentario|do, uso pessoal, qualidade [do|da|dos|das] _, trabalho [do|da|dos|das] _",
    },
  },
  {
    praise: "quality",
    complaint: "quality",
    cue: {
      finds:
        "qualidade|produto|produtos|material|materiais|tecido|tecidos|mercadoria|mercadorias|peca|pecas|acabamento|costura|roupa|roupas|ingredientes",
      unless:
        "entrega|embalagem|variedade|preco|precos do|dos produto|produtos, qualidade do atendimento|servico",
    },
  },
  {
    praise: "price",
    complaint: "price",
    cue: {
      finds: "preco|precos|valor|valores|custo-beneficio|mensalidade|orcamento",
      unless: "pelo|por esse|este|esse valor|preco, valor de, orcamento na hora",
    },
  },
  { praise: "delivery", cue: { finds: "entrega|entregas|delivery|frete|envio" } },
  { praise: "packaging", cue: { finds: "embalagem|embalagens" } },
  {
    praise: "ambience",
    cue: {
      finds:
        "ambiente|lugar|local|espaco|decoracao|clima|instalacoes|estrutura|infraestrutura|musica|atmosfera|jardim|vibe|ambientacao",
      unless:
        "em|no primeiro|outro|qualquer|algum|nenhum lugar, comercio|comerciante|produtor local, no|do local, no lugar",
    },
  },
  { praise: "location", cue: { finds: "localizacao|estacionamento|acesso" } },
  {
    praise: "cleanliness",
    complaint: "dirt",
    cue: { finds: "limpeza|higiene", unless: "limpeza de|do|da|dos|profunda|facial" },
  },
  {
    praise: "result",
    complaint: "poor-work",
    cue: {
      finds:
        "resultado|resultados|trabalho|trabalhos|servico|servicos|corte|unhas|sobrancelha|sobrancelhas|maquiagem|make|conserto|reparo|instalacao|pintura|manutencao|tatuagem|penteado|mechas|luzes|coloracao|tosa|banho-e-tosa|progressiva|reforma|montagem|lavagem|higienizacao|revisao|limpeza-de-pele|massagem|drenagem|limpeza-do-sofa|polimento|alinhamento|formatacao",
      unless: "banho-e-tosa de|do dia, corte de energia|luz, servico de quarto|bordo|atendimento",
    },
  },
  {
    praise: "explanation",
    cue: {
      finds:
        "explicacao|explicacoes|aula|aulas|didatica|orientacao|orientacoes|metodologia|ensino|dicas",
    },
  },
  { praise: "variety", cue: { finds: "variedade|variedades|cardapio|opcoes|menu" } },
  { praise: "portion", complaint: "portion", cue: { finds: "porcao|porcoes|quantidade" } },
  {
    praise: "comfort",
    complaint: "discomfort",
    cue: {
      finds: "cama|camas|quarto|quartos|colchao|acomodacao|acomodacoes|hospedagem|travesseiros",
      unless: "limpeza do|dos quarto|quartos, servico de quarto",
    },
  },
];

const veryGood = `bom|boa|bons|boas, otim+|otimim+|excelente|exelente|ecelente|perfeit+|maravilhos+|sensacional|sensacionais|impecavel|impecaveis|incrivel|incriveis|fantastic+|espetacular|espetaculares|excepcional|maravilha, nota|atendimento|comida|ambiente|equipe|servico|tudo|lugar|qualidade|preco|entrega 10|dez|mil|1000|100|11, top|topp|topissim+|show, agradavel|agradaveis, diferenciad+, caprichad+, adorei|amei|gostei|gostamos|amamos|adoramos|adoro|amo|curti|gosto|gostou|adorou|amou|elogi*|parabens|parabenizo, surpreende*, satisfeit+, primeira, melhor|melhores, belissim+|magnific+|primoros+|inigualavel|inesquecivel, great|amazing|excellent|good|nice|lovely`;

/** What calls a topic good; a topic takes it only within its own clause. */
export const goodWords: Cue = {
  finds: veryGood,
  unless: `boa|bom noite|tarde|dia|sorte|parte|tempo, bom|boa mesmo, muito|um bom tempo, podia|poderia|pode|precisa|deve|deveria|tem|espero|mereco|merecia [_] [ser|ter|um|uma] [muito] melhor|melhores, melhor [em|no|na|nos|la] outr+|concorren*|ir|ficar|deixar|comprar|fazer|seria, ja foi|fomos [muito] melhor, ate melhor, bons momentos, a|# mil, na|da primeira, primeira vez|visita|compra, 10 minutos|min|reais|anos|dias|horas|vezes|dia|hora|pessoas, o melhor|bom e|seria, muito bom se, era bom, nota 10|dez para a demora, em boa hora, de bom tamanho, bom senso, 10 h, gosto de|amargo|ruim|estranho|horrivel|azedo`,
};

export const badWords: Cue = {
  finds:
    "ruim|ruins|pessim+|horrivel|horriveis|terrivel|terriveis|frac+|fraquissim+|fraquinh+|lamentavel|decepcion*|decepc*|deixa|deixou|deixam|deixaram [muito|bastante|um-pouco|a] desejar, a desejar, nota 0|zero|1|2, um|uma porcaria|lixo|droga|merda|bosta|desastre|vergonha|bagunca|zona|caos, pior|piores, piorou|piora, precari+, mediocre|mediocres, vergonhos+, detestei|odiei|detestou, sofrivel, horroros+, meia boca, precisa|precisam|pode|podia|poderia [_] melhorar|melhora|treinamento, caiu muito|bastante|demais, reclam*|critic*, a pior, lixo|horror|desastre, fraco demais, insatisf*, insuportavel, nao gost*|curti, desagradavel, inexistente|zero, bad|terrible|awful|poor",
  unless:
    "nao|nada|sem|nenhuma [tenho|tive|temos|ha] [nada|do|o|motivo|que] [a|para|que|de] reclam*, pior que, reclame aqui, sinal|wifi|cafe|cha fraco, ponto fraco, nota 1|2 mil",
};

/** What a praise says when a "não" takes it back; the others then say nothing. */
export const opposite: Partial<Record<Praise, Complaint>> = {
  taste: "taste",
  freshness: "stale",
  service: "service",
  speed: "wait",
  punctuality: "delay",
  price: "price",
  quality: "quality",
  portion: "portion",
  cleanliness: "dirt",
  result: "poor-work",
  explanation: "information",
  comfort: "discomfort",
  solution: "came-back",
  recommendation: "overall",
  overall: "overall",
};

/** Complaints beside which a praise is doubtful: it may be irony, or another day. */
export const contradicts: Partial<Record<Praise, readonly Complaint[]>> = {
  taste: ["taste", "stale"],
  freshness: ["stale", "cold"],
  care: ["poor-work", "service"],
  looks: ["not-as-shown", "poor-work"],
  service: ["service", "rudeness"],
  kindness: ["rudeness", "service"],
  speed: ["wait", "delay"],
  punctuality: ["delay", "wait"],
  price: ["price", "billing"],
  quality: ["quality", "defect"],
  packaging: ["damage"],
  delivery: ["delay", "damage"],
  cleanliness: ["dirt"],
  ambience: ["noise", "discomfort", "dirt"],
  result: ["poor-work", "came-back"],
  explanation: ["information"],
  honesty: ["billing", "information"],
  solution: ["came-back", "refund", "no-answer"],
  comfort: ["discomfort", "noise"],
  portion: ["portion"],
  variety: ["out-of-stock"],
  trust: ["billing", "came-back"],
  recommendation: ["overall"],
  overall: ["overall"],
};

/** Doubtful too where no "mas" parts praise and complaint. */
export const contradictsUnparted: Partial<Record<Praise, readonly Complaint[]>> = {
  service: ["wait", "delay", "no-answer", "cancelled", "wrong-item"],
  kindness: ["wait", "no-answer"],
  delivery: ["wrong-item", "missing-item", "wait"],
  quality: ["poor-work", "stale", "came-back"],
  care: ["rudeness", "wrong-item", "damage"],
  trust: ["delay", "no-answer", "refund"],
};

/** What people tell as the trouble they came with, where it was solved. */
export const broughtAlong: readonly Complaint[] = [
  "defect",
  "damage",
  "came-back",
  "quality",
  "noise",
];
