import { isTradeWord, tradeOf } from "../trade-of.ts";

/** "aprendi a fazer", "comecei torrando", "peguei gosto por", "me ensinou", "toco a fabricação de" */
const begun =
  "(?:aprendi|aprendemos|comecei|começamos|passei|passamos|resolvi|inventei|voltei|voltamos)(?: a)? (?:fazer|produzir|preparar|assar|cozinhar|costurar|vender)|" +
  "(?:comecei|começamos|vivia) (?:fazendo|produzindo|torrando|assando|vendendo|costurando|bordando|preparando|moldando)|" +
  "(?:peguei|tomei|descobri|criei)(?: o)? (?:gosto|paixão|amor|jeito) (?:por|pel[ao]|em|n[ao]|d[aeo]|para)(?: fazer)?|" +
  "(?:me|nos) (?:ensinou|ensinaram)(?: a (?:fazer|receita d[aeo]))?|" +
  "(?:toco|tocamos|herdei|herdamos|assumi|assumimos|continuo|continuamos|mantenho|mantemos|segui|sigo)(?: com)? (?:a|as) (?:fabricação|produção|receitas?) d[aeo]s?";
const containers =
  "caixa|caixinha|trio|dupla|jogo|cesta|cestinha|estojo|pacote|pacotinho|kit|kitzinho|combo|pote|potinho|vidro|vidrinho|garrafa|garrafinha|saco|saquinho|bandeja|sacola|conjunto|lata|latinha|embalagem";
/** The tale, what is made in it, what leads to today, and in what it is sold. */
const tale = new RegExp(
  `(?<=(?:^|[.;\\n] ?))([^.;\\n\\d]{0,60}?)(?<!\\p{L})(?:${begun}) (?:umas? |uns |[ao]s? )?(\\p{Ll}{3,}(?: de \\p{Ll}{3,})?)(?!\\p{L})([^\\d\\n]{0,70}?)(?<!\\p{L})(${containers})(?= com \\d| com (?:dois|duas|três|quatro|cinco|seis) | (?:por|sai|fica|é|custa|a) (?:R\\$ ?)?\\d| (?:R\\$ ?)?\\d|,)( com (\\d{1,3}|dois|duas|três|quatro|cinco|seis)(?: (?!por |sai |saem |fica |é |custa |a |R\\$)(\\p{Ll}{3,}))?)?`,
  "giu",
);

/** "pacotinho" is a "pacote", "caixinha" a "caixa". */
function whole(container: string): string {
  return container
    .toLowerCase()
    .replace(/^(?:pacot|pot)inho$/u, (small) => small.replace("inho", "e"))
    .replace(/inh(?=[ao]$)|(?<=kit)zinho$/gu, "")
    .replace(/^saqu(?=o$)/u, "sac");
}

/** More than one of them, where an "s" or "es" tells it; undefined for "pão" and "pastel". */
function several(thing: string): string | undefined {
  if (thing.includes(" ") || /(?:ão|l|s|m|ê|é)$/u.test(thing)) return undefined;
  return /[rz]$/u.test(thing) ? `${thing}es` : `${thing}s`;
}

/** "caixa com 6" is one of 6 candles, "estojo com 3 garrafinhas" one of liqueur. */
function filled(container: string, thing: string, count: string, part: string): string {
  const many = several(thing);
  if (count === "") return `${container} de ${many ?? thing}`;
  if (part !== "") return `${container} de ${thing} com ${count} ${part}`;
  return many === undefined
    ? `${container} de ${thing} com ${count} unidades`
    : `${container} com ${count} ${many}`;
}

/** Names of people and places in a tale are more than a private matter. */
function isPrivate(words: string): boolean {
  return !/(?<!^|[.;] ?)\p{Lu}/u.test(words.trim());
}

/** "vendo caixa com 6 velas": candles are what is sold. */
const sold = new RegExp(
  `(?<=(?:^|[.;\\n] ?)(?:eu )?)(?:vendo|vendemos|faço|fazemos|tenho|temos) (?=(?:${containers}) com \\d{1,3} (\\p{Ll}{4,}s)(?!\\p{L}))`,
  "giu",
);

/** "Aprendi a fazer vela com minha tia, agora vendo caixa com 6 por 54": what is in the box the tale alone says. */
export function fillContainers(text: string): string {
  return fillTales(text).replace(sold, (lead: string, goods: string) =>
    isTradeWord(goods) && tradeOf(goods) === "goods" ? `vendo ${goods}\n` : lead,
  );
}

function fillTales(text: string): string {
  return text.replace(
    tale,
    (
      told: string,
      before: string,
      made: string,
      between: string,
      container: string,
      _with: string | undefined,
      count = "",
      part = "",
    ) => {
      const [head = "", , kind = ""] = made.split(" ");
      const isGoods = isTradeWord(head) && tradeOf(head) === "goods";
      const isNamed = part.slice(0, 4).toLowerCase() === head.slice(0, 4);
      if (!isGoods || isNamed || !isPrivate(before) || !isPrivate(between)) return told;
      const thing = kind === "" ? head : made;
      return `vendo ${several(thing) ?? thing}\n${filled(whole(container), thing, count, part)}`;
    },
  );
}
