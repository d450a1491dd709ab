import type { LessonText } from "../text-schema.ts";

type Check = Pick<LessonText, "answers" | "quiz" | "sheet" | "links" | "facts">;

export const check: Check = {
  answers: [
    [
      {
        kind: "paragraph",
        text: "O primeiro ensaio de Lúcia começou dentro da loja: faltava a rua. No segundo, o sol apagava a placa; ela gravou de manhã. No terceiro, a chave emperrou e ela parou a gravação. Três defeitos achados sem gastar uma tentativa de verdade. Já está verificado? O ensaio testa a sua placa do mesmo jeito.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "Uma versão de Lúcia: “Qualidade e tradição em pães desde 2011.” Verdade, mas serve a qualquer padaria. A que ficou diz pão quente até que horas, bolo com quanto tempo de antecedência e o degrau. O degrau decide a visita de quem usa cadeira de rodas ou empurra carrinho; dizer é gentileza.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "“Oi, dona Célia, aqui é a Jéssica, da Aurora. Se quiser contar como foi o bolo de sábado, o link é este: [LINK]. Toda opinião sincera ajuda.” Tem nome de quem pede, um fato e nenhum empurrão. Deu vontade de pular o cliente que reclamou? É a ele também que a regra manda pedir.",
      },
    ],
  ],
  quiz: {
    minutes: 4,
    questions: [
      {
        question: "O perfil está na conta do sobrinho. O que fazer?",
        options: [
          { text: "Criar outro, mais completo", why: "O duplicado pode causar suspensão." },
          {
            text: "Pedir a propriedade no perfil",
            right: true,
            why: "O dono atual tem cerca de três dias para responder.",
          },
          { text: "Pagar a quem resolve no Google", why: "O pedido é gratuito e feito por você." },
        ],
      },
      {
        question: "No vídeo, o que prova que você manda no lugar?",
        options: [
          {
            text: "Abrir a porta com a chave",
            right: true,
            why: "Só quem tem acesso faz isso, e sem corte.",
          },
          { text: "Mostrar o RG", why: "Documento com número não se filma." },
          { text: "Um cliente elogiando", why: "Elogio não prova acesso, e há um rosto na cena." },
        ],
      },
      {
        question: "O que pode estar na descrição?",
        options: [
          { text: "“Promoção de bolo esta semana”", why: "Promoção vai em postagem." },
          {
            text: "“Bolo de festa com dois dias de antecedência”",
            right: true,
            why: "É um fato que ajuda a decidir.",
          },
          { text: "“Acesse nosso site”, com o link", why: "Link na descrição é contra a regra." },
        ],
      },
      {
        question: "A cliente saiu feliz. Como pedir a avaliação?",
        options: [
          {
            text: "“Conte como foi, o link está no balcão”",
            right: true,
            why: "O pedido é o mesmo para todos.",
          },
          { text: "“Cinco estrelas valem um café”", why: "Brinde por avaliação é proibido." },
          {
            text: "Escrever por ela, para facilitar",
            why: "Avaliar o próprio negócio é proibido.",
          },
        ],
      },
      {
        question: "Chegou uma crítica que você ainda não apurou. Responda:",
        options: [
          { text: "“Isso não aconteceu aqui.”", why: "Negar sem apurar vira briga em público." },
          {
            text: "“Vamos trocar tudo e devolver o dinheiro.”",
            why: "Promessa feita em público será cobrada, e você ainda não sabe o que houve.",
          },
          {
            text: "“Obrigada por contar. Quero entender; me chame pelo telefone do perfil.”",
            right: true,
            why: "Escuta, não promete e leva para o particular.",
          },
        ],
      },
    ],
  },
  sheet: {
    title: "Perfil da Empresa em uma página",
    items: [
      "O perfil está na conta do negócio, com duas pessoas responsáveis.",
      "O nome é o da placa.",
      "Os dez campos respondem às dez perguntas.",
      "Os feriados dos próximos dois meses têm horário.",
      "Há treze fotos reais, com autorização de quem aparece.",
      "O pedido de avaliação vai para todos, sem brinde.",
      "Nenhuma avaliação espera mais de dois dias úteis.",
      "A pasta de provas está pronta, caso o perfil seja suspenso.",
    ],
  },
  links: [
    { text: "Guia: descrição que convence", to: { kind: "item", id: "descricao-persuasiva" } },
    {
      text: "Guia: como responder a cada avaliação",
      to: { kind: "item", id: "respostas-profissionais" },
    },
    { text: "Prompt: descrição do perfil", to: { kind: "prompt", id: "descricao-do-perfil" } },
    { text: "Assistente: rascunhe uma resposta", to: { kind: "agent", id: "reviews" } },
  ],
  facts: [
    "ownershipRequest",
    "verificationMethods",
    "verificationVideoLeast",
    "verificationAgain",
    "profileExtraCategories",
    "profileServiceAreas",
    "profileDescription",
    "profileDescriptionVisible",
    "profileDescriptionRules",
    "profileChatEnded",
    "profileSpecialHours",
    "profileImageSize",
    "reviewRules",
    "reviewPenalties",
    "reviewReplies",
    "profileAppeal",
  ],
};
