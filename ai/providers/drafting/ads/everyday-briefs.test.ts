import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

/** All that the ads of a description say, one piece a line. */
function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

/** A description, what some piece says, and what none may say. */
type Case = readonly [input: string, says: string, never: RegExp];

function holds(name: string, cases: readonly Case[]): void {
  describe(name, () => {
    test.each(cases)("%j", (input, says, never) => {
      const text = said(input);
      expect(text).toContain(says);
      expect(text).not.toMatch(never);
    });
  });
}

holds("each price stands with its product", [
  [
    "hamburgueria em Sobral smash simples 18 duplo 24 combo com fritas 36 batata com cheddar 16",
    "Combo com fritas por R$ 36",
    /\b(?:24|36) (?:combo|batata)/,
  ],
  [
    "Loja em Osasco. Vestido 89,90 calça jeans 119,90 blusinha 39,90",
    "Calça jeans por R$ 119,90",
    /^Jeans/m,
  ],
  [
    "Clínica veterinária em Palmas. Castração de gata R$ 250, gato R$ 180. Vacina R$ 90",
    "Castração de gata por R$ 250, gato por R$ 180",
    /^Gato/m,
  ],
  [
    "Pizzaria em Ijuí\nterça pizza grande 39,90 (tradicional)\nquinta esfiha 3,50 cada minimo 10",
    "Terça: pizza grande tradicional por R$ 39,90",
    /\(tradicional\)/,
  ],
  [
    "Restaurante em Itu. marmitex P 18 M 22 G 26",
    "Marmitex P por R$ 18, M por R$ 22, G por R$ 26",
    /P 18|^Marmitex P$/m,
  ],
  [
    "Baile da Saudade em Santos, entrada 20 reais. Também tem aula de dança de salão, 90 por mês.",
    "Entrada por R$ 20",
    /Baile da Saudade por R\$ 90/,
  ],
]);

holds("whom it is for is told", [
  [
    "Curso de parto em Natal, R$ 480 o casal. É pra mães de primeira viagem.",
    "Para mães de primeira viagem",
    /480 o casal, para/,
  ],
  [
    "Limpeza de sofá em Santos. Queria alcançar quem tem pet e criança em casa.",
    "Para quem tem pet e criança em casa",
    /alcançar/,
  ],
  [
    "Cachecol de tricô em Lages por R$ 60. Público: gente que quer presentear, namorado esquecido kkk",
    "Para gente que quer presentear",
    /esquecido|kk/,
  ],
  [
    "Aula de yoga em Recife, pra iniciantes. Se chover, é no salão.",
    "Aula de yoga para iniciantes",
    /se chover/i,
  ],
]);

holds("an offer keeps its condition and takes no other's", [
  [
    "Smash em Ijuí por R$ 18. milkshake 15, entrega só no Cohab, taxa 5 reais",
    "Milkshake por R$ 15",
    /Smash[^.\n]*taxa/,
  ],
  [
    "Empório em Lins: chia 29,90 kg. acima de 150 em compras entrego sem cobrar.",
    "Acima de R$ 150 em compras entrego sem cobrar",
    /Chia[^.\n]*acima/,
  ],
  [
    "Brechó em Lins. no sábado das 9 às 13 é tudo com 20% off menos calçado",
    "No sábado das 9 às 13 é tudo com 20% off menos calçado",
    /^Às 13/m,
  ],
  [
    "Bar em Lins. Frango 45. Costela só por encomenda até sexta.",
    "Costela só por encomenda até sexta",
    /^Costela(?: em Lins)?$/m,
  ],
  [
    "Limpeza em Lins. sofá 130, colchão 150. se fechar sofá e colchão junto tiro 30 do total",
    "tiro R$ 30 do total",
    /por R\$ 30|^Se fechar,/m,
  ],
]);

holds("the days of an offer stay with it", [
  [
    "sou manicure em Lins pé e mão 45 esmaltação 55 de terça a quinta dou 10% de desconto pra cliente nova",
    "De terça a quinta dou 10% de desconto para cliente nova",
    /^10% de desconto/m,
  ],
  [
    "Passeio de barco em Paraty, R$ 120 por pessoa, criança até 5 não paga. Se o tempo fechar devolvemos o dinheiro.",
    "R$ 120 por pessoa",
    /^Criança até 5$/m,
  ],
  [
    "Aula de corte em Lins por R$ 30, que viram desconto na matrícula",
    "R$ 30, que viram desconto na matrícula",
    /^Viram/m,
  ],
  [
    "Padaria em Lins. De segunda a sexta tem o combo pão na chapa com café R$ 12.",
    "combo pão na chapa com café por R$ 12",
    /^Pão na chapa/m,
  ],
]);

holds("the product is found in a long text, and nothing else is sold", [
  [
    "Oi! Sou doula há 9 anos e queria um anúncio pro curso de preparação pro parto em Natal.",
    "Curso de preparação para o parto",
    /anúncio/,
  ],
  [
    "Meu sonho é a confeitaria. Trabalho principalmente com bolos de casamento em Vitória e faço degustação no ateliê.",
    "Bolos de casamento",
    /^Degustação em/m,
  ],
  [
    "fala aí aqui é o Beto, a gente limpa sofá, colchão e tapete em Santos",
    "Limpeza de sofá",
    /^(?:Procura )?colchão/im,
  ],
  [
    "Prezados, solicito anúncio para o estabelecimento Espetinhos do Gaúcho, em Boa Vista. Atenciosamente, Rui.",
    "Espetinhos do Gaúcho",
    /Prezados|Atenciosamente/,
  ],
  [
    "Oficina em Lins. Troca de óleo R$ 159. O movimento caiu depois que abriram a avenida.",
    "Troca de óleo por R$ 159",
    /caiu/,
  ],
  [
    "Lanchonete em Lins. Marmita R$ 20. Motorista de ônibus paga 15 na marmita",
    "Motorista de ônibus paga R$ 15 na marmita",
    /^Motorista de ônibus$/m,
  ],
]);

holds("names are whole and where they belong", [
  ["Doceria Mel & Canela - Goiânia. Torta R$ 95", "Doceria Mel & Canela em Goiânia", /em Canela/],
  ["Marmoraria Pedra Nobre em Londrina", "Precisa de marmoraria?", /Precisa de Marmoraria/],
  ["Clínica Bicho Solto (Palmas/TO). Vacina R$ 90", "em Palmas", /\(Palmas/],
  ["Ateliê da Dê em Campo Grande, sabonetes R$ 90", "Ateliê da Dê", /^Conheça o Ateliê$/m],
  ["Arena Pé na Areia - Recife. aula em grupo R$ 60", "Arena Pé na Areia", /Aula[^.\n]* na Areia/],
]);
