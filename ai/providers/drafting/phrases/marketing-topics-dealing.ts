import { asked, type DirectAnswer } from "./marketing-answers.ts";

const day =
  "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|dia de semana|meio da semana|a tarde|de tarde|de manha)s?\\b";
const idle =
  "(?:as moscas|vazi[oa]|parad[oa]|frac[oa]|sem (?:movimento|cliente|ninguem)|nao (?:vem|entra|aparece) ninguem)";
const chat = "(?:whats|zap|wpp)";
const noShow =
  "(?:nao (?:aparec|vem|vao|veio|comparec)|falt(?:a|am|ar|ou|as|aram)\\b|fur(?:a|am|ar|ou)\\b|desmarc|cancel|da(?:o|r)? (?:o )?cano)";
const late = "(?:demor|atras[aoe]|nao (?:dou|consigo dar) conta)";

const food =
  "(?:marmit|quentinh|bol[oi]|salgad|\\bpa(?:o|es)\\b|cafe|almoc|lanch|doces?\\b|refeic|comida|padari|confeit)";
const toCompanies =
  "(?:vend|oferec|cheg|atend|entreg|divulg|forne|trabalh|serv)\\w*.{0,45}(?:para|pra|pras|pros|nas?|nos?|em|com) (?:as |os )?(?:\\w+ )?(?:empresas?|firmas?|condominios?|escritorios?|hote(?:l|is)|escolas?|obras?)\\b";
const companies = {
  say: "Vá até quem decide com uma proposta curta: o que você entrega, o preço, o pedido mínimo, os dias e a forma de pagamento. Diga como chegou até ali e aceite o “não”.",
  today:
    "Liste cinco lugares por perto que podem comprar de você e descubra quem decide em cada um.",
};

/** Prices, days and stock that move or do not, orders, conversations and money; see marketing-topics.ts. */
export const dealingTopics: readonly DirectAnswer[] = [
  {
    asked: asked(
      "(?:nao|ninguem|nunca) (?:me )?(?:deix|avali|faz|fazem)\\w*(?: \\w+)? ?avaliac|(?:poucas|nenhuma) avaliac",
    ),
    say: "Quem gostou costuma esquecer: peça na hora, a todos, com o link ou o QR code à mão, e sem dar nada em troca.",
    rests: ["estrategias-solicitar", "respostas-profissionais"],
  },
  {
    asked: asked(
      "(?:\\blei\\b|lgpd|permitid|ilegal).{0,50}(?:dados?|telefone|e-?mail|contato|cadastro)\\b",
      "(?:dados?|telefone|e-?mail|contato|cadastro)s?\\b.{0,50}(?:\\blei\\b|lgpd|ilegal)",
    ),
    say: "Pode guardar o que precisa para atender, dizendo para que serve, e só manda novidade a quem aceitou. Quem pedir para sair da lista, sai.",
    rests: ["aula-1#5", "aula-5#4"],
  },
  {
    asked: asked(
      "(?:(?:ped|exig|negoci|insist)\\w*|quer(?:em)?\\b).{0,25}(?:descont|abat|mais barato)",
      "parcel(?:ar|am|o|ado|amento)|pechinch|chor(?:a|am|ando) (?:no |o |por )?(?:preco|desconto)",
      "(?:ate onde|quando|posso|devo) (?:\\w+ )?(?:dar|dou) (?:um )?desconto",
    ),
    say: "Decida antes até onde você pode ir, e com qual condição, e responda igual a todos: o preço, o que ele inclui e como pagar. Negociar é tarefa de uma pessoa, e não de resposta automática.",
    today:
      "Escreva em uma frase até onde você vai e com qual condição, como pagamento à vista ou mais de um item, e combine a mesma resposta com a equipe.",
    rests: ["boas-vindas-whatsapp", "oferta-sem-exagero"],
  },
  {
    asked: asked(
      "(?:consert|orcament|servico|mao de obra|revisao|reform)\\w*.{0,30}\\bcar[oa]s?\\b",
    ),
    say: "Não responda só com o valor: mostre o que está incluído, o que é urgente e o que pode esperar.",
    rests: ["oficina-orcamento-explicado", "servicos-em-casa-proposta"],
  },
  {
    asked: asked(
      "(?:faz|fac|mont|mand|envi|escrev|apresent|passar|passo)\\w*.{0,25}(?:orcament|proposta)",
    ),
    say: "Um bom orçamento diz o que está incluído, o que não está, o preço, o prazo e como pagar.",
    rests: ["servicos-em-casa-proposta", "oficina-orcamento-explicado"],
  },
  {
    asked: asked(
      "(?:abriu|abriram|abrindo|vai abrir).{0,40}(?:do lado|(?:aqui )?perto|vizinh|em frente|na frente|na esquina|mesma rua)",
    ),
    say: "Ninguém vence em tudo: descubra o que só você faz, ou faz melhor que o vizinho novo, e mostre isso onde o cliente procura.",
    rests: ["concorrentes-do-bairro", "estrategias-solicitar"],
  },
  {
    asked: asked(
      "(?:ach|diz|fal|reclam|acham|dizem)\\w*.{0,30}\\bcar[oa]s?\\b",
      "reclam\\w*.{0,15}(?:do|dos) preco",
    ),
    say: "Caro é sempre comparado com alguma coisa: mostre o que vem no seu preço e o que só você faz, sem falar mal de ninguém.",
    rests: ["concorrentes-do-bairro", "quem-e-o-meu-cliente"],
  },
  {
    asked: asked(
      `(?:agend|marc)\\w*.{0,45}${noShow}`,
      `^(?!.*(?:produto|mercadoria|estoque|sobra)).*${noShow}.{0,40}(?:em cima da hora|horario|agend|consult|marcad|avisar|hora\\b)`,
      "(?:client|pacient|alun)\\w*.{0,20}atras\\w*.{0,30}(?:horario|hora\\b|marcad|consult|aula)",
      "\\bno.?show\\b",
    ),
    say: "Combine a regra antes: na confirmação, diga até quando dá para remarcar e o que acontece em caso de falta, e tenha uma lista de espera para o horário que vagar.",
    today:
      "Escreva a regra em uma frase, até quando dá para remarcar e o que acontece em caso de falta, e mande junto com cada confirmação.",
    rests: ["salao-horario-vago", "clinica-preparo-da-consulta", "aula-5#2"],
  },
  {
    asked: asked(
      "^(?!.*\\bpost).*(?:lot|ench|preench)\\w*.{0,15}agenda",
      "agenda.{0,25}(?:vazi|furad|furo|parad|buraco)",
      "horarios? vag|vaga na agenda",
    ),
    say: "Horário vago se enche com um convite a quem já conhece você: diga o dia, a hora, o preço e até quando responder.",
    rests: ["salao-horario-vago", "cliente-que-sumiu"],
  },
  {
    asked: asked(`${idle}.{0,40}${day}`, `${day}.{0,40}${idle}`),
    say: "Dia fraco pede um motivo para vir nesse dia: uma oferta só para ele, com preço, prazo e condição claros, contada a quem já compra de você.",
    rests: ["oferta-sem-exagero", "cliente-que-sumiu"],
  },
  {
    asked: asked(
      "(?:ferias|recesso).{0,40}(?:cai|frac|parad|movimento|vend|sumi|some|vazi)",
      "(?:baixa temporada|dias? de chuva|no (?:inverno|verao|frio|calor)\\b|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro)|(?:comeco|inicio) do ano).{0,50}(?:cai|frac|parad|movimento|vend|sumi|some|vazi)",
      "(?:cai|frac|parad|movimento|vend|divulg|sumi|vazi)\\w*.{0,50}(?:ferias|recesso|baixa temporada|dias? de chuva|no (?:inverno|verao|frio|calor)\\b|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro)|(?:comeco|inicio) do ano)",
    ),
    say: "Prepare a época fraca antes que ela chegue: marque a data, crie uma oferta para quem fica por perto e avise quem já compra de você.",
    today:
      "Anote na agenda quando a época fraca começa e termina e escolha uma oferta que faça sentido para quem fica por perto.",
    rests: ["eventos-datas", "cliente-que-sumiu"],
  },
  {
    asked: asked(
      "^(?!.*(?:horario|\\babr|fech|feriado|mensagem de)).*(?:dia (?:d[aeo]s? )?(?:maes|pais|namorad|crianca|mulher|professor|cliente)|\\bnatal\\b|pascoa|black ?friday|carnaval|festa junina|sao joao|volta as aulas|halloween|ano novo|fim de ano|data comemorativa|inaugur)",
    ),
    say: "Comece duas ou três semanas antes da data: escolha uma oferta que você consegue cumprir, com preço, prazo e quantidade, e publique.",
    rests: ["eventos-datas", "gemini-criar-conteudos"],
  },
  {
    asked: asked("(?:roupa|peca|arara|colecao)\\w*.{0,20}(?:parad|encalh|sobrando)"),
    say: "Peça parada ganha vida junto de outra: mostre combinações prontas, com tamanho e preço à vista.",
    rests: ["roupas-combinacoes-da-arara", "oferta-sem-exagero"],
    forAnyTrade: true,
  },
  {
    asked: asked(
      "(?:estoque|produto|mercadoria|coisa)\\w*.{0,20}(?:parad|encalh|sobrando|sem giro)",
    ),
    say: "Primeiro, dê saída ao que parou, com uma oferta de prazo e quantidade verdadeiros; depois, acerte quanto comprar de novo.",
    rests: ["oferta-sem-exagero", "estoque-minimo"],
  },
  {
    asked: asked(
      "fornecedor.{0,40}(?:negoci|aument|subi|atras|erra|desconto|prazo|cobr)",
      "(?:negoci|cobr|reclam|desconto|prazo)\\w*.{0,30}fornecedor",
    ),
    say: "Diga o que você quer conseguir e até quando, com números e em tom firme e educado, e peça a resposta por escrito.",
    rests: ["email-dificil", "gemini-analise-financeira"],
  },
  {
    asked: asked(
      "^(?!.*(?:sem perder|medo de perder|contato|preco)).*perd\\w* .{0,15}(?:client|fregues)",
    ),
    say: "Antes de qualquer desconto, saiba por que foram embora: pergunte a quem parou de vir o que faltou.",
    rests: ["cliente-que-sumiu", "concorrentes-do-bairro"],
  },
  {
    asked: asked(
      "(?:compr|lev|gast)\\w* mais (?:cois|produt|itens|item|junto|na loja|por vez)|ticket medio|venda casada|valor (?:medio )?d[ae] (?:cada )?(?:venda|compra)",
    ),
    say: "Sugira o que combina com a compra, ou monte um kit com o preço à vista, sem obrigar ninguém a levar os dois juntos.",
    rests: ["oferta-sem-exagero", "quem-e-o-meu-cliente"],
  },
  {
    asked: asked(
      "(?:vou|vamos|posso|pode|preciso) (?:ter que )?atras|avis\\w*.{0,30}atras|atras\\w*.{0,30}(?:pedido|entrega|encomenda)s?.{0,30}avis",
    ),
    say: "Avise antes que perguntem: diga o que houve em uma frase, o novo prazo e o que a pessoa pode escolher.",
    rests: ["restaurante-pedido-atrasado", "aula-5#2"],
    forAnyTrade: true,
  },
  {
    asked: asked(`(?:${chat}|numero)\\w*.{0,20}(?:bloque|bani|suspens)`),
    say: "Muitas denúncias, muitos bloqueios ou um programa de disparo não oficial podem custar o número: pare os envios em massa e mande só a quem aceitou receber.",
    rests: ["aula-5#4", "aula-5#0"],
  },
  {
    asked: asked(
      "(?:receb|anot|organiz|control|perc|perd)\\w*.{0,30}(?:pedidos?|encomendas?)\\b",
      "(?:pedidos?|encomendas?)\\b.{0,30}(?:bagunc|perd|organiz|anot)",
    ),
    say: "Junte os pedidos em um lugar só: leve a conversa para o WhatsApp Business e marque cada uma com uma etiqueta.",
    rests: ["aula-5#2", "aula-5#3"],
  },
  {
    asked: asked(`status.{0,15}${chat}`, `${chat}.{0,15}status`),
    say: "O status alcança quem já tem o seu número: mostre o produto do dia, o preço à vista e o jeito de pedir.",
    rests: ["calendario-de-posts", "aula-5#1"],
  },
  {
    asked: asked(
      "^(?!.*(?:foto|logo|capa|descric|horario|nome|avali|\\bpost|cobr|cnpj)).*(?:usar|uso|mexer|mexo|criar|crio|cadastr|entrar|entro|acessar)\\w*.{0,30}(?:meu negocio|perfil (?:da empresa|no google|do google))",
    ),
    say: "Hoje ele se chama Perfil da Empresa no Google, e você cuida dele na própria Busca ou no Maps, com a conta Google do negócio.",
    rests: ["info-completas", "aula-1#1"],
  },
  {
    asked: asked("(?:mud|troc|alter|aument)\\w* (?:a |de |da )?(?:nota|avaliac|estrela)"),
    say: "Não peça a mudança em troca da solução, nem ofereça nada por ela: resolva, conte na resposta o que foi feito e deixe a decisão com a pessoa.",
    rests: ["gestao-crises", "monitoramento-reputacao"],
  },
  {
    asked: asked(
      `^(?!.*(?:avali|coment|google|\\bnota\\b|reclam|estrela)).*${late}\\w*.{0,30}(?:respond|mensage|${chat}|direct)`,
      `^(?!.*(?:avali|coment|google|\\bnota\\b|reclam|estrela)).*(?:respond|mensage|${chat}|direct)\\w*.{0,35}${late}`,
      "(?:muita|tanta)s? (?:mensage|conversa)",
      "enquanto (?:to |estou )?(?:atend|trabalh)",
    ),
    say: "Deixe a primeira resposta pronta: uma saudação que diz em que horário você responde segura a conversa até você ficar livre.",
    rests: ["aula-5#2", "aula-5#3"],
  },
  {
    asked: asked(`grupos?\\b.{0,30}(?:${chat}|vip|client)`, `${chat}.{0,25}grupos?\\b`),
    say: "Convide, e só entra quem aceitar: diga o que vai mandar e deixe claro como sair. E não espalhe dados de clientes no grupo.",
    rests: ["aula-5#4", "cliente-que-sumiu", "aula-1#5"],
  },
  {
    asked: asked(
      `(?:ninguem|poucos|quase nao|nao).{0,15}(?:abr|leem|ler|veem|ver|visualiz|respond)\\w*.{0,25}(?:mensage|${chat}|status)`,
    ),
    say: "Mande menos e melhor: só a quem aceitou receber, em grupos pequenos e com um motivo verdadeiro para o contato.",
    rests: ["cliente-que-sumiu", "aula-5#4"],
  },
  {
    asked: asked(
      "(?:pergunt|pedi|pede|orcament|preco)\\w*.{0,40}(?:\\bsom(?:e|em)\\b|sumiu|sumiram|sumir|vacuo|nao respond|nao volt|visualiz)",
    ),
    say: "Volte a falar uma única vez, com uma pergunta simples ou uma ajuda concreta, e deixe a pessoa decidir.",
    today:
      "Mande uma única mensagem curta: pergunte se ficou alguma dúvida e ofereça ajuda para escolher.",
    rests: ["cliente-que-sumiu", "aula-5#2"],
  },
  {
    asked: asked(
      "(?:pergunt|respond)\\w*.{0,30}(?:qual (?:o |e o )?(?:valor|preco)|quanto (?:custa|e\\b|fica|sai))",
    ),
    say: "Diga o preço já na primeira resposta, com o que ele inclui e como pagar. Se depende de orçamento, explique o que muda o valor.",
    today: "Escreva a resposta pronta: o preço, o que ele inclui, o prazo e como pagar.",
    rests: ["boas-vindas-whatsapp", "aula-5#1"],
  },
  {
    asked: asked(
      "(?:nao|sem) (?:me )?pag(?:a|am|ou|aram|ar)\\b(?! (?:para|pra|nada))|calot|\\bfiado\\b|devendo|inadimpl|cobr\\w* (?:de )?(?:quem|cliente)",
    ),
    say: "Cobre em particular, com o valor, a data e um jeito simples de pagar, sem ameaçar nem constranger quem deve.",
    rests: ["email-dificil", "aula-5#2"],
  },
  {
    asked: asked(
      "indi(?:car|cam|cou|caram|quem|que|cacao|cacoes)\\b.{0,40}(?:amig|client|conhecid|salao|loja|gente|pessoa)",
      "(?:amig|client|conhecid)\\w*.{0,30}indi(?:car|cam|quem|que|cacao|cacoes)\\b|boca a boca|quem (?:me )?indi(?:ca|cou)|(?:ped|conseg|quer)\\w* indicac",
    ),
    say: "Peça logo depois de um bom atendimento, com um agradecimento e uma mensagem curta que a pessoa possa passar adiante.",
    today:
      "Agradeça a quem você atendeu nesta semana, com um pedido simples: passar o seu contato a alguém que precise.",
    rests: ["pos-venda-e-avaliacao", "parceria-no-bairro"],
  },
  {
    asked: asked(
      "(?:aument|subi|reajust)\\w*.{0,25}(?:\\bprecos?\\b|\\bvalor|tabela)",
      "precos?\\b.{0,20}(?:aument|subi|reajust)",
      "(?:material|materia.prima|insumo|ingrediente|farinha|carne|custo|aluguel)\\w*.{0,20}(?:aument|subi)|subiu (?:o |a |os |as )?(?:material|insumo|ingrediente|farinha|carne|custo|fornecedor)",
    ),
    say: "Avise antes, em uma frase, com o preço novo à vista e a data em que ele começa, e mude o preço em todo lugar no mesmo dia.",
    today:
      "Escreva o aviso em uma frase, com o que muda, o preço novo à vista e a data, e mande primeiro a quem já tem encomenda ou horário marcado.",
    rests: ["boas-vindas-whatsapp", "aula-5#1"],
  },
  {
    asked: asked(
      "quanto (?:eu )?(?:devo |posso |tenho que )?cobr",
      "precific|preco justo|por quanto (?:eu )?(?:vend|cobr)|(?:formar|formo|calcular|calculo|definir|fazer|faco) (?:o |os |meus? |um )?precos?\\b",
      "(?:que|qual) (?:o )?preco (?:cobr|coloc|ponho|devo)",
    ),
    say: "Comece pelos custos: material, horas de trabalho, gastos fixos, embalagem e taxas. O preço sai dessa conta, e não só do que o vizinho cobra.",
    rests: ["artesanato-preco-da-peca", "gemini-analise-financeira"],
  },
  {
    asked: asked(
      "^(?!.*(?:anunci|\\broi\\b|propaganda|impulsion|(?:janeiro|fevereiro|dezembro|natal).*(?:\\bano\\b|prepar|planej))).*(?:(?:qual|quanto).{0,20}(?:lucro|margem)|quanto (?:eu )?(?:lucro|ganho|sobra|tiro)|margem de lucro|nao sobra(?! tempo)|(?:guardar|reserva)\\w*.{0,40}(?:emergenc|loja|negocio|mes\\b)|(?:no |esta no |to no )vermelho|(?:onde|aonde) vai o dinheiro)",
      "pens\\w* em fechar|fechar (?:as portas|o negocio)|(?:vou|quero|melhor) fechar a loja(?! (?:n[ao]s?|as|aos|mais|por|um|uns|duas|em|hoje|amanha|para|pra))|\\bfali(?:ndo|r)\\b",
    ),
    say: "Antes de decidir, ponha o mês no papel: o que entrou e o que saiu em produto, aluguel, contas, taxas e na sua retirada. Com isso na mão, escolha uma única mudança para o mês que vem.",
    rests: ["gemini-analise-financeira", "plano-com-pouco-dinheiro"],
  },
  {
    asked: asked(`^(?=.*${food}).*${toCompanies}`),
    ...companies,
    rests: ["padaria-cafe-para-empresas", "parceria-no-bairro"],
    forAnyTrade: true,
  },
  { asked: asked(toCompanies), ...companies, rests: ["parceria-no-bairro", "aula-5#1"] },
  {
    asked: asked(
      "cardapio.{0,40}(?:ifood|delivery|entrega|aplicativo|\\bapp\\b)",
      "(?:ifood|delivery|entrega|aplicativo).{0,40}cardapio",
    ),
    say: "No cardápio de entrega, cada prato pede um nome que o cliente entende, uma descrição curta, a porção, o preço e uma foto dele como chega.",
    rests: ["restaurante-descricao-dos-pratos", "gemini-ativar-delivery"],
  },
  {
    asked: asked(
      "^(?!.*(?:google|whats|zap|perfil|encomend|alerg|gluten|lactose|ingredient)).*(?:mont|faz|fac|cri|melhor|escrev|organiz)\\w*.{0,20}cardapio",
    ),
    say: "Um bom cardápio dá a cada prato um nome que o cliente entende, uma descrição curta, a porção e o preço.",
    rests: ["restaurante-descricao-dos-pratos", "galeria-produtos"],
  },
  {
    asked: asked(
      "^(?!.*pergunt).*(?:aceit|receb)\\w*.{0,20}(?:cartao|cartoes|\\bpix\\b|vale.?(?:refeicao|alimentacao))",
    ),
    say: "Aceite o que a sua clientela usa e a sua conta suporta, com a taxa dentro do preço, e marque no perfil só o que vale hoje.",
    rests: ["aula-2#3", "gemini-analise-financeira"],
  },
  {
    asked: asked(
      "frete|(?:entrega|entregar) (?:gratis|de graca)",
      "(?:vale|compensa|taxa|comissao|entrar|sair).{0,30}(?:ifood|rappi|aplicativo de entrega)",
      "(?:ifood|rappi|aplicativo de entrega).{0,30}(?:vale|compensa|taxa|comissao|car[oa])",
    ),
    say: "Quem decide é a sua conta: de cada pedido, veja quanto sobra depois do produto, da embalagem, da entrega e das taxas.",
    rests: ["gemini-ativar-delivery", "gemini-analise-financeira"],
  },
  {
    asked: asked(
      "(?:clinica|estetica|dentist|odonto|medic|psicolog|fisio|nutricion|advoga|farmac)\\w*.{0,60}(?:posso|pode|podem|permitid|proibid).{0,40}(?:anunci|divulg|post|public)",
    ),
    say: "Siga as regras do seu conselho profissional, não prometa resultado e não confirme em público que alguém é paciente ou cliente.",
    today:
      "Leia o que o seu conselho diz sobre publicidade e tire do ar promessa de resultado e foto de paciente sem autorização.",
    rests: ["clinica-post-educativo", "aula-3#3"],
  },
  {
    asked: asked(
      `${chat}.{0,40}(?:normal|comum|pessoal|business)`,
      "business.{0,25}(?:normal|comum|pessoal)",
    ),
    say: "O WhatsApp Business é um aplicativo gratuito para pequenos negócios: além da conversa, tem catálogo, etiquetas, saudação e respostas rápidas.",
    rests: ["aula-5#0", "aula-5#2"],
  },
  {
    asked: asked(
      "(?:sei se|saber|medir|meco|descobrir|acompanhar).{0,50}(?:insta|facebook|redes?|posts?\\b|tiktok).{0,40}(?:resultado|certo|retorno|funcion|vend)",
    ),
    say: "Conte contatos e vendas, e não só curtidas: pergunte a cada cliente novo como achou você e anote.",
    rests: ["aula-1#6", "otimizacao-dados"],
  },
  {
    asked: asked(
      "(?:divulg|anunci)\\w* (?:o |a |os |as )?(?:meus?|minhas?|noss[oa]s?) (?:servico|trabalho|aula|atelie|studio|curso)",
      "divulg\\w*.{0,50}(?:sem gast|gastando pouco|de graca)",
    ),
    say: "Comece pelo que não custa: um perfil completo no Google, quem já compra de você e o bairro. Só depois ponha dinheiro, e pouco.",
    rests: ["plano-com-pouco-dinheiro", "info-completas", "gemini-criar-conteudos"],
  },
  {
    asked: asked(
      "panflet|carro de som|outdoor|\\bbanner\\b|anunciar no radio",
      "^(?!.*(?:zap|whats|\\bqr\\b|conversa)).*cartao de visita",
    ),
    say: "Só vale o que dá para medir: pergunte a cada cliente novo como achou você e divida o gasto pelo que sobra em cada venda. Isso diz quantas vendas a mais pagam a conta.",
    rests: ["plano-com-pouco-dinheiro", "aula-1#6"],
  },
  {
    asked: asked(
      "(?:chatgpt|\\bgpt\\b|gemini|\\bia\\b|inteligencia artificial).{0,40}(?:legenda|\\bposts?\\b|postage|\\btextos?\\b)",
    ),
    say: "Diga à IA o papel dela, a tarefa, os dados e o tamanho do texto, e confira preço, prazo e horário antes de publicar.",
    rests: ["gemini-criar-conteudos", "aula-4#1"],
  },
];
