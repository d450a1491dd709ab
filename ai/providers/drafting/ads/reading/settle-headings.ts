const what =
  "card[áa]pio|menu|cat[áa]logo|(?:lista|tabela)(?: de)? (?:pre[çc]os?|valores|produtos|servi[çc]os)";
const when =
  "(?: (?:de|d[ao]|des[st][ae]|n[ao]) (?:hoje|hj|dia|semana|m[êe]s|fim de semana|almo[çc]o|jantar|loja|casa|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?)?";
const town = "(?: (em [\\p{L}][\\p{L}' -]{2,30}?))?";

/** "bom dia pessoal, segue o cardápio de hoje:" heads what is sold, and is not sold itself. */
const heading = new RegExp(
  "(?:^|[,;] ?|(?<=[.!?\\n] ?)|(?<=(?<!\\p{L})(?:gente|pessoal|galera|amigos|amigas|clientes|dia|tarde|noite|oi|ol[áa]) ))" +
    "(?:(?:segue|seguem|confira|confiram|veja|vejam|olha|olhe|a[íi] vai|este [ée]|esse [ée]) )?(?:(?:[oa]s?|nosso|nossa|meu|minha) )?" +
    `(?:${what})${when}${town}` +
    " ?(?::(?! ?(?:R\\$|a partir|desde|sob|por |\\d+,\\d{2})) ?|\\n)",
  "giu",
);
/** The same said for itself: "segue o cardápio da semana." */
const said = new RegExp(
  `(?<=(?:^|[,.!?;\\n] ?))(?:segue|seguem|confira|confiram|veja|vejam|olha|olhe|a[íi] vai) (?:[oa] |nosso |nossa )?(?:${what})${when}\\s*(?=[.;\\n]|$)`,
  "giu",
);

/** Headings of what is told next are taken off: "cardápio de hoje em Itaúna: feijoada 25". */
export function settleHeadings(text: string): string {
  if (!/card[áa]pio|menu|cat[áa]logo|lista|tabela/iu.test(text)) return text;
  return text
    .replace(heading, (_, where: string | undefined, at: number) => {
      const end = at === 0 ? "" : ". ";
      return where === undefined ? end : `${end}${where}. `;
    })
    .replace(said, "")
    .replace(/^[\s.]+/u, "");
}
