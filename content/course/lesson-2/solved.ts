import type { LessonText } from "../text-schema.ts";

type Solved = Pick<LessonText, "solved" | "beforeAfter" | "mistakes">;

export const solved: Solved = {
  solved: [
    {
      heading: "Exemplo resolvido: a descrição da Aurora",
      blocks: [
        {
          kind: "sample",
          title: "As primeiras linhas, o que aparece sem tocar",
          limit: 250,
          lines: [
            "Padaria de bairro na Vila Esperança, com pão francês quente das 6h às 19h, de terça a sábado, e bolo de festa por encomenda com dois dias de antecedência. Degrau na porta: chame, e levamos o pedido até a calçada ou o carro.",
          ],
        },
        {
          kind: "sample",
          title: "A descrição inteira",
          limit: 750,
          lines: [
            "Padaria de bairro na Vila Esperança, com pão francês quente das 6h às 19h, de terça a sábado, e bolo de festa por encomenda com dois dias de antecedência. Degrau na porta: chame, e levamos o pedido até a calçada ou o carro.",
            "Desde 2011, Beto acende o forno às quatro da manhã. O bolo de fubá sai às 16h. Também fazemos salgados, café coado e lanche para a escola. Encomendas pelo WhatsApp ou no balcão.",
          ],
        },
        {
          kind: "paragraph",
          text: "Repare no que não está lá: preço, “a melhor”, link. Preço vai nos produtos; elogio, quem faz é o cliente.",
        },
      ],
    },
    {
      heading: "Exemplo resolvido: três respostas",
      blocks: [
        {
          kind: "sample",
          title: "Elogio: “Melhor bolo de fubá da região, e a Jéssica é um amor.”",
          lines: [
            "Que alegria ler isso. O bolo de fubá sai às 16h, e contei para a Jéssica o que você escreveu: ela ficou sorrindo até fechar. Obrigada por contar, e até a próxima fornada. Lúcia, gerente",
          ],
        },
        {
          kind: "sample",
          title: "Reclamação: “O bolo atrasou e a festa já tinha começado.”",
          lines: [
            "Obrigada por contar. Receber o bolo com a festa começada é ruim, e peço desculpas por isso. Fui ver o que houve: desde então, pedido de festa sai antes dos outros, com hora marcada na caixa. Gostaria de ouvir você; me chame pelo telefone do perfil. Lúcia, gerente",
          ],
        },
        {
          kind: "sample",
          title: "Só estrelas: três, sem texto",
          lines: [
            "Obrigada pela visita e pela nota. Se quiser contar o que faltou, fale comigo pelo telefone do perfil ou no balcão, de terça a sábado. Vou gostar de saber. Lúcia, gerente",
          ],
        },
        {
          kind: "paragraph",
          text: "Na reclamação, Lúcia apurou antes: o atraso aconteceu e a mudança já estava feita. Se nada tivesse mudado, a terceira frase simplesmente não existiria.",
        },
      ],
    },
    {
      heading: "Exemplo resolvido: “Suspenso”",
      blocks: [
        {
          kind: "paragraph",
          text: "O salão da Rosa, em frente, amanheceu fora do Maps: alguém tinha posto “Salão da Rosa Progressiva e Unhas” no nome. Ela não criou outro perfil. Corrigiu o nome, leu o motivo e montou a pasta antes de abrir o recurso, porque o formulário de provas fica disponível por 60 minutos.",
        },
        {
          kind: "list",
          items: [
            "Comprovante do CNPJ ou do MEI, com o nome e o endereço do perfil.",
            "Alvará ou licença.",
            "Conta de luz, água, telefone ou internet do endereço.",
            "Foto da fachada com a placa.",
          ],
        },
        {
          kind: "note",
          text: "Um recurso por vez. A resposta pode levar de alguns dias a algumas semanas.",
        },
      ],
    },
  ],
  beforeAfter: {
    heading: "Antes e depois",
    pairs: [
      {
        title: "O nome no perfil",
        before: "“PADARIA AURORA pães, bolos e salgados Vila Esperança”",
        after: "“Padaria Aurora”",
        why: "é o da placa. Bolos e salgados cabem nas categorias extras e nos produtos, onde ajudam sem risco, como mostra a aula 3; o bairro já estava no endereço.",
      },
      {
        title: "O pedido de avaliação",
        before: "“Avalie com 5 estrelas e ganhe um café.”",
        after:
          "“Agradecemos a sua visita. Se quiser contar como foi, o link é este: [LINK]. Toda opinião sincera ajuda.”",
        why: "vai para todos, não oferece nada e não diz que nota dar.",
      },
      {
        title: "A resposta ao atraso",
        before:
          "“Prezado cliente, lamentamos o ocorrido. O entregador pegou trânsito. Agradecemos a compreensão.”",
        after: "“Receber o bolo com a festa começada é ruim, e peço desculpas por isso.”",
        why: "fala do que a pessoa viveu, sem desculpa no lugar da escuta.",
      },
    ],
  },
  mistakes: {
    heading: "Cinco erros e o que eles custam",
    items: [
      {
        mistake: "Criar um perfil novo porque o antigo é de outro.",
        cost: "O duplicado pode causar suspensão, e as avaliações antigas ficam presas no outro. A Aurora tinha 46; começar do zero custaria anos.",
        instead: "peça a propriedade e espere os dias do prazo.",
      },
      {
        mistake: "Parar o vídeo para abrir a porta.",
        cost: "Um vídeo com corte pode ser recusado, e cada nova tentativa são mais alguns dias de espera sem poder responder a ninguém.",
        instead: "chave na mão antes de começar.",
      },
      {
        mistake: "Pedir avaliação só a quem elogiou.",
        cost: "O Google pode ocultar avaliações, parar de receber novas por um tempo e pôr um aviso público no perfil, à vista de quem procura.",
        instead: "o mesmo pedido, para todos.",
      },
      {
        mistake: "Esquecer o feriado.",
        cost: "No Natal passado a ficha da Aurora dizia “Aberto”. Três pessoas ligaram bravas; as outras ninguém contou.",
        instead: "horário especial dos próximos dois meses, revisto uma vez por mês.",
      },
      {
        mistake: "Responder com raiva às dez da noite.",
        cost: "A resposta é pública e fica. Quem lê depois não conhece o outro lado.",
        instead: "escreva, durma, leia em voz alta, corte e publique.",
      },
    ],
  },
};
