import { buyersVerbs } from "./clause-words.ts";

/** Words, folded, by which speech without signs is parted. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Say nothing; where they stand one thing ends and another begins. */
export const breathers =
  /(?<!\p{L})(?:(?:[ée] )?o seguinte|é assim|el[ea] (?=faz|vende|conserta|costura|arruma|monta)|n[ée]|t[áa](?= (?:e|eu|a gente|tem|s[óo]|mas|n[ãa]o)(?!\p{L})|\s*$)|viu|sabe(?! (?:que|de|como))|hein|[óô]|ent[ãa]o|da[íi]|(?<!(?<!\p{L})(?:e|mas) )a[íi](?! (?:perto|d[aeo]|em|n[ao])(?!\p{L}))|olha|s[óo] que|assim(?! que))(?!\p{L})/giu;

/** Behind these a verb goes on with what stands before: "que entrego", "se fizer". */
export const subordinators = words(
  "que se quando onde como porque pois quem qual quanto caso nao nem nunca tambem so sempre ainda pra para por de com em ele ela eles elas voce pessoa cliente alguem tudo isso",
);

/** Open a condition: what follows hangs on it. */
export const conditionStarts = words(
  `se quem quando caso acima pede pediu comprou levou pagando ${buyersVerbs}`,
);

/** What owners say of their work in the first person. */
export const ownersVerbs = words(
  `vendo vendemos faco fazemos ofereco oferecemos tenho temos dou damos trabalho trabalhamos arrumo arrumamos conserto consertamos cobro cobramos moro
  moramos fico ficamos estou estamos uso usamos levo levamos busco buscamos entrego entregamos atendo atendemos aceito aceitamos parcelo parcelamos
  divido dividimos mando mandamos envio enviamos instalo instalamos monto montamos troco trocamos garanto garantimos mexo sou somos abro abrimos
  funciono funcionamos passo lavo lavamos pego pegamos recebo recebemos ensino ensinamos alugo alugamos reformo reformamos limpo limpamos embalo
  organizo organizamos cuido cuidamos visito visitamos desconto descontamos fecho fechamos saio saimos costuro costuramos corto cortamos podo podamos decoro decoramos empresto emprestamos retiro retiramos rodo rodamos recolho recolhemos desentupo desentupimos dedetizo dedetizamos adestro adestramos perfuro perfuramos removo removemos higienizo higienizamos traduzo traduzimos faturo preparo preparamos comecei abri montei aprendi trabalhei resolvi decidi queria quero precisava gostaria vou vamos`,
);

/** Verbs between a subject and its sum or its kind. */
export const copulas = words("é eh são sao custa custam sai saem fica ficam começa começam");

export const articles = words("o a os as um uma cada");

/** Words that begin a matter of the shop's own. */
export const openers = words("tem temos cabe cabem aberto aberta abre abrimos");
