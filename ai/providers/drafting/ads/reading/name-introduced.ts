import { fold } from "../../../../../domain/search/fold.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { isShopWord } from "./name-shops.ts";
import { knownPlace } from "./restore-places.ts";

/** "oi, aqui é da doce lar em Mossoró", "tenho a casa da lã em Brusque": who speaks says what the shop is called. */
const introduced =
  /(?<=^|[.\n] ?)((?:(?:oi+|ol[áa]|bom dia|boa tarde|boa noite|gente|pessoal),? )*)((?:eu )?(?:tenho|toco|cuido d) ?[ao]|(?:eu )?sou d[ao]|(?:aqui )?(?:é|eh|e) d[ao]|aqui (?:é|eh|e) [ao]) (\p{L}{3,}(?: (?:(?:d[aeo]s?|e) )?\p{L}{2,}){1,3}?) (?:aqui )?em (\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,3})( ?)/giu;

/** Shops are called so, whatever their goods are. */
const shopNames =
  /^(?:casa|cantinho|recanto|rei|rainha|imperio|mundo|ponto|emporio|espaco|atelie|studio|toca|planeta|cia)$/;
const noNames =
  /^(?:area|regiao|cidade|roca|igreja|equipe|familia|maior|melhor|unic[ao]|mesm[ao]|minha|meu|propri[ao]|turma|zona|dona|tia|tio|seu|loja|lojinha|parte|rede|linha|ramo|pessoal)$/;

function isName(lead: string, name: string): boolean {
  const first = fold(name.split(" ")[0] ?? "");
  if (shopNames.test(first)) return true;
  if (noNames.test(first) || isShopWord(first)) return false;
  const isGoods = isTradeWord(first) && tradeOf(first) === "goods";
  return !isTradeWord(first) || (isGoods && !/tenho|toco/iu.test(lead));
}

/** The town that words begin with, as it was written. */
function townOf(words: string): string | undefined {
  const all = words.split(" ");
  const names = all.map((_, at) => all.slice(0, at + 1).join(" "));
  return names.findLast((name) => knownPlace(name) !== undefined);
}

function titled(name: string): string {
  return name.replace(/(?<!\p{L})(?!(?:d[aeo]s?|e) )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** The name by which the owner introduces the shop gets its capitals and stands on a line of its own. */
export function nameIntroduced(text: string): string {
  return text.replace(
    introduced,
    (whole, greeting: string, lead: string, name: string, words: string, gap: string) => {
      const town = isName(lead, name) ? townOf(words) : undefined;
      if (town === undefined) return whole;
      const behind = `${words.slice(town.length)}${gap}`;
      return `${greeting}\nnome: ${titled(name)}\nem ${town}${behind === "" ? "" : ","}${behind}`;
    },
  );
}
