import type { CardQuestions } from "../schema.ts";

/** Customers who come back, complain, exchange or owe. */
export const clientesQuestions: readonly CardQuestions[] = [
  {
    id: "cliente-fidelidade",
    theme: "clientes",
    title: "Cartão fidelidade funciona?",
    questions: [
      "cartao fidelidade vale a pena",
      "como fidelizar cliente",
      "compre 10 ganhe 1 dá lucro?",
      "como fazer o cliente voltar",
      "programa de pontos pra loja pequena",
      "cashback em loja de bairro",
      "compre 10 leve 1 na lanchonete da certo",
    ],
    words:
      "fidelidade fidelizar cartao pontos cashback voltar recorrente dez ganhe gratis cada decimo",
  },
  {
    id: "cliente-sumiu",
    theme: "clientes",
    title: "Cliente sumiu: como trazer de volta",
    questions: [
      "cliente parou de vir",
      "como recuperar cliente antigo",
      "cliente sumiu depois do orçamento",
      "pediu preço e sumiu",
      "quanto tempo espero pra chamar cliente de novo",
      "clientes antigos não voltam mais",
      "pedem preço no whatsapp e nunca mais respondem",
    ],
    words:
      "sumiu sumido parou antigo recuperar reativar voltar orcamento vacuo respondeu freguesa mais volta",
  },
  {
    id: "cliente-reclamacao",
    theme: "clientes",
    title: "Reclamação: como resolver no particular",
    questions: [
      "cliente reclamando no whatsapp o que faço",
      "cliente bravo como acalmar",
      "reclamou nos comentarios da postagem",
      "cliente ameaçou procon",
      "apago comentario ruim no instagram?",
      "cliente gritou na loja",
      "reclame aqui respondo?",
    ],
    words:
      "reclamacao reclamar bravo nervoso procon comentario particular privado acalmar grosso devolver xingou xingando comentarios",
  },
  {
    id: "cliente-troca",
    theme: "clientes",
    title: "A loja tem de trocar o produto?",
    questions: [
      "sou obrigado a trocar o produto",
      "cliente quer devolver sem defeito",
      "comprou na loja e se arrependeu",
      "vendi pelo whatsapp e quer o dinheiro de volta",
      "quantos dias pra trocar roupa",
      "arrependimento 7 dias vale na loja?",
      "quem paga o frete da devolução",
    ],
    words:
      "troca trocar devolver devolucao arrependimento arrependeu dinheiro volta obrigado tamanho presente desistiu desistir comprou internet serviu servir cor",
  },
  {
    id: "cliente-defeito",
    theme: "clientes",
    title: "Produto com defeito: prazos da lei",
    questions: [
      "produto deu defeito quanto tempo tenho pra arrumar",
      "qual a garantia que eu tenho que dar",
      "garantia de 90 dias vale pra conserto?",
      "cliente diz que quebrou em 1 mês",
      "defeito tenho que devolver o dinheiro na hora?",
      "garantia do serviço quantos dias",
      "o conserto deu problema de novo, tenho que arrumar",
      "o que consertei deu defeito de novo, tenho que arrumar de graça?",
    ],
    words:
      "defeito garantia quebrou estragou conserto consertar prazo noventa trinta dias vicio consertei voltou problema pifou parou funcionar",
  },
  {
    id: "cliente-cobranca",
    theme: "clientes",
    title: "Cliente devendo: o que posso fazer",
    questions: [
      "cliente me deve e nao paga",
      "posso expor quem me deve",
      "cliente nao paga o que faço",
      "como receber fiado",
      "posso ir na casa do cliente cobrar",
      "posso por o nome de quem deve no status",
    ],
    words:
      "devendo deve divida fiado cobrar cobranca caloteiro atrasado expor grupo juizado fulano meses pagou",
  },
  {
    id: "cliente-indicacao",
    theme: "clientes",
    title: "Como fazer os clientes indicarem",
    questions: [
      "como faço as pessoas indicarem meu serviço",
      "como conseguir indicação de cliente",
      "indique um amigo funciona?",
      "quero mais indicação boca a boca",
      "devo dar desconto pra quem indica",
      "programa de indicação pra loja pequena",
    ],
    words: "indicar indicacao indicarem indique amigo boca recomendar recomendacao",
  },
  {
    id: "cliente-fiado",
    theme: "clientes",
    title: "Vender fiado: aceito ou não?",
    questions: [
      "como lidar com cliente que pede fiado",
      "vendo fiado ou nao",
      "como parar de vender fiado",
      "cliente pede fiado toda hora",
      "como dizer nao pro fiado",
      "vale a pena vender fiado",
    ],
    words: "fiado anotar caderneta prazo negar vender confianca",
  },
  {
    id: "cliente-grosso",
    theme: "clientes",
    title: "Cliente mal-educado: como responder",
    questions: [
      "como responder cliente mal educado",
      "cliente grosso no direct o que faço",
      "cliente me xingou no whatsapp",
      "como lidar com cliente sem educação",
      "posso bloquear cliente que ofende",
      "cliente folgado como agir",
    ],
    words:
      "educado educacao grosso grosseiro xingou xingando ofendeu folgado abusado bloquear direct",
  },
];
