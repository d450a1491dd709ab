import type { Practice } from "../schema.ts";

export const practice: Practice = {
  exercises: [
    {
      id: "aula-3-exercicio-1",
      title: "Quinze termos nas palavras do cliente",
      minutes: 9,
      steps: [
        "Copie cinco pedidos das mensagens da semana, como o cliente escreveu, sem nomes.",
        "Crie mais dez, juntando lugar e detalhe.",
        "Corte o que você não vende e ponha no alto o que traz venda hoje.",
      ],
      fields: [{ label: "Meus quinze termos, um por linha", lines: 8 }],
      readyWhen: "há quinze termos em ordem nas notas do celular.",
    },
    {
      id: "aula-3-exercicio-2",
      title: "Um produto escrito para o cliente",
      minutes: 7,
      steps: [
        "Escolha o primeiro termo da lista.",
        "Abra produtos, serviços ou cardápio no perfil.",
        "Escreva o item com o nome do cliente, o que inclui, o prazo e o preço.",
      ],
      fields: [
        { label: "Nome do item, como o cliente pede", lines: 1 },
        { label: "O que inclui, o prazo e o preço", lines: 3 },
      ],
      readyWhen: "o item está no perfil, com o mesmo preço da loja.",
    },
    {
      id: "aula-3-exercicio-3",
      title: "Anote o ponto de partida",
      minutes: 6,
      steps: [
        "Abra o desempenho do perfil e escolha o último mês inteiro.",
        "Anote visualizações, ligações, rotas, mensagens e cinco termos.",
        "Escreva ao lado as vendas do mesmo mês.",
      ],
      fields: [
        { label: "Mês, visualizações, ligações, rotas e mensagens", lines: 2 },
        { label: "Cinco termos", lines: 2 },
        { label: "Vendas do mesmo mês", lines: 1 },
      ],
      readyWhen: "uma linha com data guarda os números do mês.",
    },
  ],
  project: {
    id: "aula-3-projeto",
    title: "Plano de busca em uma página",
    minutes: 10,
    description:
      "Hoje, em dez minutos: monte uma página com quatro partes, quinze termos, o lugar de cada um, três parceiros e a linha do mês, e marque no calendário um dia depois do dia 5. Durante a semana: cadastre mais quatro produtos e fale com o primeiro parceiro.",
    readyWhen:
      "a página existe, a primeira mudança está escrita com data e o lembrete mensal está no celular.",
  },
};
