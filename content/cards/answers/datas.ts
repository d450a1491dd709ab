import type { AnswerBody } from "../schema.ts";

/** Dates that sell, and months that do not. */
export const datasBodies: readonly AnswerBody[] = [
  {
    id: "datas-black-friday",
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
