const provider = /(?<!\p{L})(?:internet|fibra|provedor|wi-?fi|banda larga)(?!\p{L})/iu;
/** "200 mega 69,90": how fast the plan is, and what it costs. */
const plan =
  /(?<!(?:planos?|internet|pacote|fibra)(?: de)? )(?<![\d.,])(\d{1,4}) ?(megas?|gigas?) (?:por |a |é )?(?:R\$ ?)?(\d{2,3}(?:,\d{2})?)(?![\d,]*\d| ?(?:megas?|gigas?|dias|meses|horas)(?!\p{L}))(?: reais)?/giu;

/** Of a provider every speed with its sum becomes a plan of its own. */
export function settleSpeeds(text: string): string {
  return provider.test(text) ? text.replace(plan, ", plano de $1 $2 por R$ $3") : text;
}
