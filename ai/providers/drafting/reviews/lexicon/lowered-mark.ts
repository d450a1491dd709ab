const lowering =
  "(?:tir(?:o|ei|aria|ava|amos)|perd(?:e|eu|eria|em)|descont(?:o|ei|aria)|menos|retir(?:o|ei|aria)|diminu(?:i|o|iria))";
const part = "(?:so |apenas |somente )?(?:um|uma|1|meio|meia|dois|duas|2) ";
const unit = "(?:pont(?:o|os|inho|inhos)|estrel(?:a|as|inha|inhas))";

/** "Tiraria um ponto", "perdeu uma estrela": at the end of a row of words, before its reason. */
export const markLowered = new RegExp(`(?:^|(?<!(?:nao|nem|nunca)) )${lowering} ${part}${unit}$`);

/** The same where it stands in a text, folded: it says nothing without its reason. */
export const loweredMark = new RegExp(`\\b${lowering} ${part}${unit}\\b`);
