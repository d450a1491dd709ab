import type { AnswerBody } from "../schema.ts";

/** Selling and answering by WhatsApp. */
export const whatsappBodies: readonly AnswerBody[] = [
  {
    id: "whatsapp-business",
    answer:
      "Business: o aplicativo é gratuito e traz catálogo, etiquetas, respostas rápidas e mensagem fora do horário. Separe o número da loja do seu, se puder, para folgar e para outra pessoa atender. A plataforma paga, com robô e integração, só faz sentido quando o volume já não cabe no aplicativo.",
    steps: [
      "Faça o backup das conversas antes de trocar de aplicativo.",
      "Instale o WhatsApp Business pela loja oficial do celular e confirme o número.",
      "Preencha nome da placa, endereço, horário, descrição e a logo como foto.",
    ],
    caution:
      "O código que chega para confirmar o número não se passa a ninguém: é assim que roubam contas.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-20",
    sources: ["5", "F126", "own"],
    followUps: [
      { question: "Como monto o catálogo?", card: "whatsapp-catalogo" },
      { question: "Dá para usar em dois celulares?", card: "whatsapp-dois-celulares" },
      { question: "Escreve a saudação", card: "texto-boas-vindas-whatsapp" },
    ],
  },
  {
    id: "whatsapp-catalogo",
    answer:
      "Comece com os cinco itens que mais saem: foto real, nome que o cliente usa, preço à vista e uma linha com tamanho ou prazo. Cada item aceita até dez imagens. O que acabou, você oculta e depois mostra de novo. Assim “tem? quanto custa?” vira um link só.",
    steps: [
      "Fotografe cinco produtos perto da janela, sem texto por cima.",
      "Cadastre nome, preço e descrição de cada um.",
      "Mande o link do catálogo a um amigo e pergunte o que ficou faltando.",
    ],
    caution:
      "Produto com preço “sob consulta” no catálogo cai na mesma regra da postagem: preço à vista (Lei 10.962/2004).",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-20",
    sources: ["5", "F127", "7.3"],
    followUps: [
      { question: "Como calculo o preço?", card: "preco-quanto-cobrar" },
      { question: "Onde ponho o link?", card: "whatsapp-link" },
    ],
  },
  {
    id: "whatsapp-respostas-rapidas",
    answer:
      "Grave as cinco perguntas que mais chegam e chame cada resposta com a barra: /preço, /horário, /endereço, /pagamento, /prazo. Escreva como você fala, em duas linhas, e termine com uma pergunta que leve ao pedido: “Para quando você precisa?”. Troque o nome da pessoa antes de mandar.",
    steps: [
      "Leia as conversas de ontem e anote as cinco perguntas repetidas.",
      "Nas ferramentas comerciais do aplicativo, crie uma resposta rápida para cada.",
      "Teste os atalhos com um amigo e corte o que ficou comprido.",
    ],
    caution: "Reclamação e cobrança não se respondem com texto pronto. Leia tudo antes.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-20",
    sources: ["5", "own"],
    followUps: [
      { question: "Escreve a lista de preços", card: "texto-lista-de-precos" },
      { question: "E fora do horário?", card: "whatsapp-fora-do-horario" },
      { question: "A IA pode escrever essas respostas?", card: "ia-responder-clientes" },
    ],
  },
  {
    id: "whatsapp-etiquetas",
    answer:
      "Use quatro etiquetas: novo pedido, falta pagar, pronto e pós-venda. A conversa muda de etiqueta quando o pedido anda, e no fim do dia você olha só duas: falta pagar e as conversas sem nenhuma. Com etiqueta demais, ninguém usa.",
    steps: [
      "Crie as quatro etiquetas no WhatsApp Business.",
      "Ponha etiqueta nas conversas abertas de hoje.",
      "Marque um alarme diário de cinco minutos para passar por elas.",
    ],
    caution:
      "A etiqueta é só sua, mas a tela não: não escreva nela nada que o cliente não possa ler por cima do balcão.",
    link: { kind: "prompt", id: "rotina-de-abertura-e-fechamento" },
    checkedOn: "2026-11-20",
    sources: ["5", "own"],
    followUps: [
      { question: "E quem ficou devendo?", card: "cliente-cobranca" },
      { question: "Escreve a confirmação do pedido", card: "texto-confirmacao-de-pedido" },
    ],
  },
  {
    id: "whatsapp-link",
    answer:
      "Escreva https://wa.me/ e, colado, 55, o DDD e os nove dígitos do celular: são 13 números depois da barra. Nada de zero na frente, “+”, traço ou parênteses. O mesmo link serve na bio, no perfil do Google, no anúncio e em um código QR no balcão.",
    steps: [
      "Monte o link com 55 + DDD + número e abra em outro celular.",
      "No perfil do Google, em Contato, cole no campo de chat (o nome pode variar).",
      "Ponha na bio do Instagram e imprima o código QR para o balcão.",
    ],
    caution:
      "O chat do próprio Google acabou em julho de 2024. Quem manda “ativar o chat do perfil” ensina coisa velha.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-20",
    sources: ["5", "1.10", "F39", "F43", "F128"],
    followUps: [
      { question: "Quem responde fora do horário?", card: "whatsapp-fora-do-horario" },
      { question: "Como monto o catálogo?", card: "whatsapp-catalogo" },
    ],
  },
  {
    id: "whatsapp-transmissao",
    answer:
      "No WhatsApp Business é paga desde outubro de 2025: R$ 0,33 por mensagem entregue, com 250 grátis a cada 30 dias nos seis primeiros meses. Em algumas contas a lista gratuita sumiu. A do aplicativo comum vai a até 256 contatos e só chega a quem salvou o seu número. Veja o preço de hoje antes de enviar.",
    steps: [
      "Peça a quem compra que salve o número da loja e diga se quer receber novidades.",
      "Monte uma lista só com quem disse sim.",
      "Mande no máximo uma por semana, com “responda SAIR para não receber”.",
    ],
    caution: "Programa de disparo não oficial leva a bloqueio do número. Muitas denúncias também.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-24",
    sources: ["5", "F129", "F130", "sac.digital/?p=62660", "techtudo.com.br/guia/2023/08"],
    followUps: [
      { question: "Posso pôr cliente em grupo?", card: "whatsapp-grupo" },
      { question: "Faz o texto da promoção", card: "texto-promocao" },
    ],
  },
  {
    id: "whatsapp-grupo",
    answer:
      "Não adicione ninguém: mande o convite e deixe a pessoa entrar. No grupo, todos veem o telefone de todos, que é dado pessoal. Promoção, só para quem aceitou, e com saída fácil. Ter o número porque a pessoa comprou uma vez não é um sim. Guarde o dia e o jeito em que ela aceitou.",
    steps: [
      "Ponha no balcão e na embalagem um código QR com o convite do grupo.",
      "Escreva na descrição o que você manda, quantas vezes e como sair.",
      "Tire hoje mesmo quem pedir, sem perguntar por quê.",
    ],
    caution:
      "Se não quer que os telefones apareçam, use lista de transmissão em vez de grupo. Mandou dado de cliente no grupo errado? Apague e avise a pessoa.",
    link: { kind: "lesson", id: "aula-1" },
    checkedOn: "2026-11-24",
    sources: [
      "5",
      "7.7",
      "F134",
      "dsfadvogados.com.br/es/blog/dicas-para-vender-pelo-whatsapp-respeitando-a-lgpd",
      "mixsolutions.com.br",
    ],
    followUps: [
      { question: "A lista de transmissão é paga?", card: "whatsapp-transmissao" },
      { question: "Como chamo quem sumiu?", card: "cliente-sumiu" },
    ],
  },
  {
    id: "whatsapp-fora-do-horario",
    answer:
      "Não precisa responder na hora: ligue a mensagem de ausência e descanse. Ela diz quando você volta e o que a pessoa pode adiantar. Ninguém exige resposta às 23h; exige que a loja cumpra o que disse. Pela manhã, responda na ordem de chegada. Robô só vale quando as perguntas são sempre as mesmas e há uma pessoa para assumir.",
    steps: [
      "No WhatsApp Business, ative a mensagem de ausência pelo horário da loja.",
      "Escreva quando responde e peça: o que precisa e para que dia.",
      "Reserve os primeiros 15 minutos do dia só para as mensagens da noite.",
    ],
    caution:
      "Não prometa “respondo em 5 minutos”. E, se usar atendimento automático, diga que é automático.",
    link: { kind: "prompt", id: "boas-vindas-whatsapp" },
    checkedOn: "2026-11-20",
    sources: ["5", "own"],
    followUps: [
      { question: "Escreve a mensagem de ausência", card: "texto-ausencia-whatsapp" },
      { question: "Como respondo mais rápido?", card: "whatsapp-respostas-rapidas" },
    ],
  },
  {
    id: "whatsapp-dois-celulares",
    answer:
      "Dá: o mesmo número funciona no celular principal e em até quatro aparelhos conectados, celular ou computador. É só ler um código QR. Combine quem responde em cada horário, senão duas pessoas respondem e ninguém resolve. Para muitos atendentes com fila e relatório, existe a plataforma paga.",
    steps: [
      "No celular da loja, abra Aparelhos conectados e toque em Conectar um aparelho.",
      "Leia o código QR que aparece no outro celular ou no computador.",
      "Escreva quem atende de manhã e quem atende à tarde, e assine com o nome.",
    ],
    caution: "Alguém saiu da equipe? Desconecte o aparelho dessa pessoa no mesmo dia.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-24",
    sources: [
      "uol.com.br/tilt 2023-04-25",
      "portaldoholanda.com.br",
      "folhape.com.br/colunistas/tecnologia-e-games",
    ],
    followUps: [
      { question: "Como organizo os pedidos?", card: "whatsapp-etiquetas" },
      { question: "Vale o WhatsApp Business?", card: "whatsapp-business" },
    ],
  },
  {
    id: "whatsapp-comprar-lista",
    answer:
      "Não compre: quem está na lista não aceitou receber mensagem sua, e telefone é dado pessoal (LGPD). Mensagem a desconhecidos rende denúncias, e muitas denúncias bloqueiam o número da loja. Monte a sua lista com quem já compra ou pergunta: leva mais tempo, e essas pessoas conhecem você.",
    steps: [
      "Pergunte a cada cliente, na hora da compra, se quer receber novidades.",
      "Guarde o nome, o dia e o jeito em que a pessoa aceitou.",
      "Mande pouco, com um motivo de verdade, e tire quem pedir.",
    ],
    caution: "Número que já foi bloqueado uma vez corre mais risco: não use programa de disparo.",
    link: { kind: "lesson", id: "aula-1" },
    checkedOn: "2026-11-24",
    sources: ["7.7", "own"],
    followUps: [
      { question: "A lista de transmissão é paga?", card: "whatsapp-transmissao" },
      { question: "Posso guardar contatos de clientes?", card: "cliente-contatos" },
    ],
  },
  {
    id: "whatsapp-pergunta-e-some",
    answer:
      "Mande o preço logo: quem pergunta e espera vai perguntar a outro. Mas não mande só o número: junte uma foto, o que está incluído e uma pergunta fácil, como “qual cor você quer?” ou “é para quando?”. Enrolar não segura ninguém. Sumiu? Um lembrete em dois dias, e só.",
    steps: [
      "Grave uma resposta pronta com preço, foto, prazo e uma pergunta no fim.",
      "Tenha uma opção menor para quem acha caro.",
      "Conte por duas semanas quantos perguntam e quantos compram.",
    ],
    caution:
      "Produto anunciado mostra o preço já na postagem: “preço só no direct” é proibido (Lei 10.962/2004).",
    link: { kind: "prompt", id: "boas-vindas-whatsapp" },
    checkedOn: "2026-11-24",
    sources: ["7.3", "own"],
    followUps: [
      { question: "E se acham caro?", card: "preco-acham-caro" },
      { question: "Como chamo quem sumiu?", card: "cliente-sumiu" },
    ],
  },
  {
    id: "whatsapp-roubado",
    answer:
      "Entre de novo já: abra o WhatsApp no seu celular, digite o seu número e o código de seis dígitos que chega por SMS. Isso desconecta quem estava usando. Pediu um PIN que você não criou? Espere sete dias para entrar sem ele. O SMS não chega? Ligue para a operadora: podem ter trocado o seu chip.",
    steps: [
      "Perdeu o aparelho? Peça à operadora o bloqueio do chip e outro com o mesmo número.",
      "Confirme o número no WhatsApp e desconecte os aparelhos que não são seus.",
      "Avise os clientes por outro canal que não paguem nada pedido por aquele número, e registre um boletim de ocorrência.",
    ],
    caution:
      "O código de seis dígitos não se passa a ninguém, nem a quem se diz do suporte. Depois, ative a confirmação em duas etapas.",
    link: { kind: "lesson", id: "aula-1" },
    checkedOn: "2026-01-13",
    sources: [
      "em.com.br/tecnologia/2026/01/7332188",
      "em.com.br 2021-03-19",
      "em.com.br 2023-06-01",
      "metrojornal.com.br 2019-06-09",
      "revistacariri.com.br",
    ],
    followUps: [
      { question: "E se foi o Instagram?", card: "instagram-roubado" },
      { question: "Como uso em dois celulares?", card: "whatsapp-dois-celulares" },
    ],
  },
];
