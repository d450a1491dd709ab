import type { WritingCard } from "../schema.ts";

type Field = WritingCard["fields"][number];

/** Fields that several writing cards ask for in the same words. */
export const shopName: Field = {
  id: "loja",
  label: "Nome da loja",
  placeholder: "Padaria Aurora",
  from: "shop",
};

export const shop: Field = { ...shopName, optional: true };

export const contactDetail: Field = {
  id: "contato",
  label: "Como falar com a loja",
  placeholder: "WhatsApp (11) 90000-0000",
  from: "contactDetail",
};

export const contact: Field = { ...contactDetail, optional: true };

export const customer: Field = {
  id: "nome",
  label: "Nome do cliente",
  placeholder: "Carla",
  read: "name",
  optional: true,
};

export const product: Field = {
  id: "produto",
  label: "Produto ou serviço",
  placeholder: "bolo de cenoura, corte e escova",
  read: "offer",
};

export const price: Field = {
  id: "preco",
  label: "Preço",
  placeholder: "R$ 25,00",
  money: true,
  read: "amount",
};

export const until: Field = {
  id: "prazo",
  label: "Até quando",
  placeholder: "sábado, 28/11",
  optional: true,
};
