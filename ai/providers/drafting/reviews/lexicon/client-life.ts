export const kin =
  "(?:irmas?|irmaos?|marido|esposo|esposa|mulher|mae|pais?|filh[oa]s?|tias?|tios?|prim[oa]s?|sogr[oa]s?|cunhad[oa]s?|namorad[oa]|noiv[oa]|amig[oa]s?|vizinh[oa]s?|avo|vo|avos|net[oa]s?|sobrinh[oa]s?|afilhad[oa]s?|padrasto|madrasta|entead[oa]|colegas?|chefe|patrao|patroa|genro|nora|comadre|compadre|madrinha|padrinho)";
const trade =
  "(?:professor[ae]?s?|cabeleireir[oa]|cozinheir[oa]|mecanic[oa]|garcom|garconete|manicure|barbeir[oa]|enfermeir[oa]|medic[oa]|dentista|motorista|vendedora?|advogad[oa]|engenheir[oa]|arquitet[oa]|estudante|faxineir[oa]|diarista|porteir[oa]|padeir[oa]|confeiteir[oa]|boleira|veterinari[oa]|fisioterapeuta|nutricionista|nutri|psicolog[oa]|secretari[oa]|recepcionista|bancari[oa]|entregador|motoboy|pedreiro|eletricista|pintor[a]?|costureir[oa]|chef|gerente|policial|tecnic[oa]|contadora?|esteticista|maquiadora?|fotograf[oa]|corretora?|personal|instrutora?|music[oa]|taxista|marceneiro|jardineiro|comerciante|consultora?|farmaceutic[oa]|designer|jornalista|programadora?|caminhoneiro|encanador|sapateiro|florista|zeladora?)";
const whose = "(?:(?:um|uma|meus?|minhas?|noss[oa]s?) )?";
const of = `(?: d[aeo]s? ${whose}[a-z]+)`;
const landmark =
  "(?:banco|farmacia|drogaria|padaria|mercado|supermercado|mercadinho|posto|escola|colegio|creche|igreja|hospital|shopping|praca|metro|rodoviaria|prefeitura|correios?|loterica|estacao|ponto|faculdade|universidade|academia|praia|parque|forum|cemiterio|estadio|terminal|feira|hotel|delegacia|cartorio|upa|postinho|aeroporto|quartel|lagoa)";
const beside =
  "(?:bem |logo |ali |la |quase )?(?:do lado|ao lado|perto|pertinho|proxim[oa]|atras|em frente|na frente|na esquina|dentro|embaixo|em baixo|em cima|a (?:um|uma|duas|dois|tres|\\d+) (?:quadras?|passos?|metros|minutos|quarteir[a-z]+)) (?:d[aeo]s?|a[os]?|com)";
const ends = "(?= (?:,|e|mas|que|porque|pois|$))";
/** Where a stretch may begin of a verb that is a noun as well: "trabalho". */
const opening = "(?<=^ |, |e |eu |que |porque |pois )";
const feast =
  "(?:aniversario|batizado|despedida|casamento|formatura|cha|bodas|noivado|confraternizacao|festa|reuniao|encontro|viagem|churrasco|evento)";
const ride = "(?:onibus|uber|taxi|carro|metro|bike|bicicleta|moto|pe|carona|trem|aviao|barco|van)";
const network =
  "(?:reportagem|tv|televisao|revista|instagram|insta|google|facebook|face|tiktok|internet|radio|site|maps|waze|ifood|jornal|youtube|grupo|bairro)";

/** The client's own people and their trades. */
const people = [
  `(?:meu|minha|meus|minhas) ${kin}(?: [a-z]{4,})? (?:e|era|ja foi|sempre foi|tambem e|que e|sao) (?:uma? )?${trade}(?! (?:la|aqui|ai|del[ea]s?|dest[ea]|dess[ea]|d[ao] (?:loja|casa|salao)))`,
  `(?:meu|minha) ${kin} (?:trabalha|trabalhava|trabalhou) (?:com|como|em|n[oa]|num|numa|de|para) [a-z]+${of}?`,
  `${kin} (?:que|,) e ${trade}`,
  `(?:sou|somos) (?:uma? )?(?:ex )?${trade}${of}?(?: aposentad[oa]| em [a-z]+(?: [a-z]+)?)?`,
  `(?:sou|era) don[oa] d[aeo] ${whose}[a-z]+`,
  `tenho uma? [a-z]+ (?:em|na|no) (?:minha |meu |outr[oa] )(?:cidade|bairro|rua|estado|casa)`,
  `(?:com|para|entre) (?:[oa]s?|meus?|minhas?|noss[oa]s?|tod[oa] [oa]|uma?|dois|duas|tres|uns|umas) (?:equipe|menin[oa]s|turma|pessoal|galera|time|grupo|colegas?|chefe|diretoria|alun[oa]s|professor[ae]?s?) d[aeo]s? ${whose}(?:escritorio|trabalho|empresa|firma|servico|faculdade|escola|colegio|igreja|academia|futebol|banco|hospital|predio|bairro|curso|cursinho|crossfit|corrida|pilates|clube|ingles)`,
  `com (?:meus?|minhas?|noss[oa]s?|uma?|dois|duas|tres|uns|umas) ${kin} d[aeo]s? ${whose}[a-z]+`,
  `[oa] (?:${trade}|dono|dona) d[aeo] (?:(?:meu|minha|nosso|nossa) )?(?:familia|(?<=(?:meu|minha|nosso|nossa) )(?:banco|escola|faculdade|trabalho|predio|empresa|condominio|bairro|rua|cidade|academia|salao|igreja))(?: (?:estava|apareceu) (?:la|aqui|tambem|na mesa ao lado|na fila))?`,
  `[oa] ${trade} d[aeo] (?:meu|minha|nosso|nossa) [a-z]+ (?:tambem )?(?:estava|apareceu|foi junto|veio junto)(?: (?:la|aqui|tambem))*`,
  `com (?:meu |minha )?(?:outr[oa]|antig[oa]) ${trade}(?: se mudou| mudou| fechou| parou)?`,
  `(?:meu|minha) (?:outr[oa]|antig[oa]) ${trade}(?: se mudou| mudou| fechou| parou)?`,
  "(?:sou|somos) (?:muito |bem )?(?:exigentes?|chat[oa]s?|enjoad[oa]s?|fresc[oa]s?) (?:com|para) [a-z]+",
  "(?:sou|somos) (?:muito )?(?:alergic|intolerante|celiac|diabetic|hipertens|asmatic)[a-z]*(?: (?:a|ao) [a-z]+)?",
  "quebrei (?:o|a) (?:pe|perna|braco|dedo|mao|punho|tornozelo)(?: (?:n[oa]|mes|semana|ano) [a-z]+)?(?: passad[oa])?",
  `encontrei (?:com )?(?:(?:uma?|[oa]) (?:${trade}|cliente) (?:meu|minha)|(?:[oa] )?(?:meu|minha) ${trade}${of}?)`,
  `(?:meu|minha) ${kin} (?:adora|ama|gosta de|curte|coleciona) (?!muito|demais|tudo|voces|ess[ea]|est[ea]|el[ea]|la |aqui|ai |[oa]s? )[a-z]*[^r ]${ends}`,
];

/** Where the client lives, how they came, what stands beside the shop. */
const ways = [
  `fica(?:m|va)? (?:${beside} |n[oa] (?:mesm[oa] )?(?:rua|avenida|praca|bairro|esquina|quadra|quarteirao|(?:primeir|segund|terceir)[oa] andar) d[aeo]s? )${whose}[a-z]+${of}?`,
  `(?:${beside}|na rua d[aeo]s?|na esquina d[aeo]s?) ${whose}${landmark}${of}?`,
  `(?:moro|morava|moramos|mudei|mudamos) (?:(?:aqui|la|ali|bem|logo|sozinh[oa]) )*(?:(?:em|num|numa|perto|pertinho|ao lado|do lado|atras|em cima|em frente|na frente|longe|para|n[oa])(?: (?:d[aeo]s?|a[o]?))? ${whose}[a-z]+${of}?|(?:a|ha) (?:\\d+|uma?|duas|dois|tres|poucos|poucas) [a-z]+)?(?: em frente| ao lado)?`,
  `(?:estacionei|estacionamos|parei|paramos|deixei|deixamos)(?: (?:[oa]|meu|minha) (?:carro|moto|bike|bicicleta))? (?:n[oa]|em|perto|longe|atras|em frente)(?: d[aeo])? (?:praca|rua|esquina|frente|avenida|quadra|posto|mercado|shopping|igreja|escola)${of}?`,
  `entr(?:ei|amos) pela porta d[aeo]s? [a-z]+`,
  `(?:vim|viemos|fui|fomos|cheguei|chegamos|vou|vamos|voltei|voltamos|volto|ir|indo) (?:la |ate la |embora )?(?:de|a) ${ride}`,
  `pe(?:guei|gamos|gar) (?:um|o|dois) (?:uber|taxi|onibus|metro|trem|99)(?: ate (?:la|aqui|ai))?`,
  `perd(?:i|emos) (?:o|meu|nosso) (?:onibus|voo|trem|metro)`,
  `(?:passo|passei|passava|passamos|passando) (?:sempre |todo dia )?(?:de ${ride}|${beside} ${whose}[a-z]+)`,
  `${opening}(?:trabalho|trabalhava|trabalhamos|estudo|estudava) (?:${beside} [a-z]+|num (?!nivel|padrao)[a-z]+|numa [a-z]+|de casa|como ${trade}|para (?:mim|casa)|com (?:computador|internet)|em (?:casa|hospital|banco|escritorio|shopping|escola|loja|restaurante|outr[oa] [a-z]+)|com (?:limpeza|vendas|eventos|moda|comida|beleza|obra|obras|crianca|criancas|publico|turismo|alimentacao|estetica|informatica|construcao|decoracao|festa|festas)|n[oa] (?:ramo|area|setor)${of}?)`,
  `(?:buscar|deixar|pegar|busquei|deixei) (?:[oa]s?|meus?|minhas?) (?:${kin}|criancas?|menin[oa]s?) (?:n[oa]|a[o]?|d[aeo]) (?:escola|creche|colegio|aula|natacao|ingles|aeroporto|rodoviaria|trabalho|faculdade|hospital|escolinha|bale|futebol)`,
  `(?:sai|saimos|saindo|voltando|voltava|vindo|vinha|cheguei|voltei|chegando) (?:(?:atrasad[oa]|cansad[oa]|correndo|cedo|tarde|direto) )?d[aeo]s? ${whose}(?:hospital|trabalho|praia|aula|faculdade|escola|igreja|missa|servico|academia|jogo|show|cinema|escritorio|plantao|viagem|aeroporto|rodoviaria|parque|medico|futebol|reuniao|corrida|festa|casamento)`,
  `a caminho d[aeo]s? ${whose}[a-z]+`,
  "na (?:saida|volta|ida) d[aeo] (?:servico|trabalho|escola|faculdade|academia|praia|igreja|missa|hospital)",
  "(?:resolver|fazer|pagar) (?:[a-z]+ ){1,2}n[oa] (?:banco|mercado|centro|cartorio|loterica|shopping|correio|prefeitura)",
  `(?:(?:tinha|tinhamos|havia) )?(?:acabado|acabei|acabamos|acabando) de (?:sair|voltar|chegar|vir)(?: d[aeo]s? [a-z]+)?`,
];

/** What was celebrated, which day it was and what the weather was like. */
const days = [
  `(?:era|foi|eram) (?:[oa] |as |um |uma )?(?:meu |minha |nosso |nossa )?${feast}(?:${of}${of}?| surpresa)`,
  `(?:comemor|celebr|festej)[a-z]+ (?:[oa]s? |uma? )?(?:meu |minha |nosso |nossa )?(?:${feast}|aprovacao|promocao|conquista|vitoria|nascimento)${of}?${of}?(?: n[oa] [a-z]+)?`,
  `(?:tive|tinha|tinhamos|tivemos) (?:uma? )?(?:reuniao|prova|compromisso|entrevista|${feast}|voo) (?:perto|ali|la|n[oa]|em|as|cedo|depois|de manha|de noite|a noite|no dia seguinte|d[aeo])`,
  `[oa] (?:${feast}|prova|entrevista)${of}? (?:era|seria|ia ser|vai ser) (?:n[oa]|em|as|hoje|amanha|sabado|domingo|dia)(?: (?:dia seguinte|sabado|domingo|[a-z]+))?${of}?`,
  `(?:quero|queria|pretendo|queremos|pretendemos|penso em|pensando em|vou|vamos|irei) (?:fazer|dar|comemorar|celebrar|marcar|organizar|planejar) (?:uma? |[oa] )?(?:meu |minha |nosso |nossa )?${feast}${of}?`,
  "(?:semana|mes|ano) que vem (?:eu )?(?:comec|viaj|vou|tem|caso|faco|mudo|e )[a-z]*(?: num? (?:emprego|trabalho|curso) nov[oa])?",
  "(?:vou|vamos|quero|pretendo|pretendemos|penso em|sonho em) (?:viajar|mudar|casar|abrir|reformar|comprar uma? (?:carro|casa|apartamento|moto))(?: (?:n[oa]s?|em|para|de|uma?|[oa]) (?:meu |minha )?[a-z]+)?",
  "(?:caia|caiu) (?:um |uma )?(?:temporal|chuva|tempestade|toro)",
  "(?:tinha|havia) (?:uma? )?obras? n[oa]s? (?:rua|avenida|bairro|estrada|calcada)",
  "(?:quase )?meia noite",
  `nada a ver com [oa]s? (?:outr[oa]s? )?(?:loja|unidade|filial|lugar|salao|restaurante|padaria|mercado|concorrente|concorrencia)${of}?`,
  "(?:estava|fazia) (?:muito |bem )?(?:quente|frio) (?:la fora|na rua|na cidade)",
  "no (?:primeiro|segundo|ultimo) dia d[aeo]s? (?:ferias|ano|mes|carnaval|aulas?|feriado|viagem|inverno|verao|semana)",
  "(?:fazia|fez) (?:um |uma |muito |bastante |aquele |tanto )*(?:frio|calor|sol|calorao|friozinho)(?! [a-z]* ?(?:dentro|la|n[oa]s? (?!rua|cidade|dia)))",
  "(?:estava|fazia|fez) (?:um |muito |aquele )*(?:frio|calor|sol|calorao|friozinho) (?:danado |absurdo |terrivel |horrivel )?(?:de \\d+ graus(?! dentro| la | n[oa]s? (?!rua|cidade|dia))|la fora|na rua|na cidade|no dia|naquele dia)",
  "(?:faltado|faltou|faltava) (?:luz|energia|agua) (?:no bairro|na cidade|na rua|na regiao|em casa|em tudo|no predio)",
  "(?:[oa] )?transito (?:parado|pesado|horrivel|pessimo|terrivel|ruim|cheio|caotico|intenso|lento|estava [a-z]+)",
];

/** How the client came to know the shop. */
const roads = [
  `(?:vi|vimos|achei|achamos|conheci|descobri|encontrei|soube|procurei|pesquisei|ouvi) (?:[oa]s? |voces |el[ea]s? |ess[ea] [a-z]+ |[oa] perfil |d[aeo]s? |del[ea]s? )?(?:pel[oa]|n[oa]|em|num|numa|por) ${network}(?: d[aeo] [a-z]+)?${ends}`,
  `(?:indicou|recomendou?|sugeriu) (?:[oa] (?:lugar|loja|casa|salao|oficina|restaurante|clinica|academia)|voces|el[ea]s?|ess[ea] [a-z]+|aqui)${ends}`,
  `por (?:indicacao|recomendacao|sugestao)${of}${of}?`,
  "vi (?:[oa]|uma?) (?:fachada|letreiro)",
  "vi (?:uma?|[oa]) (?:video|placa|reportagem|faixa|outdoor|story) (?:na|no|em) (?:rua|esquina|avenida|estrada|rodovia|bairro|instagram|tiktok|youtube|internet|tv|jornal)",
  `(?:meu|minha|meus|minhas|nosso|nossa) [a-z]+(?: d[aeo]s? [a-z]+)? (?:que )?(?:(?:me|nos) )?(?:tinha )?(?:indicou|recomendou?|sugeriu|falou bem|indicaram|recomendaram|indicado|recomendado)(?: (?:d[aeo]s? [a-z]+|ess[ea] [a-z]+|aqui|vir|para mim|muito|ir))*${ends}`,
  `(?:uma?|[oa]) (?:${kin}|conhecid[oa]|cliente|alun[oa]|paciente|pessoa)${of}? (?:que )?(?:(?:me|nos) )?(?:indicou|recomendou?|sugeriu|falou bem)(?: (?:d[aeo]s? [a-z]+|ess[ea] [a-z]+|aqui|vir|para mim|muito|ir))*${ends}`,
  `[oa] (?:porteir[oa]|zeladora?|vizinh[oa]|sindic[oa]|pessoal|recepcionista|don[oa]|moc[oa]|rapaz|gerente|motorista|recepcao) d[aeo]s? (?:meu |minha |nosso |nossa )?(?:predio|condominio|hotel|pousada|trabalho|rua|bairro|uber|taxi|banco|padaria|mercado|farmacia|escola|posto) (?:onde [a-z]+ )?(?:me |nos )?(?:indicou|recomendou?|falou bem|sugeriu|comentou)(?: (?:d[aeo]s? [a-z]+|ess[ea] [a-z]+|aqui|vir|ir))*${ends}`,
  `(?:meu|minha) [a-z]+ (?:me |nos )?(?:falou (?:bem )?d[aeo]s? [a-z]+|comentou|mostrou [oa] (?:perfil|pagina|instagram|insta|site|video|foto)|passou [oa] (?:contato|endereco|telefone))(?= (?:,|e|$))`,
  "(?:recebi|peguei|ganhei) um (?:panfleto|folheto|folder)",
  "ganh(?:ei|amos) (?:uma?|[oa]) (?:voucher|cupom|ingresso|vale|convite)(?: (?:num|numa|n[oa]|d[aeo]) [a-z]+)?",
  "fiz (?:a|minha|uma) reserva (?:por|pel[oa]) [a-z]+",
  "mand(?:ei|amos) mensagem (?:antes )?(?:pel[oa]|n[oa]) [a-z]+(?: antes)?(?= (?:,|$))",
  "(?:estava|fiquei|ficou) sem bateria(?: n[oa] (?:meu )?(?:celular|telefone))?",
  `(?:pedi|pedimos|marquei|marcamos|agendei|agendamos|reservei|reservamos|encomendei|comprei|compramos) (?:tudo )?(?:pel[oa]|n[oa]) (?:aplicativo|app|whatsapp|zap|ifood|site|telefone|internet|instagram|insta)${ends}`,
  `(?<= (?:pag[a-z]+|usei|passei|parcelei) )(?:com |em |n[oa] )?(?:[oa] )?(?:meu )?(?:vale [a-z]+|vr|ticket|pix|cartao|debito|credito|dinheiro)${ends}`,
];

/** The client's home, things and habits. */
const home = [
  "tenho (?:uma?|dois|duas|tres|quatro|cinco|\\d+|varios|muitos) (?:filh|gat|cachorr|cao|caes|cadel|pet|passarinh|crianca|bebe|net|pinscher|poodle)[a-z]*(?: e (?:uma?|dois|duas|tres|\\d+) [a-z]+)?(?: (?:pequen[oa]s?|de \\d+ anos|em casa))?",
  "tenho (?:[oa]s? )?(?:cabelos?|pele|pes?|unhas?|olhos?|dentes?|pernas?) (?:muito |bem |super )?(?:cachead|cresp|lis|long|curt|compridi?|fin|gross|oleos|sec|sensive|mist|frac|tingid|ruiv|loir|negr|clar|delicad|grande|pequen)[a-z]*(?: e [a-z]+)?",
  "[oa]s? [a-z]+ (?:de|la de|da minha|aqui de) casa (?:[a-z]+ )?(?:tinham? )?(?:caiu|caid|queim|quebr|estrag|pifou|pifad|parou|parad|acab|falt|vaz|furou|furad|entup)[a-z]*",
  `(?:meu|minha) (?:carro|moto|bicicleta|bike) (?:estava|ficou|esta|tinha ficado) n[oa] (?:oficina|conserto|revisao|mecanico|garagem)${ends}`,
  "(?:meu|minha) (?:celular|telefone|bateria) (?:descarregou|tinha descarregado|estava descarregado|acabou a bateria)",
  "(?:estava|estavamos) com [oa] (?:geladeira|despensa|barriga|casa) (?:vazi|chei)[a-z]+",
  "esquec(?:i|emos|eu) (?:[oa]s?|meus?|minhas?) [a-z]+ (?:em casa|no carro|no trabalho|no escritorio|no uber)",
  "assist(?:i|imos|ir|indo|ia|iamos) (?:ao|o|a|um) (?:jogo|futebol|novela)(?: n[oa] (?:tv|televisao))?",
  "(?:estava|estavamos|fiquei|ficamos) (?:lendo|estudando|ouvindo|jogando|trabalhando) (?:uma? |[oa]s? |n[oa] |com )?(?:meu |minha )?(?:livro|revista|jornal|celular|computador|notebook|podcast|musica)",
  "(?:levei|levamos|levar|levo|abri) (?:[oa]s? |uma? )?(?:meu |minha |nosso )?(?:notebook|laptop|computador|livro|tablet|caderno) (?:para|e fiquei) (?:trabalh|estud|le[rn])[a-z]*",
  "(?:parecia|parece|pareceu|lembra|lembrava) (?:uma? |[oa] )?(?:hotel|(?:loja|salao) de novela|casa de (?:vo|avo|boneca|novela)|filme|cinema|cenario|shopping|spa|resort|motel)(?: d[aeo] [a-z]+)?",
];

const asWords = (frames: readonly string[]) => new RegExp(`(?:${frames.join("|")})(?= )`, "y");

/** A stretch in which a client tells of themselves and judges nothing of the shop, from where a word begins. */
export const clientLife = asWords([people, ways, days, roads, home].flat());

/** The same where it is no matter of which trade the shop is of: "sou enfermeira", "fica ao lado do hospital". */
export const clientSurroundings = asWords([...people, ...ways]);
