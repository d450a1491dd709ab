const guest =
  "casal|adultos?|solteiro|individual|duplo|triplo|idosos?|estudantes?|inteira|fam[íi]lia";
/** "casal 220 com café", "adulto 60 com almoço": what somebody pays, and what that comes with. */
const withExtra = new RegExp(
  `(?<=(?:^|[,.;:\\n] ?)(?:${guest}) )(?=(?:[2-9]\\d|\\d{3,4})(?:,\\d{2})? (?:com|sem) (?!\\d|duas|dois|tr[êe]s|juros)\\p{L}{3})`,
  "giu",
);

/** "reserva com 100 de sinal": what is paid beforehand. */
const deposit =
  /(?<![\d.,$]|[$] )(?=(?:[2-9]\d|\d{3,4})(?:,\d{2})? de (?:sinal|cau[çc][ãa]o)(?!\p{L}))/giu;

/** Numbers behind those who pay them get their currency where next is told what they get for it. */
export function settleGuests(text: string): string {
  return text.replace(withExtra, "R$ ").replace(deposit, "R$ ");
}
