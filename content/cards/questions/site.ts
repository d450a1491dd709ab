import type { CardQuestions } from "../schema.ts";

/** A page of one's own, and being the same everywhere. */
export const siteQuestions: readonly CardQuestions[] = [
  {
    id: "site-preciso",
    theme: "site",
    title: "Preciso de site?",
    questions: [
      "preciso de site?",
      "loja pequena precisa de site",
      "site ou instagram basta?",
      "quanto custa fazer um site",
      "google fazia site de graça ainda tem?",
      "como fazer um site simples",
    ],
    words: "site pagina precisa necessario fazer criar gratis loja virtual internet",
  },
  {
    id: "site-pagina-de-links",
    theme: "site",
    title: "Página de links na bio: vale a pena?",
    questions: [
      "linktree vale a pena",
      "pagina de links pra bio",
      "coloco varios links na bio como",
      "link da bio o que colocar",
      "link na bio ou link do whatsapp",
    ],
    words: "linktree links bio pagina varios botoes arvore",
  },
  {
    id: "site-dominio",
    theme: "site",
    title: "Como registrar o domínio da loja",
    questions: [
      "como registrar dominio",
      "o que é domínio",
      "posso ter .com.br com cpf",
      "dominio no nome da agência tem problema?",
      "qual nome de site escolher",
      "perdi o dominio da minha loja",
    ],
    words: "dominio registro br endereco nome com registrar cpf cnpj agencia www comprar",
  },
  {
    id: "site-basico",
    theme: "site",
    title: "O básico que o site precisa ter",
    questions: [
      "o que meu site precisa ter",
      "meu site nao aparece no google",
      "site lento o que fazer",
      "dados estruturados o que é",
      "como fazer o google entender meu site",
      "avaliação no site gera estrelinhas no google?",
    ],
    words:
      "seo titulo celular rapido https estruturados schema dados busca aparecer palavra lento estrelas",
  },
  {
    id: "site-dados-iguais",
    theme: "site",
    title: "Nome, endereço e telefone iguais em tudo",
    questions: [
      "meu telefone ta errado em outro site",
      "onde mais cadastrar minha loja",
      "endereço diferente no google e no facebook",
      "mudei de telefone onde atualizo",
      "preciso cadastrar em todos os guias?",
      "o que é nap",
    ],
    words:
      "nap dados iguais endereco telefone cadastro guias diretorios atualizar diferente apple bing waze velho antigo internet",
  },
];
