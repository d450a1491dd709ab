import type { LessonText } from "../text-schema.ts";

type Check = Pick<LessonText, "answers" | "quiz" | "sheet" | "links" | "facts">;

export const check: Check = {
  answers: [
    [
      {
        kind: "paragraph",
        text: "Quase sempre a parte que mais muda é o contexto: “quem volta a pé do trabalho” mudou o texto de Jéssica mais que “tom simples”. Se para você foi o formato, repare que a segunda resposta ficou mais fácil de conferir. Se as duas saíram iguais, o seu contexto ainda era o que qualquer padaria diria.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "Confira três coisas. A resposta fala do que a pessoa contou, com as palavras dela? Tudo o que você promete já está feito? Alguém de fora descobriria quem é o cliente? Se ainda não apurou nada, a resposta certa é menor: agradecer, dizer que vai ouvir e dar o telefone do perfil.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "Teste dos 100: cubra o resto com o dedo. “Bolo de fubá quentinho às 16h, de terça a sábado, na Padaria Aurora” já diz o quê, quando e onde. Se o seu começo ainda é “Venha se deliciar”, troque por um fato. Telefone no texto da postagem pode ser recusado; para isso existe o botão de ligar.",
      },
    ],
  ],
  quiz: {
    minutes: 5,
    questions: [
      {
        question: "Qual parte do pedido não pode faltar?",
        options: [
          { text: "A persona", why: "Ajuda no tom, mas o texto sai sem ela." },
          { text: "A tarefa", right: true, why: "Sem verbo, a IA adivinha o que você quer." },
          { text: "O elogio", why: "Não melhora a resposta." },
        ],
      },
      {
        question: "A IA escreveu “desde 1998”. Você não disse isso. O que fazer?",
        options: [
          { text: "Deixar, soa bem", why: "É um número inventado com o seu nome embaixo." },
          { text: "Cortar", right: true, why: "O que não veio de você não sai." },
          { text: "Perguntar à IA se é verdade", why: "Ela pode confirmar o próprio engano." },
        ],
      },
      {
        question: "O que pode ir na conversa?",
        options: [
          {
            text: "“[CLIENTE A] pediu um bolo para sábado”",
            right: true,
            why: "Conta o caso sem dizer quem é.",
          },
          { text: "O comprovante do Pix", why: "Tem nome, banco e valor." },
          { text: "A lista de telefones", why: "É dado pessoal de muita gente." },
        ],
      },
      {
        question: "Para que serve o chat temporário?",
        options: [
          { text: "Para colar dados sem risco", why: "Ele ainda é guardado por até 72 horas." },
          {
            text: "Para um assunto que não precisa de histórico",
            right: true,
            why: "Não fica na lista nem treina o modelo.",
          },
          { text: "Para respostas mais inteligentes", why: "A resposta é a mesma." },
        ],
      },
      {
        question: "Na avaliação ruim que você não apurou, o assistente deve:",
        options: [
          {
            text: "Pedir desculpas pelo erro",
            why: "Quem reconhece um erro é você, depois de apurar.",
          },
          { text: "Prometer que não se repete", why: "Promessa que ninguém confirmou." },
          {
            text: "Agradecer e convidar para conversar",
            right: true,
            why: "Escuta agora; o resto vem quando houver fato.",
          },
        ],
      },
    ],
  },
  sheet: {
    title: "Prompts em uma página",
    items: [
      "A privacidade do aplicativo está como eu quero.",
      "Meu pedido tem persona, tarefa, contexto e formato.",
      "Ele diz: use só estes dados; se faltar algo, pergunte.",
      "Nada de nome, telefone, saúde, dívida ou senha na conversa.",
      "Sublinho cada número e corto o que não veio de mim.",
      "Leio em voz alta antes de publicar.",
      "O que deu certo vai para o caderno.",
    ],
  },
  links: [
    {
      text: "Guia: responder avaliações com o Gemini",
      to: { kind: "item", id: "gemini-responder-avaliacoes" },
    },
    { text: "Prompt: organizar a semana", to: { kind: "prompt", id: "organizar-a-semana" } },
    {
      text: "Prompt: resposta a uma crítica justa",
      to: { kind: "prompt", id: "resposta-a-critica-justa" },
    },
    { text: "Assistente: rascunhe uma resposta", to: { kind: "agent", id: "reviews" } },
  ],
  facts: [
    "promptParts",
    "geminiReviewers",
    "geminiTemporary",
    "geminiActivity",
    "notebookSources",
    "searchAdHeadline",
    "searchAdDescription",
    "profilePostVisible",
    "reviewRules",
    "profilePhotosReal",
  ],
};
