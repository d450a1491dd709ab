import { fold } from "../../../../../domain/search/fold.ts";

/** Folded. What one exclaims over something lovely, and over the contrary. */
const lovely =
  "(?:maravilha|beleza|beleza pura|lind[oa]|legal|otim[oa]|bom|delicia|alegria|rapidez|eficiencia|agilidade|organizacao|educacao|simpatia|capricho|chique|espetaculo|show|coisa linda|sucesso|profissionalismo|pontualidade|competencia|gentileza|belezura|fofura|sorte|presente|surpresa boa)";
/** "Parabéns aos envolvidos", "palmas pra equipe". */
const applause =
  "(?:(?:meus |de )?(?:parabens|palmas)(?: (?:aos?|as?|pr[oa]s?|para [oa]s?|viu|mesmo|pessoal|equipe|voces|todos) ?(?:envolvid[oa]s|equipe|loja|turma|pessoal|todos|voces|time|gerencia|dono)?)?)";
const frame = new RegExp(
  `^(?:(?:que|mas que|nossa que) )?(?:(?:muito |super )?${lovely}(?: (?:mesmo|hein|viu|ne|(?:de|d[aeo]s?) \\w+(?: \\w+)?))?|${applause}) ?(?:,|$)`,
);
/** "Maravilha esperar uma hora", "beleza ter que voltar": what nobody is glad of. */
const burden =
  "(?:esperar|aguardar|ter (?:que|de) \\w+r|perder|pagar (?:caro|\\d|duas vezes|em dobro)|ficar (?:plantad|sem |esperando|na mao)|ser (?:mal|ignorad|destratad|maltratad|enganad))";
const joined = new RegExp(`^(?:que )?(?:muito )?${lovely}(?: mesmo)? ${burden}`);

/** Whether a stretch begins with lovely words of irony, as blame does: they are no fault, and a quote of them would praise. */
export function isIronyFramed(text: string): boolean {
  const folded = fold(text);
  return frame.test(folded) || joined.test(folded);
}

/** What stands before the burden: "que maravilha" of "que maravilha esperar uma hora". */
export const ironyBefore =
  /^(?:que |muito )*(?:maravilha|beleza|lind[oa]|legal|[óo]tim[oa]|bom|del[íi]cia|alegria)(?: mesmo)? (?=(?:(?:esperar|aguardar) (?:quase |mais de |por )*(?:\d|uma|duas|três|quatro|meia|horas|minutos|tanto)|ter (?:que|de)|perder|pagar (?:caro|\d|duas)|ficar (?:plantad|sem|esperando|na mão)))/iu;

/** Folded. "Só não dou zero", "só vim comentar": why somebody gives a mark at all, and not what happened. */
const grudge =
  /^(?:eu )?(?:so )?(?:nao (?:dou|dei|dava|daria|leva|ganha) (?:nota )?(?:zero|menos|nenhuma|negativ[oa]|nota|maxima|dez|cinco|mil|\d+)(?: estrelas)?|(?:vim|estou|to|entrei) (?:aqui )?(?:so )?(?:comentar|comentando|avaliar|avaliando|escrever|escrevendo|reclamar|deixar (?:o |meu )?comentario))(?= |$)/;

export function isGrudge(text: string): boolean {
  return grudge.test(fold(text));
}
