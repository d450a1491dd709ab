/** What a text was found to hold; the names of `domain/personal-data`. */
type Kind = "cpf" | "cnpj" | "email" | "phone" | "card";

type KindWords = { name: string; one: string; many: (count: number) => string };

const kinds: Record<Kind, KindWords> = {
  cpf: { name: "CPF", one: "um CPF", many: (count) => `${count} CPFs` },
  cnpj: { name: "CNPJ", one: "um CNPJ", many: (count) => `${count} CNPJs` },
  email: { name: "E-mail", one: "um e-mail", many: (count) => `${count} e-mails` },
  phone: { name: "Telefone", one: "um telefone", many: (count) => `${count} telefones` },
  card: {
    name: "Cartão",
    one: "um número de cartão",
    many: (count) => `${count} números de cartão`,
  },
};

const list = new Intl.ListFormat("pt-BR");

/** "um CPF e 2 telefones", in the order in which they first stand in the text. */
function countKinds(found: readonly Kind[]): string {
  const names = [...new Set(found)].map((kind) => {
    const count = found.filter((other) => other === kind).length;
    return count === 1 ? kinds[kind].one : kinds[kind].many(count);
  });
  return list.format(names);
}

/** The note below a field that holds personal data. */
export const personalDataWords = {
  seen: (found: readonly Kind[]) => `Há ${countKinds(found)} no texto.`,
  advice: "O assistente não precisa disso para responder. Se for contato da sua loja, pode deixar.",
  passages: "O que foi visto",
  kinds,
  more: (count: number) => `e mais ${count}`,
  hide: "Ocultar",
  hidden: "Pronto: os dados foram ocultados.",
  undo: "Desfazer",
} as const;
