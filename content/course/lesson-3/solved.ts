import type { LessonText } from "../text-schema.ts";

type Solved = Pick<LessonText, "solved" | "beforeAfter" | "mistakes">;

export const solved: Solved = {
  solved: [
    {
      heading: "Exemplo resolvido: os quinze termos da Aurora",
      blocks: [
        {
          kind: "table",
          caption: "O termo, e onde ele foi parar",
          head: ["Termo do cliente", "Lugar"],
          rows: [
            ["bolo de aniversário", "produto, descrição"],
            ["bolo de festa por encomenda", "produto"],
            ["cento de salgados", "produto, com preço"],
            ["salgados para festa", "postagem"],
            ["padaria aberta domingo", "horário, postagem"],
            ["pão francês quente agora", "postagem, com a hora da fornada"],
            ["bolo de fubá", "produto"],
            ["café da manhã Vila Esperança", "postagem"],
            ["café coado", "produto"],
            ["lanche para escola", "produto"],
            ["padaria perto da Escola Girassol", "site da escola, que citou a padaria"],
            ["encomenda para o Natal", "evento, com início e fim"],
            ["bolo para amanhã", "resposta pronta: o prazo é de dois dias"],
            ["pão sem glúten", "cortado: a Aurora não faz"],
            ["padaria que aceita vale-refeição", "cortado: não aceita hoje"],
          ],
        },
        {
          kind: "paragraph",
          text: "Dois termos foram cortados de propósito. Com farinha de trigo no ar, Lúcia não pode prometer nada a quem tem doença celíaca: o rótulo diz “contém glúten”, e a resposta no balcão é a mesma.",
        },
      ],
    },
    {
      heading: "Exemplo resolvido: um mês lido em voz alta",
      blocks: [
        {
          kind: "table",
          caption: "Setembro e outubro da Aurora",
          head: ["O que", "Setembro", "Outubro", "Diferença"],
          rows: [
            ["Visualizações", "1.620", "1.870", "+15%"],
            ["Rotas", "112", "131", "+17%"],
            ["Ligações", "58", "49", "–16%"],
            ["Mensagens", "21", "44", "+110%"],
            ["Bolos de festa vendidos", "19", "27", "+42%"],
          ],
        },
        {
          kind: "drawing",
          name: "mudou-o-caminho",
          alt: "Desenho de duas colunas em escala. Setembro: 58 ligações e 21 mensagens, soma 79. Outubro: 49 ligações e 44 mensagens, soma 93. As ligações caíram, as mensagens cresceram e a soma subiu.",
        },
        {
          kind: "paragraph",
          text: "Leia assim: mais gente viu, e a mesma fatia veio: 7 rotas a cada 100 visualizações nos dois meses. As ligações caíram, mas as mensagens dobraram; o link do WhatsApp entrou em 1º de outubro. Ligações e mensagens somadas foram de 79 para 93. Nada piorou: mudou o caminho.",
        },
        {
          kind: "paragraph",
          text: "Diferença em por cento engana quando o número é pequeno. Mensagens “mais que dobraram” quer dizer 23 mensagens a mais no mês, menos de uma por dia. Por isso Lúcia escreve sempre os dois números, e só depois a porcentagem.",
        },
        {
          kind: "drawing",
          name: "funil-de-outubro",
          alt: "Desenho de um funil com os números de outubro, sem escala: 1.870 visualizações; 224 ligações, rotas e mensagens somadas; 27 bolos de festa vendidos.",
        },
        {
          kind: "paragraph",
          text: "Oito bolos a mais: foi o cadastro ou foi o Dia das Crianças? Com um mês só, não dá para saber. Lúcia escreve as duas hipóteses e olha novembro antes de comemorar.",
        },
        {
          kind: "paragraph",
          text: "Nos termos de pesquisa aparece “salgados para festa”, que ela não tinha cadastrado. Eis a mudança do mês, uma só: o produto “Cento de salgados”, com foto e R$ 95.",
        },
      ],
    },
  ],
  beforeAfter: {
    heading: "Antes e depois",
    pairs: [
      {
        title: "O produto no perfil",
        before: "“Encomendas em geral. Consulte valores.”",
        after:
          "“Bolo de festa, R$ 75 o quilo, a partir de 2 kg. Massa branca ou de chocolate, dois recheios. Encomende com dois dias de antecedência.”",
        why: "usa as palavras de quem procura, mostra o preço e responde ao prazo antes da pergunta.",
      },
      {
        title: "A postagem da semana",
        before: "“Bom dia, freguesia linda. Passem aqui.”",
        after:
          "“Pão francês quente no domingo: a última fornada sai às 11h, e fechamos ao meio-dia. Padaria Aurora, Vila Esperança.”",
        why: "os primeiros 100 caracteres já dizem o quê, quando e até que horas, com as palavras de quem procura padaria aberta no domingo.",
      },
      {
        title: "A conclusão do mês",
        before: "“Está fraco, ninguém liga mais.”",
        after:
          "“Ligações e mensagens somadas subiram de 79 para 93. Vou cadastrar os salgados e olhar de novo em 6 de dezembro.”",
        why: "soma os caminhos, escolhe uma mudança e marca o dia de conferir.",
      },
    ],
  },
  mistakes: {
    heading: "Cinco erros e o que eles custam",
    items: [
      {
        mistake: "Pagar por posição garantida.",
        cost: "O seu Nilo gastou R$ 1.200 em seis meses e continuou onde estava.",
        instead: "gaste esse dinheiro em um fim de semana de fotos e produtos cadastrados.",
      },
      {
        mistake: "Copiar os termos do concorrente.",
        cost: "Você atrai quem procura o que não vende. A pessoa anda até a sua porta, não acha, e é disso que ela se lembra na hora de avaliar.",
        instead: "as palavras das suas mensagens.",
      },
      {
        mistake: "Encher a descrição de palavras soltas.",
        cost: "“bolo, bolos, bolo festa, bolo barato” ninguém lê até o fim, e quem lê desconfia de uma loja que escreve assim.",
        instead: "um ou dois termos em frase de gente.",
      },
      {
        mistake: "Mudar cinco coisas na mesma semana.",
        cost: "No fim do mês você não sabe o que funcionou, e desfaz justo o que ajudava.",
        instead: "uma mudança, uma data, quatro semanas.",
      },
      {
        mistake: "Olhar os números todo dia.",
        cost: "Chuva, feriado e jogo mexem com qualquer terça. O susto diário leva a decisões ruins, como a promoção que Lúcia fez em uma quarta parada e que só vendeu o que já ia vender.",
        instead: "uma vez por mês, depois do dia 5.",
      },
    ],
  },
};
