import type { ReviewInput } from "../../input.ts";
import { good, goodAbout } from "../../points.ts";

/** Praise of what is eaten, and of places to stay: short, typed in haste, formal, in capitals, in other languages. */
export const reviewsPraiseAtTheTable: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "pao-na-chapa-do-bairro",
    prompt:
      "Melhor pão na chapa do bairro, sempre quentinho. As meninas do balcão são um amor, já sabem meu pedido de cor.",
    kind: "praise",
    points: [good("food", "pao chapa quent"), good("service", "balcao menina amor pedido de_cor")],
  },
  {
    agent: "reviews",
    id: "acai-cremoso-complemento",
    prompt: "açaí top demais, bem cremoso e vem muito complemento. sempre peço",
    kind: "praise",
    points: [good("food", "acai cremos complement capricha caprich")],
  },
  {
    agent: "reviews",
    id: "massa-fininha-antes-da-hora",
    prompt: "Pizza massa fininha do jeito q a gente gosta, chegou antes do horário e quentinha 😋",
    kind: "praise",
    points: [good("food", "pizza massa fin"), good("delivery", "cheg quent rapid antes horario")],
  },
  {
    agent: "reviews",
    id: "carne-do-seu-valdir",
    prompt: "Carne sempre fresca e o seu Valdir corta do jeitinho que eu peço. Freguesa há 6 anos!",
    kind: "praise",
    points: [good("food", "carne fresc"), good("service", "valdir cort jeit")],
    names: ["Valdir"],
  },
  {
    agent: "reviews",
    id: "mercadinho-da-semana",
    prompt:
      "Mercadinho limpo, hortifruti sempre novo e fila que anda. Virou minha compra da semana.",
    kind: "praise",
    points: [
      good("cleanliness", "limp"),
      good("goods", "hortifruti frut verdura fresc novo novidade fila caixa"),
    ],
  },
  {
    agent: "reviews",
    id: "bolo-da-manu",
    prompt:
      "O bolo de aniversário da Manu ficou PERFEITO, todo mundo perguntou onde eu encomendei. Recheio de ninho com morango maravilhoso, nada enjoativo",
    kind: "praise",
    points: [good("food", "bolo recheio ninho morang")],
    names: ["Manu"],
  },
  {
    agent: "reviews",
    id: "marmita-que-sustenta",
    prompt:
      "Marmita caseira de verdade, feijão bem temperado e porção que sustenta. Peço toda semana pro escritório.",
    kind: "praise",
    points: [good("food", "marmita feijao caseir porc sustent")],
  },
  {
    agent: "reviews",
    id: "bodas-de-ouro-no-restaurante",
    prompt:
      "Prezados, venho por meio desta cumprimentar a equipe pela fidalguia com que receberam minha esposa e eu nas bodas de ouro. A comida estava saborosa e a toalha de linho foi um detalhe encantador.",
    kind: "praise",
    points: [
      good("service", "receb equipe fidalg toalha detalhe"),
      good("food", "sabor"),
      goodAbout("bodas comemor celebr casament ouro esposa aniversari"),
    ],
  },
  {
    agent: "reviews",
    id: "smash-outro-nivel",
    prompt: "mano q lanche absurdo 🔥 o smash duplo é outro nível, batata sequinha",
    kind: "praise",
    points: [good("food", "lanche smash burger hamburg batata")],
    misread: ["absurd"],
  },
  {
    agent: "reviews",
    id: "cafeteria-para-trabalhar",
    prompt:
      "Cafeteria aconchegante, wifi bom e ninguém te apressa. Trabalhei a tarde toda com um cappuccino delicioso.",
    kind: "praise",
    points: [
      good("place", "wi-fi wifi tranquil trabalh tarde vontade calma sem_pressa pressa"),
      good("food", "cappuccino cafe"),
    ],
  },
  {
    agent: "reviews",
    id: "brigadeiro-da-reuniao",
    prompt: "Brigadeiros finos dos deuses! Levei pra uma reunião e não sobrou um.",
    kind: "praise",
    points: [good("food", "brigadeir doce docinho sobr reuni")],
  },
  {
    agent: "reviews",
    id: "peixe-com-dica-de-receita",
    prompt: "Peixe fresquíssimo, limpam na hora e ainda dão dica de receita.",
    kind: "praise",
    points: [good("food", "peixe fresc fresqu"), good("service", "limp dica receita na_hora")],
  },
  {
    agent: "reviews",
    id: "pastel-do-sr-nakamura",
    prompt: "MELHOR PASTEL DA FEIRA!!! CALDO DE CANA GELADINHO E O SR. NAKAMURA SEMPRE SORRINDO",
    kind: "praise",
    points: [good("food", "pastel pasteis caldo cana"), good("service", "nakamura sorri simpat")],
    names: ["Nakamura"],
  },
  {
    agent: "reviews",
    id: "guesthouse-homemade-cake",
    prompt:
      "Lovely little guesthouse! Spotless room, super friendly hosts and the homemade cake at breakfast was a dream.",
    kind: "praise",
    points: [
      good("cleanliness", "quarto limp impec"),
      good("service", "anfitri receb host simpat"),
      good("food", "bolo cafe"),
    ],
  },
  {
    agent: "reviews",
    id: "parrilla-del-mozo-ezequiel",
    prompt:
      "Excelente la parrilla y muy amable el mozo Ezequiel. Volveremos en nuestro próximo viaje a Floripa.",
    kind: "praise",
    points: [
      good("food", "carne churrasco grelh parrilla brasa assad"),
      good("service", "ezequiel garcom"),
    ],
    names: ["Ezequiel", "Floripa", "Florianópolis"],
  },
  {
    agent: "reviews",
    id: "pousada-da-dona-cida",
    prompt:
      "Passamos o feriado na pousada e foi maravilhoso. Café da manhã caprichado, quarto com vista pro mar e a dona Cida um doce de pessoa.",
    kind: "praise",
    points: [good("food", "cafe"), good("room", "vista mar"), good("service", "cida")],
    names: ["Cida"],
    misread: ["sobremesa", "doces"],
  },
  {
    agent: "reviews",
    id: "cha-de-bebe-na-chacara",
    prompt:
      "Fizemos o chá de bebê da Lara na chácara e deu tudo certo. Piscina limpa, churrasqueira ótima e o caseiro sempre por perto.",
    kind: "praise",
    points: [
      good("place", "piscina churrasqueira chacara limp"),
      good("service", "caseiro perto ajud"),
    ],
    names: ["Lara"],
  },
  {
    agent: "reviews",
    id: "coxinha-da-rodoviaria",
    prompt:
      "parei sem esperar nada na lanchonete da rodoviaria e comi a melhor coxinha da minha vida, voltei na volta da viagem so por ela",
    kind: "praise",
    points: [good("food", "coxinha")],
  },
  {
    agent: "reviews",
    id: "sorvete-sem-acucar-do-avo",
    prompt:
      "Meu avô é diabético e sempre ficava só olhando. Aqui tem 6 sabores sem açúcar e ele saiu sorrindo!",
    kind: "praise",
    points: [good("variety", "sabores acucar sorri avo")],
    personal: ["diabétic"],
  },
];
