import { ad, type PlantedAnswer } from "../../planted/planted.ts";

/** As somebody who writes advertisements for a living would. */
export const everydayGoodAds: readonly PlantedAnswer[] = [
  ad("comum-marmitas-congeladas", [
    { kind: "google-title", text: "Marmitas congeladas fit" },
    { kind: "google-title", text: "10 marmitas por R$ 180" },
    { kind: "google-title", text: "Marmita fit em Vila Velha" },
    {
      kind: "google-description",
      text: "Marmitas fit congeladas, 10 por R$ 180. Entrega em Vila Velha e Vitória.",
    },
    {
      kind: "google-description",
      text: "Almoço da semana resolvido no freezer. Pedido mínimo de 5 marmitas.",
    },
    {
      kind: "meta-text",
      text: "Sem tempo de cozinhar? 10 marmitas congeladas fit por R$ 180, com entrega em Vila Velha e Vitória.",
    },
    { kind: "meta-headline", text: "Marmitas fit para a semana inteira" },
  ]),
  ad("comum-banho-e-tosa", [
    { kind: "google-title", text: "Banho e tosa no Tatuapé" },
    { kind: "google-title", text: "Banho a partir de R$ 45" },
    { kind: "google-title", text: "Banho para cães e gatos" },
    {
      kind: "google-description",
      text: "Banho e tosa para o seu cão ou gato no Tatuapé. Banho a partir de R$ 45.",
    },
    {
      kind: "google-description",
      text: "Mora no Tatuapé? O leva e traz é grátis para quem é do bairro. Marque um horário.",
    },
    {
      kind: "meta-text",
      text: "Seu pet limpo e cheiroso: banho a partir de R$ 45. Para quem mora no bairro, leva e traz grátis.",
    },
    { kind: "meta-headline", text: "Banho e tosa de cães e gatos no Tatuapé" },
  ]),
  ad("comum-pintor-ribeirao", [
    { kind: "google-title", text: "Pintor em Ribeirão Preto" },
    { kind: "google-title", text: "Pintura de apartamentos" },
    { kind: "google-title", text: "Orçamento sem compromisso" },
    {
      kind: "google-description",
      text: "Pintura de casas e apartamentos em Ribeirão Preto e região, com 15 anos de experiência.",
    },
    {
      kind: "google-description",
      text: "Vai pintar a casa? Peça um orçamento sem compromisso e tire as suas dúvidas.",
    },
    {
      kind: "meta-text",
      text: "Pintura de casas e apartamentos em Ribeirão Preto e região. São 15 anos de experiência. Peça o seu orçamento!",
    },
    { kind: "meta-headline", text: "Sua casa de cara nova em Ribeirão Preto" },
  ]),
  ad("comum-pizza-de-terca", [
    { kind: "google-title", text: "Pizzaria Bella em Londrina" },
    { kind: "google-title", text: "Terça é dia de pizza grande" },
    { kind: "google-title", text: "Calabresa ou mussarela" },
    {
      kind: "google-description",
      text: "Toda terça, pizza grande de calabresa ou mussarela por R$ 39,90, só na retirada.",
    },
    {
      kind: "google-description",
      text: "Passe na Pizzaria Bella, em Londrina, e leve a pizza da terça para casa.",
    },
    {
      kind: "meta-text",
      text: "Terça tem pizza grande de calabresa ou mussarela por R$ 39,90 na Pizzaria Bella. Válido só para retirada.",
    },
    { kind: "meta-headline", text: "Pizza grande toda terça em Londrina" },
  ]),
  ad("comum-sabonetes-artesanais", [
    { kind: "google-title", text: "Sabonetes artesanais" },
    { kind: "google-title", text: "Kit com 4 por R$ 35" },
    { kind: "google-title", text: "Lavanda ou aveia?" },
    {
      kind: "google-description",
      text: "Sabonetes feitos à mão, de lavanda e de aveia. Kit com 4 por R$ 35.",
    },
    {
      kind: "google-description",
      text: "Um presente perfumado para você ou para quem você gosta. Envio para todo o Brasil.",
    },
    {
      kind: "meta-text",
      text: "Sabonetes artesanais de lavanda e de aveia, feitos em casa. Kit com 4 por R$ 35, com envio para todo o Brasil.",
    },
    { kind: "meta-headline", text: "Banho perfumado com sabonete artesanal" },
  ]),
  ad("comum-injecao-acai-numero-1", [
    { kind: "google-title", text: "Açaí na tigela em Belém" },
    { kind: "google-title", text: "Tigela de 500 ml por R$ 18" },
    { kind: "google-title", text: "Hoje tem açaí" },
    {
      kind: "google-description",
      text: "Açaí na tigela de 500 ml por R$ 18, em Belém. Venha matar a vontade.",
    },
    { kind: "google-description", text: "Bateu aquela vontade? Uma tigela de 500 ml espera você." },
    {
      kind: "meta-text",
      text: "Fim de tarde pede açaí: tigela de 500 ml por R$ 18, em Belém. Chame os amigos!",
    },
    { kind: "meta-headline", text: "Açaí na tigela por R$ 18" },
  ]),
];
