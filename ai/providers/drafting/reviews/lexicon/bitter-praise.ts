/**
 * Turns in which a good word praises nothing of the shop, over the words of a text without accents: a comma is a word,
 * " . " parts sentences, "mas" stands for every turn. `cue`: what makes it bitter.
 */
const frame = (pattern: string) => new RegExp(`(?<= )${pattern}`, "dg");

/** A fault told in words. */
const fault =
  "(?<!(?:nao|sem|nunca) )(?:nem|nunca|ninguem|some|somem|sumi[a-z]*|esquec[a-z]+|pessim[a-z]+|horrive[a-z]+|gross[a-z]+|grosseir[a-z]+|ignor[a-z]+|demor[a-z]+|enrol[a-z]+|tchau|bicho|cara fechada|meses|semanas|desaparec[a-z]+|descaso|desprezo|decep[a-z]+|outra (?:coisa|historia)|nao (?:respond|atend|retorn|resolv|lig|quer|quis|dao|da |deram|sabe|ajud|entreg|funciona|e nada|era nada|consert|devolv|cumpr)[a-z]*)";
const within = (most: number) => `[^.]{0,${most}}?`;

const deal = "(?:contrato|matricula|venda|negocio|compra|pacote|plano|orcamento|assinatura)";
const money = "(?:dinheiro|grana|pix|sinal|pagamento|cartao)";
const gaining = `(?:vender|cobrar|faturar|assinar|contratar|matricular|fechar (?:[oa] )?${deal}|(?:pegar|tirar|tomar|receber) (?:[oa] |seu |meu |nosso )*${money}|receber(?= (?:sao|eram|foram|el[ea]s?|,))|passar (?:[oa] )?cartao)`;
/** When, or in what, the shop has something to gain: "pra vender", "na hora da venda". */
const forGain = `(?:(?:so )?para (?:te |me |nos )?${gaining}|na hora d[aeo] (?:te |me |nos )?(?:${gaining}|venda|cobranca|contratacao|assinatura|matricula|pagamento)|quando (?:e |era |foi )?para ${gaining}|quando (?:passa|passei|passamos|pag[a-z]+) (?:[oa] )?(?:cartao|pix|sinal|entrada)|n[oa] (?:venda|cobranca|contratacao))`;
/** And where it has none. */
const otherwise =
  "(?:para [a-z]+r |na hora d|quando |depois|agora |n[oa] (?:assistencia|troca|entrega|devolucao|garantia|segunda|pos|conserto|suporte|hora) |cara fechada)";

/** "Pra vender são ótimos, pra trocar ninguém atende". */
const whileGaining = `(?<cue>${forGain}) ${within(60)}(?:,|mas|e|\\.) (?:${otherwise}${within(60)}${fault}|(?:sao |eram )?${fault} ${otherwise})`;

const mine = "(?:eu|a gente|voce|nos|que eu)";
const closing =
  "(?:pag|assin|fech|contrat|compr|deposit|transfer|dar [oa] (?:sinal|entrada)|passar [oa] (?:cartao|pix))[a-z]*";
const rude =
  "(?:gross[oa]s?|grosseri[a-z]+|rudes?|rispid[oa]s?|estupid[oa]s?|ignoran(?:tes?|cia)|brut[oa]s?|trat(?:ou|aram) mal|arrogantes?|debochad[oa]s?|debochou|sec[oa]s?|mal.?educad[oa]s?|grit(?:ou|aram|ando)|maltrat[a-z]+|humilh[a-z]+|destrat[a-z]+|desrespeit[a-z]+|vir(?:ou|aram) a cara)";
const condemned =
  "(?:[a-z]+ ){0,2}(?:pessim[oa]|horrivel|terrivel|lamentavel|decepcionante|decepcao|ridicul[oa]|absurdo|vergonh[a-z]+|lixo|horror|nojo|descaso|triste|horroros[oa]|inaceitavel|falta de [a-z]+|ruim demais|nao gostei)";
const sweet =
  "(?:doces?|amor(?:es)?|mel|simpatias?|simpatic[oa]s?|atencios[oa]s?|educad[oa]s?|gentil|gentis|querid[oa]s?|sorrisos?|fof[oa]s?|amavel|amaveis|prestativ[oa]s?|solicit[oa]s?|delicad[oa]s?|encanto)";
/** "O corretor foi ríspido. Lamentável, pra mostrar o apê é um doce". */
const sweetToGain = `(?<= ${rude} [^]{0,90}[.] )(?:${condemned} , )(?<cue>(?:para|na hora d[aeo]) [a-z]+(?: [a-z]+){0,4}?) (?:e|eh|sao|era|eram|vira|viram) (?:[a-z]+ ){0,2}${sweet}(?= )`;
/** "Um doce até eu assinar", unless from the beginning: "atenciosos desde a entrada até eu pagar". */
const untilPaid = `(?<!(?:desde|inicio|comeco|entrada|chegada|hora|momento|esper[a-z]{2,4}) [^.]{0,60})(?<cue>ate (?:${mine} ${closing}|passar(?:mos)? [oa] (?:cartao|pix)|cair [oa] (?:pix|pagamento)))`;
const paying =
  "(?:pagar|assinar|fechar|contratar|comprar|sinal|pagamento|contrato|assinatura|compra|pix|matricula|deposito)";
/** "Antes do sinal respondia em um minuto. Três semanas sem notícia". */
const beforePaid = `(?<cue>antes d[aeo]s? (?:eu |a gente )?${paying}|enquanto (?:eu |a gente )?nao (?:pag|assin|fech|contrat|compr)[a-z]+) ${within(90)}(?:[,.]|mas) (?:(?:depois|agora|hoje|ja|ai) ${within(50)}${fault}|${within(30)}(?:dias|semanas|mes|meses) (?:sem|esperando|e nada))`;
/** "O buffet que era tão prestativo antes do sinal agora nem responde". */
const onceGood = `que (?:eram?|(?!havia )[a-z]{2,}(?:ia|ava)m?) ${within(50)}(?<cue>antes d[aeo]s? (?:${paying}|receber|entrada|reserva)) (?:(?:[oa] )?[a-z]+ )?(?:, )?(?:agora|hoje|depois) (?:${within(30)}${fault}|(?:mal|so|nao|ignora|fing)[a-z]* )`;
/** "Na propaganda é tudo lindo, na hora do conserto viram bicho". */
const shownOff = `(?<cue>n[oa]s? (?:propaganda|anuncio|instagram|insta|site|fotos?|papel|videos?|stories|promessa|discurso) (?:e|era|parece|parecia|sao|eram|fica)) ${within(50)}(?:[,.]|mas) (?:[^.]{0,30} )?(?:na hora|na pratica|na realidade|na vida real|quando|pessoalmente|depois|ao vivo|chega(?:ndo)?) ${within(60)}${fault}`;
/** "São rápidos sim, rápidos pra cobrar". */
const quickToCharge = `(?:rapid[a-z]+|eficient[a-z]+|otim[oa]s?|bo[nma]s?|boas|pontua(?:l|is)|age?i[sl]|atencios[a-z]+|gentis|simpatic[a-z]+|espert[a-z]+|ligeir[a-z]+|perfeit[a-z]+) (?:mesmo )?(?:e )?(?:so )?(?<cue>(?:para|em|na hora de) (?:te |nos |me )?(?:cobrar|faturar|(?:pegar|tirar|tomar) (?:[oa] |seu |nosso )*(?:dinheiro|grana)))`;

const places =
  "(?:escola|loja|padaria|mercado|oficina|sal(?:ao|oes)|pizzaria|restaurante|farmacia|bar|clinica|academia|barbearia|lanchonete|petshop|pet|pousada|hotel|creche|autoescola|otica|lavanderia|acougue|empresa)s?";
const chosen =
  "(?:ido|ficado|comprado|levado|feito|pedido|reservado|contratado|procurado|escolhido|mandado|deixado|marcado|alugado|comido|jantado|almocado|encomendado|chamado|matriculado|fechado|consertado|costurado|cortado|continuado|permanecido)";
/** When something was, and this shop itself: "devia ter ido na quarta", "devia ter vindo aqui antes". */
const notElse =
  "(?!ess|est|aqui|ai |voces|el[ea]s? |del|nel|mais|antes|tempo|comeco|inicio|primeir|segund|terca|quart|quint|sext|sabado|domingo|fim|final|hora|an[oa]|mes|semana|dia|manha|tarde|noite|horario|almoco|jantar|feriad|verao|inverno|mesm|roupa|calma)";
const elseWhere = `(?:em (?:outr[oa]|casa)|n[oa]|n[oa]s|pel[oa]|com [oa]|com (?:meu|minha|outr[oa])|[oa](?= (?:${places}|meu|minha|outr|[a-z]+ d[aeo] (?:meu|minha|noss[oa]|bairro|esquina|rua|vila|lado)))) (?:[oa]s? )?${notElse}[a-z]+`;
const better =
  "(?:devia(?:mos)?|deveria(?:mos)?|podia|poderia|tinha (?:que|de)|(?:era |seria )?melhor|quem dera|antes|se (?:eu )?soubesse)";
/** "Devia ter ido no pintor da minha tia", "antes eu mesma tivesse costurado". */
const regretted = `(?<cue>(?:${better} (?:eu |a gente )?(?:ter|tinha|tivesse|teria)|(?<=[.] )tivesse) (?:[a-z]+(?:ado|ido|isto) [^.,]{0,30} e )?${chosen} (?:tudo |[oa] [a-z]+ |meu [a-z]+ )?${elseWhere})(?![^.]* (?:antes|desde|ha anos|ha tempos|ha muito tempo|preferi|escolhi|ainda bem) )|(?<cue>(?:antes|melhor) (?:eu mesm[oa] (?:ter|tivesse)|(?:ter|tivesse) eu mesm[oa]) [a-z]+(?:ado|ido|ito))|(?<cue>(?:seria|teria sido|era) (?:bem |muito )?melhor (?:ir|levar|comprar|ficar|pedir|fazer|contratar) (?:tudo |[oa] [a-z]+ )?${elseWhere})|(?<cue>se fosse ${elseWhere})(?=[^.]* (?:la|tinha|teria)[a-z]* )`;
/** What follows of the one regretted: ", lá o atendimento é ótimo", ". Pelo menos ele é honesto". */
const ofOther = "[^.]*(?:[.] (?:la|pelo menos|ao menos|el[ea]s?) [^.]*)?";

/** "Devia ter ido no barbeiro antigo, mais devagar": a stretch that ends with the drawback of another business. */
export const otherDrawback = new RegExp(
  `^ (?:${regretted})[^.]* , (?:que (?:e|eh|era) )?(?:(?:mais|meio|bem|tao|muito|um pouco) )?[a-z]+ $`,
);
/** "..., mais longe mas ao menos entrega": what is worse there, and what is better. */
const lesserEvil = `(?:${regretted})(?:(?! (?:${"aqui|voces|ess[ea]s?|est[ea]s?"}) )[^.])*? mas (?:ao menos|pelo menos|no minimo) [^.]*`;

const thisOne = "(?:ja )?(?:aqui|voces|ess[ea]s?|est[ea]s?|dess[ea]|nest[ea]|ness[ea])";
const denied = "(?:[a-z]+ )?(?:nao|nem|nunca|so|ninguem|nada) ";
const former =
  "(?:meu|minha|noss[oa]) antig[oa] [a-z]+ (?:que )?(?:[a-z]+(?:ava|ia)|era|tinha|vinha)";
/** "Meu antigo contador atendia até domingo, saudade". */
const missed = `(?<cue>${former}) ${within(70)}saudades? `;
/** "Minha antiga manicure era caprichosa, essa não". */
const surpassed = `(?<cue>${former}) ${within(70)}(?:[,.]|mas) ${thisOne} ${denied}`;
/** "A outra padaria da rua tem pão quentinho. Aqui só pão velho". */
const contrasted = `(?<cue>(?:[oa]s? )?outr[oa]s? ${places}) ${within(80)}(?:[,.]|mas) ${thisOne} ${denied}`;

const client =
  "(?:amig|conhecid|client|casal|prim[ao] |sobrinh|parent|vizinh|familia|fulan|madame|turma )[a-z]*";
const anyone = "(?:mulher|homem|senhor|moc[ao]|rapaz|pesso|menin|grupo|cara )[a-z]*";
const notMe = (most: number) => `(?:(?! (?:me|nos|comigo) )[^.]){0,${most}}?`;
const came = "(?:chegou|entrou|veio|apareceu|chegaram|entraram|vieram)";
const one = "(?:um|uma|o|a|outr[oa]|dois|duas|umas?|uns)";
const taken = "(?:(?:foi|foram|ja [oa]) (?:atend|serv)[a-z]+|na frente|antes d[aeo]|primeir[oa])";
/** "Esperei uma hora. Chegou um amigo do dono e já foi atendido", "um senhor de terno chegou e já o atenderam". */
const favoured = `(?:fiquei|ficamos|esperei|esperamos|esperando|aguard[a-z]+|estava|estavamos|cheguei|chegamos|ninguem|minutos|senha) [^]{0,100}?(?:(?<cue>${came} ${one} (?:outr[oa] )?${client})${notMe(80)} (?:atend|serv|na frente|na hora|primeir|ja |sentou|antes)|(?<cue>${came} ${one} (?:outr[oa] )?${anyone})${notMe(60)} ${taken}|(?<cue>${one} (?:outr[oa] )?(?:${client}|${anyone}) (?:[^.,]{0,25} )?${came})${notMe(40)} ${taken})`;
const anybody = `(?:${client}|${anyone}|(?:loir|moren|dondoc|garot|jovem|executiv|empresari|doutor|influenc|blogueir|turist|gring|bonit|boy |playboy|modelo |patric)[a-z]*)`;
const busy =
  "(?:[a-z]+ndo|(?:de|no|na|em) (?:papo|conversa|risada|fofoca|celular|telefone|whats[a-z]*|zap|tiktok|insta[a-z]*)|encostad[oa]s?|sentad[oa]s?|(?:ninguem|nenhum[a]?|nem) (?:me|se|nos|olh[a-z]+|vi[a-z]+|atend[a-z]+|deu|ajud[a-z]+|levant[a-z]+))";
const entered =
  "(?:eu (?:de|com|tod[oa])|vim|fui|cheguei|entrei|fiquei|estava|parei|passei|viemos|fomos|chegamos|entramos|ficamos)";
const comes = `(?:${came}|entra|chega|aparece|surge|surgiu)`;
const served =
  "(?:atend|serv|ajud|corr|ofere|receb|trat|levant|larg|abr|mostr|troux|traz|da[or]?|deram|pux|sorri|fizer|cumpriment|abrac|conduz|acompanh|foi|fo|vier|vei|va[io])[a-z]*";
const they = `(?:foi (?:[a-z]+ )?(?:atend|serv|receb|trat)[a-z]*d[oa]|(?=[a-z]+(?:ram|am) )${served}|(?:el[ea]s?|todo mundo|a equipe|[oa]s (?:dois|duas|tres)) (?:ja |logo )?${served})`;
/** "Vim de uniforme, as moças de papo. Apareceu um rapaz bonito e foram logo ajudar": they serve, and not the writer. */
const preferred = `${entered} (?:[a-z]+ ){0,3}?[^.]{0,70}? ${busy} (?:(?! (?:mas|logo) )[^]){0,60}?[.,] (?:dai |ai |de repente )?(?<cue>${comes} (?:um|uma|outr[oa]) ${anybody})(?! que )(?:(?! (?:me|nos|mim|comigo|gente) )[^.]){0,45}? (?:e|,) (?:ja |logo )?${they}(?= )(?!(?:(?! [.] )[^])* (?:me|nos|mim|comigo|gente) )`;
/** "Quem chegou depois de mim foi atendido antes", "nem pediu e já carregavam pra ele". */
const later = `(?<cue>(?:cheg(?:ou|aram)|v(?:eio|ieram)|entr(?:ou|aram)) depois (?:de mim|da gente|de nos)|(?:passou|passaram) na (?:minha|nossa) frente|(?:foi|foram) para [^.,]{0,30} (?:chegou|veio|chegaram|vieram) depois|(?:nem|mal) (?:pediu|chegou|precisou|abriu a boca) e ja [a-z]+ (?:para el[ea]|[oa]) )`;
/** "Meu vizinho foi atendido no mesmo dia, o meu portão está há um mês parado". */
const notMine = `(?<cue>(?:meu|minha|[oa]) ${client}) [^.]{0,40}?(?:atend|serv|respond|consert|entreg|na hora|no mesmo dia|recebeu|ganhou)[^.]{0,40}?[,.] (?:ja )?(?:[oa] (?:meu|minha)|eu|comigo|para mim)(?: [^.]{0,40})? (?:parad[oa]|esper[a-z]+|minutos|horas|meses|ha um mes|ate (?:hoje|agora)|ninguem)`;
/** "Pra mim: 'aguarda'. Pro sobrinho do gerente, cafezinho". */
const forOthers = `(?:para mim|para nos|comigo|nao me|nem me) [^]{0,70}?[,.] (?<cue>para (?:[oa]s? )?(?:cliente|sobrinh|amig|filh|vizinh|conhecid|parent|prim|bonit|ric|famos|outr)[a-z]*)`;

const ends =
  "(?:fech|baix|encerr|deslig|esvazi|sa[ie]|parti|parte|acab|termin|recolh|tranc|apag|cort)[a-z]*";
const sharp =
  "(?:pontualmente|em ponto|cravad[oa]s?|religiosamente|rigorosamente|exatamente|no minuto(?: certo| exato)?|no segundo|na batida|assim que (?:bate|da|dao)|impreterivelmente|sem tolerancia)";
/** "A cozinha fecha às 22h em ponto, cheguei 22h05 e não quiseram servir". */
const tooSharp = `(?<cue>${ends} [^.,]{0,40}?${sharp}[^.,]{0,25}) [,.] [^.]{0,80}?(?:perdi|perdemos|fi(?:quei|camos) (?:sem|na|do lado|para|de) |nem deu|foi embora|foram embora|mandaram|nao (?:quis|deix|consegu|deu|serv)[a-z]*|ficou la|dormiu|foi meu caso|ja tinham?|fica na rua|para fora|do lado de fora)`;

/** "Que maravilha esperar uma hora por um lanche frio". */
const gladToWait =
  "(?:que|muito) (?:maravilha|beleza|lind[oa]|legal|otim[oa]|bom|delicia|alegria) (?:mesmo )?(?<cue>(?:(?:esperar|aguardar) (?:[a-z]+ ){0,2}?(?:\\d+[a-z0-9]*|uma|duas|tres|quatro|meia|horas?|minutos|dias|semanas)|ficar (?:plantad[oa]|esperando)))";

/** `stretch`: up to where good words are passed over, beyond the turn itself; `good`: only where a good word stands in it; `other`: all of it is told of another business. */
export type BitterTurn = { turn: RegExp; stretch?: "sentence"; good?: boolean; other?: boolean };

export const bitterTurns: readonly BitterTurn[] = [
  { turn: frame(whileGaining) },
  { turn: frame(untilPaid), stretch: "sentence", good: true },
  { turn: frame(beforePaid), good: true },
  { turn: frame(onceGood) },
  { turn: frame(shownOff) },
  { turn: frame(sweetToGain) },
  { turn: frame(quickToCharge), stretch: "sentence" },
  { turn: frame(`(?:${regretted})${ofOther}`) },
  { turn: frame(lesserEvil), other: true },
  { turn: frame(missed) },
  { turn: frame(surpassed), good: true },
  { turn: frame(contrasted), good: true },
  { turn: frame(favoured), stretch: "sentence" },
  { turn: frame(preferred), stretch: "sentence" },
  { turn: frame(later), stretch: "sentence" },
  { turn: frame(notMine), stretch: "sentence" },
  { turn: frame(forOthers), stretch: "sentence" },
  { turn: frame(tooSharp) },
  { turn: frame(gladToWait) },
];
