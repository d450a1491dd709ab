const figure = "(?:\\d|zero|um|uma|duas|dois|tres|quatro|cinco|10|dez|100|cem|mil)";
const only = "(?:(?:so|somente|apenas|unicamente|exclusivamente) )?";
const given =
  "(?:(?:dou|dei|deixo|vai|vao|fica|ficam|leva|ganha|vale|minha|a|as|essas?|ess[ae]) )?";
const mark = `(?:${figure} (?:unicas? )?(?:estrel[a-z]+|pontos?)|notas? ${figure}|estrel[a-z]+|nota|vale|salva|${figure})`;
const for_ =
  "(?:pel[oa]s?|para (?:[oa]s? )?|por (?:causa d[aeo]s?|conta d[aeo]s?)|em (?:respeito|consideracao) a[os]*|gracas a[os]*)";

/** "5 estrelas só pra ...", "a estrela é pelo ...": what a mark was given for follows. */
export const earnedBy = new RegExp(
  `^${only}${given}${given}${only}${mark} (?:(?:e|sao|foi|foram|vai|vao) )?(?<cue>${only}${for_})(?= |(?<= ))(?! ?quem)`,
);

/** ", o resto ...", ", porque o resto ...": what it was not given for. */
export const restOf =
  /^(?:(?:porque|pois|que|ja que) )?(?:tod[oa] )?(?:o|no|de) (?:resto|restante)(?: |$)/;
