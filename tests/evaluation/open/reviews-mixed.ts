import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Something praised and something wrong. */
export const reviewsMixed: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "hotel-piscina-fechada",
    prompt:
      "Quarto confortável e café da manhã ótimo. Pena que a piscina estava fechada e ninguém avisou na hora da reserva. Nota 3.",
    kind: "mixed",
    rating: 3,
    points: [
      good("room", "confort"),
      good("food", "cafe"),
      badAbout("piscina"),
      bad("notice", "reserva"),
    ],
  },
  {
    agent: "reviews",
    id: "academia-lotada",
    prompt:
      "Bons equipamentos e professores atentos. Mas fica lotada às 18h e o ar condicionado não dá conta.",
    kind: "mixed",
    points: [
      good("place", "equipament aparelho professor"),
      badAbout("lota movimento cheia cheio horario pico"),
      badAbout("condicionado temperatur calor climatiz refriger ventil"),
    ],
  },
  {
    agent: "reviews",
    id: "veterinario-anjo-recepcao-confusa",
    prompt:
      "O veterinário foi um anjo com meu gato Frajola. Já a recepção demorou para achar a ficha, e estacionar ali é impossível.",
    kind: "mixed",
    points: [
      goodAbout("veterinari frajola gato carinh cuidad dedic atend atenc"),
      bad("service", "ficha demor"),
      bad("parking"),
    ],
    names: ["Frajola"],
  },
  {
    agent: "reviews",
    id: "pizza-sem-guardanapo",
    prompt: "Ótima pizza, entrega rápida. Só faltou guardanapo. 4 estrelas",
    kind: "mixed",
    rating: 4,
    points: [good("food", "pizza"), good("delivery", "rapid agil"), badAbout("guardanapo falt")],
  },
  {
    agent: "reviews",
    id: "mercadinho-fila-do-caixa",
    prompt:
      "preço ótimo e tem de tudo mas a fila do caixa no sabado é de chorar, coloquem mais gente",
    kind: "mixed",
    points: [good("price"), bad("speed", "caixa sabado")],
  },
  {
    agent: "reviews",
    id: "assistencia-bom-servico-sem-aviso",
    prompt:
      "O conserto da minha geladeira ficou bom e com preço justo. O ruim foi ter que ligar quatro vezes para saber se estava pronto.",
    kind: "mixed",
    points: [
      good("repair", "geladeira"),
      good("price"),
      bad("notice", "ligar_quatro ligac telefon andamento"),
    ],
  },
  {
    agent: "reviews",
    id: "burger-good-fries-cold",
    prompt:
      "Burger was great and the place is cool, but the fries were cold and we waited forever for the check.",
    kind: "mixed",
    points: [
      good("food", "hamburguer burger lanche"),
      good("place"),
      bad("warmth", "batata frita fritas"),
      bad("speed", "a_conta da_conta na_conta pela_conta"),
    ],
  },
  {
    agent: "reviews",
    id: "churrascaria-carne-boa-conta-errada",
    prompt:
      "Carnes excelentes e buffet variado, mas cobraram um refrigerante que não pedimos e demoraram para corrigir.",
    kind: "mixed",
    points: [
      good("food", "carne buffet"),
      badAbout("cobranc a_conta da_conta na_conta pela_conta refrigerante cobrad"),
      bad("speed", "corre"),
    ],
  },
  {
    agent: "reviews",
    id: "livraria-acervo-e-calor",
    prompt:
      "Acervo maravilhoso e livreiros que entendem do assunto. Só o calor lá dentro que é demais, precisam de um ventilador.",
    kind: "mixed",
    points: [
      goodAbout("acervo livro livreiro variedade conheciment atend"),
      badAbout("calor temperat ventil clima"),
    ],
  },
  {
    agent: "reviews",
    id: "costureira-otima-mas-atrasa",
    prompt:
      "costura perfeita, meu vestido ficou um sonho, mas prometeu pra quinta e só entregou na segunda",
    kind: "mixed",
    points: [good("result", "costura vestido"), bad("speed", "entreg prazo")],
  },
  {
    agent: "reviews",
    id: "cafe-bonito-porcao-pequena",
    prompt:
      "Cafeteria linda, ótima para fotos e o cappuccino é bom. As porções são pequenas para o preço.",
    kind: "mixed",
    points: [
      good("place", "cafeteria lind"),
      good("food", "cappuccino cafe"),
      badAbout("porc preco tamanho quantidade"),
    ],
  },
  {
    agent: "reviews",
    id: "lavanderia-limpa-sem-botao",
    prompt:
      "As roupas voltaram limpas e passadas. Perderam dois botões da minha camisa, infelizmente. Nota 3",
    kind: "mixed",
    rating: 3,
    points: [good("cleanliness", "roupa pass lavag"), badAbout("bot camisa")],
  },
];
