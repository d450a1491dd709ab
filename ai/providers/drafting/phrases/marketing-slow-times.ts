import { asked, type DirectAnswer } from "./marketing-answers.ts";

/** What makes it another matter: a channel, a thing, a person or a season that has answers of its own. */
const otherMatter =
  "(?:anunci|propagand|impulsion|campanha|trafego|\\bads\\b|insta|face|tik ?tok|whats|\\bzap|wpp|status|perfil|google|mapa|maps|\\bsite|\\bposts?\\b|postag|stor(?:y|ies)|reels|foto|video|luz\\b(?<!uma luz)|texto|legenda|logo\\b|avali|\\bnota\\b|estrela|coment|curtid|seguid|estoque|mercadoria|encalh|prateleira|arara|wi-?fi|internet|sinal|celular|computador|carros?\\b(?<!de carros?)|\\bmoto\\b|maquin|geladeira|freezer|forno|e-?mail|contrat|fornecedor|funcionari|equipe|entrega|ifood|delivery|parceri|concorren|vizinh|fechar as portas|boleto|aluguel|imposto|segunda|terca|quarta|quinta|sexta|sabado|domingo|ferias|temporada|chuva|natal|site|rua\\b|bairro novo|pix|cartao|desconto|orcament|preco|panflet|pecas? parad|gosta|marketing|divulg|anunci)";
const state =
  "(?:(?:muito|mto|mt|meio|bem|tao|bastante|super|tudo|demais) )?(?:frac[oa]s?|parad[oa]s?|devagar|ruim|ruins|fei[oa]|mort[oa]s?|vazi[oa]s?|dificil|complicad[oa]|osso)\\b";
const being = "(?:ta|esta|tao|estao|tava|estava|anda|andam|ficou|segue|continua)";
const whole =
  "(?:coisas?|situacao|movimento|vendas?|negocio|comercio|loja|lojinha|salao|semana|mes|dia|hoje|aqui|oficina|bar|restaurante|padaria|barbearia|clinica|studio|estudio|mercado|mercadinho|banca|barraca|lanchonete|pizzaria|consultorio|bazar|atelie)";

const complaints = [
  `(?:^|[,.!?;:] ?|\\b(?:${whole}|gente|tudo|la|oi|nossa|poxa)\\b )${being} ${state}(?= ?(?:[,.!?;]|$)| (?:d[em] |aqui|dms|demais|hoje|ess[ea]|est[ea]|n[oa] |o |a |as |pra |para |faz |ha |desde|por|e |oq|o que|mesmo|viu))`,
  `\\b(?:vendas?|movimento|faturamento|comercio|negocio)\\b.{0,20}(?:frac[oa]|parad[oa]|ca(?:iu|iram|indo)|ruim|baix[oa]|devagar|mort[oa]|sumiu)`,
  "\\bnao (?:(?:to|tou|estou|tamo|estamos|ta|esta|tou) )?vend(?:o|e|i|eu|emos|endo|eram)\\b(?: (?:mais|quase|bem))? ?(?:nada|nem|um[a]?\\b|nenhum[a]?|$|[,.!?])",
  "\\bnao (?:ta|esta|tem) (?:saindo|saido) (?:nada|venda)",
  "\\bvend(?:i|eu|emos|endo|o)\\b (?:quase nada|muito pouco|pouco|pouquissimo|mal\\b|nada\\b)",
  "\\b(?:sem vender|nenhuma venda|zero vendas?|sem venda|(?:nao|nunca) (?:\\w+ )?(?:nem )?uma venda)\\b",
  "\\bninguem (?:(?:ta|esta|tem|mais) )?(?:compr(?:a|ou|ando|ado)|entr(?:a|ou|ando)|apareceu|veio)\\b(?!.*(?:\\bolh|pergunt|prov|avis))",
  "\\bnao (?:ta |esta )?(?:entr(?:a|ou|ando)|vem|veio|vindo|aparec(?:e|eu|endo)|cheg(?:a|ou|ando)) (?:mais )?(?:um |uma |nenhum |nenhuma )?(?:client|fregues|ninguem|gente|alma|pessoa|pe de)",
  "\\bloja vazia\\b",
];

/** Somebody whose sales are slow, and who names nothing that it might be due to. Behind all that is particular. */
export const slowTimes: DirectAnswer = {
  asked: asked(
    `^(?!.*${otherMatter})(?!.*(?:curso|aula|prova)\\b.*dificil).*(?:${complaints.join("|")})`,
  ),
  say: "Época fraca desanima, e dá para agir sem gastar: chame de volta quem já compra de você, veja se quem procura acha o seu negócio e só depois pense em pôr dinheiro.",
  own: {
    today:
      "Separe os clientes que aceitaram receber mensagens e escreva a eles com um motivo verdadeiro, como uma novidade.",
    week: "Procure no Google o que você vende e a cidade, sem o nome do negócio, e corrija primeiro o telefone e o horário. Pergunte a cada cliente novo como achou você e anote.",
    month:
      "Compare formas de divulgar, pelo menos uma de graça, experimente uma de cada vez, anote o resultado e decida se vai continuar, mudar ou parar.",
    watch: "Antes de pôr dinheiro, veja quantas vendas a mais pagam o gasto.",
  },
  rests: ["plano-com-pouco-dinheiro", "cliente-que-sumiu", "aula-1#0"],
  isExact: true,
};
