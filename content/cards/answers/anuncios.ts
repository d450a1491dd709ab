import type { AnswerBody } from "../schema.ts";

/** Where to advertise and with how much. */
export const anunciosBodies: readonly AnswerBody[] = [
  {
    id: "anuncio-google-ou-instagram",
    answer:
      "Comece pelo Google se a pessoa já procura o que você vende: chaveiro, dentista, conserto, marmita perto. Comece pelo Instagram se é a foto que dá vontade: bolo, roupa, unha, presente. Com pouco dinheiro, escolha um só. E antes de pagar, complete o Perfil da Empresa, que é de graça.",
    steps: [
      "Pergunte aos próximos dez clientes como acharam você e anote.",
      "Complete o perfil no Google: fotos, horário, serviços e link do WhatsApp.",
      "Escolha um lugar e um produto, e anuncie só isso por duas a quatro semanas.",
    ],
    caution:
      "Anúncio leva gente até a porta, não conserta a porta: se ninguém responde o WhatsApp, o dinheiro vai embora.",
    link: { kind: "prompt", id: "plano-com-pouco-dinheiro" },
    checkedOn: "2026-11-20",
    sources: ["own", "1.1", "2"],
    followUps: [
      { question: "Quanto invisto por mês?", card: "anuncio-quanto-investir" },
      { question: "E se eu só tiver R$ 50 por semana?", card: "anuncio-pouco-dinheiro" },
      { question: "Botão de impulsionar serve?", card: "anuncio-impulsionar" },
    ],
  },
  {
    id: "anuncio-quanto-investir",
    answer:
      "Só o que não faz falta se der errado, por duas a quatro semanas de teste. Uma conta ajuda: se uma venda deixa R$ 20 e de cada 100 cliques 2 pessoas compram, cada clique vale no máximo R$ 0,40. O preço do clique muda com ramo e cidade: o painel do anúncio mostra o seu.",
    steps: [
      "Calcule quanto sobra de uma venda, depois do produto e das taxas.",
      "Separe o valor do mês e divida pelos dias: esse é o orçamento diário.",
      "Depois de duas a quatro semanas, divida o gasto pelas vendas que vieram dele.",
    ],
    caution:
      "Ninguém sabe antes quantos vão comprar. Desconfie de quem promete um número de vendas.",
    link: { kind: "prompt", id: "conta-do-anuncio" },
    checkedOn: "2026-11-20",
    sources: ["2", "2.1", "own"],
    followUps: [
      { question: "O Google pode gastar mais que isso?", card: "anuncio-orcamento-diario" },
      { question: "Quando eu paro?", card: "anuncio-quando-parar" },
      { question: "A Meta cobra imposto por cima?", card: "anuncio-imposto-da-meta" },
    ],
    tool: "budget",
  },
  {
    id: "anuncio-pouco-dinheiro",
    answer:
      "Dá, e o principal é de graça: perfil completo no Google, avaliações pedidas a todos, WhatsApp com catálogo e uma postagem por semana. Com R$ 50 por semana, anuncie um produto só, perto da loja, nos dias em que você pode atender. Dinheiro espalhado em tudo não aparece em nada.",
    steps: [
      "Complete o perfil no Google e mande o link de avaliação aos clientes da semana.",
      "Combine com um vizinho de outro ramo: o cartão de um no balcão do outro.",
      "Se for pagar, escolha um produto, um bairro e três dias da semana.",
    ],
    caution:
      "Não compre seguidores nem lista de telefones. Não viram clientes e podem custar a sua conta.",
    link: { kind: "prompt", id: "plano-com-pouco-dinheiro" },
    checkedOn: "2026-11-20",
    sources: ["own", "1.1", "1.12", "5"],
    followUps: [
      { question: "Como completo o perfil?", card: "perfil-criar" },
      { question: "Como proponho a parceria?", card: "texto-parceria" },
      { question: "Como peço avaliações?", card: "cliente-pedir-avaliacao" },
    ],
  },
  {
    id: "anuncio-impulsionar",
    answer:
      "Vale para mostrar a mais gente do bairro uma postagem que já deu certo sozinha. Para vender, use o Gerenciador de Anúncios: ele dá mais escolha de objetivo, de público e de lugar do que o botão. Curtida não paga boleto. Escolha conversas no WhatsApp como objetivo, se o seu negócio vende por lá.",
    steps: [
      "Veja qual postagem do mês teve mais perguntas, não mais curtidas.",
      "Confira se ela tem preço, prazo e como comprar.",
      "Ponha um valor pequeno, o seu bairro e um fim em poucos dias, e conte as conversas.",
    ],
    caution:
      "Postagem que ninguém comentou não melhora com dinheiro. E anúncio de produto também precisa do preço à vista (Lei 10.962/2004).",
    link: { kind: "prompt", id: "anuncio-nas-redes" },
    checkedOn: "2026-11-24",
    sources: ["own", "7.3", "ryangeorge.net/adsvsposts", "jornalistadigital.com"],
    followUps: [
      { question: "Quanto ponho por dia?", card: "anuncio-quanto-investir" },
      { question: "Como sei se deu certo?", card: "anuncio-o-que-medir" },
      { question: "Quanto vem de imposto?", card: "anuncio-imposto-da-meta" },
    ],
  },
  {
    id: "anuncio-so-no-bairro",
    answer:
      "Sim: anuncie só até onde o cliente viria ou você entrega. No Google dá para escolher cidades ou um raio em volta da loja, e mostrar o anúncio a quem está ou costuma estar ali, não a quem só pesquisa sobre o lugar. Pouco dinheiro em área pequena aparece mais vezes para a mesma pessoa.",
    steps: [
      "Marque no mapa de onde vieram os últimos dez clientes.",
      "Ponha no anúncio um raio que cubra quase todos eles, e não mais.",
      "Nas opções de local, escolha quem está ou costuma estar ali. O nome da opção pode variar.",
    ],
    caution:
      "A localização não é exata, e sempre aparece alguém de fora. O bairro no título ajuda quem está longe a não clicar.",
    link: { kind: "item", id: "palavras-chave-geo" },
    checkedOn: "2026-11-24",
    sources: [
      "support.google.com/google-ads/answer/2453995",
      "support.google.com/google-ads/answer/1722043",
      "own",
    ],
    followUps: [
      { question: "Que palavras eu bloqueio?", card: "anuncio-palavras-negativas" },
      { question: "Quanto invisto?", card: "anuncio-quanto-investir" },
    ],
  },
  {
    id: "anuncio-palavras-negativas",
    answer:
      "Comece com “grátis”, “curso”, “vaga”, “salário” e “como fazer”: quem digita isso não quer comprar. Palavra-chave negativa é a que impede o anúncio de aparecer. Ela não pega sinônimo nem variação, então escreva singular, plural e o erro comum. Toda semana, leia os termos de pesquisa e bloqueie o que não serve.",
    steps: [
      "Cadastre dez palavras que não têm a ver com o que você vende.",
      "Abra os termos de pesquisa e leia o que as pessoas digitaram de verdade.",
      "Bloqueie o que não serve e anote boas palavras que você não tinha.",
    ],
    caution:
      "Não bloqueie palavra larga demais. Quem bloqueia “barato” pode perder quem compra, e quem bloqueia o próprio serviço some.",
    link: { kind: "prompt", id: "anuncio-na-busca" },
    checkedOn: "2026-11-20",
    sources: ["2", "own"],
    followUps: [
      { question: "O que mais eu acompanho?", card: "anuncio-o-que-medir" },
      { question: "Onde meu anúncio aparece?", card: "anuncio-so-no-bairro" },
    ],
  },
  {
    id: "anuncio-o-que-medir",
    answer:
      "Olhe dois números: quanto custou cada venda que veio do anúncio e quanto ela deixou. Divida o gasto pelas vendas: R$ 200 e 10 vendas são R$ 20 cada. Se cada venda deixa mais que isso, valeu. Alcance e curtida dizem quem viu, não quem comprou.",
    steps: [
      "Pergunte a cada cliente novo “como você achou a gente?” e anote.",
      "No fim da semana, some gasto, contatos e vendas numa folha.",
      "Divida o gasto pelas vendas e compare com o que sobra de uma venda.",
    ],
    caution:
      "Faturamento não é lucro. Antes de dizer que se pagou, tire o custo do produto, as taxas e o imposto do anúncio.",
    link: { kind: "prompt", id: "conta-do-anuncio" },
    checkedOn: "2026-11-20",
    sources: ["2", "2.1", "own"],
    followUps: [
      { question: "Quando devo parar?", card: "anuncio-quando-parar" },
      { question: "Como sei quanto sobra?", card: "preco-margem" },
    ],
    tool: "result",
  },
  {
    id: "anuncio-quando-parar",
    answer:
      "Pare quando a venda custar mais do que deixa, depois de duas a quatro semanas. Antes disso é cedo: poucos cliques não dizem nada. Pare na hora se o link está quebrado, o produto acabou ou ninguém pode responder. Se há cliques e nenhuma conversa, olhe primeiro a oferta e a página, não o anúncio.",
    steps: [
      "Clique no seu anúncio como cliente: o link abre, o preço está lá, alguém responde?",
      "Anote gasto, cliques, conversas e vendas, e veja onde as pessoas somem.",
      "Mude uma coisa só, espere mais duas semanas e compare.",
    ],
    caution:
      "Marque já o valor máximo que aceita perder no teste. Chegou nele sem venda, pause e pense com calma.",
    link: { kind: "prompt", id: "teste-de-uma-mudanca" },
    checkedOn: "2026-11-20",
    sources: ["2", "own"],
    followUps: [
      { question: "O que eu deveria medir?", card: "anuncio-o-que-medir" },
      { question: "Dá para divulgar sem pagar?", card: "anuncio-pouco-dinheiro" },
    ],
  },
  {
    id: "anuncio-panfleto",
    answer:
      "Google, se as pessoas procuram você na hora do aperto: eletricista, chaveiro, gás, conserto. Panfleto, se a compra é de impulso e perto: lanche, salão, mercado, e só nas ruas em volta. Com pouco dinheiro, escolha um, e antes complete o Perfil da Empresa no Google, que não custa nada.",
    steps: [
      "Complete o perfil e peça avaliações nesta semana.",
      "Gaste um terço do dinheiro do mês em um caminho só.",
      "Pergunte a cada cliente novo como achou você e compare no fim do mês.",
    ],
    caution: "Veja na prefeitura se panfleto, faixa e carro de som são permitidos na sua cidade.",
    link: { kind: "prompt", id: "teste-de-uma-mudanca" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "Google ou Instagram?", card: "anuncio-google-ou-instagram" },
      { question: "Quanto gastar por mês?", card: "anuncio-quanto-investir" },
    ],
  },
];
