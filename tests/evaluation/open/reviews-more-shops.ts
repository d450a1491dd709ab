import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** More of reviews-shops.ts. */
export const reviewsMoreShops: readonly ReviewInput[] = [
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
      'Paguei rosas vermelhas pros dez anos de casados. Ela recebeu crisântemo branco com faixa de "saudades eternas". Minha sogra adorou a história; minha mulher, não.',
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
    points: [good("variety", "produto"), good("price")],
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
