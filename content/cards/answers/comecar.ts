import type { AnswerBody } from "../schema.ts";

/** What owners ask before all else. */
export const comecarBodies: readonly AnswerBody[] = [
  {
    id: "comecar-atrair-clientes",
    answer:
      "Comece por quem já procura o que você vende: deixe o Perfil da Empresa no Google completo, com fotos, horário e preços. Depois peça avaliação e indicação a quem já compra. Nada disso custa dinheiro. Anúncio vem por último, quando o perfil e o WhatsApp respondem bem.",
    steps: [
      "Complete o perfil e busque o seu serviço com o nome do bairro, para ver se a loja aparece.",
      "Pergunte a cada cliente novo como ele achou você e anote por duas semanas.",
      "Reforce o caminho que mais traz gente antes de abrir outro.",
    ],
    caution: "Não mude tudo ao mesmo tempo: uma mudança por vez mostra o que funcionou.",
    link: { kind: "item", id: "info-completas" },
    checkedOn: "2026-11-20",
    sources: ["1.1", "1.15", "own"],
    followUps: [
      { question: "E com pouco dinheiro?", card: "anuncio-pouco-dinheiro" },
      { question: "Como peço avaliações?", card: "cliente-pedir-avaliacao" },
      { question: "Google ou Instagram?", card: "anuncio-google-ou-instagram" },
    ],
  },
  {
    id: "comecar-sem-tempo",
    answer:
      "Meia hora por semana, sempre no mesmo dia, cobre o básico: uma postagem com foto sua, as avaliações respondidas e o horário conferido no perfil. Tire as fotos durante a semana, enquanto trabalha. Melhor pouco e sempre do que muito em um mês e nada no outro.",
    steps: [
      "Escolha um dia e uma hora parada e marque no celular.",
      "Tire três fotos por semana do que você já está fazendo.",
      "Deixe as respostas que mais se repetem salvas no WhatsApp Business.",
    ],
    caution: "Não abra mais uma rede social antes de dar conta da que você já tem.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-20",
    sources: ["1.9", "own"],
    followUps: [
      { question: "O que posto?", card: "instagram-o-que-postar" },
      { question: "Como salvo respostas?", card: "whatsapp-respostas-rapidas" },
    ],
  },
  {
    id: "anuncio-reprovado",
    answer:
      "A própria tela do anúncio diz o motivo: leia antes de mexer. No Google, título com emoji ou ponto de exclamação não passa, e acima de 30 caracteres nem entra. Saúde, remédio, bebida, apostas e finanças têm regras próprias. Corrija o que foi apontado e peça nova análise.",
    steps: [
      "Abra o anúncio e copie o motivo, palavra por palavra.",
      "Compare com o texto e com a página para onde ele leva.",
      "Corrija, envie de novo e espere a análise antes de criar outro.",
    ],
    caution: "Duplicar o anúncio para tentar a sorte não resolve: o motivo vai junto.",
    link: { kind: "prompt", id: "anuncio-na-busca" },
    checkedOn: "2026-11-20",
    sources: ["2"],
    followUps: [
      { question: "E se eu for da saúde ou advogado?", card: "anuncio-profissao-regulada" },
    ],
  },
  {
    id: "cliente-contatos",
    answer:
      "Pode, para o que o cliente espera: avisar do pedido, entregar, cobrar. Para mandar promoção, pergunte antes e diga para que é (LGPD). Guarde só o necessário, com senha, e apague quando a pessoa pedir. A lei vale também para loja pequena.",
    steps: [
      "Ao anotar o número, diga para que serve e pergunte se a pessoa quer receber promoções.",
      "Marque quem aceitou e em que dia.",
      "Em cada envio diga como sair, e tire na hora quem pedir.",
    ],
    caution:
      "Lista comprada é gente que nunca autorizou você. Denúncia e bloqueio também podem banir o seu número do WhatsApp.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-20",
    sources: ["5", "7.7"],
    followUps: [{ question: "Como mando para muita gente?", card: "whatsapp-transmissao" }],
  },
  {
    id: "mei-ajuda-de-graca",
    answer:
      "Comece pelo Sebrae, no 0800 570 0800: a ligação é grátis. Dúvida de MEI se resolve no Portal do Empreendedor (gov.br/mei) e na Sala do Empreendedor da sua prefeitura. Briga com fornecedor ou banco vai para o Procon ou para o consumidor.gov.br.",
    steps: [
      "Escreva a sua dúvida em duas linhas antes de ligar.",
      "Tenha à mão o CNPJ e o faturamento do ano.",
      "Anote o nome de quem atendeu e o que ficou combinado.",
    ],
    caution:
      "O Sebrae diz que não procura ninguém para oferecer crédito. Quem liga com isso e pede dado ou taxa está aplicando golpe.",
    link: { kind: "prompt", id: "plano-em-uma-pagina" },
    checkedOn: "2026-11-20",
    sources: ["7.2", "1.1"],
    followUps: [{ question: "Quanto o MEI pode faturar?", card: "mei-quanto-pode" }],
  },
];
