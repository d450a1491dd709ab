import type { ReviewInput } from "../../input.ts";
import { good, goodAbout } from "../../points.ts";

/** More short praise, over other trades. */
export const reviewsMorePraise: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "comum-autoescola-passei-de-primeira",
    prompt: "Passei de primeira! O instrutor Marcos é muito calmo e ensina super bem.",
    kind: "praise",
    points: [
      goodAbout("pass habilita aprov carteira conquist cnh primeira parab seu_result"),
      good("service", "marcos instrut calm pacien ensin"),
    ],
    names: ["Marcos"],
  },
  {
    agent: "reviews",
    id: "comum-pousada-limpa",
    prompt: "Lugar lindo e muito limpo, café da manhã caprichado. Voltaremos com certeza",
    kind: "praise",
    points: [good("place", "lind limp"), good("food", "cafe")],
  },
  {
    agent: "reviews",
    id: "comum-lava-rapido-zerado",
    prompt: "Carro ficou zerado, lavagem caprichada. Preço bom tambem",
    kind: "praise",
    points: [good("result", "lavag limp carro zerad"), good("price")],
  },
  {
    agent: "reviews",
    id: "comum-costureira-barra",
    prompt: "Fez a barra e ajustou meu vestido rapidinho, acabamento perfeito",
    kind: "praise",
    points: [good("result", "vestid barra ajust acabament costur"), good("speed")],
  },
  {
    agent: "reviews",
    id: "comum-otica-armacao",
    prompt:
      "Fui muito bem atendida pela Sandra, me ajudou a escolher a armação certa. Oculos ficou pronto antes do prazo",
    kind: "praise",
    points: [good("service", "sandra ajud escolh armac"), good("speed", "antes pront")],
    names: ["Sandra"],
  },
  {
    agent: "reviews",
    id: "comum-papelaria-tem-de-tudo",
    prompt: "Tem de tudo, atendentes educados e preço em conta",
    kind: "praise",
    points: [
      good("variety", "tudo encontr produt ach precis"),
      good("service"),
      good("price", "em_conta"),
    ],
  },
  {
    agent: "reviews",
    id: "comum-chaveiro-domingo-a-noite",
    prompt: "Fiquei trancado pra fora de casa domingo à noite e ele chegou em 20 minutos. Salvou!",
    kind: "praise",
    points: [good("speed", "20_minut vinte cheg")],
  },
  {
    agent: "reviews",
    id: "comum-unhas-impecaveis",
    prompt: "Unhas impecáveis, duraram mais de 3 semanas. Ambiente aconchegante.",
    kind: "praise",
    points: [good("result", "unha dur"), good("place")],
  },
  {
    agent: "reviews",
    id: "comum-limpeza-de-pele",
    prompt: "Fiz limpeza de pele e adorei, a pele ficou otima. A Paty tem mãos de fada",
    kind: "praise",
    points: [good("result", "pele"), good("service", "paty mao fada talent compet habilid")],
    names: ["Paty"],
  },
  {
    agent: "reviews",
    id: "comum-material-de-construcao",
    prompt: "Preço bom e entregaram no mesmo dia. Os meninos ajudaram até a descarregar.",
    kind: "praise",
    points: [
      good("price"),
      good("delivery", "rapid mesmo_dia"),
      good("service", "menin ajud descarreg"),
    ],
  },
  {
    agent: "reviews",
    id: "comum-contador-do-mei",
    prompt:
      "Escritório sério, sempre respondem rapido e resolvem. Cuidam do meu MEI há 3 anos, recomendo",
    kind: "praise",
    points: [good("service", "respond respost rapid agil resolv seri confi")],
    names: ["MEI"],
  },
  {
    agent: "reviews",
    id: "comum-borracharia-remendou",
    prompt: "Atendimento rápido e honesto. Não quis me empurrar pneu novo, só remendou e pronto.",
    kind: "praise",
    points: [good("speed"), goodAbout("honest sincer confi remend pneu transpar corret")],
  },
  {
    agent: "reviews",
    id: "comum-veterinaria-gato",
    prompt:
      "A Dra. Camila cuidou do meu gato com muito carinho. Ele está ótimo agora, só tenho a agradecer.",
    kind: "praise",
    points: [good("service", "camila gat")],
    names: ["Camila", "Dra"],
  },
  {
    agent: "reviews",
    id: "comum-cafe-em-ingles",
    prompt:
      "Lovely little place, great coffee and the staff was so kind even though my Portuguese is terrible.",
    kind: "praise",
    points: [good("food", "cafe bebid"), good("service")],
    names: ["português"],
  },
  {
    agent: "reviews",
    id: "comum-advogada-competente",
    prompt:
      "Dra. Márcia resolveu minha aposentadoria que estava parada há anos. Muito competente e atenciosa, só tenho elogios",
    kind: "praise",
    points: [good("service", "marcia compet")],
    names: ["Márcia", "Dra"],
    personal: ["aposentad"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "comum-hamburguer-suculento",
    prompt: "Hambúrguer suculento, batata crocante e ambiente bem legal pra ir com a família 👏👏",
    kind: "praise",
    points: [good("food", "hamburg batat lanche"), good("place", "famil")],
  },
];
