import type { AnswerBody } from "../schema.ts";

/** Customers who come back, complain, exchange or owe. */
export const clientesBodies: readonly AnswerBody[] = [
  {
    id: "cliente-fidelidade",
    answer:
      "Funciona para compra que se repete, como café, marmita, corte e banho do cachorro; para compra rara, não. No compre dez, ganhe um, você dá um em onze: cerca de 9% de desconto. Veja se a margem aguenta. E antes do cartão vem o de graça: saber o nome, lembrar do pedido, avisar quando chega.",
    steps: [
      "Conte quantas vezes por mês volta o seu bom cliente.",
      "Escolha um prêmio que custe pouco para você e valha para ele.",
      "Faça um cartão de papel com regra e validade e teste por três meses.",
    ],
    caution:
      "Escreva as regras no cartão: o que é prometido tem de ser cumprido (CDC, art. 30). Prêmio por sorteio é outra coisa e pede autorização.",
    link: { kind: "prompt", id: "quem-e-o-meu-cliente" },
    checkedOn: "2026-11-20",
    sources: ["own", "7.3", "7.5"],
    followUps: [
      { question: "E quem parou de vir?", card: "cliente-sumiu" },
      { question: "O que é margem?", card: "preco-margem" },
    ],
  },
  {
    id: "cliente-sumiu",
    answer:
      "Chame uma vez, pelo nome, com um motivo de verdade: chegou o que a pessoa usa, está na época, o preço muda em tal dia. Quem pediu orçamento recebe um lembrete depois de dois ou três dias, e outro em duas semanas. Sem resposta, pare. Pergunte também o que faltou: a resposta vale mais que a venda.",
    steps: [
      "Liste dez clientes que compravam sempre e não vêm há dois meses.",
      "Escreva a cada um uma linha que só serve para aquela pessoa.",
      "Anote quem voltou e o que disseram os que não voltam.",
    ],
    caution:
      "Só para quem aceitou mensagens, com saída fácil. Insistir vira bloqueio, e bloqueio prejudica o seu número.",
    link: { kind: "prompt", id: "cliente-que-sumiu" },
    checkedOn: "2026-11-20",
    sources: ["own", "5", "F134"],
    followUps: [
      { question: "Escreve a mensagem", card: "texto-cliente-sumido" },
      { question: "Cartão fidelidade ajuda?", card: "cliente-fidelidade" },
    ],
  },
  {
    id: "cliente-reclamacao",
    answer:
      "Ouça até o fim, repita o problema com as suas palavras e proponha uma saída com prazo. Em público, uma frase: “Vi a sua mensagem e quero resolver. Me chame no (número).” O resto, no particular. Não apague comentário educado: quem lê confia mais em quem responde. Cumpriu? Avise que cumpriu.",
    steps: [
      "Responda em público, uma vez, sem explicar nem discutir.",
      "No particular, pergunte: “O que resolveria para você?”.",
      "Anote data, combinado e prazo, e confirme quando estiver feito.",
    ],
    caution:
      "Procon, Reclame Aqui e consumidor.gov.br se respondem no prazo, com os documentos. Alguém se machucou ou passou mal? Fale com um advogado antes de escrever.",
    link: { kind: "item", id: "gestao-crises" },
    checkedOn: "2026-11-20",
    sources: ["7.4", "8", "own"],
    followUps: [
      { question: "Escreve o pedido de desculpas", card: "texto-desculpa-por-atraso" },
      { question: "O cliente quer trocar, tenho de aceitar?", card: "cliente-troca" },
      { question: "E se a avaliação já saiu?", card: "cliente-avaliacao-ruim" },
    ],
  },
  {
    id: "cliente-troca",
    answer:
      "Na loja, sem defeito, não: troca por gosto ou tamanho é o que você prometeu. Vendeu fora da loja, por site, WhatsApp ou telefone? O cliente desiste em 7 dias corridos do recebimento, sem dizer por quê, e você devolve tudo, frete também (CDC, art. 49). Defeito é outra regra, e vale sempre.",
    steps: [
      "Escreva a sua regra de troca em três linhas: prazo, etiqueta, como fazer.",
      "Ponha no balcão, na embalagem e na conversa de venda.",
      "Em venda a distância, devolva o dinheiro assim que a desistência chegar.",
    ],
    caution:
      "Sob medida e comida feita na hora dão discussão: a lei não traz essa exceção escrita. Combine antes e, na dúvida, pergunte ao Procon.",
    link: { kind: "prompt", id: "roupas-regra-de-troca" },
    checkedOn: "2026-11-24",
    sources: [
      "7.3",
      "F159",
      "F160",
      "F161",
      "F162",
      "serasa.com.br/blog/compra-pelo-whatsapp-direito-de-arrependimento",
    ],
    followUps: [
      { question: "E se veio com defeito?", card: "cliente-defeito" },
      { question: "Escreve a resposta ao cliente", card: "texto-recado-de-troca" },
    ],
  },
  {
    id: "cliente-defeito",
    answer:
      "O cliente tem 30 dias para reclamar do que se consome, como comida, e 90 do que dura, como roupa, celular ou o conserto dele (CDC, art. 26). No produto, você tem até 30 dias para arrumar. Passou disso, quem escolhe é o cliente: outro igual, o dinheiro ou desconto (art. 18). Defeito escondido conta de quando aparece.",
    steps: [
      "Receba o produto, anote o defeito e dê um recibo com a data.",
      "Conserte ou troque logo: quase sempre sai mais barato que esperar os 30 dias.",
      "Guarde a nota do fornecedor, para cobrar dele depois.",
    ],
    caution:
      "Prometer menos que isso não vale. Produto essencial, como geladeira, ou defeito que estraga o produto dá direito à solução na hora.",
    link: { kind: "prompt", id: "oficina-ficha-de-entrada" },
    checkedOn: "2026-11-24",
    sources: ["7.3", "oalertacidade.com.br", "rede98.com.br", "revistaurbanova.com.br"],
    followUps: [
      { question: "E se a pessoa só se arrependeu?", card: "cliente-troca" },
      { question: "O cliente está nervoso", card: "cliente-reclamacao" },
    ],
  },
  {
    id: "cliente-cobranca",
    answer:
      "Cobre em particular e nunca em público: expor quem deve, ameaçar ou cobrar pelo parente ou pelo patrão é proibido (CDC, art. 42) e pode virar crime (art. 71) e indenização. Leve prova: valor, data, o que foi comprado e uma proposta de acordo. Não pagou mesmo assim? MEI e pequena empresa podem ir ao Juizado Especial Cível.",
    steps: [
      "Junte conversa, nota e comprovante de entrega em uma pasta.",
      "Mande uma mensagem curta, com o valor e duas formas de pagar.",
      "Fechou acordo? Escreva parcelas e datas e peça um “de acordo”.",
    ],
    caution:
      "Nada de lista de devedores no grupo, no status ou na parede. Valor cobrado a mais e pago volta em dobro (art. 42).",
    link: { kind: "prompt", id: "email-dificil" },
    checkedOn: "2026-11-24",
    sources: [
      "7.3",
      "revistaanamaria.com.br",
      "peticoesonline.com.br/art-42-cdc-comentado",
      "tribunadointerior.com.br",
      "sindilojas-sp.org.br",
      "btmadvogados.com.br",
    ],
    followUps: [
      { question: "Escreve a cobrança educada", card: "texto-cobranca" },
      { question: "Posso cobrar taxa no cartão?", card: "preco-taxa-do-cartao" },
    ],
  },
  {
    id: "cliente-indicacao",
    answer:
      "Peça na hora em que a pessoa elogia, e facilite: uma mensagem pronta para ela encaminhar vale mais que um cartão. Diga para quem você serve: “se alguém do prédio precisar de faxina, pode passar o meu número”. Se der um agrado, dê igual a quem indica e a quem chega, e só depois da compra.",
    steps: [
      "Escreva uma mensagem de duas linhas, com o que você faz e o seu link.",
      "Mande aos cinco clientes mais contentes e peça que encaminhem.",
      "Anote quem indicou quem e agradeça no mesmo dia.",
    ],
    caution:
      "Indicação pode ter agrado; avaliação no Google, não: as regras proíbem oferecer algo em troca.",
    link: { kind: "prompt", id: "pos-venda-e-avaliacao" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "E o pedido de avaliação?", card: "cliente-pedir-avaliacao" },
      { question: "Cartão fidelidade funciona?", card: "cliente-fidelidade" },
    ],
  },
  {
    id: "cliente-fiado",
    answer:
      "Só venda fiado o que você aguenta não receber, a quem você conhece, com limite e data escritos. Para os outros, diga não com uma saída: Pix, cartão ou reservar até o pagamento. A mesma regra para todos evita briga. Quem já deve paga primeiro o que está aberto.",
    steps: [
      "Some hoje tudo o que está na rua e escreva o seu limite.",
      "Anote valor, data e telefone, e mande a anotação para a pessoa confirmar.",
      "Ponha a regra no balcão em uma frase, sem ofensa.",
    ],
    caution:
      "Cobre em particular. Lista de devedores na parede ou no grupo constrange e é proibida (CDC, art. 42).",
    link: { kind: "prompt", id: "email-dificil" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "Quem deve não paga", card: "cliente-cobranca" },
      { question: "Escreve a cobrança", card: "texto-cobranca" },
    ],
  },
  {
    id: "cliente-grosso",
    answer:
      "Responda uma vez, curto e calmo, só ao assunto: “Entendi. Quero resolver: me diga o número do pedido”. Não devolva a ofensa nem se explique demais, porque o print circula. Continuou xingando? Avise que encerra a conversa por ali e pare de responder. Ofensa grave se guarda e se leva a um advogado.",
    steps: [
      "Espere dez minutos antes de escrever.",
      "Separe o pedido da ofensa e responda só ao pedido.",
      "Guarde a conversa inteira, com data, antes de bloquear.",
    ],
    caution:
      "Bloquear não apaga o direito de quem comprou: troca, defeito e entrega você resolve do mesmo jeito.",
    link: { kind: "item", id: "gestao-crises" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "E uma reclamação de verdade?", card: "cliente-reclamacao" },
      { question: "E uma avaliação ruim?", card: "cliente-avaliacao-ruim" },
    ],
  },
];
