import type { AnswerCard } from "../schema.ts";

/** Dates that sell, and months that do not. */
export const datasCards: readonly AnswerCard[] = [
  {
    id: "datas-black-friday",
    theme: "datas",
    title: "Black Friday em loja pequena",
    questions: [
      "black friday vale a pena pra loja pequena",
      "o que fazer na black friday",
      "que desconto dar na blackfriday",
      "como participar da black friday sem prejuizo",
      "salão pode fazer black friday?",
      "black friday na padaria",
      "subir o preço antes da black friday pode",
    ],
    words: "black friday blackfriday novembro desconto oferta liquidacao queima",
    answer:
      "Vale com uma oferta só, de verdade, que você aguenta cumprir. Escolha o que tem margem ou está parado no estoque, e diga preço de antes, preço de agora, quantidade e fim. Em vez de desconto, dá para somar: leve a hidratação junto com o corte, o café com o bolo.",
    steps: [
      "Faça a conta de quanto sobra com o desconto e quantas unidades você tem.",
      "Guarde fotos ou notas do preço das últimas semanas, para provar o de antes.",
      "Avise primeiro quem já é cliente e publique uma semana antes.",
    ],
    caution:
      "“Metade do dobro” é publicidade enganosa (CDC, art. 37), e a oferta anunciada você tem de cumprir (art. 35).",
    link: { kind: "prompt", id: "oferta-sem-exagero" },
    checkedOn: "2026-11-24",
    sources: ["7.3", "jornalpanoramaminas.com.br", "tribunaliberal.com.br", "own"],
    followUps: [
      { question: "Escreve a postagem da Black Friday", card: "texto-black-friday" },
      { question: "Quanto de desconto posso dar?", card: "preco-desconto" },
      { question: "E depois da data, o que eu faço?", card: "datas-depois" },
    ],
  },
  {
    id: "datas-dia-das-maes",
    theme: "datas",
    title: "Como vender mais no Dia das Mães",
    questions: [
      "o que fazer no dia das maes pra vender",
      "ideias pro dia das mães na loja",
      "como vender mais em data comemorativa",
      "dia dos namorados o que oferecer",
      "o que vender no dia dos pais",
      "natal na loja como vender mais",
      "promoção pro dia das crianças",
    ],
    words:
      "maes namorados pais criancas natal pascoa data comemorativa presente vender inventar surpresa",
    answer:
      "Facilite a escolha: três presentes prontos, em três preços, com embalagem e prazo de encomenda. Quem compra presente quer resolver rápido. Mostre o mais simples, o mais pedido e um especial, com foto real. Anuncie de duas a três semanas antes. Dia das Mães é no segundo domingo de maio; dos Pais, no segundo de agosto.",
    steps: [
      "Monte e fotografe os três presentes com o preço de cada um.",
      "Escreva o último dia de encomenda e quantas cabem na sua produção.",
      "Crie uma Oferta no perfil do Google com início e fim, e avise os clientes antigos.",
    ],
    caution:
      "Não aceite encomenda além do que você entrega. Um Dia das Mães atrasado vira avaliação ruim o ano todo.",
    link: { kind: "item", id: "eventos-datas" },
    checkedOn: "2026-11-20",
    sources: ["1.5", "1.9", "8", "own"],
    followUps: [
      { question: "Escreve a postagem do Dia das Mães", card: "texto-dia-das-maes" },
      { question: "Como monto os kits?", card: "datas-kit" },
      { question: "Com quanto tempo começo?", card: "datas-quando-comecar" },
    ],
  },
  {
    id: "datas-mes-fraco",
    theme: "datas",
    title: "O mês está fraco: o que fazer",
    questions: [
      "mês fraco o que fazer",
      "loja vazia como chamar cliente",
      "janeiro nao vende nada",
      "movimento caiu e agora",
      "terça feira parada no salão",
      "como vender no fim do mês",
      "vendas cairam o que fazer",
    ],
    words:
      "fraco parado vazio vazia movimento caiu baixo janeiro fevereiro terca crise vender pouco",
    answer:
      "Chame quem já comprou antes de procurar gente nova: é mais fácil e não custa anúncio. Ofereça uma coisa para os dias parados, com motivo e fim, sem baixar o preço da semana toda. E use a folga para o que o mês cheio não deixa fazer: fotos, cardápio, conta de custo.",
    steps: [
      "Separe dez clientes que sumiram e mande uma mensagem pessoal a cada um.",
      "Escolha o dia mais vazio e crie algo só dele: um combo, um horário longo, uma oficina.",
      "Compare com o mesmo mês do ano passado antes de se assustar.",
    ],
    caution: "Promoção toda semana ensina o cliente a esperar pela próxima.",
    link: { kind: "prompt", id: "cliente-que-sumiu" },
    checkedOn: "2026-11-20",
    sources: ["own"],
    followUps: [
      { question: "Como chamo quem sumiu?", card: "cliente-sumiu" },
      { question: "Vale dar desconto?", card: "preco-desconto" },
      { question: "Como divulgo sem gastar?", card: "anuncio-pouco-dinheiro" },
    ],
  },
  {
    id: "datas-quando-comecar",
    theme: "datas",
    title: "Com quanto tempo divulgar uma data",
    questions: [
      "quando começar a divulgar o natal",
      "quanto tempo antes postar do dia das maes",
      "com quantas semanas divulgar promoção",
      "ta em cima da hora pra divulgar?",
      "calendario de datas do comercio",
      "quando aviso das encomendas de pascoa",
    ],
    words:
      "quando antecedencia semanas antes comecar calendario cedo tarde divulgar encomendas datas quais ano calendario dias",
    answer:
      "De duas a três semanas antes; encomenda que dá trabalho, um mês. Três avisos bastam: o primeiro mostra o que tem e até quando pedir, o segundo conta quanto ainda resta, o último lembra do prazo. Está em cima da hora? Ofereça só o que fica pronto no dia e diga isso com todas as letras.",
    steps: [
      "Marque no celular as datas dos próximos três meses e os feriados da sua cidade.",
      "Conte para trás: dia da entrega, fim das encomendas, primeira postagem.",
      "Escreva os três avisos de uma vez e deixe prontos.",
    ],
    caution:
      "Prazo prometido é parte da oferta: atrasou, o cliente pode desistir e receber o dinheiro de volta (CDC, art. 35).",
    link: { kind: "item", id: "eventos-datas" },
    checkedOn: "2026-11-20",
    sources: ["8", "7.3", "own"],
    followUps: [
      { question: "O que posto neste mês?", card: "instagram-o-que-postar" },
      { question: "Faz o texto de uma data", card: "texto-data-comemorativa" },
    ],
  },
  {
    id: "datas-kit",
    theme: "datas",
    title: "Como montar um kit de presente",
    questions: [
      "como montar kit de presente",
      "o que colocar na cesta de natal",
      "quanto cobrar numa cesta de café da manhã",
      "kit dia das maes ideias",
      "embalagem de presente cobro?",
      "cesta basica de natal pra empresas",
    ],
    words: "kit cesta presente caixa embalagem montar lembrancinha corporativo",
    answer:
      "Monte em três tamanhos, com o que você já faz, e comece pelo preço que o cliente quer gastar. Some custo dos itens, embalagem, laço, cartão e o tempo de montar: é o tempo que todo mundo esquece. Ponha no kit um item que a pessoa não compraria sozinha e que deixa boa margem.",
    steps: [
      "Escolha três faixas de preço e monte um kit real de cada.",
      "Cronometre a montagem e some o seu tempo ao custo.",
      "Fotografe, escreva o que vem dentro e até quando encomendar.",
    ],
    caution:
      "Diga o que vem no kit e o que pode ser trocado. Alimento vai com validade e alergênicos no rótulo.",
    link: { kind: "prompt", id: "padaria-cardapio-de-encomendas" },
    checkedOn: "2026-11-20",
    sources: ["own", "6.1"],
    followUps: [
      { question: "Como calculo o preço?", card: "preco-quanto-cobrar" },
      { question: "Posso vender só o kit fechado?", card: "preco-combo" },
    ],
  },
  {
    id: "datas-depois",
    theme: "datas",
    title: "Depois da data: o que fazer com quem veio",
    questions: [
      "passou o natal o que fazer com os clientes novos",
      "como fazer o cliente da black friday voltar",
      "sobrou produto da data o que fazer",
      "depois da promoção ninguem volta",
      "o que postar depois do dia das maes",
      "sobrou produto de natal o que fazer",
    ],
    words: "depois passou sobrou voltar retorno novos encalhou estoque sobra",
    answer:
      "Fale com quem comprou em até uma semana: agradeça, pergunte se deu certo e dê um motivo para voltar. Cliente de data que recebe uma mensagem humana lembra de você fora da data. O que sobrou vira outra coisa: desfaça o kit, mude o nome, venda a peça solta.",
    steps: [
      "Liste quem comprou e mande um agradecimento, sem vender nada.",
      "Dois ou três dias depois, peça a avaliação a todos, com o mesmo texto.",
      "Anote o que vendeu, o que sobrou e o que faltou: é o plano do ano que vem.",
    ],
    caution:
      "Mensagem de promoção depois, só para quem aceitou receber, e com jeito fácil de sair.",
    link: { kind: "prompt", id: "pos-venda-e-avaliacao" },
    checkedOn: "2026-11-20",
    sources: ["own", "1.12", "5"],
    followUps: [
      { question: "Escreve o agradecimento", card: "texto-agradecimento" },
      { question: "Como peço a avaliação?", card: "cliente-pedir-avaliacao" },
      { question: "Cartão fidelidade ajuda?", card: "cliente-fidelidade" },
    ],
  },
];
