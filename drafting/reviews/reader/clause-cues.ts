import type { Cue } from "../../guard/phrases.ts";

/** Short forms of phones, and words that mean the same, as whole words of a folded text. */
export const writtenOut: ReadonlyMap<string, string> = new Map(
  `n nao, nn nao, naum nao, q que, mto muito, mt muito, mta muita, mts muitos, mtas muitas, mtos muitos, vc voce,
  vcs voces, hj hoje, pq porque, eh e, ta esta, tava estava, tavam estavam, tbm tambem, tb tambem, msm mesmo, dms demais,
  zap whatsapp, wpp whatsapp, whats whatsapp, hr hora, hrs horas, pra para, pro para o, pras para as, pros para os,
  atend atendimento, atendimeto atendimento, atedimento atendimento, pesimo pessimo, pesima pessima, recomndo recomendo,
  recomedo recomendo, exelente excelente, ecelente excelente, otmo otimo, otma otima`
    .split(/,\s+/)
    .map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)] as const),
);

/** Sayings with a "não" in them that take nothing back, and what they come to. */
export const sayings: readonly (readonly [string, string])[] = [
  [
    "nao [nos|me] deixa|deixou|deixam|deixaram [nada] [em-nada] a desejar, nao tenho|temos|tem|ha|tive [nada|absolutamente] [nada] [de|do|o|a] [nada] [que|para] reclamar|reclamo|criticar, nada a|para|do-que reclamar|criticar|acrescentar, sem [nenhuma] reclamacao|reclamacoes|defeito|defeitos|criticas, nao podia|poderia|tinha-como|tem-como|da-para [ter] [sido|ser|estar|ficar] [mais|melhor] [melhor|perfeito|satisfeita|satisfeito|feliz], nao tem|tenho erro|defeito|defeitos, nao tem como nao [amar|gostar|elogiar]*, impossivel nao gostar|amar",
    "excelente",
  ],
  [
    "nao so|apenas|somente, nem preciso|precisa|precisava [falar|dizer|comentar], nem se fala, nem sei o-que dizer, sem duvida|duvidas|contar|falar|igual|comparacao|exagero|palavras|sombra-de-duvida, nao e a toa, nao e de hoje, nao tem preco|igual|comparacao, nao e porque, nao ha melhor, nao existe melhor, nao conheco melhor, nunca vi|comi|provei|experimentei|tomei|bebi|fui|tinha-comido|tinha-visto|me-senti [_] [_] tao|igual|melhor, nem acreditei|acredito, nao sei como, nao abro mao, nao e qualquer, nao perca|percam, nao e exagero, nao me canso|enjoo|arrependo",
    " tao ",
  ],
];

/** Told of another place, by another person or of another day: neither praise nor complaint of this visit. */
export const outside: Cue = {
  finds:
    "concorrencia, concorrente|concorrentes, outr+ loja|lugar|salao|padaria|restaurante|pizzaria|oficina|empresa|pet|petshop|clinica|escola|hotel|pousada|lugares|lojas|assistencia|academia|mecanico|profissional|profissionais|estabelecimento, li nas|em|que|aqui, vao|va na|no|em|ate, ouvi dizer|falar|falarem, dizem|dizia|diziam que, me disseram|falaram|contaram que [era|aqui|o|a|e|la], minha|meu|uma|um irma|irmao|mae|pai|amiga|amigo|vizinha|vizinho|prima|primo|tia|cunhada|sogra|filha|filho|esposa|marido|namorada|namorado|colega disse|falou|contou|comentou|achou|acha|indicou|avisou, vi nos|as|em comentarios|avaliacoes, outras avaliacoes, antes era|eram|tinha|tinham|vinha|atendiam|entregavam|faziam|nao, antigamente, ja foi|foram, costumava|costumavam, no [meu] inicio|comeco|passado, epoca|tempo do|da|em|que, era cliente, quando era, anos atras",
  unless:
    "ja foi|foram resolvid+|atendid+|embora|entregue|logo, ja foi a, no comeco da semana|rua|mes, melhor que|do [o|a|os|as] [outr+|concorren*|_] [_], me disseram nao, procurei|procurar|fui|passei|levei|depois [em|por|a|de|varias] outr+ _",
};

/** What begins to tell of here and now again. */
export const backInside: Cue = {
  finds: "agora|hoje|aqui|mas|porem|dessa-vez|desta-vez|nesse-dia|atualmente|ultimamente",
};

/** What is wished, feared or advised. */
export const hypothetical: Cue = {
  finds:
    "poderia|poderiam|deveria|deveriam|seria|seriam|gostaria|gostariamos|espero|tomara|talvez|sugiro|sugestao|podiam|deviam|quem sabe, bem que podia, se fosse|tivesse|fossem, voce quer|quiser, para quem quer|gosta|procura, imagina se, so falta, precisa-ter|precisam-ter",
  unless:
    "poderia melhorar, gostaria|gostariamos de agradecer|parabenizar|elogiar|deixar|registrar|recomendar|dizer|relatar|expressar, espero|esperamos voltar, para quem procura|quer|gosta [de] _, nao deveria|poderia",
};

/** Praise in a text with one of these may be meant the other way round. */
export const irony: Cue = {
  finds:
    "so que nao|naoo, sqn, ironia|ironico|ironicamente, parabens aos envolvidos, parabens [para|a|aos] [voces|equipe] [por|pela|pelo|pelos] conseguir*|estrag*|demora|atraso|desrespeito|incompeten*|falta|descaso|pior|pessim+|nada, [meus] parabens [voces] consegui*, conseguiram|conseguiu [a] estrag*|acabar|piorar|perder|errar, se [voce] gosta|gostam|quer|quiser|querem [de] [esperar|perder|passar|pagar|ser|comer|sofrer|raiva|comida|esper*], recomendo [muito|super] para|a quem|meu|meus [que] quer|gosta|inimigo|inimigos|tem|nao, palmas, so rindo, so se for, so que ao contrario, que maravilha ne|hein, adorei|amei esperar|pagar|perder|ficar|ter|ser|passar, rapid* [_] so|apenas # hora|horas|semanas|dias, super rapid* so, nota 10 em|para|no demora|descaso|enrolacao|enrolar|falta|atraso, aham, melhor coisa foi ir, otim+ para [quem] perder|passar|quem|esperar|ficar, experiencia inesquecivel, kkk sim, imagine|imagina se",
};
