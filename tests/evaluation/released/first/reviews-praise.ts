import type { ReviewInput } from "../../input.ts";
import { good, goodAbout } from "../../points.ts";

/** Praise over many trades: with and without accents, in capitals, long, in other languages. */
export const reviewsPraise: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "sorveteria-sem-acento",
    prompt:
      "muito bom o sorvete de pistache melhor q ja comi, lugar bonitinho e o atendimeto foi rapido demais rs",
    kind: "praise",
    points: [
      good("food", "sorvete pistache"),
      good("place", "bonit"),
      good("service", "rapid agil"),
    ],
  },
  {
    agent: "reviews",
    id: "escola-professora-bianca",
    prompt:
      "Minha filha de 6 anos era muito tímida e em um semestre já lê sozinha e fala da professora Bianca o dia todo. A comunicação da escola com os pais pelo aplicativo também é ótima.",
    kind: "praise",
    points: [
      good("service", "bianca professor aprend ensin leitura desenvolv"),
      good("notice", "aplicativo pais"),
    ],
    names: ["Bianca"],
  },
  {
    agent: "reviews",
    id: "lava-rapido-zero",
    prompt:
      "Carro ficou zero, até os tapetes! Esperei na salinha com café e wifi, tudo muito confortável. Só elogios, 5 estrelas.",
    kind: "praise",
    rating: 5,
    points: [
      good("result", "carro lava tapete limp"),
      good("place", "sala cafe wi-fi wifi espera"),
    ],
  },
  {
    agent: "reviews",
    id: "assistencia-tela-trocada",
    prompt:
      "Trocaram a tela do meu celular em 40 minutos e ainda salvaram minhas fotos. Preço abaixo da autorizada. Recomendo demais.",
    kind: "praise",
    points: [good("repair", "tela celular troca fotos"), good("speed", "40"), good("price")],
  },
  {
    agent: "reviews",
    id: "cafeteria-rafa-e-bia",
    prompt:
      "O Rafa e a Bia são uns amores, lembram do meu café sem eu pedir. Bolo de laranja fofinho e tomada em toda mesa pra trabalhar. Nota 5",
    kind: "praise",
    rating: 5,
    points: [
      good("service", "rafa bia"),
      good("food", "bolo laranja cafe"),
      good("place", "tomada mesa trabalh"),
    ],
    names: ["Rafa", "Bia"],
  },
  {
    agent: "reviews",
    id: "restaurante-en-espanol",
    prompt:
      "Excelente comida, la moqueca estaba riquísima y el mozo muy amable. El lugar es precioso. Volveremos!",
    kind: "praise",
    points: [
      good("food", "moqueca"),
      good("service", "garcom amab"),
      good("place", "bonit lindo beleza"),
    ],
  },
  {
    agent: "reviews",
    id: "eletricista-pontual",
    prompt:
      "Chamei para trocar o quadro de luz. O técnico Wesley chegou na hora marcada, usou protetor nos sapatos e deixou tudo limpo. Serviço muito bem feito.",
    kind: "praise",
    points: [good("speed", "wesley"), good("cleanliness"), good("result", "quadro luz")],
    names: ["Wesley"],
  },
  {
    agent: "reviews",
    id: "floricultura-entrega-no-prazo",
    prompt:
      "Encomendei um buquê para minha mãe que mora longe e entregaram no horário combinado, com flores lindas e um cartão escrito à mão. Ela chorou!",
    kind: "praise",
    points: [
      good("delivery", "prazo horario combinad pontual"),
      good("goods", "flor buque"),
      goodAbout("cartao carinho a_mao mae"),
    ],
  },
  {
    agent: "reviews",
    id: "fisioterapeuta-acolhimento",
    prompt: "A Dra. Sônia é muito atenciosa e a clínica é limpa e fácil de chegar.",
    kind: "praise",
    points: [good("service", "sonia"), good("cleanliness")],
    names: ["Sônia", "Dra"],
    sensitive: "secrecy",
  },
];
