import { ad, type PlantedAnswer } from "../planted/planted.ts";
import { goodReviewsA } from "./good-reviews-a.ts";
import { goodReviewsB } from "./good-reviews-b.ts";

const ads: readonly PlantedAnswer[] = [
  ad("n-eletricista-manaus", [
    { kind: "google-title", text: "Eletricista em Manaus" },
    { kind: "google-title", text: "Troca de chuveiro e tomada" },
    { kind: "google-title", text: "Orçamento sem compromisso" },
    {
      kind: "google-description",
      text: "Troca de chuveiro, tomada e disjuntor na Zona Norte de Manaus. Chame no WhatsApp.",
    },
    {
      kind: "google-description",
      text: "Eletricista residencial para instalar o seu ventilador. Orçamento sem compromisso.",
    },
    {
      kind: "meta-text",
      text: "Chuveiro parou ou falta uma tomada? Eletricista na Zona Norte de Manaus, com orçamento sem compromisso pelo WhatsApp.",
    },
    { kind: "meta-headline", text: "Eletricista residencial na Zona Norte de Manaus" },
  ]),
  ad("n-combo-smash", [
    { kind: "google-title", text: "Combo smash no Burger do Tonho" },
    { kind: "google-title", text: "Smash, batata e refri lata" },
    { kind: "google-title", text: "Burger do Tonho em Belém" },
    {
      kind: "google-description",
      text: "De segunda a quinta, combo de smash, batata e refri lata por R$ 29,90. Cidade Nova.",
    },
    {
      kind: "google-description",
      text: "Depois das 22h, o pedido é só para retirada na Cidade Nova, em Belém.",
    },
    {
      kind: "meta-text",
      text: "Bateu a fome? De segunda a quinta, o combo smash com batata e refri lata sai por R$ 29,90 no Burger do Tonho, em Belém.",
    },
    { kind: "meta-headline", text: "Combo smash de segunda a quinta por R$ 29,90" },
  ]),
  ad("n-pousada-monte-verde", [
    { kind: "google-title", text: "Pousada em Monte Verde" },
    { kind: "google-title", text: "Chalé com lareira para casais" },
    { kind: "google-title", text: "Fim de semana a dois no frio" },
    {
      kind: "google-description",
      text: "Chalés com lareira em Monte Verde. De segunda a quinta, R$ 320 o casal, com café da manhã.",
    },
    {
      kind: "google-description",
      text: "No fim de semana, R$ 480 o casal. Aceitamos cachorro pequeno.",
    },
    {
      kind: "meta-text",
      text: "Frio pede lareira. Em Monte Verde, chalés para casais por R$ 320 de segunda a quinta, com café da manhã. Reserve o seu.",
    },
    { kind: "meta-headline", text: "Chalés com lareira para casais em Monte Verde" },
  ]),
  ad("n-oculos-completo", [
    { kind: "google-title", text: "Óculos completo em Teresina" },
    { kind: "google-title", text: "Ótica Bela Vista" },
    { kind: "google-title", text: "Armação com visão simples" },
    {
      kind: "google-description",
      text: "Óculos de grau completo, armação e lente visão simples: R$ 189 até o fim de novembro.",
    },
    {
      kind: "google-description",
      text: "Venha à Ótica Bela Vista, em Teresina, e escolha a sua armação.",
    },
    {
      kind: "meta-text",
      text: "Está na hora de trocar os óculos? Até o fim de novembro, armação com lente visão simples por R$ 189 na Ótica Bela Vista.",
    },
    { kind: "meta-headline", text: "Óculos de grau completo na Ótica Bela Vista" },
  ]),
  ad("n-maquina-de-lavar", [
    { kind: "google-title", text: "Conserto de máquina de lavar" },
    { kind: "google-title", text: "Sua lavadora parou?" },
    { kind: "google-title", text: "Máquina de lavar com defeito?" },
    {
      kind: "google-description",
      text: "A máquina de lavar parou no meio do ciclo? Fale com a gente e combine o conserto.",
    },
    {
      kind: "google-description",
      text: "Conserto de máquina de lavar. Conte qual é o defeito e peça um orçamento.",
    },
    {
      kind: "meta-text",
      text: "A máquina de lavar parou e a roupa acumulou? Conte o defeito por mensagem e combine o conserto.",
    },
    { kind: "meta-headline", text: "Conserto de máquina de lavar" },
  ]),
  ad("n-contabilidade-mei", [
    { kind: "google-title", text: "Contabilidade para MEI" },
    { kind: "google-title", text: "Empresa em até 5 dias úteis" },
    { kind: "google-title", text: "Contador online para MEI" },
    {
      kind: "google-description",
      text: "Contabilidade online para MEI e Simples, com mensalidade desde R$ 99 para MEI.",
    },
    {
      kind: "google-description",
      text: "Abrimos a sua empresa em até 5 dias úteis. Atendimento online em todo o Brasil.",
    },
    {
      kind: "meta-text",
      text: "Cansou de fazer a contabilidade sem ajuda? Cuidamos do seu MEI online, com mensalidade desde R$ 99, em todo o Brasil.",
    },
    { kind: "meta-headline", text: "Contabilidade online para MEI desde R$ 99 por mês" },
  ]),
];

/** Replies that an owner could post as they are: the annotations of this part ask for no more than this. */
export const heldBackGoodAnswers: readonly PlantedAnswer[] = [
  ...goodReviewsA,
  ...goodReviewsB,
  ...ads,
];
