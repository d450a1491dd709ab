import type { Word } from "../../text/words.ts";
import type { Thing } from "../lexicon/thing.ts";

const articles = /^(?:[dn]|pel)?([oa]s?)$/;
/** People whose noun serves both genders. */
const eitherGender =
  /^(?:designer|dentista|recepcionista|balconista|frentista|taxista|barista|personal|manicure|massagista|nutricionista|fisioterapeuta|eletricista|motorista|cerimonialista|esteticista)$/;

/** "A caixa", "2 caixas": how boxes are told from tills. */
const ofBox = /a$|^as$|^(?:\d{1,3}|duas|tres|quatro|cinco|dez|varias)$/;
/** A box, and no till: "a caixa do bolo". */
const box: Thing = { kind: "thing", id: "caixa (a)", class: "goods", name: "a caixa", core: false };

/** "A caixa simpática", "a caixa me tratou mal": she who sits at the till. */
const ofCashier =
  /^(?:atenciosa|carinhosa|simpatica|educada|prestativa|gentil|sorridente|grossa|grosseira|antipatica|ignorante|arrogante|lenta|me|nos)$/;
const cashier: Thing = {
  kind: "thing",
  id: "operadora de caixa",
  class: "people",
  name: "a operadora de caixa",
  core: false,
};

/** "A vet", "a dr": one short word for both genders. */
const feminine: ReadonlyMap<string, Pick<Thing, "id" | "name">> = new Map([
  ["veterinário", { id: "veterinária", name: "a veterinária" }],
  ["doutor", { id: "doutora", name: "a doutora" }],
]);

/** "Carros novos" are those of a driving school: a client brings one of their own. */
const ofFleet = /^(?:os carros|as motos)$/;

/** "O carro da autoescola": whose it is. */
const ofShop =
  /^(?:autoescola|escola|aula|aulas|prova|empresa|loja|instrutor|instrutora|professor|locadora|frota|pratica|treino)$/;

/** "Vet maravilhosa": only what is said of her tells that it is a woman. */
const ofWoman =
  /^(?:maravilhosa|atenciosa|carinhosa|otima|simpatica|querida|cuidadosa|educada|dedicada|fofa|calma|linda|boa|delicada|caprichosa|prestativa|perfeita|excepcional|carismatica)$/;
const veterinarian: Thing = {
  kind: "thing",
  id: "veterinária",
  class: "people",
  name: "a veterinária",
  core: false,
};

function tillOrBox(after: string): Thing {
  return ofCashier.test(after) ? cashier : box;
}

/** "Uma água grande": one to drink. */
function isBottled({ id }: Thing, after: string): boolean {
  return id === "água" && /^(?:pequena|media|grande)$/.test(after);
}

/** "a designer": the article as the text has it. */
function asWritten(thing: Thing, before: string, after: string): Thing {
  const article = articles.exec(before)?.[1];
  if (ofFleet.test(thing.name) && !/^(?:meus|minhas|noss[oa]s)$/.test(before))
    return { ...thing, class: "goods" };
  if (thing.id === "caixa" && ofBox.test(article ?? before)) return tillOrBox(after);
  if (isBottled(thing, after)) return { ...thing, class: "cold" };
  if (thing.id === "veterinário" && before !== "o" && ofWoman.test(after)) return veterinarian;
  if (feminine.has(thing.id) && /a$/.test(article ?? ""))
    return { ...thing, ...feminine.get(thing.id) };
  if (!eitherGender.test(thing.id)) return thing;
  if (article === undefined)
    return ofWoman.test(after) ? { ...thing, name: thing.name.replace(/^o(?= )/, "a") } : thing;
  return { ...thing, name: thing.name.replace(/^[oa]s?(?= )/, article) };
}

/** The first word after a noun that is none of "muito", "é", "super". */
function saidAfter(words: readonly Word[], end: number): string {
  return (
    words.slice(end).find(({ key }) => !/^(?:muito|super|bem|e|foi|era|mega|tao)$/.test(key))
      ?.key ?? ""
  );
}

function ownedBy(thing: Thing, words: readonly Word[], end: number): Thing {
  const [link = "", owner = ""] = words.slice(end, end + 2).map(({ key }) => key);
  const shops = thing.class === "own" && /^d[aeo]s?$/.test(link) && ofShop.test(owner);
  return shops ? { ...thing, class: "goods" } : thing;
}

/** Only its accent tells a person from the office, of which all is true that is said of either. */
function asOffice(thing: Thing, written: string): Thing {
  if (thing.id !== "secretária" || /á/iu.test(written)) return thing;
  return { ...thing, id: "secretaria", name: "a secretaria" };
}

/** A thing of the lexicon as this text has it: its gender, its accent, and whose it is. */
export function thingAsWritten(
  thing: Thing,
  words: readonly Word[],
  { start, end }: { start: number; end: number },
): Thing {
  const before = words[start - 1]?.key ?? "";
  const told = asOffice(ownedBy(thing, words, end), words[start]?.text ?? "");
  return asWritten(told, before, saidAfter(words, end));
}
