import type { LessonText } from "../schema.ts";

export const text: LessonText = {
  number: 4,
  readingMinutes: 4,
  promise:
    "Ao terminar, você sabe escrever um pedido claro para a IA, conferir a resposta e proteger seus clientes.",
  sections: [
    {
      heading: "O que a IA faz bem e o que ela inventa",
      blocks: [
        {
          kind: "paragraph",
          text: "Prompt (comando) é o pedido que você escreve para a inteligência artificial (IA). O Gemini, do Google, é uma das ferramentas que respondem a ele. A IA é boa em rascunho, resumo, lista e mudança de tom.",
        },
        {
          kind: "paragraph",
          text: "Ela também erra com jeito de quem tem certeza. Inventa preço, prazo e elogio que ninguém fez. Trate a resposta como trabalho de um ajudante novo: útil, mas sempre conferido.",
        },
      ],
    },
    {
      heading: "As quatro partes: persona, tarefa, contexto e formato",
      blocks: [
        {
          kind: "list",
          items: [
            "Persona: o papel da IA. “Você cuida do atendimento de uma padaria de bairro.”",
            "Tarefa: um verbo e o resultado. “Escreva duas mensagens de boas-vindas.” Esta parte não pode faltar.",
            "Contexto: o que só você sabe. Público, bairro, horário, produto, o que aconteceu.",
            "Formato: tamanho, tom, número de opções, lista ou tabela.",
          ],
        },
        {
          kind: "note",
          text: "Modelo para copiar: “Você é [papel]. [Verbo e tarefa] para [negócio, bairro e público]. Use só estes dados: [dados]. Se faltar algo, pergunte. Não invente preço, prazo nem depoimento. Entregue em [formato e limite].”",
        },
      ],
    },
    {
      heading: "Produzir: semana, documentos e e-mails",
      blocks: [
        {
          kind: "list",
          items: [
            "Antes: “Organize minha semana.”",
            "Depois: “Você me ajuda a planejar. Organize a semana da minha padaria, de terça a sábado. Tenho uma hora livre por dia, às 15h. Tarefas: [lista]. Entregue uma tabela com no máximo duas tarefas por dia. Se algo não couber, diga o que adiar.”",
            "Por que melhora: a IA sabe quanto tempo existe e o que fazer com a sobra.",
          ],
        },
        {
          kind: "paragraph",
          text: "Para um documento longo, peça um resumo com a página de cada ponto e confira essas páginas. O NotebookLM, também do Google, responde com base nos arquivos enviados e mostra o trecho usado. Para um e-mail difícil, diga a meta e o tom: “Quero adiar a entrega em três dias sem perder o fornecedor. Tom firme e educado.”",
        },
      ],
    },
    {
      heading: "Atender: mensagens e respostas a avaliações",
      blocks: [
        {
          kind: "list",
          items: [
            "Antes: “Responda: o bolo atrasou e a festa já tinha começado.”",
            "Depois: “Você cuida do atendimento da Padaria Aurora. Escreva duas respostas públicas para esta avaliação: ‘O bolo atrasou e a festa já tinha começado.’ O atraso aconteceu. Desde então, pedidos de festa saem primeiro. Agradeça, reconheça o erro, conte a mudança e convide para ligar. Assine como Lúcia, gerente. Até 80 palavras. Sem brinde e sem dados do cliente.”",
            "Resultado conferido: “Agradecemos por contar o que houve. O bolo atrasou, e sentimos muito por isso ter ocorrido na sua festa. Desde então, pedidos de festa saem primeiro. Ligue para a loja e fale comigo. Quero ouvir você. Lúcia, gerente.”",
          ],
        },
        {
          kind: "paragraph",
          text: "A mesma receita serve para mensagens: “Você atende pelo WhatsApp da Padaria Aurora. Escreva um aviso de pedido pronto para retirada até as 19h. Até 30 palavras. Deixe [nome] e [número do pedido] para eu completar.”",
        },
      ],
    },
    {
      heading: "Divulgar: postagens e anúncios no tamanho certo",
      blocks: [
        {
          kind: "list",
          items: [
            "Antes: “Faz um post do meu bolo.”",
            "Depois: “Você escreve para uma padaria de bairro. Crie três postagens sobre o bolo de fubá que sai às 16h, de terça a sábado. Público: quem volta a pé do trabalho. O essencial cabe nos primeiros 100 caracteres. Tom simples. Não cite preço e não diga que é o melhor.”",
            "Por que melhora: produto, hora, público e limites vêm de você, e não da imaginação da IA.",
          ],
        },
        {
          kind: "paragraph",
          text: "Em anúncio na Busca do Google, cada título tem até 30 caracteres e cada descrição, até 90. Ponha o limite no pedido e confira no campo do anúncio, porque a IA conta mal.",
        },
      ],
    },
    {
      heading: "Peça ajustes e confira antes de publicar",
      blocks: [
        {
          kind: "paragraph",
          text: "A primeira resposta raramente é a final. Continue a conversa: “Mais curto”, “Use palavras de balcão”, “Que informação falta?”. Depois, faça a conferência:",
        },
        {
          kind: "steps",
          items: [
            "Compare nomes, preços, prazos e horários com a realidade. Oferta publicada pode obrigar você a cumprir.",
            "Corte promessa, depoimento ou número que você não pode provar.",
            "Confira o tamanho.",
            "Leia em voz alta e troque o que você não diria.",
          ],
        },
        {
          kind: "paragraph",
          text: "Quem publica responde pelo texto. Contrato ou cálculo de imposto, só com a revisão de um profissional.",
        },
      ],
    },
    {
      heading: "Privacidade: o que nunca colar na conversa",
      blocks: [
        {
          kind: "paragraph",
          text: "Revisores humanos podem ler conversas feitas no Gemini com a conta pessoal. O Google pede que ninguém digite informação confidencial ali. Apagar a conversa nem sempre apaga tudo.",
        },
        {
          kind: "list",
          items: [
            "Nome completo, CPF, telefone ou endereço de qualquer pessoa.",
            "Dados de saúde, dívidas e fotos de documentos.",
            "Senhas, códigos e dados bancários.",
          ],
        },
        {
          kind: "paragraph",
          text: "Troque por marcas, como [CLIENTE A] e [TELEFONE]. Na Biblioteca de Prompts há modelos prontos para completar assim, por assunto e por ramo.",
        },
      ],
    },
  ],
  exercises: [
    {
      id: "aula-4-exercicio-1",
      title: "Reescreva um pedido em quatro partes",
      minutes: 10,
      steps: [
        "Escolha um texto que você precisa escrever hoje.",
        "Peça à IA em uma frase curta e guarde a resposta.",
        "Peça de novo com persona, tarefa, contexto e formato.",
        "Compare as duas respostas e anote qual parte fez mais diferença.",
      ],
      readyWhen: "você tem as duas respostas lado a lado e uma anotação do que mudou.",
    },
    {
      id: "aula-4-exercicio-2",
      title: "Responda a uma avaliação sem expor ninguém",
      minutes: 15,
      steps: [
        "Copie uma avaliação real e troque nomes e dados por [CLIENTE A].",
        "Conte à IA o que aconteceu de verdade e o que você fez.",
        "Peça duas respostas de até 80 palavras, sem brinde.",
        "Corte o que não é verdade e leia em voz alta.",
        "Publique a escolhida no perfil.",
      ],
      readyWhen: "a resposta está publicada e não traz dado pessoal nem promessa nova.",
    },
    {
      id: "aula-4-exercicio-3",
      title: "Faça a postagem da semana e confira",
      minutes: 15,
      steps: [
        "Escolha um produto ou serviço que existe hoje.",
        "Peça três opções, com o essencial nos primeiros 100 caracteres.",
        "Peça dois ajustes à opção preferida.",
        "Faça os quatro passos da conferência.",
        "Publique no perfil com uma foto que você tirou do produto ou do serviço.",
      ],
      readyWhen: "a postagem está no ar e cada dado dela foi conferido.",
    },
  ],
  project: {
    id: "aula-4-projeto",
    title: "Caderno de cinco prompts da casa",
    description:
      "Escolha na Biblioteca de Prompts cinco modelos: dois para atender, dois para divulgar e um para produzir. Troque os colchetes pelos dados fixos do negócio e salve em uma nota que a equipe possa copiar. No alto, escreva duas regras: sem dado de cliente, e nada sai sem conferência.",
    readyWhen: "os cinco prompts estão salvos e cada um já rendeu um texto conferido e usado.",
  },
};
