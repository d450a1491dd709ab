import type { CardQuestions } from "../schema.ts";

/** Posts for any week. */
export const postsQuestions: readonly CardQuestions[] = [
  {
    id: "texto-promocao",
    theme: "instagram",
    title: "Postagem de promoção",
    questions: [
      "faz um post de promoção",
      "escreve uma legenda de oferta pro insta",
      "texto de promoção pro status do whatsapp",
      "me dá um texto pra divulgar um desconto",
      "escreve uma propaganda da promoção da semana",
      "legenda pra foto de produto em promoção",
      "cria um anuncio de oferta do dia",
    ],
    words: "promocao oferta desconto liquidacao leve pague combo queima estoque divulgar produto",
  },
  {
    id: "texto-produto-novo",
    theme: "instagram",
    title: "Postagem de produto novo",
    questions: [
      "post de produto novo",
      "escreve uma legenda de lançamento",
      "chegou novidade na loja me faz um texto",
      "texto para apresentar um serviço novo",
      "legenda de novidade no cardápio",
      "como escrever o post da coleção nova",
      "agora também faço um serviço novo, escreve um post",
    ],
    words:
      "novidade lancamento novo nova chegou colecao apresentar estreia sabor reposicao cardapio",
  },
  {
    id: "texto-bastidores",
    theme: "instagram",
    title: "Postagem de bastidores",
    questions: [
      "post de bastidores da loja",
      "escreve uma legenda mostrando como eu faço",
      "texto para foto da equipe trabalhando",
      "legenda pra video da cozinha",
      "post mostrando o dia a dia do meu negócio",
      "legenda para o processo de produção",
    ],
    words: "bastidores equipe trabalhando producao processo cozinha rotina feito",
  },
  {
    id: "texto-convite-evento",
    theme: "datas",
    title: "Convite para um evento",
    questions: [
      "escreve um convite pra inauguração da loja",
      "convite para evento na loja",
      "mensagem convidando os clientes pra degustação",
      "texto de convite para bazar",
      "post chamando pra feira no sábado",
      "convite de oficina ou aula aberta",
    ],
    words:
      "convite convidar evento inauguracao feira bazar degustacao oficina workshop coquetel live abertura chamar",
  },
  {
    id: "texto-bio-instagram",
    theme: "instagram",
    title: "Bio do Instagram",
    questions: [
      "escreve a bio do meu instagram",
      "me faz uma bio pro insta da loja",
      "texto de bio para instagram de comercio",
      "o que colocar na biografia do instagram da loja",
      "bio curta pro perfil do insta",
      "descrição do instagram da minha empresa",
    ],
    words: "bio biografia instagram",
  },
  {
    id: "texto-mudanca-de-endereco",
    theme: "perfil",
    title: "Aviso de mudança de endereço",
    questions: [
      "escreve um aviso de que a loja mudou de endereço",
      "mensagem avisando endereço novo",
      "texto estamos em novo local",
      "comunicado de mudança da loja",
      "post avisando que mudamos de rua",
    ],
    words: "mudanca mudou mudamos endereco local rua novo ponto",
  },
];
