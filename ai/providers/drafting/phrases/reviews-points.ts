import type { Quality } from "../reviews/lexicon/opinion.ts";
import type { ThingClass } from "../reviews/lexicon/thing.ts";

/** How a reply names a quality: neutral words of the shop, never those of an insult. */
export type QualityPhrase = {
  /** In praise. */
  good: string;
  /** In a complaint, where the word of praise would sound wrong. */
  bad?: string;
  /** Joins it to the thing it is said of, where the kinds fit: "o sabor" + "da pizza". */
  join?: { by: "de" | "em"; classes: readonly ThingClass[] };
  /** Said after it where it stands alone: "a simpatia" + "no atendimento". */
  alone?: string;
};

const edible = ["food", "cold"] as const;
const sold = ["food", "cold", "goods", "work"] as const;
const served = ["process", "work", "people"] as const;

const inService = {
  join: { by: "em", classes: ["process", "people"] },
  alone: "no atendimento",
} as const;

export const qualityPhrases: Readonly<Record<Quality, QualityPhrase>> = {
  sound: { good: "o som do ambiente" },
  slowness: { good: "a rapidez", bad: "a lentidão", join: { by: "em", classes: served } },
  taste: { good: "o sabor", join: { by: "de", classes: edible } },
  seasoning: { good: "o tempero", join: { by: "de", classes: ["food"] } },
  heat: { good: "a temperatura", join: { by: "de", classes: edible } },
  preparation: { good: "o preparo", join: { by: "de", classes: edible } },
  freshness: {
    good: "o frescor",
    bad: "a qualidade",
    join: { by: "de", classes: [...edible, "goods"] },
  },
  portion: { good: "a quantidade", join: { by: "de", classes: edible }, alone: "das porções" },
  size: {
    good: "o tamanho",
    join: { by: "de", classes: [...edible, "goods", "place"] },
    alone: "das porções",
  },
  price: { good: "o preço", join: { by: "de", classes: [...sold, "place"] } },
  speed: { good: "a rapidez", bad: "a demora", join: { by: "em", classes: served } },
  agility: {
    good: "a agilidade",
    bad: "a demora",
    join: { by: "em", classes: ["process", "work"] },
  },
  wait: { good: "o tempo de espera", bad: "o tempo de espera" },
  delay: {
    good: "a pontualidade",
    bad: "o atraso",
    join: { by: "em", classes: ["process", "work"] },
  },
  punctuality: { good: "a pontualidade", join: { by: "em", classes: ["process", "work"] } },
  deadline: {
    good: "o cumprimento do prazo",
    bad: "o prazo",
    join: { by: "em", classes: ["process", "work"] },
  },
  cleanliness: { good: "a limpeza", join: { by: "de", classes: ["place"] } },
  hygiene: { good: "a higiene", join: { by: "de", classes: ["place"] } },
  smell: { good: "o cheiro", join: { by: "de", classes: ["place", "food", "goods", "pet"] } },
  noise: { good: "a tranquilidade", bad: "o barulho" },
  quiet: { good: "a tranquilidade", bad: "o barulho" },
  comfort: { good: "o conforto", join: { by: "de", classes: ["place"] } },
  cosiness: { good: "o aconchego", bad: "o conforto", join: { by: "de", classes: ["place"] } },
  crowd: { good: "a tranquilidade", bad: "a lotação" },
  climate: { good: "a climatização", bad: "a climatização" },
  friendliness: { good: "a simpatia", bad: "a simpatia", ...inService },
  attention: { good: "a atenção", ...inService },
  courtesy: { good: "a educação", bad: "a cordialidade", ...inService },
  patience: { good: "a paciência", ...inService },
  affection: { good: "o carinho", ...inService },
  care: { good: "o cuidado", ...inService },
  welcome: { good: "o acolhimento", bad: "a recepção" },
  respect: { good: "o respeito", ...inService },
  professionalism: { good: "o profissionalismo", join: { by: "de", classes: ["people"] } },
  competence: {
    good: "a competência",
    bad: "o preparo",
    join: { by: "de", classes: ["people"] },
    alone: "da equipe",
  },
  honesty: { good: "a honestidade", bad: "a transparência" },
  trust: { good: "a confiança" },
  explanation: { good: "a clareza das explicações", bad: "as explicações" },
  information: { good: "a clareza das informações", bad: "a comunicação" },
  communication: { good: "a comunicação" },
  organisation: { good: "a organização", join: { by: "de", classes: ["place"] } },
  variety: { good: "a variedade" },
  quality: { good: "a qualidade", join: { by: "de", classes: [...sold, "process"] } },
  function: { good: "o funcionamento", join: { by: "de", classes: ["goods", "place"] } },
  durability: { good: "a durabilidade", join: { by: "de", classes: ["goods"] } },
  condition: {
    good: "o estado",
    join: { by: "de", classes: ["goods", "place"] },
    alone: "do que você recebeu",
  },
  finish: { good: "o acabamento", join: { by: "de", classes: ["goods", "work"] } },
  diligence: { good: "o capricho", join: { by: "em", classes: ["work", "food", "process"] } },
  result: { good: "o resultado", join: { by: "de", classes: ["work"] } },
  solution: { good: "o serviço", bad: "a solução do problema" },
  fit: { good: "o tamanho", join: { by: "de", classes: ["goods"] } },
  beauty: {
    good: "a beleza",
    bad: "a aparência",
    join: { by: "de", classes: ["place", "work", "goods"] },
  },
  safety: { good: "a segurança" },
  accessibility: { good: "a acessibilidade" },
  queue: { good: "o tempo na fila", bad: "a fila" },
  hours: { good: "o horário de funcionamento", join: { by: "de", classes: ["place"] } },
  times: { good: "o horário" },
  payment: { good: "as formas de pagamento" },
  billing: { good: "a cobrança" },
  refund: { good: "a devolução do dinheiro", bad: "o valor pago" },
  exchange: { good: "a troca" },
  warranty: { good: "a garantia" },
  phone: { good: "o contato por telefone" },
  messages: { good: "as respostas às mensagens", bad: "a resposta às mensagens" },
  wrongOrder: { good: "a conferência do pedido", bad: "o pedido diferente do que você fez" },
  missing: { good: "a conferência do pedido", bad: "os itens que faltaram no pedido" },
  packing: { good: "a embalagem" },
  advert: { good: "o anúncio", bad: "a diferença entre o anúncio e o que você recebeu" },
  stock: {
    good: "a disponibilidade",
    join: { by: "de", classes: [...edible, "goods"] },
    alone: "dos produtos",
  },
  cancelling: { good: "o cancelamento" },
  appointment: { good: "o agendamento" },
  expiry: { good: "a validade dos produtos" },
  overcharge: { good: "a cobrança" },
  costBenefit: { good: "o custo-benefício" },
  fee: { good: "a taxa cobrada" },
  aftercare: { good: "o pós-venda" },
  seating: { good: "o espaço das mesas", bad: "o espaço para sentar" },
  creativity: { good: "a criatividade" },
  practicality: { good: "a praticidade" },
  premises: { good: "a estrutura", join: { by: "de", classes: ["place"] } },
  response: { good: "o retorno", bad: "a resposta recebida" },
  duration: { good: "a rapidez", bad: "a demora" },
  appointedTime: { good: "o horário marcado" },
  value: { good: "o valor" },
  asseio: { good: "o asseio", join: { by: "de", classes: ["food", "cold", "place"] } },
  handling: { good: "o cuidado na entrega" },
  upkeep: {
    good: "a conservação",
    join: { by: "de", classes: [...edible, "goods", "place"] },
  },
  recipe: { good: "a receita" },
};
