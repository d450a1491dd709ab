import type { LessonText } from "../text-schema.ts";

type Check = Pick<LessonText, "answers" | "quiz" | "sheet" | "links" | "facts">;

export const check: Check = {
  answers: [
    [
      {
        kind: "paragraph",
        text: "A lista de Lúcia. Acertos: a rota chega, o bairro está certo, as avaliações são boas. Falhas: aberta às segundas, telefone cancelado, fachada antiga. Se você só achou acertos, peça a alguém de outro bairro que procure. Se só achou falhas, comece pela que faz a pessoa perder a viagem: horário e telefone vêm antes de foto.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "A dúvida mais comum é o nome. Na placa está “Padaria Aurora”; no CNPJ, “L. Amaral Pães Ltda.”. O que vale no perfil é o nome que o cliente lê na porta. Se a placa já tem o serviço, como “Oficina do Nilo”, ele é parte do nome e fica. O que não se faz é acrescentar.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "Olhe as três fotos em tamanho pequeno, como na lista do Maps. A placa ainda se lê? A primeira de Lúcia pegava o caminhão do gás; ela voltou às 7h, com a rua vazia. Foto boa não é foto bonita: é a que faz a pessoa reconhecer a porta quando chega.",
      },
    ],
  ],
  quiz: {
    minutes: 5,
    questions: [
      {
        question: "A placa diz “Padaria Aurora”. Que nome vai no perfil?",
        options: [
          { text: "Padaria Aurora", right: true, why: "É o nome da placa, e só ele." },
          {
            text: "Padaria Aurora Vila Esperança",
            why: "O bairro não faz parte do nome; já está no endereço.",
          },
          { text: "PADARIA AURORA, a melhor", why: "Maiúsculas e elogio são contra a regra." },
        ],
      },
      {
        question: "Ligam “do Google” e pedem o código que chegou no celular. O que fazer?",
        options: [
          {
            text: "Dizer só os três primeiros números",
            why: "Quem pede o código quer a conta; parte dele já ajuda.",
          },
          {
            text: "Desligar e conferir no perfil",
            right: true,
            why: "O perfil é seu e mostra se há algum aviso.",
          },
          {
            text: "Pedir o contrato por e-mail",
            why: "O “de acordo” por e-mail já serviu para cobrar muita gente.",
          },
        ],
      },
      {
        question: "O que vai na planilha de origem?",
        options: [
          {
            text: "Nome, telefone e de onde veio",
            why: "Para contar origem, nome e telefone sobram, e você teria de cuidar deles.",
          },
          {
            text: "Data, de onde veio, o que queria, comprou",
            right: true,
            why: "Basta para decidir, sem dado pessoal.",
          },
          { text: "Só o total do dia", why: "O total não diz onde gastar a próxima hora." },
        ],
      },
      {
        question: "A vizinha vê outra ordem de padarias na busca. O que houve?",
        options: [
          { text: "O perfil foi punido", why: "Ordem diferente não é sinal de punição." },
          { text: "Falta pagar ao Google", why: "A lista gratuita não se compra." },
          {
            text: "Ela procura de outro lugar",
            right: true,
            why: "A distância até quem busca muda a lista.",
          },
        ],
      },
      {
        question: "Um cliente pede que você apague o telefone dele. E agora?",
        options: [
          {
            text: "Apago e aviso que apaguei",
            right: true,
            why: "É um direito, e a resposta mostra cuidado.",
          },
          {
            text: "Digo que padaria não segue a LGPD",
            why: "Segue: vale para todo negócio que guarda dados de pessoas.",
          },
          { text: "Só apago se ele explicar por quê", why: "A pessoa não precisa dar um motivo." },
        ],
      },
    ],
  },
  sheet: {
    title: "Presença digital em uma página",
    items: [
      "Procurei meu negócio em guia anônima, com e sem o nome.",
      "A ficha oficial está no celular e perto do caixa, com um responsável.",
      "Nome, endereço, telefone e horário são iguais no perfil, nas redes e no WhatsApp.",
      "Tenho foto de fachada, entrada e produto, todas verdadeiras.",
      "Quem aparece em foto autorizou por escrito.",
      "Pergunto a cada cliente novo como ele me encontrou.",
      "Não pago, não assino e não passo código por telefone.",
    ],
  },
  links: [
    { text: "Guia: deixe as informações completas", to: { kind: "item", id: "info-completas" } },
    { text: "Guia: fotos da fachada", to: { kind: "item", id: "fotos-fachada" } },
    { text: "Prompt: perfil do meu cliente", to: { kind: "prompt", id: "quem-e-o-meu-cliente" } },
    { text: "Assistente: pergunte sobre divulgação", to: { kind: "agent", id: "marketing" } },
  ],
  facts: [
    "profileFree",
    "profileScams",
    "profileEligible",
    "profileName",
    "profilePhotosReal",
    "photoConsent",
    "localRanking",
    "personalDataRights",
    "personalDataSmall",
    "priceShown",
  ],
};
