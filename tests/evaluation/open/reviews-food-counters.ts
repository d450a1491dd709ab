import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Food bought over a counter or eaten standing: bakery, butcher, greengrocer, sweets, street stalls. */
export const reviewsFoodCounters: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "acougue-seu-nelson",
    prompt:
      "seu nelson do açougue sabe até quantas pessoa vai ter no churrasco aqui de casa kkk já separa a picanha limpinha e nunca empurrou carne passada. compro lá faz 12 ano e não troco",
    kind: "praise",
    points: [good("food", "carne picanha churrasc"), good("service", "nelson separ")],
    names: ["Seu", "Nelson"],
  },
  {
    agent: "reviews",
    id: "acougue-moida-na-hora",
    prompt:
      'Pedi um quilo de carne, patinho moído na hora e a atendente pegou o que já estava na bandeja, escuro. Quando questionei, ela virou os olhos e disse "é a mesma coisa". Não é a mesma coisa.',
    kind: "complaint",
    points: [bad("food", "carne moid patinho bandeja fresc"), bad("service", "atendente")],
  },
  {
    agent: "reviews",
    id: "peixaria-cheiro-na-calcada",
    prompt:
      "O camarão é o mais fresco da cidade, isso ninguém tira deles. Agora, a calçada na frente fica com uma água que Deus me livre, o cheiro vai até o ponto de ônibus.",
    kind: "mixed",
    points: [good("food", "camar fresc"), bad("cleanliness", "cheiro calcada agua")],
  },
  {
    agent: "reviews",
    id: "peixaria-balanca",
    prompt:
      "Pesei em casa o filé de tilápia: na etiqueta 1,2 kg, na minha balança 940 g. Fui lá mostrar e o rapaz falou que é o gelo. Gelo eu faço no meu freezer.",
    kind: "complaint",
    points: [
      badAbout("peso pes balanca quantidade gelo etiqueta quilo"),
      bad("service", "rapaz explic respost gelo"),
    ],
  },
  {
    agent: "reviews",
    id: "hortifruti-mamao-verde",
    prompt:
      'Fruta bonita só por fora: três mamões, três verdes por dentro. O moço garantiu que estavam "no ponto". No ponto de jogar fora, só se for.',
    kind: "complaint",
    points: [
      bad("food", "mama fruta maduro madur verde"),
      bad("notice", "moco indic garant atend"),
    ],
  },
  {
    agent: "reviews",
    id: "quitanda-dona-zefa",
    prompt:
      "Ô quitandinha abençoada! Dona Zefa põe sempre uma cebolinha a mais de presente e as verdura parece que saiu da terra agorinha. E o preço é bem abaixo do mercado grande.",
    kind: "praise",
    points: [
      good("food", "verdura alface fresc fresq hortali cebolinha"),
      good("service", "zefa cebolinha mimo presente"),
      good("price"),
    ],
    names: ["Dona", "Zefa"],
  },
  {
    agent: "reviews",
    id: "sorveteria-quatro-sabores",
    prompt:
      "Sorvete artesanal de verdade, o de cupuaçu me levou de volta pra Belém. Dou 4 estrelas porque num domingo de 38 graus só tinha quatro sabores na vitrine.",
    kind: "mixed",
    rating: 4,
    points: [good("food", "sorvete cupuacu"), bad("variety", "sabores vitrine")],
  },
  {
    agent: "reviews",
    id: "sorveteria-casquinha-mole",
    prompt:
      "a casquinha tava mole e o sorvete com gosto de geladeira velha. joguei fora na esquina. 14 reais no lixo",
    kind: "complaint",
    points: [bad("food", "sorvete casquinha gosto"), bad("price", "reais gast")],
  },
  {
    agent: "reviews",
    id: "acai-promessa-de-500",
    prompt:
      "Pago 500ml e vem um copo com metade de banana e granola, açaí mesmo é uma colherada no fundo. Já foi bom esse lugar viu, há dois anos atrás transbordava.",
    kind: "complaint",
    points: [
      bad("food", "acai copo quantidade porc banana granola"),
      badAbout("antes quantidade mud dois_anos metade porc padrao diferen copo"),
    ],
  },
  {
    agent: "reviews",
    id: "acai-cremoso-teen",
    prompt:
      "mano q açaí absurdo, cremosinho e os complemento é à vontade msm. os cara ainda deixa provar antes 🔥",
    kind: "praise",
    points: [
      good("food", "acai crem complement"),
      goodAbout("prov atend complement vontade atenc simpat varied generos"),
    ],
  },
  {
    agent: "reviews",
    id: "pastel-de-feira-vento",
    prompt:
      "Comprei pastel de carne e ganhei pastel de vento. Mordi, mordi, e só achei carne perto da despedida.",
    kind: "complaint",
    points: [bad("food", "pastel recheio carne")],
  },
  {
    agent: "reviews",
    id: "pastel-seu-kenji",
    prompt:
      "Pastel do seu Kenji toda quinta na feira é religião aqui em casa. Massa sequinha, recheio até a borda e o caldo de cana geladinho. Que Deus conserve!",
    kind: "praise",
    points: [good("food", "pastel massa recheio caldo")],
    names: ["Seu", "Kenji"],
  },
  {
    agent: "reviews",
    id: "tapioca-visse",
    prompt:
      "pedi minha tapioca de charque com coalho e veio de coco, visse? fui reclamar e a menina disse que eu que falei errado. oxe, e eu lá ia pedir coco se nem gosto?",
    kind: "complaint",
    points: [bad("order", "tapioca coco charque"), bad("service", "menina")],
  },
  {
    agent: "reviews",
    id: "food-truck-fila-que-vale",
    prompt:
      "Fila de 40 minutos pra um lanche, no frio, em pé, com vento. E eu faria de novo hoje. Que costela desfiada é essa, gente??",
    kind: "mixed",
    points: [bad("speed", "fila minutos"), good("food", "costela lanche")],
  },
  {
    agent: "reviews",
    id: "food-truck-so-pix",
    prompt: "Truck no meio do evento, sem sinal de celular, e só aceita Pix. Resultado: fome.",
    kind: "complaint",
    points: [bad("payment", "pix sinal")],
  },
];
