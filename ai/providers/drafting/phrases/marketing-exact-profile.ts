import { asked, type DirectAnswer } from "./marketing-answers.ts";

const network = "(?:google|perfil|maps?\\b|mapa|gmn)";
const verifying =
  "(?:verific\\w*.{0,80}(?:video|film|grav|perfil|google)|(?:video|film|grav).{0,80}verific|(?:google|perfil).{0,40}(?:\\bped|quer\\b|exig|mand|cobr)\\w* .{0,30}(?:video|film|grav)|(?:video|grav\\w*|film\\w*) (?:d[oe]|pr[oa]|para o|pedido pelo) google)";
/** Who has no door that clients come in by. */
const noShop =
  "(?:(?:\\bem|\\bde|dentro de) (?:\\w+ )?casa\\b(?! d[aeo] (?:carne|rac|show|fest|massa|vinho|material))|domicilio|casa d[aeo]s? client|sem (?:loja|ponto|fachada|endereco|placa)|nao (?:tenho|tem|temos) (?:uma? )?(?:loja|ponto|fachada|placa))";
const shop =
  "(?:minha|nossa|meu|nosso|da|do|na|no) (?:\\w+ )?(?:loja|lojinha|restaurante|padaria|salao|barbearia|mercad\\w+|oficina|clinica|pizzaria|lanchonete|academia|farmacia|pousada|hotel|bar|consultorio|escritorio|bazar|acougue)\\b";
const post = "(?:\\bposts?\\b|postage\\w*|publicac\\w*|atualizac\\w*)";
const refused =
  "(?:recus|rejeit|reprov|barr(?:ou|ad|aram)|neg(?:ou|ad[oa]|aram)\\b|nao (?:foi |e |ta |esta |sendo )*(?:aceit|aprov|public|passa|passou)|derrub|tir(?:ou|aram) do ar)";
const phone = "(?:telefone|celular|\\bfone\\b|numero|whats\\w*|\\bzap\\w*|wpp|contato)";

/** Before the recording. */
const rehearse = "Faça o trajeto uma vez sem gravar e guarde papéis com dados.";
const sending = {
  week: "Envie e espere, porque a análise pode levar alguns dias.",
  watch: "Esconda dados bancários, números de documentos e o rosto de outras pessoas.",
};

/** Facts of the profile that are asked for one by one, and of what is shown on it. */
export const exactOfProfile: readonly DirectAnswer[] = [
  {
    asked: asked(`^(?=.*${noShop}).*${verifying}`),
    say: "O Google escolhe o método de verificação, e hoje o vídeo é o mais comum. Quem não tem loja mostra uma rua da região que atende, as ferramentas e o uniforme ou o carro com a marca: a frente da sua casa não precisa aparecer.",
    own: {
      today: `${rehearse} Depois, grave pelo celular, dentro do próprio perfil, de uma vez só e sem cortes, de um a dois minutos: a rua da região, as ferramentas em uso e o que tiver a marca do negócio.`,
      ...sending,
      month:
        "Com o perfil verificado, informe os bairros ou as cidades que atende. Se não recebe clientes em casa, esconda o endereço.",
    },
    rests: ["aula-2#1", "aula-2#0"],
    isExact: true,
  },
  {
    asked: asked(
      `^(?!.*${noShop})(?!.*(?:quanto tempo|demora|prazo|quant[oa]s (?:dia|minut|hora)))(?=.*${shop})(?=.*video).*${verifying}`,
    ),
    say: "Mostre três coisas em um vídeo sem cortes: onde fica, com a rua, o número e a fachada com a placa; que o negócio existe; e que é você quem manda ali, abrindo a porta com a chave.",
    own: {
      today: `${rehearse} Depois, grave pelo celular, dentro do próprio perfil, de um a dois minutos: comece na rua, mostre a placa com o nome do perfil, abra a porta e termine em uma área só da equipe, como o caixa.`,
      ...sending,
      month: "Com o perfil verificado, complete os campos e confira horário e telefone.",
    },
    rests: ["aula-2#1"],
    isExact: true,
  },
  {
    asked: asked(
      `^(?=.*${phone})(?=.*${network})(?!.*(?:insta|face|anunci)).*(?:${post}.{0,60}${refused}|${refused}.{0,40}${post})`,
    ),
    say: "Tire o número do texto e publique de novo: post com telefone escrito pode ser recusado. O contato vai no botão “Ligar”.",
    own: {
      today:
        "Copie o texto, apague o número, publique outra vez em “Novidade” e inclua o botão “Ligar”.",
      week: "Confira se o telefone do perfil está certo e ponha nele o link do WhatsApp, que é o lugar desse contato.",
      month: "Antes de cada post, confira preços, datas e nomes, e se o texto ficou sem telefone.",
    },
    rests: ["posts-regulares", "aula-5#3"],
    isExact: true,
  },
  {
    asked: asked(
      "(?:tamanho|medidas?|dimens\\w+|pixels?|formato|resolucao|quadrad[oa]).{0,50}\\blogo",
      "\\blogo\\w*.{0,50}(?:tamanho|medidas?\\b|dimens|pixels?|formato|resolucao)",
    ),
    say: "A logo é quadrada, com 720 por 720 pixels ou mais, em PNG ou JPG de até 5 MB. O Google mostra a imagem em um círculo: nada importante nos cantos.",
    rests: ["logo-alta-resolucao", "galeria-produtos"],
    isExact: true,
  },
  {
    asked: asked(
      "(?:tamanho|formato|\\bpeso|pesar|\\bmb\\b|megas?\\b|jpg|png)\\w*.{0,40}fotos?\\b",
      "fotos?\\b.{0,40}(?:formato|\\bpeso|pesar|quantos mb|megas?\\b)",
    ),
    say: "Use arquivos JPG ou PNG de até 5 MB, com boa luz e pouco filtro.",
    rests: ["aula-2#4"],
    isExact: true,
  },
  {
    asked: asked(
      "(?:quant[ao]s|maximo de|limite de|numero de) (?:\\w+ )?(?:fotos?|imagens)\\b.{0,40}(?:catalogo|por (?:item|produto))",
    ),
    say: "No catálogo do WhatsApp, cada item aceita até dez fotos.",
    rests: ["aula-5#1"],
    isExact: true,
  },
  {
    asked: asked("(?:quant[ao]s|maximo de|limite de|numero de) categorias?\\b"),
    say: "São uma categoria principal e até nove extras, só do que você faz de verdade: menos é melhor.",
    rests: ["categorias-otimizadas", "aula-2#2"],
    isExact: true,
  },
  {
    asked: asked(
      "^(?!.*(?:whats|zap|anunci|insta|face|avali)).*(?:onde|em que (?:lugar|parte)|aonde|como) (?:\\w+ ){0,2}(?:vejo|ver|olh\\w+|ach\\w+|encontr\\w+|consult\\w+|fica|aparece|aparecem|descubro|sei|saber)\\b.{0,40}(?:ligac|ligaram|telefonaram|\\brotas?\\b|visualizac|cliques|quantas pessoas (?:me )?(?:viram|visit|clic))",
    ),
    say: "Entre no Google com a conta da empresa, pesquise o nome da loja e toque em “Desempenho” (o nome pode variar): ali estão ligações, pedidos de rota e cliques no site, mês a mês. Nem todo perfil mostra tudo.",
    own: {
      today: "Abra “Desempenho” com a conta da empresa e anote os números do mês passado inteiro.",
      week: "Escreva ao lado o total de vendas: um toque em “Ligar” ou em “Rotas” mostra interesse, não venda.",
      month:
        "Repita depois do dia 5 e termine com três frases: o que subiu, o que caiu e o que você vai fazer.",
    },
    rests: ["relatorios-desempenho"],
    isExact: true,
  },
  {
    asked: asked(
      `(?:como|onde) (?:eu |que eu |que )?(?:faco |faz )?(?:(?:o |meu |um )*(?:cadastr\\w+|registr\\w+))(?!.*(?:produto|servico|preco|cardapio|foto|item)).*(?:google|mapa|maps)`,
      "(?:google|mapa|maps)\\b.{0,50}(?:nao (?:aparec\\w+|exist\\w+)|nada).{0,30}como (?:\\w+ )?(?:cadastr|coloc|bot|ponh|cri)",
      "nao (?:aparec\\w+|exist\\w+) .{0,25}(?:google|mapa|maps)\\b.{0,20}como (?:\\w+ )?(?:cadastr|coloc|bot|ponh|cri)",
      "(?:quero|preciso|como) (?:\\w+ )?(?:cadastr\\w+|coloc\\w+|cri\\w+) (?:a |o )?(?:minha|meu|nossa|nosso) (?:\\w+ ){1,4}(?:n[oa]s? )(?:google|mapa|maps)\\b.{0,15}(?:do zero|nao (?:existe|aparece|ta)|ainda nao)",
      "(?:coloc|ponh|bot)\\w* (?:a |o )?(?:minha|meu) (?:\\w+ ){1,3}no (?:mapa|maps|google).{0,15}(?:nao existe|nao esta|nao aparece)",
    ),
    say: "Crie o perfil com a conta Google do negócio, verifique que ele é seu e complete os campos. É gratuito.",
    own: {
      today:
        "Entre na conta Google do negócio e procure o nome dele. Se já aparece, toque na opção que pergunta se você é o proprietário; se não aparece, abra business.google.com e comece o cadastro.",
      week: "Faça a verificação que o Google oferecer: ele escolhe o método, e hoje o vídeo gravado pelo celular é o mais comum. A análise pode levar alguns dias.",
      month:
        "Preencha nome da placa, categoria, telefone, endereço ou bairros atendidos, horário e fotos.",
      watch: "Cada local tem um perfil só: o duplicado pode causar suspensão.",
    },
    rests: ["aula-2#0", "aula-2#1", "info-completas"],
    isExact: true,
  },
  {
    asked: asked(
      "^(?!.*(?:perfil|anunci|mercado livre|demor|lent|fora do ar|caiu)).*\\b(?:site|pagina d[oa] (?:meu|minha))\\b.{0,50}(?:nao (?:vem|entra|aparece|tem|recebe|traz|da|ta trazendo|chega|veio)\\b.{0,15}(?:ninguem|client|pacient|alun|visit|acess|gente|contato|nada)|sem (?:visita|acesso|client|ninguem)|ninguem (?:entra|acessa|visita|ve|vem)|nenhum[a]? (?:visita|acesso|client))",
      "ninguem (?:entra|acessa|visita|ve) (?:n?o )?(?:meu |nosso )?site\\b",
    ),
    say: "Um site é achado pelo que está escrito nele: diga em texto o que você oferece e onde, com as palavras do cliente, e faça com que o perfil e os parceiros levem até ele.",
    own: {
      today:
        "Abra o site no celular sem Wi-Fi: veja se ele carrega depressa, se telefone, endereço e horário ficam à vista e se o toque no telefone abre a ligação.",
      week: "Faça uma página por serviço, se houver o que contar, com o nome do serviço e do lugar como o cliente digita, e a resposta ao que mais perguntam.",
      month:
        "Ponha o endereço do site no perfil do Google e nas redes, peça a parceiros reais que citem você no site deles, com link, e anote os cliques no site.",
      watch: "Não compre links: isso vai contra as regras da busca do Google.",
    },
    rests: ["otimizacao-buscas", "aula-3#2", "link-building"],
    isExact: true,
  },
];
