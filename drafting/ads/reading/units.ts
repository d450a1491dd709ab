import { partLength } from "../../../contract/parts.ts";

/** What a price is for, and how it is written behind the price, over folded text. */
const spellings: Readonly<Record<string, string>> = {
  kg: "kg kgs quilo quilos kilo kilos",
  cento: "cento centos",
  dúzia: "duzia duzias dz",
  unidade: "unidade unidades un und unid",
  litro: "litro litros",
  "m²": "m2 m²",
  metro: "metro metros",
  hora: "hora horas h",
  diária: "diaria diarias",
  mês: "mes mensal mensais mensalidade",
  sessão: "sessao sessoes",
  porção: "porcao",
  peça: "peca",
  criança: "crianca",
  página: "pagina",
  cômodo: "comodo",
};
const asWritten =
  "dia noite semana aula pessoa par caixa pacote fatia pote bandeja lata garrafa saco ano visita casal convidado placa foto parede viagem km consulta";
const units = new Map([
  ...Object.entries(spellings).flatMap(([name, words]) =>
    words.split(" ").map((word) => [word, name] as const),
  ),
  ...asWritten.split(" ").map((word) => [word, word] as const),
]);

/** Units that follow a price without an article: "69,90 kg". */
const bare = new Set("kg cento dúzia unidade litro mês sessão".split(" "));

const written = /^ ?(\/ ?|(?:o|a|por|cada|p\/|pel[oa]) )?([a-z0-9²]+)(?![a-z0-9])/;
const noUnit = /^(?:vista|partir|prazo|mais|menos|domicilio|noite|vontade|combinar|escolher|\d+)$/;
const each = /^ ?cada(?: u[nm]a?)?(?![a-z])/;
const payment = /^ ?\(?(?:n[oa]|em|pelo|a|so no) (pix|dinheiro|debito|vista)(?![a-z])\)?/;
const payments: Readonly<Record<string, string>> = {
  pix: "no Pix",
  dinheiro: "no dinheiro",
  debito: "no débito",
  vista: "à vista",
};

/** A unit that stands before its price: "brigadeiro o cento 120", "diária 900". */
export const unitBefore =
  /(?:^|(?<!\d) )(?:[oa] )?(cento|kg|quilo|duzia|diaria|unidade|litro|mensalidade|mensal|sessao|hora)$/;

export function unitNamed(word: string): string | undefined {
  return units.get(word);
}

function countedBy(after: string): { unit: string; length: number } {
  const [whole = "", article = "", word = ""] = written.exec(after) ?? [];
  const unit = units.get(word);
  if (unit && (article || bare.has(unit))) return { unit, length: whole.length };
  const every = each.exec(after)?.[0] ?? "";
  if (every) return { unit: "cada", length: every.length };
  // "9,90 o novelo": at the end of a clause any noun is one.
  const isOther =
    /^ ?(?:\/|[oa] |por )/.test(article ? after : "") && whole === after && !noUnit.test(word);
  return isOther ? { unit: word, length: whole.length } : { unit: "", length: 0 };
}

/** What stands behind a price: "o kg", "cada", "no Pix", and where that ends. */
export function readUnit(flat: string, at: number): { unit?: string; end: number } {
  const { unit, length } = countedBy(flat.slice(at, at + 40));
  const [said = "", means = ""] = payment.exec(flat.slice(at + length, at + length + 20)) ?? [];
  const whole = [unit, payments[means]].filter(Boolean).join(" ").slice(0, partLength.unit);
  return { ...(whole && { unit: whole }), end: at + length + said.length };
}
