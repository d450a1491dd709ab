import type { ReviewInput } from "../../input.ts";
import { bad, badAbout, good } from "../../points.ts";

/** Something praised and something wrong. */
export const reviewsMixed: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "restaurante-feijoada-e-espera",
    prompt:
      "A feijoada é maravilhosa, mas esperamos 50 minutos e o garçom esqueceu as bebidas. 3 estrelas.",
    kind: "mixed",
    rating: 3,
    points: [good("food", "feijoada"), bad("speed"), badAbout("bebida esquec pedido atend garcom")],
  },
  {
    agent: "reviews",
    id: "salao-unha-cara-e-atrasada",
    prompt: "Adorei a unha, a Camila é muito caprichosa. Só achei caro e ainda atrasou 30 min.",
    kind: "mixed",
    points: [good("result", "unha camila"), bad("price"), bad("speed")],
    names: ["Camila"],
  },
  {
    agent: "reviews",
    id: "loja-provador-minusculo",
    prompt: "Peças lindas e preço bom, porém o provador é minúsculo e sem espelho.",
    kind: "mixed",
    points: [good("goods", "roupa"), good("price"), badAbout("provador espelho")],
  },
  {
    agent: "reviews",
    id: "pousada-linda-internet-ruim",
    prompt:
      "Lugar lindo, silencioso, donos muito queridos. O wifi não chega no chalé e eu precisava trabalhar, isso me complicou.",
    kind: "mixed",
    points: [
      good("place", "silenc lindo tranquil"),
      good("service", "dono"),
      badAbout("wi-fi wifi internet sinal conex"),
    ],
  },
  {
    agent: "reviews",
    id: "sorvete-bom-banheiro-sujo",
    prompt:
      "O sorvete de coco continua maravilhoso. Já o banheiro estava imundo e sem sabonete, uma pena.",
    kind: "mixed",
    points: [good("food", "sorvete coco"), bad("cleanliness", "banheiro sabonete")],
  },
  {
    agent: "reviews",
    id: "clinica-veterinaria-preco-alto",
    prompt:
      "Equipe carinhosa com minha gatinha Nina, instalações novas. Porém o preço da consulta é bem salgado.",
    kind: "mixed",
    points: [good("service", "nina gat"), bad("price")],
    names: ["Nina"],
    misread: ["do salgado", "o salgado", "salgados"],
  },
];
