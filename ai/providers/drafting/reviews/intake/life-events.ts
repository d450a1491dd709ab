/** What customers tell of their lives beside the praise, and what anybody would congratulate on. */
export type LifeEvent = "engaged" | "married" | "born" | "birthday";

/** Behind these it is told as new, and nothing goes on that gives the words another sense: "ela aceitou trocar". */
const ends = "(?= *(?:$|[.,;!]|\\n| e |\\p{S}|\\p{P}))";

const proposal = /\b(?:aliancas?|anel|aneis|noiv\w+|pedido|pedi ela|pedi ele|em casamento)\b/;
const said = new RegExp(
  `\\b(?:el[ea]|noiv[oa]) (?:disse|falou) (?:que )?sim\\b|\\bel[ea] aceitou(?: o pedido)?${ends}`,
  "u",
);
const engaged = /\b(?:fiquei noiv[oa]|ficamos noivos|noivamos|noivei)\b/;

const when =
  "(?: (?:ontem|hoje|anteontem|agora|aqui|neste|nesse|nest[ea]|ness[ea]|no|na|dia \\d{1,2}|(?:(?:na|n[eo]ste|n[eo]sse|no|est[ea]|ess[ea]|semana|mes|fim de|final de|ultim[oa]) )*(?:sabado|domingo|sexta|semana|mes|fim de semana|final de semana|passad[oa])))?";
const married = new RegExp(
  `(?:^|[.,;!\\n] *|\\b(?:e|que|quando|porque|nos|me|eu|a gente) )(?:nos |me )?(?:casei|casamos)(?: no civil)?${when}(?: passad[oa])?${ends}`,
  "u",
);

const child =
  "(?:(?:meu|minha|noss[oa]) (?:primeir[oa] |segund[oa] )?(?:filh[oa]|filhinh[oa]|net[oa]|netinh[oa]|sobrinh[oa]|bebe|afilhad[oa]))";
const born = new RegExp(
  `(?:^|[.;!\\n] *)(?:(?:acabou de nascer|nasceu) (?:[oa] )?${child}\\b|${child} (?:acabou de nascer|nasceu (?:ontem|hoje|semana passada|mes passado|est[ea] semana|ess[ea] semana|est[ea] mes|ess[ea] mes|no sabado|no domingo))\\b)`,
  "u",
);

const birthday = new RegExp(
  `(?:\\b(?:comemor\\w+|celebr\\w+|festej\\w+|fizemos|fiz|passei) (?:aqui |la |o |a festa d[eo] |com voces )*meu aniversario\\b|\\b(?:bolo|bolinho|festa|jantar|almoco|decoracao|bolo e (?:os )?doces|doces|salgados|kit festa) (?:d[eo]|pr[oa]|para o) meu aniversario\\b|\\bmeus (?:1[5-9]|[2-9]\\d) anos${ends}|\\b(?:fiz|completei) (?:1[5-9]|[2-9]\\d) anos(?: de (?:idade|vida))?(?: (?:ontem|hoje|no sabado|no domingo|sabado|domingo|semana passada))?${ends})`,
  "u",
);

/** What lies long behind, or befell others: nobody is congratulated on it now. */
const past =
  /\b(?:ano passado|anos? atras|ha (?:\d+|um|dois|tres|quatro|cinco|dez|muitos|alguns|varios) (?:anos?|meses)|faz (?:\d+|um|dois|tres|muitos|alguns) (?:anos?|meses)|(?:em|de) (?:19|20)\d\d|quando (?:\w+ ){0,3}nasceu|desde que|divorci\w+|separ(?:ei|amos|acao)|viuv\w+|bodas|anos de casad\w+|quase)\b/;

/** The event in the customer's life that a folded text of praise tells as fresh; none where it is long past. */
export function lifeEventOf(folded: string): LifeEvent | undefined {
  if (past.test(folded)) return undefined;
  if (engaged.test(folded) || (proposal.test(folded) && said.test(folded))) return "engaged";
  if (married.test(folded)) return "married";
  if (born.test(folded)) return "born";
  return birthday.test(folded) ? "birthday" : undefined;
}
