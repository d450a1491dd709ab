import { ad, type PlantedAnswer } from "./planted.ts";

/** From descriptions that wander: the price, the place and the conditions are found and stay together. */
export const goodTradeAds: readonly PlantedAnswer[] = [
  ad("voz-marmita-academia", [
    { kind: "google-title", text: "Marmitas congeladas de 300 g" },
    { kind: "google-title", text: "14 marmitas por R$ 266" },
    { kind: "google-title", text: "Marmitas no Cabula" },
    { kind: "google-title", text: "7 marmitas por R$ 147" },
    {
      kind: "google-description",
      text: "Frango com batata-doce, patinho moído ou tilápia. Pacote com 14 marmitas por R$ 266.",
    },
    {
      kind: "google-description",
      text: "Peça até sexta e receba na segunda de manhã na Paralela e no Imbuí, em Salvador.",
    },
    {
      kind: "meta-text",
      text: "Treino em dia e almoço pronto: 14 marmitas congeladas por R$ 266, no Cabula. Faça o pedido até sexta.",
    },
    { kind: "meta-headline", text: "Marmitas congeladas em Salvador" },
  ]),
  ad("voz-aula-de-violao", [
    { kind: "google-title", text: "Aulas de violão para adultos" },
    { kind: "google-title", text: "Violão na Aclimação" },
    { kind: "google-title", text: "Aula on-line: R$ 220 por mês" },
    {
      kind: "google-description",
      text: "Aula semanal de 50 minutos na Aclimação, R$ 280 por mês. Nunca é tarde para tocar.",
    },
    {
      kind: "google-description",
      text: "A primeira aula é grátis, e o violão a gente empresta nesse dia. Marque já.",
    },
    {
      kind: "meta-text",
      text: "Sempre quis tocar violão? Aulas para adultos na Aclimação ou on-line. A primeira aula é grátis.",
    },
    { kind: "meta-headline", text: "Violão para quem achou que passou da idade" },
  ]),
  ad("voz-passadeira", [
    { kind: "google-title", text: "Roupa passada no Cohatrac" },
    { kind: "google-title", text: "Peça comum por R$ 6" },
    { kind: "google-title", text: "Camisa social por R$ 9" },
    {
      kind: "google-description",
      text: "Mande a roupa limpa e receba passada, dobrada ou no cabide. R$ 6 a peça comum.",
    },
    {
      kind: "google-description",
      text: "Deixe o cesto até as 10h e pegue tudo em 24 horas. No Cohatrac, em São Luís.",
    },
    {
      kind: "meta-text",
      text: "Sem tempo para o ferro? Roupa passada por R$ 6 a peça comum e R$ 9 a camisa social, no Cohatrac, São Luís.",
    },
    { kind: "meta-headline", text: "Roupa passada e dobrada no Cohatrac" },
  ]),
  ad("manicure-em-domicilio-erros", [
    { kind: "google-title", text: "Manicure e pedicure em casa" },
    { kind: "google-title", text: "As duas por R$ 60" },
    { kind: "google-title", text: "Alongamento em fibra: R$ 140" },
    {
      kind: "google-description",
      text: "Manicure e pedicure em domicílio por R$ 60 as duas, no Bessa e em Manaíra.",
    },
    {
      kind: "google-description",
      text: "Alongamento em fibra por R$ 140, sem sair de casa. Atendimento só para mulheres.",
    },
    {
      kind: "meta-text",
      text: "Unhas feitas na sua casa: manicure e pedicure por R$ 60 as duas, no Bessa e em Manaíra, João Pessoa.",
    },
    { kind: "meta-headline", text: "Manicure e pedicure em domicílio" },
  ]),
  ad("lavanderia-delivery-condicao", [
    { kind: "google-title", text: "Lavanderia no Bom Fim" },
    { kind: "google-title", text: "Edredom lavado por R$ 45" },
    { kind: "google-title", text: "Cesto de até 8 kg por R$ 59" },
    {
      kind: "google-description",
      text: "Cesto de roupas de até 8 kg por R$ 59 e edredom por R$ 45, no Bom Fim.",
    },
    {
      kind: "google-description",
      text: "Leva e traz de graça acima de R$ 120, de terça a sexta. Junte a roupa e combine.",
    },
    {
      kind: "meta-text",
      text: "Fim de semana sem tanque: cesto de roupas de até 8 kg por R$ 59 na lavanderia do Bom Fim.",
    },
    { kind: "meta-headline", text: "Lavanderia no Bom Fim: edredom por R$ 45" },
  ]),
];
