import type { LessonText } from "../text-schema.ts";

type Check = Pick<LessonText, "answers" | "quiz" | "sheet" | "links" | "facts">;

export const check: Check = {
  answers: [
    [
      {
        kind: "paragraph",
        text: "Se a sua lista só tem nomes de produto, falta o detalhe: é ele que separa quem passeia de quem compra. “Bolo” é passeio; “bolo de aniversário para sábado” é compra. E se um termo lhe parece feio ou errado, como “bolo de niver”, deixe na lista: na conversa com você mesmo vale a palavra do cliente. No perfil, escreva do jeito certo.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "Releia com a voz de quem não conhece a loja. “Bolo de festa, R$ 75 o quilo, a partir de 2 kg” já diz que o menor sai por R$ 150. Não tem preço fixo, porque cada trabalho é um? Escreva o que muda o valor e diga que o orçamento vem antes e que o trabalho só começa com a aprovação do cliente.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "A linha de Lúcia: “Outubro: 1.870 visualizações, 49 ligações, 131 rotas, 44 mensagens; 27 bolos. Padaria, padaria aberta domingo, bolo de aniversário, salgados para festa, pão sem glúten.” Não há comentário, de propósito. Primeiro o número, depois a opinião, e nunca na mesma linha.",
      },
    ],
  ],
  quiz: {
    minutes: 5,
    questions: [
      {
        question: "O que muda a relevância do perfil?",
        options: [
          {
            text: "Produtos com as palavras do cliente",
            right: true,
            why: "É o que faz o perfil combinar com a busca.",
          },
          { text: "Encher a lista de cidades", why: "A distância continua a mesma." },
          { text: "Pagar por mês", why: "A lista gratuita não se compra." },
        ],
      },
      {
        question: "Onde entra “bolo de aniversário Vila Esperança”?",
        options: [
          { text: "No nome do perfil", why: "Palavra a mais no nome pode suspender." },
          { text: "No produto e na descrição", right: true, why: "Ali a palavra é informação." },
          {
            text: "Em vinte postagens iguais",
            why: "Ninguém lê, e postagem sozinha não melhora a posição.",
          },
        ],
      },
      {
        question: "Ligações caíram 16% e mensagens dobraram. E agora?",
        options: [
          {
            text: "Somar os dois antes de concluir",
            right: true,
            why: "De 79 para 93 contatos: subiu.",
          },
          {
            text: "Tirar o link do WhatsApp",
            why: "Ele abriu um caminho que as pessoas preferem.",
          },
          { text: "Fazer anúncio com urgência", why: "Não há queda para consertar." },
        ],
      },
      {
        question: "Pedem “pão sem glúten” e você não faz. O certo é:",
        options: [
          { text: "Cadastrar, para atrair", why: "Quem tem doença celíaca pode passar mal." },
          {
            text: "Dizer que não faz",
            right: true,
            why: "É honesto, e o rótulo já avisa que contém.",
          },
          { text: "Dizer que tem pouco glúten", why: "Pouco também faz mal a quem não pode." },
        ],
      },
      {
        question: "Quando comparar depois de uma mudança?",
        options: [
          { text: "No dia seguinte", why: "Um dia é sorte ou chuva." },
          { text: "Nunca, basta sentir", why: "A impressão segue o último cliente bravo." },
          {
            text: "Depois de quatro semanas",
            right: true,
            why: "Com o mesmo número de sábados dos dois lados.",
          },
        ],
      },
    ],
  },
  sheet: {
    title: "Busca em uma página",
    items: [
      "Tenho quinze termos nas palavras do cliente.",
      "O que não faço foi cortado.",
      "Cada termo tem um lugar, e nenhum está no nome.",
      "Cinco produtos têm nome do cliente, foto e preço.",
      "Li o cuidado da lei para o meu ramo.",
      "Três parceiros do bairro podem citar o negócio.",
      "Depois do dia 5, anoto o mês e escolho uma mudança.",
    ],
  },
  links: [
    {
      text: "Guia: palavras do bairro e da cidade",
      to: { kind: "item", id: "palavras-chave-geo" },
    },
    { text: "Guia: ler os termos de pesquisa", to: { kind: "item", id: "analise-termos" } },
    {
      text: "Prompt: ler os números do perfil",
      to: { kind: "prompt", id: "ler-numeros-do-perfil" },
    },
    { text: "Assistente: monte um anúncio", to: { kind: "agent", id: "ads" } },
  ],
  facts: [
    "localRanking",
    "localAreas",
    "localNearMe",
    "localListings",
    "profileAnswersByAi",
    "profilePostVisible",
    "profilePostLife",
    "profileViews",
    "searchTermsReady",
    "priceShown",
    "priceLower",
    "glutenLabel",
    "straightening",
    "toySeal",
    "quoteFirst",
    "legalWarranty",
    "withdrawal",
    "councilRules",
  ],
};
