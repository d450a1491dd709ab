import type { ReviewInput } from "../../input.ts";
import { bad, badAbout, good, goodAbout } from "../../points.ts";

/** Something praised and something wrong, from a joke to a long account of a day. */
export const reviewsMixed: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "flores-com-cartao-trocado",
    prompt:
      "As flores chegaram frescas e lindas, porém trocaram o cartão e minha sogra recebeu um 'feliz aniversário, amor' de um tal de Renan. Rimos muito, mas né. 4 estrelas",
    kind: "mixed",
    rating: 4,
    points: [good("goods", "flor fresc"), badAbout("cartao troc trocad engan mensagem")],
  },
  {
    agent: "reviews",
    id: "coworking-internet-cai",
    prompt:
      "Cadeiras ótimas e café liberado. Mas a internet cai toda tarde e as cabines de ligação vivem ocupadas.",
    kind: "mixed",
    points: [
      good("place", "cadeira cafe mobili"),
      badAbout("internet conex sinal wi-fi wifi"),
      badAbout("cabine ligac ocupad"),
    ],
  },
  {
    agent: "reviews",
    id: "terraza-musica-muy-alta",
    prompt:
      "La vista y los tragos, espectaculares. Lástima que la música tan alta no dejaba hablar y tardaron mucho en traer la cuenta.",
    kind: "mixed",
    points: [
      good("place", "vista paisagem"),
      good("food", "drinque drink bebida coquete"),
      bad("noise"),
      bad("speed", "a_conta da_conta na_conta pela_conta"),
    ],
  },
  {
    agent: "reviews",
    id: "sapateiro-genival",
    prompt:
      "Seu Genival ressuscitou minha bota de couro, trabalho de mestre. Agora o prazo... falou uma semana, foi quase um mês, e ninguém atende quando a gente liga.",
    kind: "mixed",
    points: [
      good("result", "bota couro conserto restaur genival"),
      bad("speed", "semana mes"),
      bad("notice", "ligac ligou ligar atend telefonema"),
    ],
    names: ["Genival", "Seu"],
  },
  {
    agent: "reviews",
    id: "parque-aquatico-longo",
    prompt:
      "Fomos em excursão da igreja, 32 pessoas, e vou separar o que foi bom do que não foi, para ser justo. O parque em si é lindo: os toboáguas são novos, tem sombra de árvore de verdade e não aquelas tendas rasgadas, e a área dos pequenos é toda emborrachada. Os salva-vidas estão de parabéns, todos atentos, um deles viu minha sobrinha tossindo antes de mim e já estava do lado dela. Eu, que sou medrosa, sentei e relaxei pela primeira vez em meses. Agora o outro lado. Ficamos uma hora e vinte na fila da entrada, no sol, com idosos, e havia três guichês fechados e gente conversando lá dentro. E a comida: R$ 48 por um prato de arroz, feijão e um bife que parecia sola, R$ 9 numa água. Como não deixam entrar com lanche, não tem para onde correr. Uma família de quatro gasta mais comendo do que no ingresso. Se olharem essas duas coisas fica perfeito, porque o resto é bem cuidado. Volto no verão que vem, mas almoçada.",
    kind: "mixed",
    points: [
      good("place", "parque toboagua sombra area"),
      good("service", "salva-vidas salva"),
      bad("speed", "fila"),
      bad("price", "comida prato lanchonete almoco"),
    ],
  },
  {
    agent: "reviews",
    id: "tatuagem-encaixe-duplo",
    prompt:
      "traço fino impecavel, a Jess é artista dmsss!! só q marcaram 2 pessoas no msm horario e eu esperei 1h40",
    kind: "mixed",
    points: [good("result", "traco tatuagem arte artista jess"), bad("speed", "agend marca")],
    names: ["Jess"],
  },
  {
    agent: "reviews",
    id: "loja-de-tintas-tom-errado",
    prompt:
      "Preço bom e o vendedor entende do assunto. Entretanto a tinta veio um tom mais escura que a do catálogo e se recusaram a trocar.",
    kind: "mixed",
    points: [
      good("price"),
      good("service", "vendedor conheciment entend"),
      badAbout("tinta o_tom do_tom a_cor da_cor tonalidade catalogo"),
      badAbout("troca trocar"),
    ],
  },
  {
    agent: "reviews",
    id: "vegano-porcao-de-passarinho",
    prompt:
      "Comida vegana deliciosa de verdade, até meu marido carnívoro repetiu. Preço salgado e porção de passarinho, saí com fome 😅",
    kind: "mixed",
    points: [good("food"), bad("price"), badAbout("porc quantidade fome tamanho")],
    misread: ["do salgado", "o salgado", "salgados"],
  },
  {
    agent: "reviews",
    id: "professor-de-violao-desmarca",
    prompt:
      "o professor é bom demais da conta, aprendi mais em 2 meses do q em 2 anos de youtube. pena q vive desmarcando em cima da hora",
    kind: "mixed",
    points: [
      good("service", "professor aprend aprendiz ensin evolu didatica"),
      badAbout("desmarc remarc horario agenda cancel mudanca"),
    ],
    names: ["YouTube"],
  },
  {
    agent: "reviews",
    id: "pousada-colchao-de-pedra",
    prompt: "POUSADA MARAVILHOSA, CAFÉ DOS DEUSES! MAS O COLCHÃO É UMA PEDRA E O CHUVEIRO SÓ PINGA",
    kind: "mixed",
    points: [good("food", "cafe"), badAbout("colchao cama"), badAbout("chuveiro banho agua ducha")],
  },
  {
    agent: "reviews",
    id: "convites-faltando-vinte",
    prompt:
      "Convites elegantes, papel ótimo. Só que vieram 80 em vez de 100 e descobri isso na véspera da formatura.",
    kind: "mixed",
    points: [
      good("goods", "convite papel elegan acabament"),
      bad("order", "quantidade 80 100 vespera"),
    ],
  },
  {
    agent: "reviews",
    id: "raw-burger-great-vibe",
    prompt:
      "Great vibe and super friendly bartender! But the food took an hour and my burger was raw inside, had to send it back.",
    kind: "mixed",
    points: [
      good("place", "clima"),
      good("service", "bartender barman"),
      bad("speed"),
      bad("food", "hamburg burger cru ponto carne"),
    ],
  },
  {
    agent: "reviews",
    id: "lavanderia-sem-sabao",
    prompt:
      "Máquinas novas e baratinho, salvou minha semana. Mas o chão vive sujo e o sabão automático acabou no domingo e ninguém repôs",
    kind: "mixed",
    points: [
      good("place", "maquina equipament"),
      good("price"),
      bad("cleanliness", "chao"),
      badAbout("sabao repos reposic falt"),
    ],
  },
  {
    agent: "reviews",
    id: "dj-sem-a-luz-combinada",
    prompt:
      "O DJ levantou a pista a noite inteira! Em compensação atrasou 50 minutos para montar e a iluminação que estava no contrato não veio.",
    kind: "mixed",
    points: [
      goodAbout("dj pista festa music animac anim som trabalho resultado"),
      bad("speed", "montag montar"),
      badAbout("ilumin luz luzes contrato combinad"),
    ],
    names: ["DJ"],
  },
];
