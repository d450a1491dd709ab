import type { Person } from "./schema.ts";

/** Host of every lesson. All people of the course are fictional; the operator replaces them here. */
export const helenaPrado: Person = {
  name: "Helena Prado",
  role: "Host e Mediadora",
  image: null,
};

export const ruiTavares: Person = {
  name: "Rui Tavares",
  role: "Escola do Balcão, presença digital",
  image: null,
};

export const iaraMendes: Person = {
  name: "Iara Mendes",
  role: "Escola do Balcão, inteligência artificial",
  image: null,
};

export const marinaCouto: Person = {
  name: "Marina Couto",
  role: "Mapa Aberto, busca local",
  image: null,
};

export const daviNogueira: Person = {
  name: "Davi Nogueira",
  role: "Rede Pequeno Porte, consultor de negócios",
  image: null,
};

export const caioMeireles: Person = {
  name: "Caio Meireles",
  role: "Rede Pequeno Porte, atendimento por mensagens",
  image: null,
};
