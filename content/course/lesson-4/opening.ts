import type { LessonText } from "../text-schema.ts";

type Opening = Pick<LessonText, "promise" | "outcomes" | "problem" | "idea">;

export const opening: Opening = {
  promise:
    "Ao terminar, você sabe pedir à IA um texto que dá para usar, conferir o que ela inventou e deixar seus clientes fora da conversa.",
  outcomes: [
    "Um pedido em quatro partes, que serve de molde para os outros.",
    "Uma resposta a uma avaliação e uma postagem, conferidas e publicadas.",
    "A privacidade do aplicativo do seu jeito.",
    "O começo de um caderno de prompts da casa.",
  ],
  problem: {
    heading: "O texto bonito que não era da Aurora",
    blocks: [
      {
        kind: "paragraph",
        text: "Jéssica ouviu falar que a inteligência artificial (IA) escreve tudo. Na quinta, entre um café e outro, abre o Gemini no celular e digita: “Faz uma postagem do bolo de fubá.” Em cinco segundos vem um texto de propaganda de novela: “o melhor bolo da cidade, feito com a receita secreta da vovó, agora com 20% de desconto”.",
      },
      {
        kind: "paragraph",
        text: "Ela acha lindo e publica. À tarde, três pessoas cobram o desconto, que não existe. Dona Célia, cliente de toda tarde, pergunta que avó é essa: o bolo é do Beto, o padeiro, que aprendeu no curso. E a confeitaria da avenida não gostou do “melhor da cidade”.",
      },
      {
        kind: "drawing",
        name: "o-que-a-ia-completou",
        alt: "Desenho: o pedido “Faz uma postagem do bolo de fubá” e, embaixo, o que a IA completou sozinha, com um xis em cada linha: “o melhor da cidade”, “receita secreta da vovó”, “20% de desconto”.",
      },
      {
        kind: "paragraph",
        text: "Lúcia honra os três descontos, apaga a postagem e faz a pergunta certa. Não “quem mandou usar isso?”, mas “o que a gente contou para a máquina?”. A resposta: nada. Nem o nome da padaria. O que a IA não recebeu, ela completou.",
      },
      {
        kind: "paragraph",
        text: "O problema não era a ferramenta. Era o pedido de sete palavras e o dedo rápido no botão de publicar.",
      },
    ],
  },
  idea: {
    heading: "Um ajudante novo, que nunca pisou na loja",
    blocks: [
      {
        kind: "paragraph",
        text: "Prompt (comando) é o pedido que você escreve para a IA. O Gemini, do Google, é uma das ferramentas que respondem; há outras, e o jeito de pedir é o mesmo.",
      },
      {
        kind: "paragraph",
        text: "Trate a IA como um ajudante que chegou hoje: rápido, educado, bom de texto, e que nunca pisou na sua loja. Ele não sabe o preço, não conhece o bairro e tem vergonha de perguntar. Em vez de dizer “não sei”, completa com o que parece provável. Quem já treinou gente no balcão sabe o que fazer: explicar direito e conferir o serviço.",
      },
      {
        kind: "list",
        items: [
          "O que ela faz bem: rascunho, resumo, lista, mudança de tom, três versões da mesma ideia.",
          "O que ela inventa: preço, prazo, data, elogio, história da família, regra de lei.",
          "O que ela não vê: a fila no balcão, a cara do cliente, o que mudou na semana passada.",
        ],
      },
      {
        kind: "table",
        caption: "As quatro partes de um pedido",
        head: ["Parte", "Pergunta", "No balcão da Aurora"],
        rows: [
          ["Persona", "Quem é você hoje?", "Você cuida do atendimento de uma padaria de bairro."],
          ["Tarefa", "O que é para fazer?", "Escreva uma postagem. Esta parte não pode faltar."],
          [
            "Contexto",
            "O que só eu sei?",
            "O bolo de fubá sai às 16h, de terça a sábado; custa R$ 28.",
          ],
          ["Formato", "Como eu quero?", "Três opções, até 300 caracteres, tom simples."],
        ],
      },
      {
        kind: "drawing",
        name: "pedido-em-quatro-partes",
        alt: "Desenho de um pedido em quatro faixas. Persona: você cuida do atendimento de uma padaria de bairro. Tarefa: escreva uma postagem sobre o bolo de fubá. Contexto: sai às 16h, de terça a sábado; custa R$ 28. Formato: três opções, até 300 caracteres, tom simples.",
      },
      {
        kind: "note",
        text: "Modelo para copiar: “Você é [PAPEL]. [VERBO E TAREFA] para [NEGÓCIO, BAIRRO E PÚBLICO]. Use só estes dados: [DADOS]. Se faltar algo, pergunte. Não invente preço, prazo nem depoimento. Entregue em [FORMATO E LIMITE].”",
      },
      {
        kind: "paragraph",
        text: "As duas frases do meio fazem metade do trabalho. “Use só estes dados” fecha a porta da invenção; “se faltar algo, pergunte” dá ao ajudante licença para não saber.",
      },
    ],
  },
};
