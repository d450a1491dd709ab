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
    points: [good("food", "maionese carne pao paes")],
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
      "Rapaz, fui sem dar nada e quase chorei. Pizza de borda fina, tomate de verdade, manjericão colhido na hora. A Sandra explicou a história da receita da nona dela. Saí de lá meio italiano.",
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
      "Chope trincando, torresmo que estala e samba com som bom na calçada sexta-feira. Carioca raiz sabe: é aqui. Valeu, rapaziada!",
    kind: "praise",
    points: [
      good("food", "chope torresmo"),
      goodAbout("samba musica o_som do_som ao_som clima ambiente sexta calcada"),
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
    points: [good("food", "sushi peixe fresc"), good("service", "hiro itamae ensin")],
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
      "Galeto no ponto e a polenta crocante, comida de nonno. Mas tchê, levaram 50 minutos só pra trazer a primeira rodada, a gurizada já tava subindo nas paredes.",
    kind: "mixed",
    points: [good("food", "galeto polenta"), bad("speed", "minutos rodada")],
    misread: ["ponto de onibus"],
  },
  {
    agent: "reviews",
    id: "cantina-da-escola",
    prompt:
      'Meu filho é celíaco, avisei por escrito, e serviram a ele um salgado comum dizendo que era "só tirar a casquinha".',
    kind: "complaint",
    points: [badAbout("celia gluten restric salgad alimenta informa aviso relat")],
    personal: ["seu filho e celiaco"],
    sensitive: "health",
  },
  {
    agent: "reviews",
    id: "buffet-infantil-festa-do-gael",
    prompt:
      "A festa do Gael foi mágica! Monitores incansáveis, comida saindo quente até o fim e a Mônica resolveu um bolo que quase não chegou sem nem me contar na hora. Só soube depois. Isso não tem preço.",
    kind: "praise",
    points: [
      goodAbout("monitor equipe_d recre crianc atenc"),
      good("food", "quent"),
      goodAbout("monica bolo resolv cuid"),
    ],
    names: ["Gael", "Mônica"],
  },
  {
    agent: "reviews",
    id: "buffet-casamento-faltou",
    prompt:
      "Contratamos para 120 pessoas, foram 112. Às dez da noite já não tinha mais jantar. Minha madrinha comeu pão de forma na cozinha. Nosso casamento.",
    kind: "complaint",
    points: [badAbout("jantar comida quantidade falt refeic suficien acab")],
  },
  {
    agent: "reviews",
    id: "creperia-namoro",
    prompt:
      "Nosso primeiro encontro foi aí. O segundo também. Casamos em maio e pedimos o crepe de pera com gorgonzola no buffet. Obrigado por tudo!",
    kind: "praise",
    points: [goodAbout("crepe encontro histor casa comec pera")],
  },
  {
    agent: "reviews",
    id: "restaurante-vegano-cetico",
    prompt:
      "Fui arrastado pela minha filha, carnívoro convicto. Comi uma feijoada sem um grama de carne e repeti. Não contem pra ninguém.",
    kind: "praise",
    points: [good("food", "feijoada")],
  },
  {
    agent: "reviews",
    id: "restaurante-menu-degustacao",
    prompt:
      "Sete tempos impecáveis, com destaque absoluto para o robalo em caldo de tucupi. Lamento apenas que o serviço de vinhos tenha sido apressado e algo arrogante com quem, como eu, não domina o assunto.",
    kind: "mixed",
    points: [good("food", "robalo tempos caldo"), bad("service", "vinho arrog apress")],
  },
  {
    agent: "reviews",
    id: "kebab-madrugada",
    prompt:
      "3 da manhã, saindo da balada morto de fome, esse kebab me devolveu a vida. Abençoado seja quem inventou",
    kind: "praise",
    points: [good("food", "kebab")],
  },
  {
    agent: "reviews",
    id: "restaurante-cadeirao",
    prompt:
      'Fomos com bebê. Cadeirão? "Tá quebrado." Trocador? "Não tem." Sorriso? Também não tinha.',
    kind: "complaint",
    points: [badAbout("cadeir trocador bebe crianc estrutura"), bad("service", "sorriso")],
  },
  {
    agent: "reviews",
    id: "cafe-colonial-serra",
    prompt:
      "Mesa farta de doces, geleias caseiras, cucas de tudo que é jeito. A vista do vale então! Senti falta de repor: quando acabou o strudel, acabou mesmo, e eram quatro da tarde.",
    kind: "mixed",
    points: [
      good("food", "geleia cuca mesa fart"),
      goodAbout("vista vale paisagem"),
      badAbout("repo reposic strudel acab falt"),
    ],
  },
  {
    agent: "reviews",
    id: "yakisoba-gordura",
    prompt: "vei o yakissoba de frango veio boiando no oleo, guardanapo ficou transparente",
    kind: "complaint",
    points: [bad("food", "yakis oleo gordur")],
    quotable: ["guardanapo"],
  },
  {
    agent: "reviews",
    id: "delivery-strogonoff-todo-dia",
    prompt:
      'Peço umas três vezes por semana. Sempre chega antes do previsto, lacradinho, e com bilhetinho escrito à mão. Hoje veio "boa prova, Lu!" porque comentei da prova semana passada 🥹',
    kind: "praise",
    points: [
      good("delivery", "antes pontual lacr"),
      goodAbout("bilhet recad carinh mensagem_escrit mensagens_escrit a_mao"),
    ],
    names: ["Lu"],
  },
  {
    agent: "reviews",
    id: "espetinho-da-praca",
    prompt:
      "espeto bão, farofa melhor ainda, mas a fumaça vai tudo pra dentro da minha casa que moro em frente.",
    kind: "mixed",
    points: [good("food", "espet farofa"), badAbout("fumaca vizinh casa")],
  },
  {
    agent: "reviews",
    id: "choperia-som",
    prompt:
      "Gritei meu pedido. Gritei o nome da minha namorada. Gritei pedindo a conta. Voltei pra casa rouco, e não era show, era o som ambiente de vocês.",
    kind: "complaint",
    points: [bad("noise")],
  },
];
