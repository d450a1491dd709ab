import { asked, type DirectAnswer } from "./marketing-answers.ts";

const ad = "(?:anunci|propagand|trafego|impulsion|patrocin)";
/** Trades that may not tell who their clients are. */
const secretTrade =
  "(?:psicolog|dentista|odonto|medic[oa]|clinica|nutricionista|fisioterap|fonoaudi|terapeuta|consultorio)";
const ofReviews = "(?:avalia|elogi|reclam|estrela|coment|critic|expor|sigilo)";
const answering = "(?:respond|respost|replic)";
const networks = "(?:insta|face|rede)";

/** Questions that want a plain answer first, "não" or a distinction, whatever their words share with other subjects. */
export const plainAnswers: readonly DirectAnswer[] = [
  {
    asked: asked(
      `^(?=.*${ofReviews}).*${secretTrade}.{0,60}${answering}`,
      `^(?=.*${ofReviews}).*${answering}.{0,60}${secretTrade}`,
      `${answering}.{0,40}(?:sigilo|sem expor|paciente)`,
    ),
    say: "Em público, não confirme nem negue que a pessoa é ou foi paciente, nem repita o que ela contou: agradeça de modo geral e leve o resto para um canal privado.",
    rests: ["clinica-resposta-com-sigilo", "respostas-profissionais"],
  },
  {
    asked: asked(
      "(?:o que (?:sao|e|significa\\w*|quer\\w* dizer)|(?:entend|interpret)\\w*|como (?:leio|ler|le)).{0,40}(?:numeros?|visualizac|desempenho|metricas?|estatistic|relatorio).{0,60}(?:perfil|google|mapa|loja|busca)",
      "(?:numeros?|visualizac\\w*|desempenho|metricas?|estatistic\\w*).{0,40}(?:perfil|google|mapa).{0,40}(?:o que (?:sao|significa\\w*|quer\\w* dizer)|quer\\w* dizer|significa\\w*)",
    ),
    say: "Visualizações são quantas pessoas viram o perfil; ligações, rotas e cliques no site são o que elas fizeram depois. Mostram interesse, não venda: compare dois meses com o caixa ao lado.",
    rests: ["ler-numeros-do-perfil", "relatorios-desempenho", "monitoramento-visualizacoes"],
  },
  {
    asked: asked(
      "(?:posso|vale|da (?:pra|para)|tem como|quer(?:o|ia)|devo|onde|adianta) .{0,15}(?:pagar|comprar) .{0,20}(?:avalia|estrela|comentario)",
    ),
    say: "Não: pagar ou dar brinde em troca de avaliação o Google proíbe. Peça uma opinião sincera a todos que compram, com o link ou o QR code à mão.",
    rests: ["estrategias-solicitar", "respostas-profissionais"],
  },
  {
    asked: asked(
      "quantas (?:avaliacoes|estrelas).{0,30}(?:preciso|precisa|ter|tenho|pra|para).{0,30}(?:primeir|aparec|topo|cima|frente|melhor)",
    ),
    say: "Não há número que garanta o primeiro lugar: contam também a distância e o quanto o perfil combina com a busca. O que depende de você é pedir sempre, a todos.",
    rests: ["estrategias-solicitar", "otimizacao-buscas"],
  },
  {
    asked: asked(
      `(?:text|titulo|frase|copy|chamada|escrev)\\w*.{0,25}${ad}`,
      `${ad}\\w*.{0,30}(?:cham\\w+ (?:a )?atencao|chamativ|criativ)`,
    ),
    say: "Diga o que você vende, por quanto, em que bairro e o que a pessoa faz em seguida, em poucas palavras e sem exagero. Peça os textos já no limite de caracteres e confira a contagem.",
    rests: ["anuncio-na-busca", "anuncio-nas-redes"],
  },
  {
    asked: asked(
      `(?:diferenca|melhor|compensa|barat|vale).{0,40}${ad}\\w*.{0,30}(?:google.{0,20}${networks}|${networks}\\w*.{0,20}google)`,
      `^(?=.*(?:diferenca|melhor|barat|compensa)).*${ad}\\w*.{0,30}(?:google (?:e|ou) (?:no )?${networks}|${networks}\\w* (?:e|ou) (?:no )?google)`,
    ),
    say: "O anúncio da busca fala com quem procura agora; o das redes, com quem está vendo outra coisa. O mais barato é o que custa menos por venda: teste um de cada vez, com pouco dinheiro, e faça a conta.",
    rests: ["gemini-anunciar-google", "anuncio-nas-redes", "conta-do-anuncio"],
  },
  {
    asked: asked(
      `${ad}\\w*.{0,40}\\b(?:so|apenas|somente)\\b.{0,40}(?:perto|mora|vizinh|raio|horario|aberto|abr)`,
    ),
    say: "Na campanha, marque só os bairros que você atende e o horário em que a loja funciona, com um orçamento diário pequeno.",
    rests: ["gemini-anunciar-google", "conta-do-anuncio"],
  },
  {
    asked: asked(
      "(?:o que (?:e|sao|significa)|para que serve|pra que serve).{0,25}(?:palavras?[- ]chaves?|palavras?|termos?) negativ",
    ),
    say: "Palavra negativa é a busca em que você não quer que o anúncio apareça, como “grátis”, “curso” ou “vaga”: assim você não paga por quem não quer comprar.",
    rests: ["gemini-anunciar-google", "anuncio-na-busca"],
  },
  {
    asked: asked(
      "horario especial",
      "^(?!.*(?:post|oferta|promoc|vend)).*(?:qual|que|como|onde|coloco|mudo|muda|ponho).{0,25}horario.{0,25}feriado",
    ),
    say: "Use o horário especial do perfil: marque “Fechado” no feriado em que não abre e informe o horário certo dos outros.",
    rests: ["horarios-precisos"],
  },
  {
    asked: asked(
      `(?:preciso|devo|vale|compensa|melhor) .{0,20}(?:pagar|contratar) (?:alguem|uma pessoa|(?:uma )?agencia|um profissional|social media).{0,30}(?:insta|face|rede|post)`,
    ),
    say: "Dá para começar sem pagar ninguém: um post por semana, com foto real, já mantém o ritmo, e um calendário do mês poupa o seu tempo.",
    rests: ["posts-regulares", "gemini-criar-conteudos"],
  },
  {
    asked: asked(
      "(?:alguem|client|pessoa|concorrent)\\w* .{0,15}(?:coloc|post|public|bot)\\w* (?:uma |umas )?fotos?.{0,40}(?:google|mapa|perfil)",
      "(?:tir|apag|remov)\\w* (?:uma |umas |as |a )?fotos? .{0,20}(?:que (?:outr|client|alguem)|d[eo]s? client).{0,30}(?:google|perfil|mapa)?",
    ),
    say: "O que está nas suas mãos são as suas fotos: ponha no perfil as reais e recentes, com boa luz, para que sejam elas as que o cliente vê.",
    rests: ["galeria-produtos", "fotos-fachada"],
  },
  {
    asked: asked(
      "(?:rua|avenida|ponto|lugar)\\b.{0,15}(?:sem movimento|parad[oa]|deserta|mort[oa]|que ninguem passa|pouco movimento)",
    ),
    say: "Quem não passa na porta procura no celular: deixe o perfil completo e descreva o que você vende com as palavras de quem busca.",
    rests: ["info-completas", "otimizacao-buscas"],
  },
  {
    asked: asked(
      "(?:mais|aumentar|trazer|ter|chamar|atrair) (?:o |mais )?(?:movimento|client\\w*|gente|vendas?).{0,20}(?:n[ao]s?|de|as|a|toda) (?:segunda|terca|quarta|quinta)",
    ),
    say: "Dia fraco pede um motivo para vir nesse dia: uma oferta só para ele, com preço, prazo e condição claros, contada a quem já compra de você.",
    rests: ["oferta-sem-exagero", "cliente-que-sumiu"],
  },
  {
    asked: asked(
      "^(?!.*(?:\\bus[oae]|post|texto|respond|escrev)).*(?:aparec|indica|recomend|cita)\\w*.{0,50}(?:chatgpt|gemini|\\bia\\b|inteligencia artificial)",
    ),
    say: "Deixe no perfil e no site, com as palavras do cliente, o que você vende, onde atende e o que mais perguntam: é dali que saem as respostas.",
    rests: ["aula-3#2", "info-completas"],
  },
  {
    asked: asked(
      "^(?!.*(?:insta|face|whats|zap|anunci|gemini|chatgpt|site|post)).*(?:ensin\\w*|comec\\w*|aprend\\w*|explic\\w*).{0,20}do zero",
    ),
    say: "Comece pelo Perfil da Empresa no Google, que é gratuito e se preenche pelo celular: um passo de cada vez já basta.",
    rests: ["info-completas", "estrategias-solicitar"],
  },
  {
    asked: asked("cart(?:ao|oes) (?:de )?fidelidade|programa de (?:pontos|fidelidade)"),
    say: "Compensa se couber no que sobra por venda. Escreva a regra como uma oferta: o que a pessoa ganha, com quantas compras e até quando, e cumpra.",
    rests: ["oferta-sem-exagero", "pos-venda-e-avaliacao"],
  },
];
