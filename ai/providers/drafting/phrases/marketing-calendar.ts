/** What the calendar of a telephone knows and the guide does not, on the folded question. */
const events =
  "(?:hoje|amanha|eleic|votac|turno|natal|pascoa|carnaval|feriad|copa|olimpiad|campeonato|jogo|partida|maes|pais\\b|namorados|criancas|professor|mulher|black|ano novo|reveillon|sao joao|finados|corpus|tiradentes|independencia|republica|enem|prova|vestibular|missa|novela|show|pagamento|salario|decimo|inss|bolsa|aniversario|lua|eclipse|horario de verao|verao|inverno|outono|primavera|ferias|aulas?\\b)";

/** "Que dia é melhor para postar" asks for advice, "que dia é hoje" for a date. */
const advice =
  "(?!(?:que )?(?:(?:a|o) )?(?:melhor|pior|bom|boa|ideal|cert[ao]|mais|menos|maior|menor|hora|momento|epoca|preciso|permitid|possivel|necessari|obrigatori|tarde|cedo|que))";

/** Dates, hours and public events as such: "quando é a eleição", "que horas são", "amanhã é feriado?". */
export const asksDate = new RegExp(
  [
    `\\b(?:que|qual)(?: e)? (?:o |a )?(?:dias?|datas?|horas?|mes|ano|domingo)(?: da semana| exat[ao]| cert[ao])? (?:e|eh|sao|cai|caem|vai ser|sera|foi|estamos|temos)\\b ?${advice}`,
    `\\b(?:que|qual)(?: e)? (?:o |a )?(?:dia|data|hora|horario) (?:d[aeo]s? )(?:dia d[aeo]s? )?${events}`,
    `\\b(?:que|qual)(?: e)? (?:o |a )?(?:dia|data|hora|horario) (?:comeca|termina|acaba|vai ter|tem) (?:\\w+ )?${events}`,
    `\\bquando (?:que )?(?:e|eh|cai|sera|vai ser|foi|vai cair)(?: que (?:e|cai|vai ser))? (?:(?:o|a|os|as|meu|minha|proxim[ao]) ){1,2}${advice}`,
    `\\bquando (?:que )?(?:e|eh|cai|sera|vai ser|foi|comeca|termina|acaba|sai|tem|acontece)(?: que (?:e|cai))? (?:\\w+ ){0,2}${events}`,
    `\\b(?:hoje|amanha|ontem|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)? (?:e|eh|vai ser|foi|sera) (?:\\w+ )?(?:feriado|dia util|ponto facultativo|eleic|jogo|que dia)`,
    `\\bquant[oa]s (?:dias|semanas|meses|horas) (?:faltam?|ate|para|pra|pro)\\b.{0,20}${events}`,
    `\\b(?:vai ter|tem) (?:eleic|jogo|votac)`,
  ].join("|"),
);

/** An owner's own matter makes a date an occasion: "quando é o dia das mães? quero fazer uma promoção". */
export const ownMatter =
  /post(?:ar|o|agem)|public|divulg|vend|anunci|promoc|ofert|\bavis|\babr(?:o|ir|imos)\b|fech|client|\bloja|negocio|empresa|avalia|perfil|google|insta|whats|\bzap|agend|encomend|estoque|cardapio|vitrine|campanha|decor|prepar|planej|aproveit|foto|movimento|entreg|pedido|produto|preco|desconto|verba|resultado/;

/** Said instead of a plan; what to do on a date is another question. */
export const dateReply =
  "Data, hora e feriado eu não tenho como conferir: veja no calendário do celular. O que fazer no seu negócio em cada data, isso eu respondo.";
