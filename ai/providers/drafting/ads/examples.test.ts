import { describe, expect, test } from "vitest";
import { adFaults } from "../../../../domain/ad-limits/ad-faults.ts";
import { fold } from "../../../../domain/search/fold.ts";
import { draftAds } from "./draft-ads.ts";

/** A description, what some piece must say, and what no piece may say. */
type Example = { input: string; says: string[]; never?: string[] };

const examples: Example[] = [
  {
    input: "quero anunciar meu salão em Recife",
    says: ["Salão em Recife", "Conheça o salão"],
    never: ["beleza"],
  },
  {
    input: "Produto: bolo de pote, Público: crianças, Preço: 12 reais, Local: Boa Viagem",
    says: ["Bolo de pote por R$ 12", "Bolo de pote para crianças", "em Boa Viagem"],
  },
  {
    input:
      "Sou confeiteira e faço bolos de aniversário personalizados para crianças em Campinas, a partir de R$ 120, com entrega grátis no Cambuí. Encomendas com 3 dias de antecedência pelo WhatsApp (19) 99876-5432.",
    says: ["Bolos de aniversário", "R$ 120", "Entrega grátis no Cambuí", "Campinas", "WhatsApp"],
    never: ["99876", "(19)"],
  },
  {
    input:
      "Somos uma confeitaria familiar que há 12 anos atende a zona sul de São Paulo. Trabalhamos com bolos artesanais decorados, doces finos para casamento e kits festa. Nossos preços começam em R$ 89,90 e entregamos em domicílio. Aceitamos Pix, cartão e dinheiro. Nosso atendimento é de terça a domingo, das 9h às 19h.",
    says: [
      "zona sul de São Paulo",
      "R$ 89,90",
      "Entregamos em domicílio",
      "Aceitamos Pix, cartão e dinheiro",
      "Doces finos para casamento",
    ],
  },
  {
    input: "PROMOÇÃO IMPERDÍVEL!!! CORTE + BARBA POR R$ 60 SÓ HOJE NA BARBEARIA DO ZÉ CENTRO",
    says: ["Corte e barba por R$ 60 só hoje", "barbearia do Zé centro"],
    never: ["imperdível", "promoção", "por R$ 60."],
  },
  {
    input: "aulas de inglês para adultos online 35 reais a hora primeira aula grátis",
    says: ["R$ 35 a hora", "para adultos", "primeira aula grátis"],
  },
  {
    input:
      "🍕 Pizzaria Bella Napoli 🍕 Pizza grande por R$ 49,90 às terças! Delivery grátis no Tatuapé até 22h. Peça pelo zap (11) 98888-7777 ou www.bellanapoli.com.br",
    says: [
      "Pizzaria Bella Napoli",
      "Pizza grande por R$ 49,90 às terças",
      "delivery grátis no Tatuapé",
    ],
    never: ["98888", "bellanapoli", "Pizza grande por R$ 49,90."],
  },
  {
    input:
      "Crie um anúncio para minha loja de roupas femininas plus size em Goiânia. Frete grátis acima de R$ 199, parcelamos em até 6x sem juros, 10% de desconto na primeira compra com Pix.",
    says: [
      "Loja de roupas em Goiânia",
      "Frete grátis acima de R$ 199",
      "em até 6x sem juros",
      "10% de desconto na primeira compra com Pix",
    ],
    never: ["Crie", "anúncio", "feminina plus."],
  },
  {
    input:
      "eletricista residencial em curitiba, atendo 24 horas, orçamento sem compromisso, 15 anos de experiência, aceito pix e cartão",
    says: [
      "Eletricista em Curitiba",
      "Atendo 24 horas",
      "Orçamento sem compromisso",
      "15 anos de experiência",
      "Aceito Pix e cartão",
    ],
  },
  {
    input:
      "Somos um petshop no Jardim América. Banho e tosa a partir de R$ 45, com leva e traz grátis. Agende pelo WhatsApp. Aberto de segunda a sábado, das 8h às 18h.",
    says: [
      "Banho e tosa a partir de R$ 45",
      "Leva e traz grátis",
      "Agende pelo WhatsApp",
      "Aberto de segunda a sábado",
      "no Jardim América",
    ],
  },
  {
    input:
      "Vendo marmita fitness congelada para quem treina, kit com 10 por R$ 180, entrega em toda Belo Horizonte, pedidos até quinta",
    says: ["Kit com 10 por R$ 180", "congelada para quem treina", "Pedidos até quinta"],
  },
  {
    input:
      "Psicóloga clínica com 8 anos de experiência, atendimento online e presencial no Batel, Curitiba. Sessão de 50 minutos por R$ 150. Cura da depressão garantida!",
    says: [
      "Psicóloga clínica no Batel",
      "8 anos de experiência",
      "Sessão de 50 minutos por R$ 150",
    ],
    never: ["cura", "depressão", "garantid", "orçamento"],
  },
  {
    input:
      "Academia de bairro, plano mensal de R$ 79,90 sem taxa de matrícula, aula experimental grátis, aberta das 6h às 23h, Jardim Camburi",
    says: [
      "Plano mensal de R$ 79,90 sem taxa de matrícula",
      "Aula experimental grátis",
      "Jardim Camburi",
      "das 6h às 23h",
    ],
  },
  {
    input:
      "Aulas particulares de matemática para ensino médio e vestibular, R$ 60 a hora, online ou na casa do aluno na zona norte do Rio de Janeiro",
    says: ["Aulas de matemática", "R$ 60 a hora", "zona norte"],
  },
  {
    input:
      "Oficina mecânica do João: troca de óleo, freios, suspensão e alinhamento. Orçamento em até 24h. Peças originais. Parcelamos em 10x. Osasco - SP",
    says: [
      "Oficina mecânica do João",
      "Troca de óleo, freios, suspensão e alinhamento",
      "Orçamento em até 24h",
      "Parcelamos em 10x",
    ],
  },
  {
    input: "Faço bolo de pote, brigadeiro gourmet e torta salgada sob encomenda em Niterói",
    says: ["Bolo de pote em Niterói", "Brigadeiro gourmet", "Torta salgada", "sob encomenda"],
  },
  {
    input:
      "floricultura no centro de Londrina, buquês a partir de R$ 59, entrega no mesmo dia, especial dia das mães até 10 de maio",
    says: [
      "Floricultura no centro de Londrina",
      "Buquês a partir de R$ 59",
      "Entrega no mesmo dia",
    ],
  },
  {
    input:
      "Móveis planejados para apartamentos pequenos, projeto 3D grátis, entrega em até 30 dias, pagamento em até 12x no cartão, atendemos toda a Grande São Paulo",
    says: [
      "Móveis planejados para apartamentos pequenos",
      "Projeto 3D grátis",
      "Pagamento em até 12x no cartão",
      "Grande São Paulo",
    ],
  },
  {
    input:
      "Costureira. Faço ajustes, barras e consertos de roupas. Barra de calça R$ 20. Pronto em 2 dias. Perto do metrô Saúde.",
    says: ["Costureira perto do metrô Saúde", "Barra de calça por R$ 20", "Pronto em 2 dias"],
  },
  {
    input:
      "Dentista no Centro de Santos. Clareamento, implantes e aparelho. Avaliação gratuita. Aceitamos convênios.",
    says: ["Dentista no centro de Santos", "Avaliação gratuita", "Aceitamos convênios"],
    never: ["orçamento"],
  },
  {
    input:
      "Quero vender meus sabonetes artesanais veganos, feitos à mão, sem parabenos, kit com 3 por 45 reais, envio para todo o Brasil",
    says: ["Sabonetes artesanais veganos", "Feitos à mão", "Kit com 3 por R$ 45"],
  },
  {
    input:
      "Serviço de limpeza pós-obra em Brasília, equipe treinada, orçamento por foto no WhatsApp, preço a partir de 350 reais",
    says: [
      "Limpeza pós-obra em Brasília",
      "preço a partir de R$ 350",
      "Orçamento por foto no WhatsApp",
    ],
  },
  {
    input:
      "Escola de inglês para crianças de 4 a 10 anos em Joinville, turmas reduzidas, matrículas abertas até 15/02, material incluso",
    says: [
      "Escola de inglês em Joinville",
      "Matrículas abertas até 15 de fevereiro",
      "de 4 a 10 anos",
    ],
    never: ["4h", "10h"],
  },
  {
    input:
      "Corte feminino R$ 70, escova R$ 40, progressiva a partir de R$ 150. Salão Bella Donna, Tatuapé. Atendimento com hora marcada.",
    says: ["Corte feminino por R$ 70", "Escova por R$ 40", "Progressiva a partir de R$ 150"],
  },
  {
    input:
      "Olá, tudo bem? Meu nome é Maria, tenho 45 anos e abri faz pouco tempo uma lojinha de artesanato aqui em Paraty. Eu vendo bonecas de pano, panos de prato bordados e enfeites de Natal. Tudo feito à mão por mim com muito carinho. As bonecas custam R$ 65 e os panos de prato saem por R$ 25 cada. Meu telefone é 24 99999-1234 e meu e-mail maria@gmail.com. Me ajuda!",
    says: ["Bonecas de pano em Paraty", "Bonecas custam R$ 65", "R$ 25 cada"],
    never: ["Maria", "45 anos", "99999", "gmail", "ajuda"],
  },
  {
    input:
      "Produto: consultoria financeira para MEI\nPúblico-alvo: microempreendedores individuais\nPreço: R$ 120 por mês\nDiferenciais: atendimento online, primeira reunião grátis, sem fidelidade\nCidade: Fortaleza - CE\nObjetivo: mais contatos\nTom: amigável",
    says: ["Consultoria para MEI", "R$ 120 por mês", "Primeira reunião grátis", "em Fortaleza"],
    never: ["contatos", "amigável"],
  },
  {
    input:
      "Clínica veterinária 24h em Uberlândia: consultas, vacinas e castração. Primeira consulta com 20% de desconto até 30/12.",
    says: [
      "Clínica veterinária 24h em Uberlândia",
      "Primeira consulta com 20% de desconto até 30 de dezembro",
    ],
    never: ["Temos 20%"],
  },
  {
    input:
      "Advogado trabalhista em Salvador, 20 anos de experiência, primeira consulta gratuita, causa ganha garantida",
    says: ["Advogado em Salvador", "20 anos de experiência"],
    never: ["garantida", "causa"],
  },
  {
    input:
      "Quero divulgar meu curso online de confeitaria para iniciantes, 40 aulas, certificado, acesso vitalício, de R$ 297 por R$ 147 em até 12x, só até domingo",
    says: ["Curso online de confeitaria", "de R$ 297 por R$ 147 em até 12x, só até domingo"],
    never: ["R$ 147."],
  },
  {
    input:
      "Barbearia Dom Pedro - corte degradê, barba na toalha quente e sobrancelha. Corte R$ 45. Seg a sáb das 9h às 20h. Rua Augusta, 1500, Consolação. @dompedrobarber",
    says: ["Barbearia Dom Pedro", "Corte por R$ 45", "Segunda a sábado das 9h às 20h"],
    never: ["1500", "dompedro"],
  },
  {
    input:
      "Produto: tênis de corrida. Diferencial: o melhor do Brasil, número 1 em vendas. Preço: R$ 299,90. Frete grátis para todo o Brasil.",
    says: ["Tênis de corrida por R$ 299,90", "frete grátis para todo o Brasil"],
    never: ["melhor", "número 1", "vendas"],
  },
  {
    input:
      "Emagreça 10kg em 1 mês com nosso programa de nutrição! Resultado garantido ou seu dinheiro de volta. Nutricionista Paula, CRN 12345, atendimento em Moema, consulta R$ 200",
    says: ["Nutricionista Paula em Moema", "Consulta por R$ 200"],
    never: ["Emagre", "10kg", "garantido", "12345", "dinheiro"],
  },
  {
    input:
      "Lanchonete da Tia Rosa\nRua das Flores, 123 - Centro\nX-salada R$ 18\nX-bacon R$ 22\nBatata frita R$ 15\nEntrega grátis no centro",
    says: [
      "Lanchonete da Tia Rosa",
      "X-salada por R$ 18",
      "X-bacon por R$ 22",
      "Batata frita por R$ 15",
    ],
    never: ["123"],
  },
  {
    input:
      "vendo casa 3 quartos em sorocaba, 2 vagas, quintal grande, aceita financiamento, 450 mil reais",
    says: ["Casa 3 quartos em Sorocaba", "R$ 450 mil", "aceita financiamento"],
  },
  {
    input:
      "Lavagem de sofá, colchão e tapete a seco. Secagem em 4 horas. Atendo Santo André, São Bernardo e São Caetano.",
    says: [
      "Lavagem de sofá em Santo André",
      "Lavagem de sofá, colchão e tapete a seco",
      "secagem em 4 horas",
    ],
    never: ["\nColchão", "\nTapete"],
  },
  {
    input: "Ração premium para cães e gatos, 15kg por R$ 149,90, entrega no mesmo dia em Maringá",
    says: ["Ração premium para cães e gatos, 15kg por R$ 149,90"],
  },
  {
    input:
      "anúncio de dia das mães: cesta de café da manhã por R$ 120, entrega até 11h, encomendas até sexta 09/05",
    says: ["Cesta de café da manhã por R$ 120", "Encomendas até sexta 09 de maio"],
  },
  {
    input:
      "Personal trainer feminina, treino em casa ou no parque, 3x por semana R$ 400 por mês, Porto Alegre zona sul",
    says: ["Personal trainer", "3x por semana por R$ 400 por mês"],
    never: ["Pague em 3x", "em 3x"],
  },
  {
    input: "Vendo bolo de cenoura em Maceió. Não fazemos entrega e não aceitamos cartão.",
    says: ["Bolo de cenoura em Maceió"],
    never: ["entrega", "cartão"],
  },
  {
    input: "Vendo ovos caipiras, dúzia R$ 15, entrego às quartas e sábados em Lavras MG",
    says: ["Ovos caipiras, dúzia por R$ 15", "Entrego às quartas e sábados em Lavras"],
  },
  {
    input: "Dedetização de baratas, ratos e cupins em São Luís. Orçamento grátis pelo WhatsApp.",
    says: ["Dedetização de baratas, ratos e cupins", "Orçamento grátis pelo WhatsApp"],
    never: ["Temos ratos"],
  },
  {
    input:
      "Loja de informática, notebooks usados a partir de 1.200 reais com 3 meses de garantia, formatação e upgrade",
    says: ["Notebooks usados a partir de R$ 1.200", "com 3 meses de garantia"],
    never: ["informática, com 3 meses"],
  },
  {
    input:
      "Kit festa: 1 bolo de 2kg, 100 salgados e 50 doces por R$ 280,00. Encomende com 2 dias de antecedência. Entregamos em Contagem e Betim (taxa R$ 15).",
    says: ["Kit festa por R$ 280,00", "Entregamos em Contagem e Betim (taxa R$ 15)"],
    never: ["\n50 doces por R$ 280"],
  },
  {
    input: "corte, barba e sobrancelha por R$ 80",
    says: ["Corte, barba e sobrancelha por R$ 80"],
    never: ["\nBarba e sobrancelha por R$ 80", "\nSobrancelha por R$ 80"],
  },
  {
    input:
      "Vende-se terreno de 300 m² em Caldas Novas, documentação em dia, R$ 85.000 ou entrada de 30 mil + parcelas",
    says: ["Terreno de 300 m²", "R$ 85.000 ou entrada de R$ 30 mil"],
    never: ["m² por R$ 30 mil", "Terreno de 300 em"],
  },
];

/** Words that make sentences of facts and state nothing. */
const neutralWords = new Set(
  (
    "fale com a gente tire suas duvidas conheca nosso trabalho nossas veja opcoes entre em contato saiba mais o os as no na nos nas de da do das dos para por peca um orcamento agende seu horario faca sua encomenda " +
    "chame whatsapp pelo temos fazemos trabalhamos procura precisa aceitamos alem atendimento pague preco precos desde e partir r"
  ).split(" "),
);
/** Owner's words in another form: verbs as nouns, days written out. */
const sameMeaning: Readonly<Record<string, string>> = {
  entrega: "entreg",
  encomendas: "encomend",
  segunda: "seg",
  sabado: "sab",
  fevereiro: "/02",
  maio: "/05",
  dezembro: "/12",
};

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? [];
}

describe.each(examples)("the ads for $input", ({ input, says, never = [] }) => {
  const { pieces } = draftAds(input);
  const all = pieces.map((piece) => piece.text);

  test("say what the owner said", () => {
    const said = all.join("\n").toLowerCase();
    for (const fact of says) expect(said).toContain(fact.toLowerCase());
  });

  test("state nothing else", () => {
    const own = new Set(wordsOf(input));
    const invented = all.flatMap(wordsOf).filter((word) => {
      const root = sameMeaning[word];
      const isOwn = own.has(word) || (root !== undefined && fold(input).includes(root));
      return !isOwn && !neutralWords.has(word);
    });
    expect(invented).toEqual([]);
    for (const words of never)
      expect(all.join("\n").toLowerCase()).not.toContain(words.toLowerCase());
  });

  test("keep sums as the owner wrote them", () => {
    const sums = all.flatMap((piece) => piece.match(/\d[\d.,]*(?:\d|(?=\D|$))/g) ?? []);
    for (const sum of sums) expect(input).toContain(sum.replace(/[.,]$/, ""));
  });

  test("give at least three titles without a fault", () => {
    expect(pieces.filter((piece) => piece.kind === "google-title").length).toBeGreaterThanOrEqual(
      3,
    );
    for (const piece of pieces) expect(adFaults(piece, input), piece.text).toEqual([]);
  });
});
