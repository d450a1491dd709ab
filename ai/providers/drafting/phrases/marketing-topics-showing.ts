import { asked, type DirectAnswer } from "./marketing-answers.ts";

/** Photos, videos, posts, offers and the data that customers see; see marketing-topics.ts. */
export const showingTopics: readonly DirectAnswer[] = [
  {
    asked: asked(
      "(?:vergonha|timid|nao (?:gosto|quero|consigo)).{0,30}(?:aparec|gravar|video|camera|foto)",
    ),
    say: "Você não precisa aparecer: mostre o produto, as mãos trabalhando e os bastidores, com boa luz.",
    today:
      "Fotografe ou grave, com o celular apoiado e boa luz, as mãos trabalhando ou um produto ficando pronto.",
    rests: ["calendario-de-posts", "galeria-produtos"],
  },
  {
    asked: asked(
      "^(?!.*(?:perfil|google|verific|filma(?:ram|ndo)|reclam|xing|viraliz|\\bexpo[sn])).*(?:\\bvideos?\\b|\\breels?\\b|\\blives?\\b|tik ?tok|shorts)",
    ),
    say: "Não precisa de produção: com o celular e boa luz, mostre o que você já faz todo dia, o produto pronto e os bastidores, e diga o principal logo no começo.",
    today:
      "Grave, com o celular apoiado e boa luz, um pedaço do seu trabalho: não é preciso falar.",
    rests: ["calendario-de-posts", "posts-regulares"],
  },
  {
    asked: asked(
      "sem (?:\\w+ )?(?:ideia|criativ|inspirac)|nao sei (?:mais )?o que (?:post|public)",
      "^(?!.*(?:quantas vezes|frequencia|horario)).*o que (?:eu )?(?:posto|postar|publico|publicar)\\b",
      "ideias? (?:de|para|pra|pro|pros) (?:\\w+ )?(?:post|stor|conteudo|reels)",
    ),
    say: "Comece pelo que acontece na loja: produto novo, feriado, encomenda, horário diferente. Cada coisa dessas é um post.",
    rests: ["gemini-criar-conteudos", "posts-regulares"],
  },
  {
    asked: asked(
      "(?:lanc|apresent|divulg)\\w*.{0,15}(?:produto|servico|prato|sabor|colecao|linha)\\w* nov[oa]|(?:lanc|apresent|divulg)\\w*.{0,20}nov[oa]s? (?:produto|servico|prato|sabor|colecao|linha)|lancamento",
    ),
    say: "Mostre uma novidade por vez, com foto sua, preço à vista e, na primeira linha, para quem ela é.",
    rests: ["posts-regulares", "produtos-destaque"],
  },
  {
    asked: asked(
      "(?:faz|fac|mont|cri|ofere)\\w*.{0,25}(?:promoc|ofertas?\\b|combos?\\b|cupo(?:m|ns)\\b|\\bkits?\\b|liquidac|queima de)",
      "leve \\d.{0,8}pague",
    ),
    say: "Uma boa oferta diz o que é, por quanto, de quando até quando e em que quantidade. O que você publica, tem de cumprir.",
    rests: ["oferta-sem-exagero", "gemini-criar-conteudos"],
  },
  {
    asked: asked(
      "(?:entr|olh|prov|pergunt)(?:a|am|ou|aram)\\b.{0,30}\\b(?:(?:nao|nem) (?:compr|lev)|(?:vao|vai|foi|foram|sai|saem) (?:embora|sem))",
    ),
    say: "Descubra o que falta na hora de decidir: pergunte com leveza o que a pessoa procurava e anote as respostas de uma semana.",
    today:
      "Pergunte às próximas pessoas o que procuravam e anote o que faltou: preço, tamanho, variedade ou atendimento.",
    rests: ["quem-e-o-meu-cliente", "concorrentes-do-bairro"],
  },
  {
    asked: asked("pergunta\\w*.{0,20}(?:no|do|pelo|n[oa]s?) (?:google|perfil)"),
    say: "O Google também pode responder com IA a quem pergunta sobre o seu negócio, com o que está no perfil, nas avaliações e no site: deixe ali o que mais perguntam.",
    rests: ["aula-3#2", "info-completas"],
  },
  {
    asked: asked("fotos? (?:da|de|na|pela) (?:internet|net|outr)|banco de imagens"),
    say: "Não use: mostre o que existe hoje, com foto sua. O cliente pode se sentir enganado, e o Google pode remover a imagem.",
    rests: ["aula-1#3", "produtos-destaque"],
  },
  {
    asked: asked("^(?!.*(?:chatgpt|\\bgpt\\b|gemini|\\bia\\b)).*legendas?\\b"),
    say: "Ponha o principal na primeira linha, o que é e para quem, com o preço à vista e o jeito de pedir.",
    rests: ["gemini-criar-conteudos", "posts-regulares"],
  },
  {
    asked: asked("(?:tanta|qual|melhor|que|quais) redes? socia(?:l|is)"),
    say: "Comece por uma só, a que os seus clientes já usam, e cuide bem dela antes de abrir outra.",
    rests: ["calendario-de-posts", "aula-1#1"],
  },
  {
    asked: asked("confianca|confiavel|credibilidade|confi(?:ar|em|am) em mim"),
    say: "Quem ainda não conhece você olha o que os outros dizem: peça uma opinião sincera a todos e conte a história de um cliente real.",
    rests: ["estrategias-solicitar", "historias-sucesso"],
  },
  {
    asked: asked(
      "muda(?:mos)? de (?:lugar|praca|ponto|rua|esquina|feira)\\b|onde (?:eu )?(?:to|estou|vou estar|vamos estar)\\b",
    ),
    say: "Conte onde você está sempre do mesmo jeito e no mesmo lugar: uma postagem no perfil e uma mensagem a quem aceitou receber.",
    rests: ["posts-regulares", "aula-5#4"],
  },
  {
    asked: asked("horario\\w*.{0,30}errad|errad\\w*.{0,20}horario"),
    say: "Corrija hoje: quem encontra a porta fechada pode não voltar. O horário se muda no próprio perfil, em “Editar perfil”.",
    rests: ["horarios-precisos", "consistencia-citacoes"],
  },
  {
    asked: asked("\\bbio\\b|biografia"),
    say: "Diga o que você vende, para quem e em que bairro, com as palavras do cliente, e termine com o jeito de chamar você.",
    rests: ["descricao-do-perfil", "aula-5#3"],
  },
  {
    asked: asked(
      "^(?!.*(?:capa|logo|fachada|equipe|funcionari|client|quantas|autoriz)).*(?:fotos?\\b|fotografia|imagens).{0,40}(?:fei[ao]|escur|ruim|ruins|borrad|tremid|bonit|melhor|\\bboas?\\b|profission|celular|qualidade)",
      "^(?!.*(?:fachada|equipe|client)).*(?:tirar|tiro|fazer|faco|bater|bato)\\w* (?:as |a |umas? )?(?:\\w+ )?fotos?\\b(?! que)|\\bfotograf(?:ar|o)\\b",
      "mostr\\w* (?:o |os |as |meus? |minhas? )?(?:trabalho|servico|peca|produto)s?\\b",
    ),
    say: "O celular basta: limpe a lente, use luz natural e mostre o produto como ele é, sem texto por cima.",
    rests: ["galeria-produtos", "aula-1#3"],
  },
  {
    asked: asked(
      "(?:mud|troc|alter|atualiz)\\w*.{0,30}(?:enderec|de (?:loja|ponto|bairro|sala|predio)|a loja de lugar)",
      "enderec\\w*.{0,20}\\b(?:mud|troc|alter)",
    ),
    say: "Troque o endereço em todos os lugares no mesmo dia e conte com uma nova verificação do Google, que a mudança exige.",
    today:
      "Anote o endereço novo como na placa e a data da mudança e escreva o aviso aos clientes.",
    rests: ["consistencia-citacoes", "aula-2#1", "posts-regulares"],
  },
  {
    asked: asked(
      "(?:mud|troc|alter)\\w*.{0,15}\\bnome\\b.{0,30}(?:loja|perfil|google|negocio|empresa|maps)",
    ),
    say: "Pode, se o nome mudou de verdade: o do perfil é o da placa, e a troca pode pedir nova verificação. Mude em todos os lugares no mesmo dia.",
    rests: ["consistencia-citacoes", "aula-2#1"],
  },
  {
    asked: asked(
      "(?:mud|troc)\\w*.{0,20}(?:telefone|numero)\\b|(?:telefone|numero)\\b.{0,20}(?:mud|troc)",
    ),
    say: "Troque o número em todos os lugares no mesmo dia, a começar pelo perfil do Google e pelo link do WhatsApp.",
    rests: ["consistencia-citacoes", "aula-5#3"],
  },
  {
    asked: asked(
      "(?:filia(?:l|is)|unidades|duas lojas|tres lojas|dois enderecos|\\d lojas).{0,60}(?:perfil|perfis|google)",
      "(?:dois|duas|2|outro|segundo) perfi(?:l|s)\\b|perfi(?:l|s)\\b.{0,25}(?:duas vezes|2 vezes|duplicad|repetid)|(?:duplicad|repetid)\\w*.{0,30}(?:perfil|google|mapa)",
      "(?:perfil|perfis|google).{0,60}(?:filia(?:l|is)|unidades|duas lojas|tres lojas|dois enderecos|\\d lojas)",
    ),
    say: "Cada local que atende o público tem o seu perfil, e um só: o duplicado pode causar suspensão.",
    rests: ["aula-2#0", "consistencia-citacoes"],
  },
  {
    asked: asked(
      "(?:perdi|esqueci|nao (?:tenho|sei|lembro)).{0,20}(?:senha|acesso|login).{0,50}(?:perfil|google|negocio)?",
      "mud\\w* de dono|(?:dono antigo|antigo dono|antiga dona|ex.?(?:funcionari|soci)|outra pessoa|agencia|sobrinh).{0,60}(?:perfil|google|senha|acesso|avaliac)",
      "(?:perfil|google).{0,60}(?:dono antigo|antigo dono|antiga dona|ex.?(?:funcionari|soci)|outra pessoa|agencia)",
    ),
    say: "Peça a propriedade pelo próprio Google: procure o negócio, toque na opção que pergunta se você é o proprietário e siga o pedido. Não crie outro perfil: o duplicado pode causar suspensão.",
    rests: ["aula-2#0", "aula-2#1"],
  },
];
