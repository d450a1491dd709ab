import type { CardQuestions } from "../schema.ts";

/** What owners ask before all else. */
export const comecarQuestions: readonly CardQuestions[] = [
  {
    id: "comecar-atrair-clientes",
    theme: "clientes",
    title: "Como atrair mais clientes",
    questions: [
      "como atrair mais clientes",
      "como conseguir mais cliente",
      "como vender mais",
      "como fazer minha loja ficar conhecida",
      "o que fazer pra entrar mais gente na loja",
      "quero aumentar as vendas",
      "nao entra ninguem na minha loja",
    ],
    words: "atrair conquistar captar crescer aumentar movimento novos conhecida",
  },
  {
    id: "comecar-sem-tempo",
    theme: "instagram",
    title: "Sem tempo para divulgar",
    questions: [
      "nao tenho tempo pra marketing",
      "como divulgar sem tempo",
      "trabalho sozinha quando vou postar",
      "quanto tempo por semana preciso pra divulgar",
      "nao dou conta das redes sociais",
    ],
    words: "tempo rotina sozinho sozinha correria organizar semana redes sociais",
  },
  {
    id: "anuncio-reprovado",
    theme: "anuncios",
    title: "O anúncio foi reprovado",
    questions: [
      "por que meu anuncio foi reprovado",
      "google reprovou meu anuncio",
      "anuncio rejeitado o que fazer",
      "o instagram nao aprovou minha propaganda",
      "meu anuncio nao foi aceito",
    ],
    words: "reprovado rejeitado recusado aprovar aprovado analise politica barrado negado",
  },
  {
    id: "cliente-contatos",
    theme: "clientes",
    title: "Posso guardar o telefone dos clientes?",
    questions: [
      "posso guardar o telefone dos clientes",
      "preciso de autorização pra mandar promoção",
      "lgpd vale pra loja pequena",
      "posso fazer cadastro de cliente",
      "pode comprar lista de contatos",
      "o que a lgpd exige de mim",
      "posso mandar promoção pro zap de quem comprou uma vez",
      "o que é lgpd e preciso me preocupar",
    ],
    words:
      "lgpd cadastro dados contatos telefone lista autorizacao consentimento privacidade agenda",
  },
  {
    id: "mei-ajuda-de-graca",
    theme: "mei",
    title: "Onde conseguir ajuda de graça",
    questions: [
      "onde consigo ajuda de graça",
      "quem ajuda pequeno negócio",
      "telefone do sebrae",
      "consultoria gratis pra loja",
      "onde tirar duvida de mei de graça",
      "com quem eu falo sobre abrir empresa",
    ],
    words:
      "sebrae ajuda consultoria orientacao gratis gratuita contador prefeitura sala empreendedor",
  },
];
