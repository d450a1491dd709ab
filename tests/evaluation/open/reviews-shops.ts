import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Shops: clothes, shoes, furniture, paper, plants, toys, builders' goods. */
export const reviewsShops: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "papelaria-volta-as-aulas",
    prompt:
      "acharam a lista toda das duas criança e ainda encaparam os caderno na hora, uma benção. fila é que tava saindo na calçada, só um caixa pra cidade inteira em pleno janeiro",
    kind: "mixed",
    points: [goodAbout("lista encap material caderno"), bad("speed", "caixa")],
  },
  {
    agent: "reviews",
    id: "grafica-convite-12h",
    prompt:
      "Errei a data do convite (eu, não vocês) e reimprimiram 80 em menos de seis horas cobrando só o papel. Casamento salvo.",
    kind: "praise",
    points: [
      good("speed", "seis"),
      goodAbout("reimpress reimprim convite convites compreens"),
      good("price"),
    ],
  },
  {
    agent: "reviews",
    id: "lan-house-curriculo",
    prompt:
      "moço da lan house maicon fez meu curriculo com foto e tudo me insinou a mandar pela internet e arrumei o emprego quero agradecer muito a ele deus abençoi",
    kind: "praise",
    points: [good("service", "maicon ensin ajud"), goodAbout("curriculo emprego vaga conquista")],
    names: ["Maicon"],
  },
  {
    agent: "reviews",
    id: "brecho-furo-escondido",
    prompt:
      'Paguei 90 num casaco "sem defeito". Em casa achei traça e um furo tapado com fita por dentro. Fita!',
    kind: "complaint",
    points: [badAbout("casaco furo peca defeito traca produto")],
  },
  {
    agent: "reviews",
    id: "brecho-vestido-da-formatura",
    prompt:
      "70 reais num vestido que me fez ser a mais elogiada da formatura, e a Lia ainda ajustou a alça ali na hora com linha e agulha.",
    kind: "praise",
    points: [goodAbout("vestido peca"), good("service", "lia ajust"), good("price", "reais")],
    names: ["Lia"],
  },
  {
    agent: "reviews",
    id: "roupas-plus-size",
    prompt:
      'Anunciam "do P ao G4". Na loja: "ah, acima do GG só pelo site". Então por que eu peguei dois ônibus, minha gente?',
    kind: "complaint",
    points: [bad("variety"), bad("notice", "anunci site")],
  },
  {
    agent: "reviews",
    id: "roupas-vendedora-nora",
    prompt:
      'Entrei de chinelo, vinha da praia. A vendedora me mediu de cima a baixo e disse que as araras do fundo eram "mais em conta".',
    kind: "complaint",
    points: [bad("service", "vendedora preconceit")],
    misread: ["a conta", "cobranc"],
  },
  {
    agent: "reviews",
    id: "costureira-manga",
    prompt:
      "Vestido herdado da minha irmã, eu pequena, ela enorme. Dona Edite encurtou a manga, apertou a cintura e salvou a festa por uma mixaria de 40 reais.",
    kind: "praise",
    points: [good("result", "manga ajuste vestido costur cintura"), good("price", "mixaria")],
    names: ["Edite", "Dona"],
    misread: ["fruta", "suco", "sabor"],
  },
  {
    agent: "reviews",
    id: "costureira-pences",
    prompt:
      "Levei calça pra fazer a barra e voltou uma perna dois dedos mais curta que a outra. Ela falou que eu que tenho a perna desigual!",
    kind: "complaint",
    points: [bad("result", "barra calca perna"), bad("service")],
    personal: ["desigual"],
  },
  {
    agent: "reviews",
    id: "sapateiro-bota-de-15-anos",
    prompt:
      "Minha bota tem 15 anos e acaba de ganhar mais 15. Sola nova, costura refeita, engraxada. Seu Aristeu não conserta sapato, ressuscita.",
    kind: "praise",
    points: [good("result", "bota sola sapato conserto")],
    names: ["Aristeu", "Seu"],
  },
  {
    agent: "reviews",
    id: "sapateiro-prazo",
    prompt:
      '"Quinta tá pronto." Quinta: "passa sábado". Sábado: fechado. Segunda: "qual sapato mesmo?".',
    kind: "complaint",
    points: [bad("speed", "quinta"), badAbout("sapato respost inform control organiz")],
  },
  {
    agent: "reviews",
    id: "calcados-tenis-descolado",
    prompt:
      'O solado do tênis abriu feito boca de jacaré no vigésimo dia. Garantia diz que foi "mau uso". Usei pra andar.',
    kind: "complaint",
    points: [
      badAbout("tenis solado sola produto durab qualid defeito"),
      badAbout("garantia respost mau_uso posic troca"),
    ],
  },
  {
    agent: "reviews",
    id: "bijuteria-alergia-nao",
    prompt:
      "Orelha chata igual a minha inflama com tudo. Faz três meses que não tiro as argolas daqui. E a embalagem é um presente à parte.",
    kind: "praise",
    points: [goodAbout("argola brinco peca produto qualidade"), good("goods", "embalag")],
    personal: ["inflam"],
  },
  {
    agent: "reviews",
    id: "colchoes-sono",
    prompt:
      "Vendedor me mandou deitar em onze colchões e em nenhum momento apontou o mais caro. Durmo oito horas, minha coluna tirou férias.",
    kind: "praise",
    points: [good("service", "vendedor orient indic"), goodAbout("colch sono dorm descans")],
    personal: ["coluna"],
  },
  {
    agent: "reviews",
    id: "colchoes-afundou",
    prompt:
      "Seis meses e já tem um buraco com o formato do meu marido. Assistência marcou visita pra daqui a 60 dias. Até lá durmo onde, na vala?",
    kind: "complaint",
    points: [badAbout("colch buraco afund produto durab"), bad("speed", "assistenc visita")],
  },
  {
    agent: "reviews",
    id: "moveis-sofa-porta",
    prompt:
      "Sofá lindo, cor igualzinha à da foto. Não passou na porta. Vendedor podia ter perguntado a medida, né? Tiveram que içar pela varanda e paguei à parte.",
    kind: "mixed",
    points: [
      good("goods", "sofa cor_"),
      badAbout("medida porta vendedor orient pergunt"),
      badAbout("icar icamento custo pag gasto a_parte varanda"),
    ],
  },
  {
    agent: "reviews",
    id: "moveis-parafuso-faltando",
    prompt:
      "Guarda-roupa veio com sete parafusos a menos e manual em mandarim. O montador olhou, coçou a cabeça e foi embora.",
    kind: "complaint",
    points: [badAbout("parafuso falt manual peca"), badAbout("montador montag")],
  },
  {
    agent: "reviews",
    id: "floricultura-buque-errado",
    prompt:
      'Paguei um buquê de rosas vermelhas pros dez anos de casados. Ela recebeu crisântemo branco com faixa de "saudades eternas". Minha sogra adorou a história; minha mulher, não.',
    kind: "complaint",
    points: [bad("order", "rosas crisantemo flores buque faixa")],
  },
  {
    agent: "reviews",
    id: "floricultura-orquidea",
    prompt:
      "Além de vender me deu aula: onde pôr, quanto molhar, quando adubar. A orquídea tá na terceira florada. Abraço pro Toninho e pra Lurdinha!",
    kind: "praise",
    points: [good("notice", "ensin dica aula toninho lurdinha"), goodAbout("orquidea flor planta")],
    names: ["Toninho", "Lurdinha"],
  },
  {
    agent: "reviews",
    id: "papel-de-parede-emenda",
    prompt:
      "O papel em si é maravilhoso, deixou o quarto do bebê um sonho. A emenda atrás da porta é que ficou desencontrada, o elefante tem duas trombas.",
    kind: "mixed",
    points: [
      goodAbout("papel quarto decorac produto"),
      badAbout("emenda aplicac instal acabament coloc desencontr"),
    ],
  },
  {
    agent: "reviews",
    id: "material-construcao-areia",
    prompt:
      "Comprei 5 metros de areia. Medi: 3,8. E descarregaram na vaga do vizinho, que agora não fala comigo.",
    kind: "complaint",
    points: [
      badAbout("quantidade areia metro medida volume"),
      bad("delivery", "descarreg vizinho vaga local"),
    ],
  },
  {
    agent: "reviews",
    id: "brinquedos-embrulho",
    prompt:
      "embrulharam 23 lembrancinhas SORRINDO dia 23 de dezembro às nove da noite. vcs não existem",
    kind: "praise",
    points: [goodAbout("embrulh lembranc pacote presente"), good("service", "sorri")],
  },
  {
    agent: "reviews",
    id: "livraria-bairro",
    prompt:
      "Pedi um livro esgotado desde 1994. O livreiro escreveu para três sebos, encontrou em Pelotas e me entregou com um marcador feito pela filha. Amazon nenhuma faz isso.",
    kind: "praise",
    points: [
      goodAbout("livro livreiro busca procura encontr"),
      good("service", "livreiro marcador"),
    ],
    personal: ["amazon"],
  },
  {
    agent: "reviews",
    id: "mercadinho-do-bairro-fiado",
    prompt:
      "Fiquei desempregado e o seu Bira anotou tudo no caderno sem me olhar diferente. Paguei o último centavo hoje e vim aqui dizer obrigado.",
    kind: "praise",
    points: [good("service", "bira confianc generos sensib solidar human")],
    names: ["Bira", "Seu"],
  },
  {
    agent: "reviews",
    id: "supermercado-validade",
    prompt:
      'Iogurte vencido na geladeira da frente, com etiqueta de "oferta". Oferta de dor de barriga.',
    kind: "complaint",
    points: [badAbout("iogurte vencid validade produto data")],
    personal: ["dor de barriga"],
  },
  {
    agent: "reviews",
    id: "tabacaria-troco-bala",
    prompt: "Troco em bala. Em 2024. Quatro balas de menta valem setenta centavos, pelo visto.",
    kind: "complaint",
    points: [badAbout("troco bala centavo")],
  },
  {
    agent: "reviews",
    id: "loja-1-99-tudo",
    prompt:
      "Fui atrás de um ralador e saí com ralador, vela, tapete, vaso, luz de natal e um pato de cerâmica. Gastei 63 conto. Felicidade tem preço sim.",
    kind: "praise",
    points: [good("variety", "produto vela tapete vaso pato"), good("price")],
  },
  {
    agent: "reviews",
    id: "eletrodomestico-geladeira-amassada",
    prompt:
      "Geladeira nova, amassada na lateral, canhoto assinado pelo porteiro sem abrir a caixa. Loja empurra pra transportadora, transportadora empurra pra loja. E eu com o leite na sacada.",
    kind: "complaint",
    points: [
      badAbout("geladeira amass produto avaria dano"),
      badAbout("loja transportador respost responsab soluc retorno jogo empurr"),
    ],
  },
];
