import { asked, type DirectAnswer } from "./marketing-answers.ts";

const ad = "(?:anunci|propagand|trafego|impulsion|turbin|patrocin)";
const budget = "(?:\\d{2,5} ?(?:reais|contos?|pila|por (?:mes|semana|dia))|r\\$ ?\\d{2,5})";
const promote = "(?:divulg|propagand|marketing|anunci|investir|aparecer|gastar)";
const review = "(?:avali|estrel|comentario|\\bnota )";

/**
 * Questions in everyday words of which one word alone leads elsewhere ("fechado", "cabelo", "perdido"): tried before
 * all other answers, so each tells its case narrowly.
 */
export const everydayAnswers: readonly DirectAnswer[] = [
  {
    asked: asked(
      "(?:aviso|avis(?:ar|amos)|mudar|mudo|muda|coloc\\w*|ponho|por).{0,60}(?:fech|\\babr|horario).{0,60}(?:google|mapa|maps|perfil)",
      "(?:so (?:\\w+ )?abr(?:o|ir|imos)|nao (?:vou |vamos )?abr(?:o|ir|imos)|(?:vou|vamos|estou|to) (?:\\w+ )?fech(?:ar|ad[oa]|ando)\\b).{0,80}(?:avis|google|mapa|maps)",
      "(?:google|mapa|maps|perfil).{0,40}(?:fechad[oa] (?:permanente|temporaria|definitiva)|(?:mostra|diz|fala|aparece|ta|esta)\\w*.{0,15}fechad[oa])",
      "^(?=.*(?:google|mapa|maps|perfil)).*fechad[oa] permanente",
    ),
    say: "Mude o horário no próprio perfil: o especial vale só para os dias que você marcar. Em reforma ou pausa longa, use a opção de fechado temporariamente, sem apagar o perfil.",
    rests: ["horarios-precisos", "posts-regulares"],
  },
  {
    asked: asked(
      "^(?!.*(?:insta|face|tiktok)).*(?:dois|duas|2|outro|segundo|mais de um) (?:perfis|perfil|fichas?|cadastros?|lojas? (?:minha )?no (?:google|mapa|maps))",
      "(?:perfil|cadastro|ficha|loja aparece)\\w*.{0,25}(?:duplicad|repetid|duas vezes|2 vezes)",
    ),
    say: "Cada local tem um perfil só: o duplicado pode causar suspensão. Se você não controla um deles, peça a propriedade pelo próprio Google.",
    rests: ["aula-2#0", "info-completas"],
  },
  {
    asked: asked(
      `^(?!.*(?:nada|ninguem|sem resultado)).*\\b(?:tenho|temos|com|so|verba|orcamento|sobr\\w+|separei) (?:\\w+ ){0,2}${budget}.{0,40}${promote}`,
      `^(?!.*(?:nada|ninguem|sem resultado)).*${promote}.{0,30}\\b(?:com|tenho) (?:so |apenas |uns )?${budget}`,
    ),
    say: "Com verba certa por mês, comece pelo que não custa nada e ponha dinheiro em uma coisa de cada vez: antes, faça a conta de quantas vendas a mais pagam o gasto.",
    rests: ["plano-com-pouco-dinheiro", "conta-do-anuncio"],
  },
  {
    asked: asked(
      "quanto (?:que )?(?:eu )?(?:boto|ponho|coloco|gasto|gastar|invisto|investir|devo (?:gastar|por|investir)).{0,25}(?:google|insta|face|propagand|divulga)",
    ),
    say: "Comece com um orçamento diário pequeno e faça antes uma conta: a verba dividida pelo que sobra em cada venda dá o número de vendas a mais que paga o gasto.",
    rests: ["gemini-anunciar-google", "conta-do-anuncio"],
  },
  {
    asked: asked(
      `(?:sei|saber|ver|descubro|descobrir) .{0,25}${ad}\\w*.{0,25}(?:dinheiro|lucro|retorno|venda|resultado|certo|pagando|se paga|prejuizo)`,
    ),
    say: "O anúncio se paga quando as vendas que ele traz cobrem o gasto, o produto e as taxas. Anote de onde veio cada cliente: sem isso, não dá para fazer a conta.",
    rests: ["conta-do-anuncio", "relatorios-desempenho"],
  },
  {
    asked: asked(
      "de onde .{0,30}(?:client|pessoal|povo|gente|freg|compradores).{0,25}(?:vem|veio|vieram|cheg)",
      "de onde (?:vem|veio|vieram|chegam?) .{0,15}(?:client|pessoal|povo|gente|freg)",
      "como .{0,25}(?:client|pessoal|povo|gente)\\w* .{0,15}(?:me ach(?:ou|aram)|fic(?:ou|aram) sabendo|me conhec)",
    ),
    say: "Pergunte a quem compra pela primeira vez e anote: Google, Instagram, indicação ou quem passou na porta. No fim do mês, compare.",
    rests: ["relatorios-desempenho", "analise-termos"],
  },
  {
    asked: asked(
      "(?:vizinh|concorren)\\w*.{0,30}(?:\\d{2,}|mais|muitas|tantas) (?:\\w+ )?(?:avali|estrel)",
    ),
    say: "Peça uma opinião sincera a todos que compram, com o link ou o QR code à mão. O que conta é pedir sempre, e sem dar nada em troca.",
    rests: ["estrategias-solicitar", "respostas-profissionais"],
  },
  {
    asked: asked(
      `${review}.{0,60}(?:nem|nao) (?:sei|faco ideia|lembro|reconhe)\\w* (?:de )?(?:quem|dess)`,
    ),
    say: "Discordar da nota não basta para tirar uma avaliação do ar: responda com calma, diga que não achou o atendimento e convide a pessoa a falar com você. Denuncie só o que viola a política do Google.",
    rests: ["monitoramento-reputacao", "resposta-a-avaliacao-suspeita"],
  },
  {
    asked: asked(
      "^(?!.*(?:nunca|nem) (?:\\w+ )?(?:com(?:eu|prou)|veio|pisou|entrou|esteve)).*(?:veio|vinha|tinha|ach(?:ou|aram)|encontr(?:ou|aram)) (?:(?:um |uma |uns )?(?:fio de )?(?:cabelo|inseto|mosca|larva|plastico|caco)|(?:um bicho|uma barata|uma pedra|um pelo)\\b)",
    ),
    say: "Respire antes de responder: a resposta é pública, e quem ainda não conhece a loja também lê. Apure primeiro, peça desculpas sem desculpar o erro e leve o resto para uma conversa privada.",
    rests: ["gestao-crises", "resposta-a-critica-justa"],
  },
  {
    asked: asked(
      `^(?!.*(?:pedir|conseguir|ruim|negativ)).*(?:avali|comentario|elogi)\\w* (?:muito )?(?:boa|bom|linda|lindo|positiv|5 estrelas|cinco estrelas).{0,30}(?:agrade|respond)`,
      `(?:agrade|respond)\\w*.{0,25}(?:avali|comentario)\\w* (?:muito )?(?:boa|bom|linda|lindo|positiv)`,
    ),
    say: "Agradeça, retome com suas palavras o que a pessoa elogiou e convide para voltar: sem frase pronta e sem propaganda.",
    rests: ["resposta-a-elogio", "respostas-profissionais"],
  },
  {
    asked: asked(
      "(?:comida|pa(?:o|es)\\b|salgad|doces?\\b|bolos?\\b|marmita|quentinha|lanche)\\w*.{0,25}(?:encalh|sobra(?:m|ndo)?\\b|que sobr|vai pro lixo|jogo fora|estraga(?:ndo|m)?\\b)",
    ),
    say: "Primeiro, dê saída ao que sobra, com uma oferta de prazo e quantidade verdadeiros no fim do dia; depois, acerte quanto produzir.",
    rests: ["oferta-sem-exagero", "estoque-minimo"],
  },
  {
    asked: asked(
      "(?:nao|ninguem|nunca|dificil) (?:\\w+ )?(?:ach|encontr|v[ee])\\w* (?:a |minha )?(?:entrada|porta|fachada|placa)",
      "(?:loja|salao|sala|ponto)\\b.{0,25}(?:escondid|nos fundos|dentro d[ea] (?:uma )?galeria|no (?:segundo|2|primeiro|1)\\S? andar)",
    ),
    say: "Mostre o caminho: foto da fachada e da entrada como quem chega vê, a placa à vista e, no perfil, a sala, o andar ou o ponto de referência.",
    rests: ["fotos-fachada", "info-completas"],
  },
  {
    asked: asked(
      "(?:computador|notebook|\\bpc\\b).{0,60}celular",
      "\\btudo (?:\\w+ ){0,3}(?:pelo|no|so com o) celular\\b",
    ),
    say: "Dá para fazer pelo celular: o perfil se edita na própria Busca ou no Maps, com a conta Google do negócio, e as mensagens prontas ficam no WhatsApp Business.",
    rests: ["info-completas", "boas-vindas-whatsapp"],
  },
  {
    asked: asked(
      "(?:video|gravar|reels|stor(?:y|ies)).{0,40}(?:vergonha|timid|nao gosto de aparecer)",
    ),
    say: "Você não precisa aparecer: mostre o produto, as mãos trabalhando e os bastidores, com boa luz.",
    today:
      "Fotografe ou grave, com o celular apoiado e boa luz, as mãos trabalhando ou um produto ficando pronto.",
    rests: ["calendario-de-posts", "galeria-produtos"],
  },
  {
    asked: asked(
      "^(?!.*(?:pag|devendo|devem?\\b|orcament|respond|fiado|preco)).*(?:client|freg)\\w* (?:\\w+ )?(?:sumi|nao volt|desaparec|parou de vir|pararam de vir)",
      "(?:chama|chamo|chamar|traz|trago|trazer) (?:os |as |meus )?(?:client|freg)\\w*.{0,15}de volta",
    ),
    say: "Volte a falar uma única vez, com uma novidade ou uma ajuda concreta, só com quem aceitou receber mensagem, e deixe a pessoa decidir.",
    rests: ["cliente-que-sumiu", "aula-5#4"],
  },
  {
    asked: asked(
      "(?:o que|quanto|preco)\\w* .{0,20}(?:outr[oa]s|concorren\\w+|vizinh\\w+).{0,30}(?:cobr|vend)",
      "quanto .{0,15}(?:concorren|vizinh|outr[oa]s)\\w*.{0,20}cobr",
    ),
    say: "Olhe o que qualquer cliente vê: vitrine, perfil do Google e redes. Anote o preço e o que vem junto, e compare coisas iguais.",
    rests: ["concorrentes-do-bairro", "quem-e-o-meu-cliente"],
  },
  {
    asked: asked("(?:concorren|vizinh)\\w*.{0,25}(?:roub|tir|lev|peg)\\w* .{0,15}(?:client|freg)"),
    say: "Ninguém vence em tudo: descubra o que só você faz, ou faz melhor que o vizinho, e mostre isso onde o cliente procura.",
    rests: ["concorrentes-do-bairro", "estrategias-solicitar"],
  },
];
