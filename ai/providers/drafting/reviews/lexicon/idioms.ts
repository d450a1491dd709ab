import { bad, good, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";
import { readThings } from "./thing.ts";

const settled = { fixed: true } as const;

/** Figures of speech whose words, one by one, would judge or name what is not meant. */
export const idiomAsides: [patterns: string, turner: Turner][] = [
  [
    `na|nessa|nesta|da|com_a|minha|nossa correria, correria do dia|trabalho|cidade, caderno|caderninho de receitas|contas|fiado, encher|enche|enchendo|enchem linguica, paciente|pacientes ha|desde|fiel|fieis|antigo|antiga|daqui, nem|nao fede|fedem nem cheira|cheiram, nem|nao fede|fedem e nem cheira|cheiram`,
    { kind: "skip" },
  ],
];

/** Idioms and attributes that are told of their own matter, whatever noun stands beside them. */
export const idioms: OpinionEntry[] = [
  bad(
    "acabou|acabaram|acabava a|o agua|aguas quente|quentes|morna, acabou|acabaram a agua, sem|nao_tem|faltou|falta|faltava agua quente, nao tinha|tem|havia|sai|saia|saiu agua quente",
    undefined,
    { ...settled, name: "a água quente" },
  ),
  bad(
    "acabou|acabaram o|a|os|as, ja|tinha|tinham|havia acabado, ja tinha|tinham acabado, quando cheguei ja tinha acabado, nao havia|tinha mais o|a",
    "stock",
    settled,
  ),
  bad(
    "colchao|colchoes|travesseiro|travesseiros|sofa|sofas|banco|bancos|assento|assentos duro|duros|fino|finos|mole|moles",
    "comfort",
    settled,
  ),
  bad(
    "acabou|acabava|acabaram a|o|as bateria|luz|energia|internet|gas|forca|rede|pilha|bobina|tinta",
    undefined,
    settled,
  ),
  bad("nao|nem tinha|tinham|tem|havia mais o|a|os|as sabor|sabores", undefined, {
    ...settled,
    name: "a falta do sabor",
  }),
  bad(
    "nao caiu|chegou|veio|saiu|apareceu o|a|meu|minha reembolso|estorno|dinheiro|devolucao|restituicao, ate agora|hoje nao caiu|chegou|veio|saiu|apareceu o|a|meu|minha reembolso|estorno|dinheiro|devolucao|restituicao",
    "refund",
    settled,
  ),
  bad("acabou|acabaram .. antes do|da fim|final|meio|festa", "stock", settled),
  bad("limita|limitam"),
  bad("cobr* preco|precos de", "price", settled),
  bad("meia boca, nas coxas", undefined, settled),
  bad(
    "so|somente veio|vieram|chegou|chegaram|saiu|caiu depois|apos|semanas|meses",
    undefined,
    settled,
  ),
  good("borda|bordas generos*", undefined, { ...settled, name: "a borda" }),
  good("recheio|recheios generos*", undefined, { ...settled, name: "o recheio" }),
  good("povo|gente|galera|familia acolhedor*", "welcome"),
  bad("chao|piso molhado|molhados|encharcado|alagado", undefined, {
    ...settled,
    name: "o chão molhado",
  }),
  bad(
    "continua|continuam|continuou|segue|seguiu sem gelar|funcionar|ligar|carregar|esquentar|secar|fechar|abrir|pegar|aquecer",
    "solution",
    settled,
  ),
  good("me|nos lembra|lembram|lembrou|lembraram", undefined, { ...settled, quiet: true }),
  good("quebr* o galho|galhao", undefined, { ...settled, quiet: true }),
];

/** Where the verb of an idiom tells of no deed: "no horário marcado" of no booking, "aguardo retorno" of no wait. */
export const idiomNoDeeds =
  "no|na horario|hora marcado|marcada|agendado, aguardo|aguardamos posicionamento|retorno|resposta|solucao|contato|providencias, troquei|trocamos|mudei|mudamos para eles|voces|essa|esta|esse|este|ca|aqui, entrega|entregam|entregou|entregaram nada|pouco|menos, me|nos lembra|lembram|lembrou|lembraram";

/** Women named by what they do, and a drink whose warmth is no praise. */
export const idiomThings = [
  ...readThings(
    "people",
    "a instaladora, a montadora de móveis, a pintora, a encanadora, a serralheira",
  ),
  ...readThings("food", "o chocolate quente/chocolates quentes"),
];
