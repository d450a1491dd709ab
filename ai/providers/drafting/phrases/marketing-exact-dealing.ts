import { asked, type DirectAnswer } from "./marketing-answers.ts";

const assistant =
  "(?:\\bia\\b|gemini|chat ?gpt|\\bgpt\\b|copilot|inteligencia artificial|notebooklm)";
const chat = "(?:whats\\w*|\\bzap\\w*|wpp)";
const person =
  "(?:client|alun|pacient|hospede|fregues|assinant|tutor|soci[oa]|convidad|comprador|inquilin|associad)\\w*";
const data =
  "(?:list\\w*|relac\\w*|contatos?|agenda|cadastros?|planilha|caderno|telefones?|celular\\w*|numeros?|nomes?|cpfs?|dados|fichas?|prontuarios?|e-?mails?|conversas?|prints?|enderecos?|aniversarios?|whats\\w*|historico)";
const giving =
  "(?:col[aoe]\\w*|copi\\w+|mand\\w+|pass[aoe]\\w*|jog\\w+|\\bpor\\b|ponh\\w+|bot[aoe]\\w*|sub[io]\\w*|envi\\w+|coloc\\w+|anex\\w+|\\bdar\\b|\\bdou\\b|compartilh\\w+|inser\\w+|import\\w+|carreg\\w+)";
const into = `(?:n[oa]|pr[oa]|par[ao]|a|ao|com|d?entro d[oa]|pela?)s? (?:[oa] )?(?:\\w+ )?${assistant}`;
const ad =
  "(?:anunci|propagand|trafego|impulsion|turbin|patrocin|\\bads\\b|campanha|facebook|instagram)";
const amount = "(?:r\\$ ?)?\\d{2,6}";

/** Conversations, client data, and the number they go by. */
export const exactOfChats: readonly DirectAnswer[] = [
  {
    asked: asked(
      `^(?!.*(?:como (?:nao|evit)|evitar|nao (?:ser|perder|tomar|levar)|sem (?:ser|perder|tomar|levar)|posso ser|cliente (?:me )?bloque|numero mudou|(?:mudei|troquei|mudamos) de (?:numero|chip)|me bloque(?:ou|aram|ia)\\b(?!.*numero))).*(?:(?:${chat}|numero)\\b.{0,40}(?:bloque|bani(?:d|r|u)|suspens|suspend|restring|restrit|desativ|cancel(?:ad|ou|aram))|(?:bloque|bani|suspend|desativ|restring)\\w* (?:o |a |do |no )?(?:meu |minha |nosso |a conta d\\w )?(?:${chat}|numero|conta do (?:whats|zap))|perd(?:i|eu|emos) (?:o |meu )*(?:numero|${chat})\\b.{0,40}(?:denunci|spam|bloque|bani))`,
    ),
    say: "Muitas denúncias, muitos bloqueios ou um programa de disparo não oficial podem custar o número: pare os envios em massa. Como recuperar o número o guia não traz: veja no próprio WhatsApp o que ele informa.",
    own: {
      today:
        "Pare os envios em massa e apague qualquer programa de disparo não oficial. Não passe a ninguém o código que chega para confirmar o número.",
      week: "Se for atender por outro número, troque-o no perfil do Google, no link do WhatsApp e nas redes, para quem procura não ficar sem resposta.",
      month:
        "Quando voltar a mandar promoção, mande só a quem aceitou receber e termine cada mensagem com uma saída: “Para não receber mais, responda SAIR.”",
    },
    rests: ["aula-5#4", "aula-5#0", "consistencia-citacoes"],
    isExact: true,
  },
  {
    asked: asked(
      `^(?!.*(?:sem (?:os? |as? )?(?:nome|telefone|dado|numero)|mensagem pr[oa]|mensagem para)).*${giving} (?:\\w+ ){0,4}${data}\\b.{0,60}\\b${into}(?=.*${person}|.{0,80}(?:sumi|volt|falt|telefone|cpf))`,
      `^(?!.*sem (?:os? |as? )?(?:nome|telefone|dado|numero))(?=.*${person}).*${giving} (?:\\w+ ){0,4}${data}\\b.{0,60}\\b${into}`,
      `${giving} ${into} (?:\\w+ ){0,4}${data} .{0,20}${person}`,
    ),
    say: "Não cole nome completo, CPF, telefone, dado de saúde nem dado bancário de ninguém: na conta pessoal, revisores podem ler conversas do Gemini, e apagar depois pode não bastar. Troque cada dado por uma marca antes de enviar.",
    own: {
      today:
        "Faça uma cópia da lista sem dados pessoais: em lugar do nome, uma marca, como CLIENTE A; em lugar do telefone, nada.",
      week: "Deixe só o que a tarefa precisa, como a data da última visita e o que a pessoa costuma comprar, e confira uma parte da resposta à mão, porque a IA também erra.",
      month:
        "Guarde na loja, fora da conversa, quem é cada marca e combine com a equipe a regra: ninguém cola CPF, telefone, senha, dado de saúde ou de banco na conversa.",
    },
    rests: ["aula-4#6", "regras-de-ia-na-loja"],
    isExact: true,
  },
  {
    asked: asked(
      `(?:posso|pode|devo|da (?:pra|para)|tem problema|e bom|vale).{0,40}(?:parabens|aniversari)`,
      "^(?=.*(?:posso|pode|devo|tem problema|vale)).*(?:anot|guard|sei|tenho)\\w* .{0,30}aniversari.{0,60}client",
    ),
    say: "Pode, a quem aceitou receber mensagens suas: diga de onde vem o contato e como a pessoa pode pedir para não receber mais.",
    own: {
      today:
        "Separe quem aceitou receber mensagens e escreva duas linhas pessoais, com o nome da loja e de quem assina.",
      week: "Guarde o caderno fora da vista e o celular com senha. De cada pessoa, peça só o dado que vai usar e diga para que serve.",
      month:
        "Apague os dados que não usa mais e tire da lista, no mesmo dia, quem pedir para sair.",
    },
    rests: ["aula-1#5", "aula-5#4"],
    isExact: true,
  },
  {
    asked: asked(
      "^(?!.*(?:orcamento (?:do|deste|da) (?:mes|ano|casa)|como (?:escrevo|faco|faz|montar|monto|escrever) (?:um |o )?orcament|contrat|fiado|pag(?:ou|ar|a)\\b)).*(?:orcament|proposta)\\w*.{0,70}(?:\\bsom(?:e|em)\\b|sumi(?:u|ram|r)\\b|vacuo|nao (?:me )?(?:respond|retorn|volt|fech|deu|deram)|nem (?:respond|deu|fala)|sem (?:resposta|retorno)|visualiz|e nada(?= ?(?:[,.!?;]|$|de resposta|ainda|ate))|ate (?:hoje|agora) nada|(?:\\d+|uns|varios) dias? e nada\\b)",
      "^(?!.*(?:contrat|fiado)).*(?:client\\w*|pessoa|pessoal) (?:\\w+ )?(?:some|somem|sumiu|sumiram|nao responde\\w*|nao fech\\w*|desaparec\\w+) .{0,40}(?:orcament|proposta|passo o (?:preco|valor)|mando o (?:preco|valor))",
      "(?:mand|pass|envi|dou|falo|digo)\\w* (?:o |um )?(?:preco|valor)\\b.{0,50}(?:\\bsom(?:e|em)\\b|sumi(?:u|ram)|visualiz|nao (?:me )?respond|vacuo)",
      "ped(?:iu|iram|em|e) (?:o |um |uma )?(?:preco|valor|orcamento|proposta)\\b.{0,25}(?:sumi(?:u|ram)|\\bsom(?:e|em)\\b|(?:nao|nunca) (?:mais |me )*(?:respond|retorn|volt))",
    ),
    say: "Volte a falar uma única vez, com uma pergunta simples ou uma ajuda concreta, e deixe a pessoa decidir.",
    own: {
      today:
        "Mande uma única mensagem curta, com o primeiro nome da pessoa: pergunte se ficou alguma dúvida sobre o orçamento e ofereça ajuda para escolher.",
      week: "Se a resposta não vier, não insista: marque a conversa com uma etiqueta e anote o que ela tinha pedido.",
      month:
        "Nos próximos, diga já no envio o que está incluído, o que não está, como pagar e até quando você espera a resposta.",
      watch: "Sem culpa, pressão nem falsa urgência.",
    },
    rests: ["cliente-que-sumiu", "servicos-em-casa-proposta", "aula-5#2"],
    isExact: true,
  },
  {
    asked: asked(
      `(?:\\d{2,}|mont\\w+ de|muitas?|tantas?|um monte de|todo mundo|muita gente|o dia (?:todo|inteiro)) ?(?:de )?(?:mensage\\w*|gente|pessoas?|client\\w*|pergunt\\w*)?.{0,30}(?:pergunt|pedi|quer(?:em)? saber)\\w* .{0,20}(?:preco|valor|quanto)`,
    ),
    say: "Poupe a pergunta repetida: ponha os itens que mais saem no catálogo do WhatsApp, com o preço à vista, e deixe uma resposta pronta que leve até ele.",
    rests: ["aula-5#1", "aula-5#2"],
    isExact: true,
  },
  {
    asked: asked(
      `${assistant}.{0,30}(?:invent|alucin|chut|mentiu|\\bment)\\w*`,
      `(?:invent|alucin)\\w* .{0,40}${assistant}`,
    ),
    say: "A IA erra com jeito de quem tem certeza. Diga no pedido “Use só estes dados”, “Se faltar algo, pergunte” e “Não invente preço, prazo nem depoimento”, e confira tudo antes de usar.",
    own: {
      today:
        "Refaça o pedido com a lista dos seus preços e prazos de verdade e com essas três frases.",
      week: "Antes de publicar ou enviar, compare nomes, preços, prazos e horários com a realidade e corte o que você não pode provar.",
      month:
        "Guarde o pedido que funcionou e combine com a equipe: nada sai da loja sem conferência.",
    },
    rests: ["aula-4#1", "aula-4#0", "aula-4#5"],
    isExact: true,
  },
  {
    asked: asked(
      `(?:como|jeito|ensin\\w*|aprend\\w*|forma|direito)\\b.{0,25}\\bped(?:ir|o|e)\\b.{0,15}(?:pr[oa]|para (?:o|a)|ao?|[aà]) ${assistant}`,
    ),
    say: "Monte o pedido em quatro partes: quem a IA deve ser, a tarefa, o contexto que só você sabe e o formato. A tarefa, um verbo e o resultado, não pode faltar.",
    own: {
      today:
        "Escreva o pedido com as quatro partes: o papel, o verbo e o resultado, o público, o bairro e o produto, e por fim o tamanho e o tom.",
      week: "Acrescente “Se faltar algo, pergunte” e “Não invente preço, prazo nem depoimento”, leia em voz alta e peça ajustes, como “Mais curto”.",
      month: "Guarde o pedido que funcionou e confira preço, prazo e nome antes de publicar.",
    },
    rests: ["aula-4#1", "aula-4#5"],
    isExact: true,
  },
];

/** Prices, advertising and what is shown of children and by machines. */
export const exactOfSelling: readonly DirectAnswer[] = [
  {
    asked: asked(
      `^(?!.*(?:curtid|seguid|like|visualiz))(?=.*(?:${ad}|invest)).*(?:gast(?:ei|amos|o|ou)|invest(?:i|imos|iu)|paguei|coloquei|botei|pus|anunciei|impulsionei).{0,25}${amount}.{0,60}(?:vend(?:i|eu|emos)|fatur(?:ei|ou|amos)|entr(?:ou|aram)|vieram|veio|rendeu|voltou|fiz).{0,15}\\d`,
    ),
    say: "Depende do que sobra das vendas: do que entrou, tire o custo do produto e as taxas, e só depois o gasto do anúncio. O que restar é o lucro; receita ainda não é.",
    own: {
      today:
        "Anote o gasto total com impostos, as vendas que vieram mesmo do anúncio e quanto sobra de cada uma depois de pagar o produto e as taxas.",
      week: "Faça três contas: custo por venda é o gasto dividido pelas vendas; receita é vendas vezes valor médio; lucro é a parte da receita que sobra, menos o gasto.",
      month:
        "Se sobrou, repita com o mesmo valor e compare; se não, escolha o ponto mais fraco e teste uma mudança barata.",
    },
    rests: ["conta-do-anuncio"],
    isExact: true,
  },
  {
    asked: asked(
      `^(?=.*(?:${ad}|anuncio)).*(?:evit\\w*|bloque\\w*|tir[aoe]\\w*|exclu\\w*|impe[cd]\\w*|nao (?:\\w+ )?(?:apare[cç]|mostr|pag|sai)\\w*|parar? de).{0,70}(?:gratis|de graca|\\bcursos?\\b|\\bvagas?\\b|emprego|quem (?:so )?(?:quer|procura|busca) (?!compr)|buscas? de quem)`,
      `^(?=.*(?:${ad}|anuncio))(?=.*(?:evit|bloque|exclu|impe[cd]|nao aparec|\\btir[ao])).*(?:quem|gente|pessoas?) (?:\\w+ )?(?:quer|procur\\w+|busc\\w+|atras de) (?:\\w+ ){0,2}(?:gratis|graca|cursos?|vagas?|emprego)`,
      "^(?!.*(?:o que (?:e|sao|significa)|serve)).*(?:como|onde) .{0,25}(?:palavras?|termos?) negativ|(?:palavras?|termos?) negativ\\w*.{0,40}(?:como|onde|quais)",
    ),
    say: "Com palavras negativas: na campanha, acrescente as buscas em que você não quer aparecer, como “grátis”, “curso” e “vaga”, no singular e no plural.",
    own: {
      today:
        "Anote as buscas de quem não quer comprar de você, cada uma no singular e no plural, e inclua a lista na campanha.",
      week: "Se quiser mais ideias, o prompt de anúncio na busca sugere dez palavras-chave negativas: fique só com as que não são o seu produto.",
      month: "Olhe de novo o que trouxe clique e nenhum contato e acrescente o que faltou.",
    },
    rests: ["gemini-anunciar-google", "anuncio-na-busca"],
    isExact: true,
  },
  {
    asked: asked(
      `^(?=.*(?:anunci|\\bads\\b|trafego|propaganda|campanha|verba|invest))(?=.*(?:\\bqual\\b|melhor|mais (?:resultado|retorno|client|vend|barat)|rende|traz|compensa|vale|ou (?:o |no )?(?:face|insta|meta|google)\\S* ?ads)).*(?:google (?:ads )?ou (?:o |no |n[ao] |com )?(?:insta|face|meta|redes?)|(?:insta|face|meta)\\w* (?:ads )?ou (?:o |no )?google)`,
    ),
    say: "O anúncio da busca fala com quem procura agora; o das redes, com quem está vendo outra coisa. Dá mais resultado o que custa menos por venda: teste um de cada vez, com pouco dinheiro, e faça a conta.",
    rests: ["gemini-anunciar-google", "anuncio-nas-redes", "conta-do-anuncio"],
    isExact: true,
  },
  {
    asked: asked(
      "(?:de quanto em quanto tempo|quantas vezes|frequencia|quantos posts).{0,50}(?:post|public|insta|face).{0,40}(?:insta|face|redes)",
      "(?:de quanto em quanto tempo|quantas vezes|frequencia|quantos posts).{0,30}(?:insta|face)",
    ),
    say: "No perfil do Google, um post por semana basta; para as redes, o calendário pronto do site traz três por semana. Vale mais manter um ritmo que caiba na sua rotina do que publicar muito e parar.",
    rests: ["calendario-de-posts", "posts-regulares"],
    isExact: true,
  },
  {
    asked: asked(
      "\\bo que (?:eu )?(?:posto|postar|publico|publicar)\\b.{0,50}(?:temporada|baixa estacao|alta estacao|epoca|inverno|verao|no frio|no calor)",
    ),
    say: "Comece pelo que acontece no negócio nessa época: novidade, bastidor, encomenda, horário diferente. Cada coisa dessas é um post.",
    rests: ["gemini-criar-conteudos", "posts-regulares"],
    isExact: true,
  },
  {
    asked: asked(
      "^(?!.*(?:fornecedor|estoque|ticket|aluguel)).*(?:aument|sub(?:i|iu|ir|imos|indo)\\b|reajust)\\w*.{0,15}(?:\\bprecos?\\b|\\bvalor\\w*|tabela|mensalidade|diaria|taxa)(?=.*(?:reclam|ach(?:ou|aram) (?:ruim|caro)|brig|explic|justific|o que (?:eu )?(?:digo|falo|respondo)|xing|chiar|chatead))",
      "(?:explic|justific)\\w*.{0,40}(?:precos?|valor|mensalidade|diaria)\\b.{0,20}(?:subi|aument|reajust)",
    ),
    say: "Explique em uma frase, igual para todos: o que mudou, o preço novo à vista e desde quando ele vale. Depois mostre o que vem nesse preço, sem discutir.",
    own: {
      today:
        "Escreva a frase e combine com quem atende: a mesma resposta no balcão e na mensagem, sem pedir desculpa pelo preço nem brigar por ele.",
      week: "Troque o preço no mesmo dia em todo lugar: loja, catálogo, perfil e posts.",
      month:
        "Na próxima mudança, avise antes, com o preço novo e a data, primeiro a quem já tem encomenda ou horário marcado.",
    },
    rests: ["boas-vindas-whatsapp", "aula-5#1"],
    isExact: true,
  },
  {
    asked: asked(
      "^(?!.*(?:perfil|google|cada uma|tenho \\w+ filia)).*(?:abr|mont|ter\\b|penso|pens|quero|compens|vale|inaugur)\\w*.{0,30}\\bfilia(?:l|is)\\b",
    ),
    say: "Antes do aluguel, faça a conta: a reserva menos a montagem, dividida pelo gasto mensal, diz quantos meses você aguenta sem vender lá.",
    rests: ["segunda-unidade", "projecao-de-12-meses"],
    isExact: true,
  },
  {
    asked: asked(
      "^(?!.*como (?:eu )?(?:divulg|tir|fac|faz|melhor))(?=.*(?:poss|pode|\\bpost|public|autoriz|proibi|problema|perfil|site|insta|mostr)).*(?:foto|video|imagem|imagens)s? (?:\\w+ ){0,1}(?:d[aeo]s?|com) (?:um |uma |uns |umas |minhas? |meus? |os |as )?(?:criancas?|bebes?|menin[oa]s?|menor(?:es)?|filh[oa]s? d[aeo]s? client\\w*|alun\\w+ (?:menor|crianca|pequen))\\b",
      "^(?!.*(?:dia d[ae]s? crianc|como (?:eu )?(?:divulg|tir|fac|faz|melhor)))(?=.*(?:poss|pode|\\bpost|public|autoriz|proibi|problema|perfil|site|insta|mostr)).*(?:film(?:ei|ar|o|amos)|fotograf(?:ei|ar|o|amos)|grav(?:ei|ar|o)|post(?:ar|o)|public(?:ar|o)) (?:\\w+ ){0,3}(?:um |uma |os |as |a |o )?(?:criancas?|bebes?|menin[oa]s?|menor(?:es)? de idade)\\b",
    ),
    say: "Só com autorização por escrito, e por uma criança quem autoriza é o pai, a mãe ou o responsável, nunca ela mesma. O guia não traz mais do que isso sobre menores: na dúvida, não publique.",
    own: {
      today:
        "Fale com o pai, a mãe ou o responsável: diga onde a imagem vai aparecer e guarde a autorização por escrito. Sem ela, a imagem não sai.",
      week: "Enquanto isso, mostre o trabalho sem a criança: o ambiente, os materiais ou as mãos de quem atende.",
      month: "Se alguém pedir para tirar uma imagem, tire no mesmo dia, no perfil e nas redes.",
    },
    rests: ["historias-sucesso", "galeria-produtos"],
    isExact: true,
  },
  {
    asked: asked(
      `^(?!.*(?:fachada|frente|melhor|edit|fundo|ideia|legenda|respond)).*(?:fotos?|imagens?|imagem|figura|arte)\\b (?:\\w+ ){0,2}(?:feit\\w+|criad\\w+|gerad\\w+|montad\\w+|d[eao]|por|com|pel[oa]) (?:\\w+ ){0,1}${assistant}`,
      `^(?!.*(?:fachada|frente|melhor|edit|fundo|ideia|legenda|respond)).*${assistant} (?:\\w+ ){0,2}(?:faz|fazer|cri\\w+|ger\\w+|desenh\\w+|mont\\w+) (?:\\w+ ){0,2}(?:foto|imagem|imagens)`,
    ),
    say: "Para mostrar o seu produto ou a sua loja, não use imagem criada por IA: ela engana quem compra, e o Google pode removê-la. Mostre o que existe, com foto sua.",
    own: {
      today:
        "Escolha o que sai sempre e fotografe perto da janela ou da porta, com luz natural e fundo arrumado.",
      week: "De cada produto ou serviço, faça uma foto de perto e outra que mostre o tamanho, descarte as escuras e tremidas e troque por elas as imagens de IA.",
      month: "Use a IA no que ela faz bem, como o rascunho do texto que vai com a foto.",
    },
    rests: ["galeria-produtos", "fotos-fachada"],
    isExact: true,
  },
];
