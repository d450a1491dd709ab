/** Short forms of phones, and words that mean the same, as whole words of a folded text. */
export const writtenOut: ReadonlyMap<string, string> = new Map(
  `n nao, nn nao, naum nao, q que, mto muito, mt muito, mta muita, mts muitos, mtas muitas, mtos muitos, vc voce, = vcs voces, hj hoje, ngm ninguem, ning ninguem, qdo quando, ctz certeza, cmg comigo, pq porque, eh e, ta esta, tava estava, tavam estavam, tbm tambem, tb tambem, msm mesmo, dms demais,
  zap whatsapp, wpp whatsapp, whats whatsapp, hr hora, hrs horas, pra para, pro para o, pras para as, pros para os,
  atend atendimento, atendimeto atendimento, atedimento atendimento, pesimo pessimo, pesima pessima, recomndo recomendo,
  recomedo recomendo, exelente excelente, ecelente excelente, otmo otimo, otma otima`
    .split(/,\s+/)
    .map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)] as const),
);

/** Sayings with a "não" in them that take nothing back, below what they come to. */
export const sayings = `
excelente = nao [nos|me] deixa|deixou|deixam|deixaram [nada] [em-nada] a desejar, nao tenho|temos|tem|ha|tive [nada|absolutamente] [nada] [de|do|o|a] [nada] [que|para] reclamar|reclamo|criticar|acrescentar, nada a|para|do-que reclamar|criticar|acrescentar, sem [nenhuma] reclamacao|reclamacoes|criticas, nao podia|poderia|tinha-como|tem-como|da-para [ter] [sido|ser|estar|ficar] [mais|melhor] [melhor|perfeito|satisfeita|satisfeito|feliz], nao tem|tenho erro|defeito|defeitos, nao tem como nao, impossivel nao gostar|amar
tao = nao so|apenas|somente, nem preciso|precisa|precisava [falar|dizer|comentar], nem se fala, nem sei o-que dizer, sem duvida|duvidas|contar|falar|igual|comparacao|exagero|palavras|sombra-de-duvida, nao e a toa, nao e de hoje, nao tem preco|igual|comparacao, nao e porque, nao ha melhor, nao existe melhor, nao conheco melhor, nem acreditei|acredito, nao sei como, nao abro mao, nao e qualquer, nao perca|percam, nao e exagero, nao me canso|enjoo|arrependo`;

/**
 * How a clause tells: of another place, by another person or of another day (outside); of here and now again (inside);
 * of what is wished, feared or advised (hypothetical); or so that praise may be meant the other way round (irony).
 */
export const clauseCues = `
outside = concorrencia, concorrente|concorrentes, outr+ loja|lugar|salao|padaria|restaurante|pizzaria|oficina|empresa|pet|petshop|clinica|escola|hotel|pousada|lugares|lojas|assistencia|academia|mecanico|profissional|profissionais|estabelecimento, li nas|em|que|aqui, vao|va na|no|em|ate, ouvi dizer|falar|falarem, dizem|dizia|diziam que, me disseram|falaram|contaram que [era|aqui|o|a|e|la], minha|meu|uma|um irma|irmao|mae|pai|amiga|amigo|vizinha|vizinho|prima|primo|tia|cunhada|sogra|filha|filho|esposa|marido|namorada|namorado|colega disse|falou|contou|comentou|achou|acha|indicou|avisou, vi nos|as|em comentarios|avaliacoes, outras avaliacoes, antes era|eram|tinha|tinham|vinha|atendiam|entregavam|faziam|nao, antigamente, ja foi|foram, costumava|costumavam, no [meu] inicio|comeco|passado, #|dois|duas|tres|varios|varias|quatro saloes|lugares|oficinas|escolas|lojas|medicos|clinicas, antes da|do|de [_] era|tinha, epoca|tempo do|da|em|que, era cliente, quando era, anos atras
  not eles|elas|ele|ela|atendente|moca|moco|dono|dona|gerente|voces|loja|vendedor|vendedora dizem|dizia|diziam|disse que, ja foi|foram resolvid+|atendid+|embora|entregue|logo, ja foi a, no comeco da semana|rua|mes, melhor que|do [o|a|os|as] [outr+|concorren*|_] [_], me disseram nao, procurei|procurar|fui|passei|levei|depois [em|por|a|de|varias] outr+ _
inside = agora|hoje|aqui|mas|porem|dessa-vez|desta-vez|nesse-dia|atualmente|ultimamente
hypothetical = poderia|poderiam|deveria|deveriam|seria|seriam|gostaria|gostariamos|espero|tomara|talvez|sugiro|sugestao|podiam|deviam|quem-sabe, bem que podia, se fosse|tivesse|fossem, voce quer|quiser, para quem quer|gosta|procura, imagina se, so falta, precisa-ter|precisam-ter
  not poderia melhorar, gostaria|gostariamos de agradecer|parabenizar|elogiar|deixar|registrar|recomendar|dizer|relatar|expressar, espero|esperamos voltar, para quem procura|quer|gosta [de] _, nao deveria|poderia
irony = so que nao|naoo, sqn, ironia|ironico|ironicamente, parabens aos envolvidos, parabens [para|a|aos] [voces|equipe] [por|pela|pelo|pelos] proeza|conseguir*|estrag*|demora|atraso|desrespeito|incompeten*|falta|descaso|pior|pessim+|nada, [meus] parabens [voces] consegui*, conseguiram|conseguiu [a] estrag*|acabar|piorar|perder|errar, se [voce] gosta|gostam|quer|quiser|querem [de] [esperar|perder|passar|pagar|ser|comer|sofrer|raiva|comida|esper*], recomendo [muito|super] para|a quem|meu|meus [que] quer|gosta|inimigo|inimigos|tem|nao, palmas, so rindo, so se for, so que ao contrario, so # dias|semanas|meses|horas para, [_] inimigo|inimigos, \u{1F643}, \u{1F644}, que maravilha ne|hein, adorei|amei esperar|pagar|perder|ficar|ter|ser|passar, rapid* [_] so|apenas # hora|horas|semanas|dias, super rapid* so, nota 10 em|para|no demora|descaso|enrolacao|enrolar|falta|atraso, aham, melhor coisa foi ir, otim+ para [quem] perder|passar|quem|esperar|ficar, experiencia inesquecivel, kkk sim, imagine|imagina se`;
