import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Food at a table or brought home: pizza, burgers, bars, canteens, caterers. */
export const reviewsFoodTables: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "hamburgueria-trufa",
    prompt:
      "5 estrelas só pela maionese de trufa. O resto (carne malpassada certinha, pão brioche tostado) é bônus.",
    kind: "praise",
    rating: 5,
    points: [good("food", "maionese carne pao")],
  },
  {
    agent: "reviews",
    id: "hamburgueria-pos-reforma",
    prompt:
      "Antes da reforma era apertado, barulhento e delicioso. Agora é bonito, instagramável, e o hambúrguer vem com gosto de nada. Devolvam a chapa velha.",
    kind: "complaint",
    points: [bad("food", "hamburguer gosto")],
  },
  {
    agent: "reviews",
    id: "pizzaria-ifood-revirada",
    prompt:
      "A pizza chegou com todo o recheio grudado na tampa. Comemos a tampa, praticamente. Mandei foto no chat e a resposta foi um joinha.",
    kind: "complaint",
    points: [bad("delivery", "recheio tampa pizza embalag"), bad("notice", "joinha foto chat")],
  },
  {
    agent: "reviews",
    id: "pizzaria-nona",
    prompt:
      "Rapaz, fui sem dar nada e quase chorei. Borda fina, tomate de verdade, manjericão colhido na hora. A Sandra explicou a história da receita da nona dela. Saí de lá meio italiano.",
    kind: "praise",
    points: [good("food", "pizza borda tomate manjeric"), good("service", "sandra histor receita")],
    names: ["Sandra", "Nona"],
  },
  {
    agent: "reviews",
    id: "pizzaria-rodizio-lento",
    prompt:
      "Rodízio: em uma hora passaram quatro pizzas, três de calabresa. Fiquei olhando o garçom passar longe como quem espera ônibus no feriado.",
    kind: "complaint",
    points: [bad("speed", "hora passa"), bad("variety", "calabresa sabor varied")],
  },
  {
    agent: "reviews",
    id: "boteco-torresmo",
    prompt:
      "Chope trincando, torresmo que estala e samba na calçada sexta-feira. Carioca raiz sabe: é aqui. Valeu, rapaziada!",
    kind: "praise",
    points: [
      good("food", "chope torresmo"),
      goodAbout("samba musica clima ambiente sexta calcada"),
    ],
  },
  {
    agent: "reviews",
    id: "boteco-conta-dobrada",
    prompt:
      'Éramos oito, a conta veio com doze chopes a mais. Conferimos três vezes. O garçom só disse "ah, deve ser de outra mesa" e saiu andando. Se a gente não olha, paga.',
    kind: "complaint",
    points: [badAbout("a_conta da_conta na_conta cobranc cobrad chopes"), bad("service", "garcom")],
  },
  {
    agent: "reviews",
    id: "boteco-banheiro",
    prompt:
      "Comida de boteco nota dez, o bolinho de bacalhau é o melhor da zona norte. Banheiro nota dois: sem sabonete, sem papel, porta que não tranca.",
    kind: "mixed",
    points: [good("food", "bolinho bacalhau"), bad("cleanliness", "banheiro sabonete papel")],
  },
  {
    agent: "reviews",
    id: "churrascaria-aniversario-esquecido",
    prompt:
      "Reservei mesa para 18 com duas semanas de antecedência. Chegamos e não tinha reserva nenhuma. Espalharam a família em três mesas, minha avó de 88 anos longe de todo mundo. Era o aniversário dela.",
    kind: "complaint",
    points: [badAbout("reserv mesa"), badAbout("avo aniversari familia lugar separ")],
  },
  {
    agent: "reviews",
    id: "self-service-por-quilo",
    prompt:
      "Comida caseira, variada, salada fresquinha todo dia. O quilo foi de 59 pra 84 em menos de um ano e aí tá puxado pra almoçar diariamente.",
    kind: "mixed",
    points: [good("food", "caseir salad varied"), bad("price", "quilo reajust aument")],
  },
  {
    agent: "reviews",
    id: "restaurante-sushi-demora-zero",
    prompt:
      "Sushi fresquíssimo, peça por peça feita na sua frente. O itamae Hiro conversa, ensina a não afogar no shoyu. Experiência.",
    kind: "praise",
    points: [good("food", "sushi peixe fresc"), good("service", "hiro itamae convers ensin")],
    names: ["Hiro"],
    misread: ["peca de reposic", "autopec"],
  },
  {
    agent: "reviews",
    id: "sushi-arroz-seco",
    prompt:
      "Arroz duro, salmão sem gosto e o hot roll veio gelado, o que é quase poético. 129 reais por pessoa.",
    kind: "complaint",
    points: [bad("food", "arroz salmao hot_roll"), bad("price", "reais")],
  },
  {
    agent: "reviews",
    id: "restaurante-baiano-moqueca",
    prompt:
      "Oxente, que moqueca foi essa, minha gente? Dendê na medida, pirão de chorar e a cocada de cortesia. Painho aprovou e olhe que ele é enjoado!",
    kind: "praise",
    points: [good("food", "moqueca dende pirao")],
  },
  {
    agent: "reviews",
    id: "galeteria-gaucha",
    prompt:
      "Galeto no ponto e a polenta crocante, coisa de nonno. Mas tchê, levaram 50 minutos só pra trazer a primeira rodada, a gurizada já tava subindo nas paredes.",
    kind: "mixed",
    points: [good("food", "galeto polenta"), bad("speed", "minutos rodada")],
    misread: ["ponto de onibus"],
  },
];
