import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

/** All that the ads of a description say, one piece a line. */
function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

/** Ordinary descriptions, what some piece says, and what none may say. */
type Everyday = readonly [input: string, says: string, never: RegExp];

const names: readonly Everyday[] = [
  [
    "Empório Vila Mineira em São José dos Campos. Queijo canastra meia cura por R$ 68 a peça e doce de leite de 400 g por R$ 22.",
    "Queijo canastra meia cura por R$ 68 a peça",
    /canastra,|^Meia cura/im,
  ],
  [
    "Peixaria Mar Aberto, em Itanhaém. Filé de tilápia por R$ 44,90 o quilo e camarão sete barbas por R$ 39,90.",
    "camarão sete barbas por R$ 39,90",
    /^Barbas|sete\./m,
  ],
  [
    "Lava-jato Brilho Total em Uberlândia. Lavagem completa de carro pequeno por R$ 50 e SUV por R$ 70.",
    "Lavagem completa de carro pequeno por R$ 50",
    /carro, pequeno/,
  ],
  [
    "Studio Lashes by Keila em Manaus. Extensão de cílios fio a fio por R$ 150.",
    "Studio Lashes by Keila em Manaus",
    /by em|Lashes em/,
  ],
  [
    "Gráfica Rápida Ponto e Vírgula em Campinas. Banner de 60 x 90 cm por R$ 45.",
    "Banner de 60 x 90 cm",
    /Ponto em|60 x em/,
  ],
  [
    "Gráfica Impressa Já, em Barueri. Faço cartão de visita.",
    "Gráfica Impressa Já em Barueri",
    /Impressa em/,
  ],
  [
    "Loja do Celular, em Cubatão. Galaxy A15 de 128 GB por R$ 899.",
    "Galaxy A15 de 128 GB por R$ 899",
    /a15/,
  ],
  [
    "Apartamentos para alugar em Bauru, aluguel sem caução a partir de R$ 900.",
    "sem caução",
    /calção/,
  ],
];

const kinds: readonly Everyday[] = [
  [
    "Vendo brownie recheado, palha italiana e cone trufado em Itaúna. Brownie por R$ 10, palha por R$ 6 e cone por R$ 12.",
    "Palha por R$ 6 e cone por R$ 12",
    /recheado: palha/i,
  ],
];

const places: readonly Everyday[] = [
  [
    "Academia feminina Corpo em Forma, no Jardim América em Goiânia. Plano trimestral por R$ 89 ao mês.",
    "Academia no Jardim América",
    /(?:Academia|Academia feminina) em Forma/,
  ],
  [
    "Loja de Informática Byte Certo Soluções em Tecnologia, em Montes Claros. Notebook usado a partir de R$ 1.200.",
    "em Montes Claros",
    /(?:Notebook|Informática) (?:usado )?em Tecnologia/,
  ],
  [
    "Camisetas estampadas do P ao GG na Malharia Oliveira, em Brusque. Cada camiseta sai por R$ 29,90.",
    "Camisetas em Brusque",
    /Malharia Oliveira e em/,
  ],
];

const numbers: readonly Everyday[] = [
  [
    "Loja Pé de Moleque em Caruaru. Tênis infantil do 22 ao 33 por R$ 89,90.",
    "Tênis infantil do 22 ao 33",
    /do 22(?! ao)|R\$ (?:22|33)/,
  ],
  [
    "Oficina Três Irmãos, em Ribeirão Preto. Troca de óleo por R$ 180. Alinhamento grátis para quem trocar os quatro pneus aro 15.",
    "Alinhamento grátis para quem trocar os quatro pneus aro 15",
    /R\$ 15|Alinhamento grátis(?! para)/,
  ],
  [
    "Costelaria Fogo Baixo em Cascavel. Costela no bafo por R$ 62,90 o kg. Aos domingos, maionese de cortesia a partir de 2 kg.",
    "a partir de 2 kg",
    /R\$ 2 /,
  ],
  [
    "Hamburgueria Brasa 77, em Taubaté. Smash burger duplo por R$ 28 e batata com cheddar por R$ 17.",
    "Hamburgueria Brasa 77",
    /R\$ 77|Brasa(?! 77)/,
  ],
  [
    "Minha padaria fica em Itapetininga. O pão francês está R$ 15,90 o quilo. Depois das 18h, leve 10 pães e pague 8.",
    "Depois das 18h, leve 10 pães e pague 8",
    /R\$ 8|(?:^|\. )(?:Leve 10|Depois das 18h\.)/m,
  ],
  [
    "Vendo ar condicionado split 9000 BTUs 110/220 na loja Clima Bom em Teresina.",
    "Ar-condicionado split 9000 BTUs 110/220 em Teresina",
    /110(?!\/220)/,
  ],
];

const conditions: readonly Everyday[] = [
  [
    "Lava-jato Brilho Total em Uberlândia. Lavagem de carro por R$ 50. Na quinta lavagem, a cera é por nossa conta.",
    "Na quinta lavagem, a cera é por nossa conta",
    /R\$ 50, na quinta|(?:^|\. )A cera/m,
  ],
  [
    "Kombi Lanches do Tavinho, em Resende. Cachorro quente por R$ 14. Até as 20h, o refrigerante lata sai por R$ 3.",
    "Até as 20h, o refrigerante lata sai por R$ 3",
    /(?:^|\. )O refrigerante|Até as 20h\./m,
  ],
  [
    "Studio Keila em Manaus. Extensão de cílios por R$ 150. Indicando uma amiga, as duas ganham R$ 20 de desconto.",
    "Indicando uma amiga, as duas ganham R$ 20 de desconto",
    /(?:^|\. )(?:As )?duas ganham/im,
  ],
  [
    "Livraria Traça Feliz, em Pelotas. Livros usados a partir de R$ 10. Trazendo três livros, você leva um.",
    "Livros usados a partir de R$ 10",
    /Trazendo três livros\./,
  ],
  [
    "Corte social sai por R$ 35 em Belo Horizonte. Às quartas, corte e barba juntos por R$ 50.",
    "Às quartas, corte e barba juntos por R$ 50",
    /(?:^|\. )(?:Quartas,|Corte e barba juntos por)/m,
  ],
  [
    "Pamonharia Milho Doce, em Anápolis. Pamonha por R$ 11 e curau por R$ 9. Às terças, na compra de 4 pamonhas leva 5.",
    "Às terças, na compra de 4 pamonhas leva 5",
    /R\$ 9, às terças|(?:^|\. )Na compra/m,
  ],
  [
    "Pet Shop Quatro Patas, em Londrina. Ração para gato castrado, saco de 10 kg por R$ 159.",
    "Ração para gato castrado, saco de 10 kg por R$ 159",
    /(?:^|\. )Saco de/m,
  ],
  [
    "Serralheria Ferro Forte em Volta Redonda. Portão basculante a partir de R$ 1.400. Pintura inclusa em portões até 3 metros.",
    "Pintura inclusa em portões até 3 metros",
    /Pintura em Volta Redonda|^Pintura$/m,
  ],
];

const foreign: readonly Everyday[] = [
  [
    "Somos la empanadería Doña Rosa en Búzios. Empanadas de carne a R$ 9 cada una.",
    "Empanadas por R$ 9 cada, em Búzios",
    / en |cada una|Doña/,
  ],
  [
    "Peluquería canina Mimos en Foz do Iguaçu. Baño y corte por R$ 70. Los lunes hay 10% de descuento.",
    "Banho e tosa por R$ 70",
    /Baño|lunes|beleza/,
  ],
  [
    "We sell empanadas in Búzios. They cost R$ 9 each.",
    "Empanadas por R$ 9 cada, em Búzios",
    /cost|each/,
  ],
];

describe.each([
  ["a name stays whole", names],
  ["one thing is not told of another", kinds],
  ["the place is where the shop is", places],
  ["a size, a model or a count is no price", numbers],
  ["an offer keeps what it hangs on", conditions],
  ["another language is told in Portuguese", foreign],
])("%s", (_, cases) => {
  test.each(cases)("%j", (input, says, never) => {
    expect(said(input).toLowerCase()).toContain(says.toLowerCase());
    expect(said(input)).not.toMatch(never);
  });
});
