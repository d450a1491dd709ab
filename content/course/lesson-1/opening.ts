import type { LessonText } from "../text-schema.ts";

type Opening = Pick<LessonText, "promise" | "outcomes" | "problem" | "idea">;

export const opening: Opening = {
  promise:
    "Ao terminar, você sabe o que o cliente encontra quando procura o seu negócio, e já corrigiu a primeira coisa errada.",
  outcomes: [
    "A ficha oficial do negócio, de onde todos copiam nome, endereço, telefone e horário.",
    "Três fotos verdadeiras, prontas para usar.",
    "Uma planilha que mostra de onde vem cada cliente novo.",
    "As frases certas para encerrar a ligação quando ela é golpe.",
  ],
  problem: {
    heading: "O cliente que veio à toa",
    blocks: [
      {
        kind: "paragraph",
        text: "Segunda-feira, nove da manhã. Um homem para o carro em frente à Padaria Aurora, na Vila Esperança, e encontra a porta fechada. Ele olha o celular, olha a porta, olha de novo o celular. O mapa diz “Aberto”. Ele vai embora e compra o bolo do filho em outro bairro.",
      },
      {
        kind: "drawing",
        name: "mapa-e-porta",
        alt: "Desenho: à esquerda, um celular com o mapa e a etiqueta “Aberto” embaixo do alfinete da padaria; à direita, a porta da padaria com a placa “fechado”. Embaixo: no mapa, aberto; na porta, fechado.",
      },
      {
        kind: "paragraph",
        text: "Quem viu foi o seu Nilo, da oficina ao lado. Na terça ele conta a história para Lúcia, dona e gerente da padaria. Lúcia não entende: a casa fecha às segundas há dois anos, todo mundo sabe. Todo mundo do bairro.",
      },
      {
        kind: "paragraph",
        text: "Naquela tarde, entre uma fornada e outra, ela faz uma coisa que nunca tinha feito: procura a própria padaria como se fosse cliente. O horário é o antigo. O telefone é de uma linha que ela cancelou. A foto da frente mostra a parede verde, que hoje é amarela. E no Instagram o nome é outro: “Pad. Aurora Pães”.",
      },
      {
        kind: "paragraph",
        text: "Nada disso foi descuido com o pão. O pão continua ótimo. O que envelheceu foi a vitrine que fica no celular dos outros, e essa ninguém da casa olhava. É dela que esta aula cuida.",
      },
    ],
  },
  idea: {
    heading: "A vitrine que você não vê",
    blocks: [
      {
        kind: "paragraph",
        text: "Pense em quem quer pão quente no fim da tarde. A pessoa escreve “padaria perto de mim”, compara fotos, avaliações, distância e horário, e só depois liga ou traça a rota. Muitas vezes ela decide antes de falar com você. São quatro paradas, e em cada uma a pergunta é diferente.",
      },
      {
        kind: "drawing",
        name: "quatro-paradas",
        alt: "Desenho: um caminho de pontinhos passa por quatro cartões numerados e termina na padaria. 1, Busca: quem tem aqui? 2, Maps: onde fica? 3, Perfil: vale a pena? 4, Contato: tem para hoje?",
      },
      {
        kind: "table",
        caption: "O caminho do cliente, da busca à porta",
        head: ["Parada", "O que a pessoa pergunta", "O que responde", "O que a Aurora perdia ali"],
        rows: [
          [
            "Busca",
            "Quem tem isto aqui perto?",
            "Categoria, nome, distância",
            "Dois nomes, como se fossem duas lojas",
          ],
          [
            "Maps",
            "Onde fica, está aberto?",
            "Endereço, horário, rota",
            "Aberta às segundas, com a porta fechada",
          ],
          ["Perfil", "Vale a pena?", "Fotos, avaliações, preços", "A foto da parede verde"],
          ["Contato", "Tem para hoje?", "Telefone, WhatsApp", "Um número que não toca"],
        ],
      },
      {
        kind: "paragraph",
        text: "As peças são menos do que parecem. Na Busca a pessoa escreve o que quer. No Google Maps ela vê onde fica. O Perfil da Empresa no Google é a ficha que aparece nos dois, de graça. Ele já se chamou Google Meu Negócio, e muita gente ainda usa esse nome.",
      },
      {
        kind: "list",
        items: [
          "Perfil da Empresa: para quem procura agora. Comece por ele.",
          "Redes sociais: para quem já conhece você e quer ver novidades.",
          "WhatsApp: para tirar a última dúvida e fechar o pedido.",
          "Site: para explicar serviços e regras com calma. Pode vir depois.",
        ],
      },
      {
        kind: "paragraph",
        text: "A ideia da aula cabe em uma frase: escreva a verdade uma vez, em um lugar só, e faça todos os outros lugares copiarem dela. Quem cuida de quatro versões do mesmo horário acaba com quatro horários.",
      },
      {
        kind: "paragraph",
        text: "E há a outra metade: quem não pergunta de onde vem o cliente trabalha no escuro. Com uma pergunta no caixa e quatro colunas, em sete dias você já sabe onde vale gastar a próxima hora.",
      },
    ],
  },
};
