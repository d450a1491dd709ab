/** "Bateria e piano, não.": the no stands behind what it denies, alone or at the end of a list. */
const listDenied =
  /(?<=^|[.;\n] ?)(?=\p{L})(?!(?:eu |a gente )?\p{L}+(?:[bçcdgjlmnrstvz]o|mos) )((?:[^.;:,\n\d$]{3,30}, ){0,4}[^.;:,\n\d$]{3,40}), n[ãa]o(?=\s*(?:[.;\n]|$))/giu;
const lastDenied = /, ([^.;:,\n\d$]{3,40}), n[ãa]o(?=\s*(?:[.;\n]|$))/giu;
/** "lavo carro 50 reais moto não": behind a sum the denial begins. */
const deniedBehindSum =
  /(?<=\d(?: reais)?) (?=(?!reais|a mais|mais |e |ou )\p{Ll}{3,}(?: \p{Ll}+){0,2} n[ãa]o\s*(?:[.,;\n]|$))/gu;

/** "garantia de 1 ano na costura não cobre temporal" */
const behindGuarantee =
  /(?<=(?<!\p{L})garantia [^.;:,\n$]{2,40}) (?=(?:mas )?n[ãa]o cobre \p{L})/giu;

/** "marmita 18 reais não entregamos": behind a sum the denial begins. */
const ownBehindSum =
  /(?<=\d(?: reais)?| cada| o quilo| o kg| o cento| a unidade) (?=n[ãa]o (?:entreg(?:o|amos)|aceit(?:o|amos)|atend(?:o|emos)|fa(?:[çc]o|zemos) entregas?|trabalh(?:o|amos))(?!\p{L}))/giu;

/** "antes eu fazia janta agora só almoço": what was goes, what is told of now stays. */
const formerly =
  /(?<=^|[.,;\n] ?| )(?:antes|antigamente) (?:(?:eu|a gente|n[óo]s|aqui|s[óo]|tamb[ée]m) )*(?!custava|cobrava|pagava)\p{L}+(?:ava|ávamos|avam|ia|íamos|iam|inha|ínhamos|inham) [^.,;\n$]{0,60}?(?=,? (?:mas )?(?:agora|hoje|hj)(?!\p{L})|[.,;\n]|$)/giu;

/** "no site o valor é outro": "só na loja", said beside it, tells as much. */
const otherChannel =
  /, (?:mas )?(?:n[oa]|em|pel[oa]|por) (?:site|app|aplicativo|balcão|marketplace|totem|telefone|loja|salão|internet|ifood|whatsapp|zap|insta\p{L}*|mesa)(?: \p{Ll}+)? (?:o (?:valor|preço) é outro|é outro (?:valor|preço)|(?:é|sai|fica) mais caro|não (?:é válido|vale|tem|entra|faço esse (?:valor|preço)))(?=\s*(?:[.,;\n]|$))/giu;

/** "; em dezembro, sob consulta", "; em Bariri, R$ 40": of what, the half before tells, and it would hang on all that. */
const otherHalf =
  /;\s*(?:em|n[ao]s?) (?!pix|dinheiro|cart)[^.;\n$\d]{3,50}?(?:,| custa| sai| é) ?(?:R\$ ?\d|\d{2,4}(?!\d| ?%)|sob consulta|a combinar)[^.;\n]*/giu;
/** "Mancha de vinho eu não garanto tirar": denied as a whole. */
const notPromised =
  /(?<=^|[.;\n] ?)[^.;\n$\d]{4,60} (?:eu |a gente )?n[ãa]o (?:garanto|garante|garantimos|prometo|promete|prometemos)(?!\p{L})[^.;\n]*/giu;

/** The text with every no in front of what it denies, apart from what is offered. */
export function settleDenials(text: string): string {
  const told = !/, n[ãa]o/iu.test(text)
    ? text
    : text
        .replace(listDenied, (_, list: string) => `não ${list.replaceAll(",", " nem")}`)
        .replace(lastDenied, ", não $1");
  return told
    .replace(otherChannel, "")
    .replace(otherHalf, "")
    .replace(notPromised, "")
    .replace(deniedBehindSum, ", ")
    .replace(ownBehindSum, ", ")
    .replace(behindGuarantee, ", ")
    .replace(formerly, "\n");
}
