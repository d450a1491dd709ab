/** Turns of who comes again and again, over the words of a clause without accents. */
const day =
  "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|dia|semana|mes|ano|manha|tarde|noite|quinzena|inverno|verao|natal|pascoa|aniversario|feria|fim de semana|final de semana)s?";
const count = "(?:uma|duas|dois|tres|quatro|cinco|seis|dez|quinze|vinte|trinta|\\d+)";
const often = [
  `(?:quase )?tod[oa]s?(?: [oa]s?)? (?:santo )?${day}`,
  `${day} sim (?:e )?(?:${day} |outr[oa] )?nao`,
  "(?:quinzenal|semanal|mensal|diaria)mente",
  `${count} vez(?:es)? (?:por|n[oa]|a[o]?) ${day}`,
  `(?:de|cada) ${count} em ${count} ${day}`,
  `desde (?:que )?(?:[oa]s? )?(?:menin[oa]|crianca|pequen[oa]|garot[oa]|moc[oa]|guri|sempre|infancia|(?:19|20)\\d\\d|abri[a-z]+|inaugur[a-z]+|nasc[a-z]+|epoca|tempos?|\\d+ anos)`,
  `(?:ha|faz|la se vao) (?:(?:bem|uns|umas|mais de|quase|muitos|varios|longos|${count}|[a-z]+nta|oito|sete|nove|[a-z]+ze) )*(?:anos?|meses|decadas?|tempos?)`,
];
const coming =
  "(?:vou|vamos|venho|vimos|passo|passamos|paro|paramos|para|compro|compramos|corto|cortamos|almoco|almocamos|janto|como|comemos|tomo|levo|levamos|trago|faco|fazemos|frequento|frequentamos|volto|voltamos|busco|pego|pegamos|malho|treino|peco|pedimos|abasteco|estou|to|estamos|sou|somos|confio|conserto|mando|encomendo|vai|leva|compra|come|passa|almoca|bato (?:ponto|cartao))";
const thither =
  "(?:la|ali|ai|aqui|com el[ea]s?|com voces|nel[ea]s?|del[ea]s?|para la|na mesma|no mesmo)";

/** "Toda vez que desço pra praia passo ali": a second verb tells where one goes. */
const eachTime = `(?:tod[oa]s? (?:[oa]s )?vez(?:es)? que|sempre que|quando)(?: [a-z]+){1,6}? (?:eu |a gente )?${coming}(?: ${thither}| antes| sempre| primeiro)`;
/** "Compro sempre ali". */
const always = `sempre ${coming} ${thither}|${coming} sempre ${thither}`;
/** "Minha roupa só vai pra lá", "aniversário só com bolo deles". */
const nowhereElse = `so (?:${coming} (?:[a-z]+ ){0,3}?${thither}|com (?:[a-z]+ )?(?:el[ea]s?|del[ea]s?|voces))`;
/** "É lá que se compra", "parada obrigatória", "quem passa pela serra tem que parar". */
const must =
  "(?:e|eh) (?:la|ali|aqui) (?:mesmo )?que (?:se|a gente|eu|todo mundo) [a-z]+|(?:e )?(?:parada|passagem|visita) (?:obrigatoria|certa)|quem (?:e|passa|vai|vem|mora|mexe|gosta|conhece)(?: [a-z]+){0,6} (?:tem que|deve|precisa) (?:parar|passar|conhecer|provar|ir|comprar|comer)";
/** "É nessa banca que compro quando visito minha irmã". */
const whenThere =
  "(?:e|eh) (?:n?(?:ess|est|aquel)[ea]|n?ess[ea]) [a-z]+ (?:mesmo )?que (?:eu |me |sempre )*(?!(?:a gente )?(?:esper|perc|perd|sofr|encontr|pass[ao] (?:raiva|mal)))(?:a gente [a-z]+|[a-z]+(?:o|mos)|vou|estou)(?: (?!na?o |nem |sem |nunca )[a-z]+){0,3}? (?:sempre que|quando) (?:eu |a gente )?(?!(?:na?o|nem|so) |falt|acab|fech|lot|atras|precis)[a-z]+(?: (?!(?:na?o|nem|sem|nunca|mas|so|falt[a-z]+|outr[oa]) )[a-z]+){0,6}";
/** "Meu pai já levava, agora eu levo". */
const handedDown =
  "(?:meu|minha|meus|minhas) (?:pai|mae|avo|avos|pais|familia) (?:[a-z]+ )?(?:[a-z]+v[ao]m?|ia|iam|vinha|vinham)(?: [a-z]+){0,4}|(?:hoje|agora|ja) (?:eu )?lev(?:o|amos) (?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?) (?:filh|net|sobrinh)[a-z]+";

export const habit = new RegExp(`(?<= )(?:${often.join("|")})(?= )`, "g");
export const patron = new RegExp(`(?<= )${coming}(?= )`, "g");
export const devotion = new RegExp(
  `(?<= )(?:${[eachTime, always, nowhereElse, must, whenThere, handedDown].join("|")})(?= )`,
  "g",
);
