/** A trade as an owner names it and as a plan speaks of it. */
export type Trade = {
  /** "sua barbearia": follows "a", "o" or a preposition joined with them. */
  name: string;
  gender: "a" | "o";
  /** Id of the prompts written for it (content/prompt-library/sectors). */
  sector?: string;
  /** Beginning of its line in the plans by trade of lesson 3. */
  plan?: string;
  /** It has a council with rules of its own on advertising. */
  council?: true;
  /** Which of the line's terms fits it best; the first one otherwise. */
  term?: string;
};

type Row = readonly [
  words: string,
  name: string,
  gender: "a" | "o",
  sector?: string,
  plan?: string,
  term?: string,
];

const bakery = ["padaria", "Padaria"] as const;
const salon = ["salao", "Salão"] as const;
const food = ["restaurante", "Restaurante"] as const;
const garage = ["oficina", "Oficina"] as const;
const repair = ["oficina", "Assistência"] as const;
const clothes = ["roupas", "Loja de roupas"] as const;
const home = ["servicos-em-casa", "Eletricista"] as const;
const clinic = ["clinica", "Clínica"] as const;

/** Folded words and phrases, parted by `|`, for one way to speak of the trade. */
const rows: readonly Row[] = [
  ["barbearia|barbeiro|barber shop|barbershop", "barbearia", "a", ...salon, "corte masculino"],
  [
    "salao de beleza|salao|cabeleireira|cabeleireiro|cabelereira|cabelereiro|studio de beleza",
    "salão",
    "o",
    ...salon,
    "manicure",
  ],
  ["manicure|esmalteria|nail designer|unha", "espaço de manicure", "o", ...salon, "manicure"],
  ["padaria|panificadora|padeira|padeiro", "padaria", "a", ...bakery, "encomenda de salgados"],
  [
    "confeitaria|confeiteira|confeiteiro|doceria|doceira|salgadeira|boleria|boleira",
    "confeitaria",
    "a",
    ...bakery,
    "bolo de aniversário",
  ],
  ["pizzaria", "pizzaria", "a", "restaurante"],
  ["hamburgueria", "hamburgueria", "a", "restaurante"],
  ["lanchonete", "lanchonete", "a", ...food, "almoço"],
  ["marmitaria|marmiteira|marmitas|marmita", "negócio de marmitas", "o", ...food, "marmita"],
  ["restaurante|churrascaria", "restaurante", "o", ...food, "almoço"],
  ["cafeteria", "cafeteria", "a", "restaurante"],
  ["sorveteria", "sorveteria", "a", "restaurante"],
  ["acaiteria|loja de acai", "açaiteria", "a", "restaurante"],
  ["food truck", "food truck", "o", "restaurante"],
  [
    "oficina mecanica|oficina|mecanico|mecanica|auto center",
    "oficina",
    "a",
    ...garage,
    "troca de óleo",
  ],
  ["funilaria|funileiro", "funilaria", "a", "oficina"],
  ["borracharia|borracheiro", "borracharia", "a", "oficina"],
  [
    "assistencia tecnica|conserto de celular|conserto celular|conserto celulares",
    "assistência técnica",
    "a",
    ...repair,
    "troca de tela",
  ],
  [
    "loja de roupas|loja de roupa|boutique|butique|moda feminina|moda masculina",
    "loja de roupas",
    "a",
    ...clothes,
    "roupa social",
  ],
  ["brecho", "brechó", "o", ...clothes, "roupa social"],
  [
    "pet shop|petshop|banho e tosa|tosadora|tosador",
    "pet shop",
    "o",
    "pet",
    "Pet shop",
    "banho e tosa",
  ],
  ["mercadinho|mercearia|minimercado|mini mercado", "mercadinho", "o", "mercadinho"],
  ["hortifruti|sacolao|quitanda", "hortifruti", "o", "mercadinho"],
  [
    "dentista|consultorio odontologico|clinica odontologica",
    "consultório",
    "o",
    ...clinic,
    "dentista",
  ],
  [
    "clinica|psicologa|psicologo|fisioterapeuta|nutricionista|consultorio",
    "consultório",
    "o",
    "clinica",
  ],
  ["eletricista", "serviço de eletricista", "o", ...home, "eletricista urgente"],
  ["diarista|faxina|faxineira", "serviço de diarista", "o", ...home, "diarista"],
  [
    "encanador|pintor|pedreiro|marceneiro|jardineiro|chaveiro|marido de aluguel|dedetizadora",
    "serviço",
    "o",
    "servicos-em-casa",
  ],
  [
    "artesanato|artesa|artesao|croche|atelie|costureira|costureiro|alfaiate|bijuterias",
    "ateliê",
    "o",
    "artesanato",
  ],
  ["clinica de estetica|estetica|esteticista", "clínica de estética", "a", "clinica"],
  ["lavanderia", "lavanderia", "a"],
  ["bar|boteco|botequim", "bar", "o", "restaurante"],
  ["academia|crossfit", "academia", "a"],
  ["estudio de pilates|pilates", "estúdio de pilates", "o"],
  ["escola de idiomas|escola|curso de ingles", "escola", "a"],
  ["escritorio de advocacia|advocacia|advogada|advogado", "escritório", "o"],
  ["contabilidade|contadora|contador", "escritório de contabilidade", "o"],
  ["imobiliaria|corretora de imoveis|corretor de imoveis", "imobiliária", "a"],
  ["hotel", "hotel", "o"],
  ["pousada", "pousada", "a"],
  ["farmacia|drogaria", "farmácia", "a"],
  ["floricultura", "floricultura", "a"],
  ["papelaria", "papelaria", "a"],
  ["otica", "ótica", "a"],
  ["estudio de tatuagem|tatuador|tatuadora", "estúdio de tatuagem", "o"],
  ["lava jato|lava rapido|lavacar", "lava-rápido", "o"],
  ["autoescola|auto escola", "autoescola", "a"],
  ["grafica", "gráfica", "a"],
  ["loja de celular|loja de celulares", "loja de celulares", "a"],
  ["material de construcao", "loja de material de construção", "a"],
  ["buffet", "buffet", "o"],
  ["fotografa|fotografo|estudio fotografico", "trabalho de fotografia", "o"],
];

const withCouncil = /consultório|escritório|farmácia|imobiliária/;

function toTrade([, name, gender, sector, plan, term]: Row): Trade {
  return {
    ...(withCouncil.test(name) && { council: true }),
    name: `${gender === "a" ? "sua" : "seu"} ${name}`,
    gender,
    ...(sector && { sector }),
    ...(plan && { plan }),
    ...(term && { term }),
  };
}

/** Every way to name a trade, the longest first, so that "salão de beleza" wins over "salão". */
export const tradesByWord: readonly (readonly [word: string, trade: Trade])[] = rows
  .flatMap((row) => row[0].split("|").map((word) => [word, toTrade(row)] as const))
  .sort(([one], [other]) => other.length - one.length);
