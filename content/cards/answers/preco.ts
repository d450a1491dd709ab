import type { AnswerBody } from "../schema.ts";

/** What to charge, and what to say of it. */
export const precoBodies: readonly AnswerBody[] = [
  {
    id: "preco-quanto-cobrar",
    answer:
      "Some o custo de uma unidade e divida pelo que sobra do preço: preço = custo ÷ (1 − taxas − lucro). Custo de R$ 10,40, com taxas de 12% e lucro de 30%, dá R$ 10,40 ÷ 0,58 = R$ 17,93. Só depois compare com o bairro: o preço do vizinho paga as contas dele, não as suas.",
    steps: [
      "Pese e anote tudo o que entra em uma unidade, com embalagem e gás.",
      "Some as taxas: a da maquininha, a do aplicativo e o imposto sobre a venda.",
      "Escolha quanto quer que sobre de cada venda e faça a conta acima.",
    ],
    caution:
      "Aluguel, luz e o seu salário saem da parte do lucro. Se as vendas do mês não pagam isso, o preço está baixo ou a venda é pouca.",
    link: { kind: "prompt", id: "artesanato-preco-da-peca" },
    checkedOn: "2026-11-20",
    sources: ["own"],
    followUps: [
      { question: "E se for serviço, por hora?", card: "preco-da-hora" },
      { question: "E se acharem caro?", card: "preco-acham-caro" },
      { question: "O que é margem?", card: "preco-margem" },
    ],
    tool: "price",
  },
  {
    id: "preco-da-hora",
    answer:
      "Divida o que você precisa por mês pelas horas que dá para cobrar. Quem quer tirar R$ 3.000, tem R$ 1.200 de contas e consegue atender 100 horas precisa de R$ 42 por hora, fora as taxas. Deslocamento, compra de material e orçamento não são horas cobradas. O material entra à parte, pelo custo dele.",
    steps: [
      "Anote por uma semana quantas horas você atende de verdade.",
      "Some as contas do negócio e o que você quer levar para casa por mês.",
      "Divida, some taxas e material, e veja quanto cada serviço deveria custar.",
    ],
    caution:
      "Antes de começar, entregue o orçamento por escrito: mão de obra, material, pagamento e prazo (CDC, art. 40). Sem outro combinado, ele vale 10 dias.",
    link: { kind: "prompt", id: "servicos-em-casa-proposta" },
    checkedOn: "2026-11-20",
    sources: ["own", "7.3"],
    followUps: [
      { question: "Como mando o orçamento?", card: "texto-orcamento" },
      { question: "Posso cobrar mais no cartão?", card: "preco-taxa-do-cartao" },
      { question: "E se pedirem desconto?", card: "preco-desconto" },
    ],
  },
  {
    id: "preco-acham-caro",
    answer:
      "Não baixe na hora: mostre o que está incluído e ofereça uma opção menor. Quem diz que está caro pode só não ter visto a diferença. Se muitos pedem o preço e quase ninguém compra, refaça a conta. Se quase todos compram sem pensar, talvez você esteja barato.",
    steps: [
      "Anote por duas semanas quantos perguntam o preço e quantos compram.",
      "Escreva em uma linha o que está no preço: tamanho, material, prazo, garantia.",
      "Monte três opções, da menor à completa, cada uma com o seu preço.",
    ],
    caution:
      "Baixar sem mudar o que você entrega tira tudo do lucro. E falar mal do concorrente faz o cliente desconfiar de você.",
    link: { kind: "prompt", id: "concorrentes-do-bairro" },
    checkedOn: "2026-11-20",
    sources: ["own"],
    followUps: [
      { question: "O que eu respondo para “tá caro”?", card: "texto-ta-caro" },
      { question: "Quanto deveria custar?", card: "preco-quanto-cobrar" },
      { question: "Vale dar desconto?", card: "preco-desconto" },
    ],
  },
  {
    id: "preco-desconto",
    answer:
      "Dê desconto só quando ele traz algo em troca: pagamento na hora, mais unidades ou um horário vazio. Faça a conta antes: se de R$ 100 sobravam R$ 30, com 10% de desconto sobram R$ 20. Para ganhar o mesmo, você precisa vender metade a mais.",
    steps: [
      "Calcule quanto sobra de uma venda hoje e quanto sobraria com o desconto.",
      "Escolha uma troca: duas unidades, pagamento em dinheiro ou dia parado.",
      "Ponha data de fim e compare o lucro, não as vendas, com o da semana anterior.",
    ],
    caution:
      "Desconto anunciado tem de ser verdadeiro. Subir o preço antes para “baixar” depois é publicidade enganosa (CDC, art. 37).",
    link: { kind: "prompt", id: "oferta-sem-exagero" },
    checkedOn: "2026-11-20",
    sources: ["own", "7.3"],
    followUps: [
      { question: "Em vez de desconto, posso fazer combo?", card: "preco-combo" },
      { question: "Como escrevo a promoção?", card: "texto-promocao" },
      { question: "O que é margem?", card: "preco-margem" },
    ],
  },
  {
    id: "preco-margem",
    answer:
      "A que paga as contas do mês: margem certa para todo ramo não existe. Produto de R$ 50 com R$ 30 de custo e R$ 5 de taxas deixa R$ 15: margem de 30%. Somar 30% ao custo não é a mesma coisa: R$ 10 viram R$ 13, e os R$ 3 são 23% do preço.",
    steps: [
      "Escolha os cinco produtos que mais saem.",
      "De cada um, tire custo e taxas do preço e divida o resto pelo preço.",
      "Ponha em destaque os de margem maior e refaça o preço dos que quase não deixam nada.",
    ],
    caution:
      "Aluguel, luz e o seu salário saem dessa sobra: conte com as vendas que você consegue fazer no mês.",
    link: { kind: "item", id: "gemini-analise-financeira" },
    checkedOn: "2026-11-20",
    sources: ["own", "2.1"],
    followUps: [
      { question: "Quanto devo cobrar?", card: "preco-quanto-cobrar" },
      { question: "Como aumento o preço?", card: "preco-aumentar" },
    ],
    tool: "margin",
  },
  {
    id: "preco-taxa-do-cartao",
    answer:
      "Pode: a Lei 13.455/2017 permite preço diferente conforme o meio de pagamento ou o prazo, avisado em lugar visível. Ponha a taxa no preço e dê desconto em quem paga de um jeito mais barato. Para receber R$ 100 com taxa de 5%, a conta é 100 ÷ 0,95 = R$ 105,26. Compra mínima no cartão não pode.",
    steps: [
      "Veja no extrato da maquininha a taxa do débito, do crédito e do parcelado.",
      "Refaça o preço com a taxa do crédito já dentro.",
      "Escreva em uma placa e nas mensagens: preço normal e preço com desconto.",
    ],
    caution:
      "Não some taxa ao preço anunciado na hora de pagar: desconto avisado pode, acréscimo no caixa não.",
    link: { kind: "prompt", id: "artesanato-preco-da-peca" },
    checkedOn: "2026-11-24",
    sources: [
      "7.3",
      "procon.es.gov.br",
      "portaldotriangulo.com.br",
      "agenciagbc.com",
      "rnews.com.br",
    ],
    followUps: [
      { question: "Quanto de desconto posso dar?", card: "preco-desconto" },
      { question: "Como ponho a taxa no preço?", card: "preco-quanto-cobrar" },
    ],
  },
  {
    id: "preco-entrega",
    answer:
      "Cobre por distância, com uma tabela curta, e diga o valor antes de fechar o pedido. Some o que paga a quem entrega, ou combustível e tempo se é você, e divida pelas entregas da saída. Entrega grátis também se paga: ela precisa caber no preço ou valer só acima de um certo valor.",
    steps: [
      "Anote o gasto e o tempo de dez entregas e tire a média.",
      "Faça três faixas, por bairro ou distância, e decida até onde você vai.",
      "Ponha a tabela na resposta rápida, no catálogo e na postagem.",
    ],
    caution:
      "O cliente tem de ver o total com a entrega antes de comprar: venda pela internet discrimina as despesas no preço (Decreto 7.962/2013, art. 2º).",
    link: { kind: "item", id: "gemini-ativar-delivery" },
    checkedOn: "2026-11-24",
    sources: ["F165", "diariodonordeste.verdesmares.com.br 1.2991545", "own"],
    followUps: [
      { question: "Como mostro a entrega no Google?", card: "perfil-entrega" },
      { question: "Como mando a lista de preços?", card: "texto-lista-de-precos" },
    ],
  },
  {
    id: "preco-na-postagem",
    answer:
      "Sim: produto anunciado para venda tem de mostrar o preço à vista, junto da foto ou da descrição, em letra fácil de ler. É a Lei 10.962/2004 (art. 2º), que vale também na internet. “Preço no direct” é prática ilegal. Serviço que depende de orçamento fica de fora.",
    steps: [
      "Abra as suas últimas dez postagens e veja em quais falta o preço.",
      "Edite a legenda: nome do produto, tamanho e preço à vista.",
      "Se o preço varia, escreva o de um tamanho: “Bolo de 1 kg: R$ 80”.",
    ],
    caution:
      "Preço anunciado obriga: o cliente pode exigir que você cumpra (CDC, arts. 30 e 35). Mudou o preço? Corrija a postagem.",
    link: { kind: "item", id: "produtos-destaque" },
    checkedOn: "2026-11-20",
    sources: ["7.3", "F163", "F164", "F165"],
    followUps: [
      { question: "O que mais não pode faltar?", card: "instagram-o-que-postar" },
      { question: "Como respondo quem pergunta preço?", card: "texto-lista-de-precos" },
    ],
  },
  {
    id: "preco-combo",
    answer:
      "Vale, se juntar um item que todos pedem com um que deixa boa margem, e o desconto sair só do segundo. Some os lucros: o combo tem de deixar mais reais do que o item principal sozinho. Se deixa menos, você trabalha mais para ganhar menos.",
    steps: [
      "Veja qual item mais sai e qual tem a maior margem.",
      "Some os preços e os lucros dos dois e decida até onde pode baixar.",
      "Ofereça por duas semanas, com fim marcado, e conte quantos levaram.",
    ],
    caution:
      "Venda os itens separados também. Obrigar a levar um para ter o outro é venda casada (CDC, art. 39, I).",
    link: { kind: "prompt", id: "oferta-sem-exagero" },
    checkedOn: "2026-11-24",
    sources: ["7.3", "cruzeirodovale.com.br", "aquinoticias.com", "own"],
    followUps: [
      { question: "Como calculo a margem?", card: "preco-margem" },
      { question: "Como monto um kit de presente?", card: "datas-kit" },
    ],
  },
  {
    id: "preco-aumentar",
    answer:
      "Aumente em passos pequenos, com data avisada, e comece pelo que mais sai e pelo que menos deixa lucro. Refaça o custo a cada três meses: quem espera um ano precisa de um aumento grande, que assusta. Deixe uma opção menor pelo preço antigo para quem não pode pagar mais.",
    steps: [
      "Refaça hoje o custo dos cinco produtos que mais vendem.",
      "Marque a data e avise os clientes fiéis com uns dez dias de antecedência.",
      "No dia, troque o preço na loja, no catálogo, no perfil e nas postagens.",
    ],
    caution:
      "O que já foi combinado fica pelo preço combinado: oferta aceita obriga (CDC, art. 30).",
    link: { kind: "item", id: "gemini-analise-financeira" },
    checkedOn: "2026-11-20",
    sources: ["own", "7.3"],
    followUps: [
      { question: "Como escrevo o aviso?", card: "texto-aumento-de-preco" },
      { question: "E se acharem caro?", card: "preco-acham-caro" },
    ],
  },
  {
    id: "preco-deslocamento",
    answer:
      "O preço do serviço mais o deslocamento: o gasto para ir e voltar e o tempo da viagem, pelo valor da sua hora. Se ir e voltar custa R$ 12 e leva meia hora de uma hora de R$ 40, são R$ 32 a mais. Ou ponha uma taxa por região, igual para todos, e avise antes.",
    steps: [
      "Some passagem ou combustível e o tempo de ir e voltar.",
      "Faça três faixas de distância, com um valor para cada uma.",
      "Junte as clientes do mesmo bairro no mesmo dia.",
    ],
    caution:
      "Visita para orçamento também gasta o seu dia: diga antes se é cobrada e se o valor sai do serviço fechado.",
    link: { kind: "prompt", id: "servicos-em-casa-proposta" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "Quanto vale a minha hora?", card: "preco-da-hora" },
      { question: "Mostro o meu endereço?", card: "perfil-sem-endereco" },
    ],
  },
  {
    id: "preco-aplicativo",
    answer:
      "Vale enquanto cada pedido deixa dinheiro depois da comissão, da embalagem e da promoção. Faça a conta de um pedido: de R$ 50, tire a comissão do seu contrato, o custo da comida e a embalagem. Sobrou pouco? Não saia de uma vez: deixe no aplicativo só o que dá margem e traga quem já compra para o WhatsApp.",
    steps: [
      "Pegue um extrato e veja quanto caiu na conta para cada R$ 100 vendidos.",
      "Tire do aplicativo os itens que não deixam margem.",
      "Ponha na embalagem um cartão com o seu WhatsApp e um motivo para pedir direto.",
    ],
    caution:
      "Veja no contrato se preço diferente e convite dentro do aplicativo são permitidos antes de mudar.",
    link: { kind: "item", id: "gemini-ativar-delivery" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "Quanto cobro de entrega?", card: "preco-entrega" },
      { question: "Quanto sobra de cada venda?", card: "preco-margem" },
    ],
  },
  {
    id: "preco-guerra",
    answer:
      "Não baixe só porque ele baixou: faça a conta antes. De um produto de R$ 20 que custa R$ 12 sobram R$ 8; a R$ 18 sobram R$ 6, e você precisa vender um terço a mais para ganhar o mesmo. Responda com um item de entrada mais simples e mais barato, e deixe o resto no preço.",
    steps: [
      "Faça a conta com o seu custo e veja quanto sobraria no preço deles.",
      "Monte uma opção menor, que ainda deixe lucro, e diga o que a completa tem a mais.",
      "Chame pelo nome quem já compra, conte as vendas por duas semanas e só então decida.",
    ],
    caution:
      "Vender abaixo do custo para segurar cliente gasta o seu caixa, e quem é maior aguenta mais tempo.",
    link: { kind: "prompt", id: "concorrentes-do-bairro" },
    checkedOn: "2026-11-24",
    sources: ["own", "hsmmanagement.com.br"],
    followUps: [
      { question: "Ele copiou o meu cardápio", card: "preco-concorrente" },
      { question: "O que respondo a quem acha caro?", card: "texto-ta-caro" },
      { question: "Quando dou desconto?", card: "preco-desconto" },
    ],
    tool: "margin",
  },
  {
    id: "preco-concorrente",
    answer:
      "Não copie de volta nem baixe tudo: quem copia o cardápio não copia o seu atendimento nem os seus clientes. Fale primeiro com quem já compra, mostre o que é diferente aí e tenha uma opção de entrada que ainda deixa lucro. Baixar tudo para empatar tira de você o dinheiro que melhoraria a loja.",
    steps: [
      "Compre lá uma vez e anote o que eles fazem melhor e pior.",
      "Escolha um item de entrada, com a conta feita, e deixe o resto como está.",
      "Chame pelo nome os seus melhores clientes nesta semana.",
    ],
    caution:
      "Copiar ideia é comum; usar a sua marca, as suas fotos ou o seu nome é outra coisa: guarde as provas e procure um advogado.",
    link: { kind: "prompt", id: "concorrentes-do-bairro" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "O cliente diz que está caro", card: "preco-acham-caro" },
      { question: "Como faço o cliente voltar?", card: "cliente-fidelidade" },
    ],
  },
];
