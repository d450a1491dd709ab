import type { LessonText } from "../text-schema.ts";

type Solved = Pick<LessonText, "solved" | "beforeAfter" | "mistakes">;

export const solved: Solved = {
  solved: [
    {
      heading: "Exemplo resolvido: do pedido à postagem",
      blocks: [
        {
          kind: "talk",
          title: "A conversa inteira de Jéssica, na segunda tentativa",
          turns: [
            {
              who: "Jéssica",
              says: "Você escreve para uma padaria de bairro. Crie três postagens sobre o bolo de fubá da Padaria Aurora. Público: quem volta a pé do trabalho. Dados: sai às 16h, de terça a sábado; inteiro custa R$ 28; feito pelo Beto. Até 300 caracteres, o essencial nos primeiros 100. Tom simples. Use só estes dados. Se faltar algo, pergunte.",
              aside: "As quatro partes, em um fôlego.",
            },
            {
              who: "IA",
              says: "Antes de escrever: o bolo também é vendido em fatia? E até que horas costuma haver?",
              aside: "A licença para perguntar funcionou.",
            },
            {
              who: "Jéssica",
              says: "Só inteiro. Até acabar, em geral às 18h.",
            },
            {
              who: "IA",
              says: "Opção 2: “Bolo de fubá quentinho às 16h, de terça a sábado, na Padaria Aurora. O Beto tira do forno na hora em que você volta para casa. Inteiro, R$ 28, todos os dias até as 18h.”",
              aside: "Quase. “Todos os dias” está errado, e “até as 18h” virou promessa.",
            },
            {
              who: "Jéssica",
              says: "Fique com a 2. Tire “todos os dias” e troque “até as 18h” por “até acabar”.",
            },
          ],
        },
        {
          kind: "sample",
          title: "O que foi publicado, com a foto do bolo de hoje",
          limit: 300,
          lines: [
            "Bolo de fubá quentinho às 16h, de terça a sábado, na Padaria Aurora. O Beto tira do forno na hora em que você volta para casa. Inteiro, R$ 28, até acabar.",
          ],
        },
        {
          kind: "paragraph",
          text: "Duas trocas, dois problemas evitados: a casa fecha às segundas, e bolo acaba. Foram quatro minutos, contando a conferência.",
        },
      ],
    },
    {
      heading: "Exemplo resolvido: o pedido que falhou",
      blocks: [
        {
          kind: "sample",
          title: "O que Lúcia pediu, com pressa",
          lines: [
            "Responda essa avaliação: o bolo atrasou e a festa já tinha começado. Peça desculpas e ofereça algo para ele mudar a nota.",
          ],
        },
        {
          kind: "list",
          items: [
            "Sem o que aconteceu, a IA inventou: “nosso entregador sofreu um acidente”.",
            "Sem limite, vieram 160 palavras.",
            "O brinde em troca da nota é proibido pelo Google, e a IA não avisou.",
          ],
        },
        {
          kind: "sample",
          title: "O mesmo pedido, inteiro",
          lines: [
            "Você cuida do atendimento da Padaria Aurora. Escreva duas respostas públicas para esta avaliação: “O bolo atrasou e a festa já tinha começado.” O que apurei: atrasou 40 minutos. O que já mudou: pedido de festa sai antes dos outros. Reconheça o que a pessoa viveu, conte a mudança, convide para falar pelo telefone do perfil. Assine Lúcia, gerente. Até 80 palavras. Sem brinde, sem promessa nova, sem dado do cliente.",
          ],
        },
        {
          kind: "sample",
          title: "A resposta, depois da conferência",
          lines: [
            "Obrigada por contar. Receber o bolo com a festa começada é ruim, e peço desculpas por isso. Desde então, pedido de festa sai antes dos outros. Gostaria de ouvir você; me chame pelo telefone do perfil. Lúcia, gerente",
          ],
        },
        {
          kind: "paragraph",
          text: "A desculpa e a mudança estão ali porque Lúcia apurou e decidiu. Um assistente não reconhece erro por você: sem essas duas linhas no pedido, ele só deve agradecer e convidar para conversar. É assim também no assistente de avaliações deste site.",
        },
      ],
    },
  ],
  beforeAfter: {
    heading: "Antes e depois",
    pairs: [
      {
        title: "A semana",
        before: "“Organize minha semana.”",
        after:
          "“Organize de terça a sábado, com uma hora livre às 15h. Tarefas: fotos, feriados no perfil, contas, fornecedor, cardápio. Tabela, duas por dia.”",
        why: "a IA sabe quanto tempo existe e o que fazer com a sobra.",
      },
      {
        title: "O aviso de falta",
        before: "“Avise que não tem bolo.”",
        after:
          "“Escreva um aviso para o WhatsApp: o forno quebrou, hoje não sai bolo de fubá; amanhã, às 16h, volta. Quem encomendou recebe ligação até o meio-dia. Até 40 palavras, sem drama.”",
        why: "o cliente quer saber quando volta e o que acontece com o pedido dele. Sem esses dois fatos, a IA só sabe lamentar.",
      },
      {
        title: "O e-mail difícil",
        before: "“Escreva um e-mail bravo para o fornecedor de farinha.”",
        after:
          "“Escreva ao fornecedor: a entrega atrasou três vezes em outubro. Quero manter a parceria e combinar um horário fixo. Tom firme e educado, até 120 palavras.”",
        why: "diz a meta e o tom; a raiva fica de fora.",
      },
    ],
  },
  mistakes: {
    heading: "Cinco erros e o que eles custam",
    items: [
      {
        mistake: "Publicar sem conferir os números.",
        cost: "Três descontos de 20% que ninguém tinha oferecido: R$ 16,80 no caixa, uma tarde de explicação e a confiança de dona Célia.",
        instead: "sublinhe cada número e pergunte de onde veio.",
      },
      {
        mistake: "Colar a conversa do cliente inteira.",
        cost: "Telefone e endereço de outra pessoa ficam em um lugar que você não controla.",
        instead: "só o trecho do pedido, com [CLIENTE A].",
      },
      {
        mistake: "Pedir um depoimento à IA.",
        cost: "Elogio inventado pode ser propaganda enganosa, e o bairro reconhece na hora: ninguém na Vila Esperança fala “experiência gastronômica”.",
        instead: "peça uma avaliação de verdade, a todos.",
      },
      {
        mistake: "Usar imagem de IA no lugar da foto.",
        cost: "O bolo da tela não é o da vitrine; o cliente se sente enganado e a foto pode ser removida do perfil.",
        instead: "a foto de hoje, com a luz da manhã.",
      },
      {
        mistake: "Recomeçar do zero toda vez.",
        cost: "Dez minutos por texto, todo dia, para chegar ao mesmo lugar. Em 25 dias de trabalho, são mais de quatro horas.",
        instead: "guarde o pedido que deu certo no caderno da casa.",
      },
    ],
  },
};
