import type { Business, ContactChannel, Trade } from "../../contract/parts.ts";

/** What the device remembers of the business, as it is asked for and shown. */
const trades: Record<Trade, string> = {
  padaria: "Padaria e confeitaria",
  restaurante: "Restaurante e lanchonete",
  bebidas: "Bar e bebidas",
  mercadinho: "Mercadinho",
  salao: "Salão e barbearia",
  estetica: "Estética",
  roupas: "Roupas e calçados",
  brinquedos: "Brinquedos",
  artesanato: "Artesanato",
  oficina: "Oficina mecânica",
  assistencia: "Assistência técnica",
  "servicos-em-casa": "Serviços em casa",
  pet: "Pet shop",
  clinica: "Clínica e consultório",
  academia: "Academia",
  suplementos: "Suplementos",
  escola: "Escola e cursos",
  pousada: "Pousada e hotel",
  imobiliaria: "Imobiliária",
  advocacia: "Advocacia",
  contabilidade: "Contabilidade",
  credito: "Crédito e empréstimo",
  other: "Outro ramo",
};

/** As a choice; in a sentence it stands after "Contato:". */
const contacts: Record<ContactChannel, string> = {
  whatsapp: "WhatsApp da loja",
  phone: "Telefone da loja",
  email: "E-mail da loja",
  instagram: "Instagram da loja",
  "in-person": "Na própria loja",
  profile: "Contatos do Perfil da Empresa",
};

const fields: Record<keyof Business, string> = {
  trade: "Ramo",
  shop: "Nome da loja",
  town: "Bairro ou cidade",
  contact: "Contato na resposta",
  contactDetail: "Número ou endereço do contato (opcional)",
  signature: "Assina",
};

export const businessWords = {
  title: "Seu negócio",
  trades,
  contacts,
  fields,
  change: {
    short: "Trocar",
    tell: "Contar",
    done: "Pronto",
    /** The rest is read by a screen reader alone. */
    what: {
      trade: "o ramo",
      shop: "o nome da loja",
      town: "o bairro ou a cidade",
      contact: "o contato",
      signature: "a assinatura",
    },
  },
  choose: { trade: "Qual é o seu ramo?", contact: "Onde o cliente continua a conversa?" },
  noneYet: "ainda em branco",
  placeholders: {
    shop: "Ex.: Padaria Aurora",
    town: "Ex.: Vila Mariana",
    contactDetail: "Ex.: (11) 5555-0100",
    signature: "Ex.: Lúcia, da Padaria Aurora",
  },
  remembered: "Fica lembrado neste aparelho, para todos os cartões.",
} as const;
