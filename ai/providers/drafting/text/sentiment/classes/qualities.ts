/** How things are, how much, how often, and turns of speech. Folded words; `*` stands for any ending. */
export const qualities: Readonly<Record<string, string>> = {
  adjQuiet: `silencios* silencioso silenciosa silencio tranquilo tranquila tranquilos tranquilinho sossegado calmo calminho
    pacato discret* discreto discreta discretamente reservado reservada pacifico paz sereno ameno baixinho sossegada
    sossegados sossegadas`,
  adjComfortable: `confortav* confortavel confortaveis confort* conforto aconchego aconchegante aconchegantes acolhedor acolhedora
    acolhedores agradav* agradavel agradaveis agradabilissimo comodo comoda comodidade relaxante delicioso macio
    espacoso ergonomic* prazer prazeroso prazerosa pratico pratica praticidade aconchega aconchegos aconchegas
    comodos comodas`,
  adjCrampedUncomfortable: `apertado apertada apertadinho desconfort* desconfortavel desconforto incomod* incomodo incomoda incomodou
    abafada abafadissimo claustrof* estreito espremid* espremido amontoad* empilhad* ruim sufoc* sufocante sufoco
    escuro escura escuridao mallocalizado contramao insuport* insuportavel apertados apertadas`,
  adjCheap: `barato barata baratos baratas baratinho baratinha baratinhos baratissimo acessiv* acessivel acessiveis emconta
    economico economica economizei economiza popular populares baixo pechincha merreca camarada camaradas amigo
    imbativ* imbativel imbativeis convidativo modico modicos bagatela precinho`,
  adjDear: `caro cara caros caras carissimo carissima carinha careiro careira carestia salgados salgadinho exorbitante
    abusivo abusivos abusiva absurdo absurdos surreal inflacionado inflacionados puxado puxadinho pesado elevado
    elevados altos fortuna fortunas gourmetiz* gourmetizado facada elevada elevadas`,
  adjFair: `justo justa justos justas justissimo razoav* razoavel razoaveis honesto honestos honesta coerent* coerente
    compativ* compativel compativeis condizente condizentes adequad* adequado adequada adequados correto correta
    corretos proporcional equilibr* equilibrado custobeneficio acessivel valido merecido`,
  adjFast: `rapido rapida rapidos rapidas rapidinho rapidinha rapidissimo rapidissima rapidez rapidao rapidamente agil ageis
    agilidade agilid* agiliz* agilizou ligeir* ligeiro ligeira ligeirinho veloz velocidade foguete jato relampago
    prontamente prontidao imediato pronto instantaneo expresso vapt vupt voando pontual eficiencia eficient*`,
  adjSlow: `lento lenta lentos lentas lentissimo lentidao lerdo lerda lerdos lerdas lerdeza devagar devagarinho devagarzinho
    vagaros* tartaruga lesma moroso demorado demorada demorados demoradinho arrastado enrolado enrolada enrolados
    molenga mole sonso paradao burocracia arrastada arrastados arrastadas empacado empacada empacados empacadas`,
  adjExactPrecise: `exat* exato exata exatamente preciso precisa precisao precis* certo certa certos certas certinho certinha
    certinhos certeir* certeiro certeira milimetric* milimetro correto corretamente corretinho alinhad* alinhado
    alinhadinho retinho reto simetric* nivelad* nivelado tecnico cirurgic* perfeicao conforme redondo redondinho
    pontualmente`,
  adjCrooked: `torto torta tortos tortas tortinho entortou desalinhad* desalinhado desalinhada desigual desiguais desnivel*
    desnivelado assimetric* assimetrico buraco buracos falhado falhada ondulad* desencaix* frouxo frouxa frouxos
    enviesad* descentraliz* picotado picotada caminhoderato desregulado`,
  adjKind: `gentil gentis gentileza gentilezas gentilissimo gentilissima educad* educado educada simpatic* simpatia
    atencioso atenciosa atenciosos atenciosas atenciosissima atencao cordial cordiais cordialidade amav* amoros*
    querido querida queridos queridas queridissima fofo amigavel carismatic* doce meiga prestativo prestativa
    prestativos solicito solicita solicitos cortes bacana`,
  adjRude: `gross* grosso grossa grossos grosseir* maleducad* ignorant* ignorancia estupido estupida estupidos estupidez
    rude rudes rispid* arrogant* arrogancia antipatic* antipatia seco malhumorad* prepotent* prepotencia cavalo
    cavala coice coices patada patadas carrancud* emburrad* metido metida nojenta esnobe deselegant* indelicad*
    sarcastic* sarcasmo folgado abusado debochada debochado`,
  adjPatient: `pacient* paciente pacientes pacienc* paciencia pacienciosa paciencioso calmo calma calminha tranquila compreens*
    compreensivo compreensiva compreensao tolerante flexivel jeito jeitinho tato cuidadosa delicad* delicada
    delicado delicadeza`,
  adjImpatient: `impacient* impaciente impacientes impaciencia apressad* apressado apressada apressados pressa correndo correria
    afobad* afobada apavorad* atropel* bufando bufou semvontade mavontade revirando nervosinho esbaforid*
    apressadinha apressou apressar apressaram estressada estressado irritada nervosa impacientemente resmung* bufar
    revirou atropelando`,
  adjHonest: `honest* honesto honesta honestos sincer* verdadeiro verdadeira verdade franco franqueza transparen* confiav*
    confiavel confianca integridade idone* serio seria serios seriedade correta corretissimo credibil* leal lealdade
    direito direita etico fidedigno`,
  adjDishonest: `desonest* malandr* safad* pilantr* picareta picaretas picaretagem ladrao ladra ladroes ladroagem bandid*
    vigarista vigaristas estelionat* trambiqueir* enganador enganadores mafe caloteir* calote canalha canalhas
    sacana sacanagem aproveitador aproveitadores falso falsa falsos falsidade quadrilha mentirosos semvergonha
    trapaceiro espertalhao oportunista`,
  adjSkilled: `compet* habilidos* capaz capacitado qualificad* experient* talent* craque fera feras mestre genio mito expert
    especialista especialistas maodefada profissional profissionais profissionalismo profissa profi entendid* manja
    manjam domina sabem caprichoso dom artista artistas sabido bambambam perito excelencia capacitada capacitados
    capacitadas`,
  adjUnskilled: `incompet* incompetente incompetentes incompetencia despreparad* despreparado despreparada despreparados
    despreparo amador amadores amadora amadorismo inexperient* inexperiente inexperiencia desqualificad*
    desqualificado aprendiz aprendizes novato novata perdidos inapto acougueiro barbeirag* barbeiragem porcalhao
    leigo burro burra burrice jumento anta lambao meiasola perdido perdida perdidas`,
  adjCareless: `descuid* desleix* relaxados relaxo relax negligen* displicen* relapso irrespons* desatento desatenta desatentos
    desatencao desinteresse preguic* desmotivad* malfeita largado coxas bagunceir* desorganizado desorganizada
    desorganizacao matad* afoito relaxadas desanimado desanimada desanimados desanimadas`,
  adjNeat: `caprichos* caprichoso caprichado caprichadissimo capricho detalhist* detalhe detalhes detalhezinho minucios*
    minucia perfeccion* organizado organizada organizados organizacao arrumad* arrumado arrumada arrumadinho
    ajeitadinho alinhado impecavel bemfeit* bemfeitinho bemacabad* acabamento delicado refinad* fino esmero primor
    zeloso organizadas`,
  adjSameAsPhoto: `igual iguais igualzinho igualzinha igualzinhos identic* identico identica identicos fiel fidelidade mesmo mesma
    mesmos conforme condiz parecido parecida descrito descricao descrita anunciado anuncio anuncios talequal
    esperado correspondente parecidos parecidas`,
  adjDifferent: `diferent* diferente diferentes diferentao diferenca diferencas diferencial diferenciado diferenciada
    diferenciados divergent* divergencia divergente contrario contraria oposto nadaver distint* distinto variad*
    variado variados variada outro outra exclusivo exclusiva exclusividade inusitad* criativ* criativo criativos
    criatividade incomum singular alternativ* alternativa opcional`,
  adjEasyPractical: `facil faceis facilzinho facilid* facilidade facilmente pratic* pratico pratica praticos praticidade simples
    simplesmente simplesinho simplezinho simplicidade descomplicad* intuitiv* tranquilo moleza mamao tranquilamente
    acessibilidade facilita facilitou facilitam facilitando descomplicado intuitivo manual automatico automatica
    simplifica simplificado simplificada`,
  adjDifficult: `dificil dificeis dificuld* dificuldade dificuldades dificilimo complicad* complicado complicada complica
    complicacao trabalhoso sofrid* sofrido sofrimento sofri sofrer complexo complexa osso dureza batalha sacrificio
    parto luta penoso perrengue perrengues burocratico impossivel trabalhosa trabalhosos trabalhosas`,
  adjGoodGeneric: `bom boa bons boas bomzinho boazinha bonzinhos otimo otima otimos otimas otimissimo otm legal legais bacana
    bacanas bacaninha massa maneiro maneira joia supimpa top topp toppp topzera topissimo topissima daora dahora
    irado irada chique tri trilegal arretado arretada porreta paidegua egua bao baum 10 nota1000 agradou aprovado
    beleza certo positivo positiva positivos`,
  adjExcellent: `excelent* exelente exelentes ecelente excepcion* maravilhoso maravilhosa maravilhosos maravilhosas maravilha
    maravilindo perfeit* perfeito perfeita perfeitinho perfeicao fantastic* sensacion* sensacional espetacular
    espetaculares incrivel incriveis magnific* esplend* fenomen* formidavel extraordin* sublime nota10 primoros*
    divino impecabilidade inigual* imperdiv* fabulos* estupend* brabo incrivo incriva incrivos incrivas`,
  adjSuperlativeBest: `melhor melhores number1 numero1 campeao campea campeoes referencia referencias lider insuper* incompar*
    inesquec* memorav* lenda lendario favorit* preferid* queridinho queridinha superior superiores premium
    diferenciado imbativel supremo premiad* disparado disparada sensa`,
  adjBadGeneric: `ruim ruins ruinzinho ruinzao ruindade mau ma maus mal pior piores pessim* pesimo pecimo horriv* horrivel horror
    horrores terriv* pavoros* lamentavel lixo lixos porcaria merda bosta droga fraco fraca fracos fraquissimo
    fraquinho paia palha zuado tosqueira negativ* negativo inferior inferiores desagradav* desastr* desastre
    tenebroso tragedia vexame vergonh* vergonha deplor*`,
  adjMediocre: `medio media mediano mediana mediocr* mediocre regular regulares razoavel maisoumenos maomenos meiaboca ok okay
    passavel aceitav* aceitavel aceitaveis comum comuns normal normais normalzinho basico basica basiquinho
    simplezinho bonzinho mornos meh neutro neutra indiferente padrao tolerav* toleravel quebragalho`,
  adjQuality: `qualid* quali nivel niveis categoria padrao classe primeira altopadrao referencia selecionad* primeiralinha
    paralel* falsificado falsificada replica replicas piratead* pirata piratas genuin* xingling chinfrim vagabund*
    fulei* nobre puro pura falsifico falsifica falsificos falsificas`,
  adjSafe: `seguro segura seguros seguranca protegid* protegida monitorad* vigia vigias vigiado fechadinho confiavel
    garantid* garantido guarita blindad* antiderrap* protege protegido blindado vigilante vigilantes vigilancia
    monitoramento segurissimo ileso preservado alambrado seguramente fechado iluminado antifurto`,
  adjDangerous: `perig* perigo perigoso perigosa perigosos risco riscos arriscado assaltos assaltante insegur* inseguro insegura
    inseguranca acident* acidente acidentes ameacador choque choques explos* explodiu explodir cai grave graves
    gravissimo fatal arriscada arriscados arriscadas`,
  adjAvailableMissing: `disponivel tem temos tinha tinham tiveram teve ter tendo falta faltando faltam esgotado esgotados acabou
    acabaram sortid* sortido sortida sortimento variedade pronta encontra completissimo completinho desfalcado`,
  adjTiredBored: `cans* cansei cansada cansado cansados cansativo cansativa cansaco exausta exausto chato chata chatos chatice
    chatinho tedi* tedio tedioso entedi* enfadonh* monoton* repetitiv* repetitivo macante desgastante desanimo
    desanimador`,
  adjLivelyFun: `animado animada animados animacao divertidos divertidissimo alegre alegres alegria altoastral dinamic* dinamico
    dinamica interativ* interativa contagiante descontraid* descontraido descontraida empolg* empolgante empolgada
    empolgado festivo lazer recreativ* curtir curticao animadas divertido divertida divertidas`,
  adjColours: `cor cores corzinha colorid* branco branca brancos preto preta pretos pretinho azul azuis vermelho vermelha
    amarelo amarela verde verdes rosa rosinha roxo roxa lilas laranja cinza marrom bege nude dourado dourada
    prateado prateada vinho bordo estampado claro clara claros escuro escura neon pastel marsala terracota`,
  advEnough: `suficient* suficiente suficientes suficientemente bastou basta bastante satisfaz satisfeita saciad* saciado
    sobra sobrou farto chega adequado compativel sobrando tranquilamente satisfatorio satisfatoriamente satisfeitos
    saciou sustenta sustentou matou serve alimenta enche encheu`,
  advTooMuch: `demais dms demaisss demasiad* demasia excess* excesso excessivo excessiva exager* exagero exagerado exagerada
    exagerou extrem* extremo extremamente absurdamente alem tanto tanta horrores litros exorbitantemente
    descontrolad*`,
  advOnlyJust: `so soh somente apenas apen unicamente exclusivamente meramente simplesmente mero mera exceto salvo menos fora
    unica unico senao sozinh* sozinho sozinha apenasmente puramente quase mal recem unicos unicas sozinhos somenti`,
  advStillAlready: `ainda aindaa inda continua continuam continuo continuou continuar continuando permanec* permanece permaneceu
    mantem manteve mantiveram mantendo manter segue seguem persist* persiste restou ja jah jaja previamente
    anteriormente outrora`,
  advEvenAlso: `ate mesmo inclusive tambem tb tbm tbem alias alem ainda sequer igualmente idem mais tampouco ademais junto
    juntamente outrossim tmb tamb tanbem tambemm ateh inclusivi sobretudo principalmente especialmente acrescente`,
  intensifiers: `muito mto mt mui bem super hiper ultra extra extremamente completamente totalmente total absolut* realmente
    verdadeiramente tao tanto demais incrivelmente bastante altamente imensamente profundamente plenamente
    inteiramente literalmente puta pra caramba carambaaa pacas paca bagarai pakas carai caralho cacete deveras
    sobremaneira muitoooo muitoo muitooo mtoo altissimo assaz`,
  negationsNothing: `nao n nn num naum nop nunca jamais nem nenhum nenhuma nada ninguem sem zero tampouco sequer neca nadica nope
    negativo nd nulo nula ausencia ausente vazio nadinha niguem ngm`,
  affirmationsCertainty: `sim ss simm claro claramente certeza ctz certamente obvio obviamente logico logicamente evidente evidentemente
    definitivamente semduvida seguramente efetivamente comprovado comprovad* real realmente fato verdade uhum aham
    isso exatamente concordo concord* afirmativo provado`,
  uncertainty: `talvez acho parece provavel provavelmente possivelmente quica quemsabe aparentemente duvido duvidei duvidoso
    duvidosa incert* incerto suspeit* suspeito suspeita desconfiei desconfiado desconfianca seila dependendo depende
    depend* supostamente supost* suposto duvida duvidos duvidas`,
  contrastWords: `mas porem contudo todavia entretanto noentanto embora apesar enquanto poremm entanto soque ressalva ressalvas
    exceto excecao excecoes pena infelizmente contrapartida aocontrario conquanto maaas maaaas masss`,
  causeConditionWords: `porque pq pois porq pk como devido gracas causa culpa culpado culpada culpados culpar motivo portanto assim
    entao logo consequencia razao visto se caso quando qdo qnd desde contanto dependendo senao supondo cada`,
  pronounsReaderReviewer: `voce vc vcs voces ce ces tu vcx oce se te contigo sua seu suas seus galera gente povo geral leitor leitores
    amigos mocada eu meu minha meus minhas mim comigo me nos nossa nosso nossas nossos nois conosco agente
    particularmente pessoalmente`,
  adviceImperative: `va vao experimente experimentem prove provem peca pecam conheca confira confiram visite visitem aproveite
    aproveitem corram corra fuja fujam evite evitem cuidado atencao atentem fiquem fique tome tomem olho atento
    esperto cuidem confie confiem pode podem procure procurem pensem pense leve levem comprem compre volte voltem
    vaaa bora`,
  praiseTurns: `sucesso sucessos show showw showdebola arrasou arrasaram arrasa arrasam mandoubem bombando lacrou lacraram lacre
    sensacional nota10 notamil nota1000 5estrelas palmas bravo tops sambou humilhou destruiu detonou detonaram
    brabissimo brilhou brilharam estourou sinistro animal monstro surreal escandalo espetaculo paraiso ceu uau wow
    aff ual arrasar arrasado arrasada arrasando arrasei arrasamos arrasava`,
  loveTurns: `amo amor amore amorzinho amei amooo amoo ameii ameiii amando amada amado amados paixao apaixonante apaixonei
    xodo coracao coracoes s2 lindeza encanto encantos saudade saudades carinho afeto beijos bjs bjo bjos bjao
    abracos abs abraco adorooo adoro adoroo viciei viciad* viciante viciantes vicio`,
  blameTurns: `decepcao descaso desrespeito vergonha palhacada absurdo furada roubada cilada fria bomba fiasco vexame desastre
    pesadelo inferno caos calamidade zona baderna avacalh* esculhamb* porcaria lambanca sacanagem putaria lastima
    horror catastrofe tragedia circo amadorismo nota0 notazero boicot* fulero mico micao fracasso bagaca bagaceira`,
  ironyTurns: `parabens aplausos genial genios maravilha otimo belo bela linda bonito lindo obvio imagina imagine sqn soquenao
    ironia ironicamente ironico sarcasmo piada palhaco palhacos otario otarios otaria trouxa trouxas idiota idiotas
    bobo boba bobos tonto circo incrivel milagre acredite pasmem parabenss jenio premio oscar trofeu medalha
    campeoes ahtah ata aham confia`,
  diminutivePraise: `bonitinho bonitinha lindinho lindinha fofinho fofinha gostosinho gostosinha delicinha limpinho arrumadinho
    quentinho fresquinho docinho caprichadinho certinho rapidinho baratinho cheirosinho gostosim jeitosinho
    jeitosinha perfeitinho direitinho direitinha organizadinho aconchegantinho charmosinho ajeitadinho simplesinho
    bonzinho amorzinho queridinha novinho igualzinho espertinho pertinho tudinho todinho bemfeitinho maravilhosinho
    moreninho`,
  laughter: `kk kkk kkkk kkkkk kkkkkk kkkkkkk haha hahaha hahahaha hehe hehehe rs rsrs rsrsrs rss huahua huehue hue huehuehue
    hauhau ahaha ahahaha auhauh hihi hihihi lol kakaka kakakaka ksksks ashuashu uhauha mds rsss`,
  greetings: `oi ola oie oii opa eai eae iae fala salve alo bomdia boatarde boanoite dia noite tchau xau flw falou ate abraco
    abracos bjs beijo att atenciosamente cordialmente prezados prezado caros pessoal hello hey`,
  interjections: `nossa nooossa nossaa noss uau wow puxa poxa poxaa putz putzz eita eitaa vixe vish oxe oxente uai ue ai aff affs
    afff argh credo cruzes misericordia jesus meudeus deus mds omg caramba caraca caracas carambola ixe ihh ufa opa
    oba eba aeee ebaa bah tche viu ne hein hem o sabe tipo socorro ta pqp`,
  swearWords: `merda merdas merdinha bosta bostas porra porr caralho caraio krl crl puta putaria putos puto foda fodastico
    foder fodeu fodase fdp pqp vtnc cu cuzao cacete cacetada desgraca desgracado desgracada inferno diabo diacho
    babaca babacas imbecil imbecis idiota cretino cretina otario arrombado escrot* bunda filhadaputa`,
  religionBlessing: `deus senhor jesus abencoe abencoado abencoada abencoar bencao bencaos gloria amem gracas louvado fe anjo anjos
    anjinho santo santa oracao oracoes orar igreja pastor padre ceu divina divinamente misericordia gratidao`,
  ratingStars: `estrela estrelas estrelinha estrelinhas nota notas notaa pontuacao pontos pontinho avaliacao avaliacoes avaliar
    avaliei avaliado avalio avaliem cinco dez zero google tripadvisor review reviews classificacao comentario
    comentarios comentar ranking selo`,
  organisationProcess: `organizacao organizado desorganizacao processo gestao planejamento logistica sistema ordem bagunca confusao
    baguncado baguncada tumultuado tumultuada padronizado padronizacao rotatividade protocolo regra regras norma
    normas politica politicas burocracia caotic* organizou organizaram organizar organiza organizam organizando
    organizei organizamos organizava administrou administraram administrar administrado administrada administra
    administram administrando administrei administramos administrava planejou planejaram planejar planejado
    planejada planeja planejam planejando planejei planejamos planejava`,
  teamAttitude: `boavontade vontade disposicao dispost* proativ* iniciativa empenho empenhad* comprometid* comprometimento
    responsabilidade postura atitude atitudes comportamento conduta interesse interessad* humildade humilde humildes
    garra dedicadissimo trabalhador trabalhadora trabalhadores esforcado esforcada cooperacao parceria parceirao`,
  hairBadResult: `ressecado ressecados elastico quebradico cortequimico chumbinho emborrachado queimado alaranjado amarelado
    esverdeado espigado armado frizz queda falha buraco palha opaco manchado pontas repicado detonado alergia
    emboloado quimica`,
  hairGoodResult: `sedoso brilhoso brilho hidratado hidratada liso lisinho lisissimo volumoso volume natural saudavel definido
    definidos solto soltinho lindissimo maravilhoso movimento transformacao transform* transformou repaginad*
    poderosa poderosas diva gatissimo nanopintura autoestima rejuvenescida`,
  accessibility: `acessibilidade rampa rampas cadeirante cadeirantes elevador deficiente deficientes pcd autista autistas autismo
    surdo libras gestante gestantes gravida gravidas idosos muleta corrimao inclusivo inclusao preferencial braille
    tea carrinhodebebe adaptado adaptada adaptados`,
  traditionAge: `tradic* tradicao tradicional tradicionais tradicionalissimo antigo anos decadas infancia geracoes geracao avo
    nostalg* nostalgia nostalgico lembranca lembrancas raiz raizes cultura cultural culturais historico historica
    patrimonio folclore saudade pioneiro pioneira classico classica classicos fundada fundado`,
  hygieneHealthRules: `mascara mascaras luva luvas touca toucas alcoolgel alcoolemgel covid pandemia distanciamento vigilancia
    sanitaria vigilanciasanitaria fiscalizacao fiscal anvisa alvara interdit* interditado interditar contamina*
    contaminad* contaminacao higienizados autoclave lacrados descartavel`,
  natureLeisure: `natureza mato mata lago lagoa riacho cachoeira praia mar montanha serra morro trilha ar puro paisagem paisagens
    porsol pordosol fogueira pescaria pesca pescar pesqueiro tirolesa caiaque rancho chacara sitio passaros arvore
    arvores bosque parque parques redinha churrasqueira`,
  locksmithSecurity: `chave chaves chavinha codificada codificad* copia copias fechadura cofre trava travas trancado trancada presa
    preso tranquei destranc* abertura arrombamento canivete telecomando alarme camera cameras cercaeletrica cftv
    porteiro portaria controles biometria tag`,
  eyewear: `oculos armacao armacoes lente lentes grau multifocal multifocais antirreflexo fotossensivel transitions haste
    hastes plaqueta plaquetas plaquetinha optometrista oftalmo miopia astigmatismo visao enxergar enxergando enxergo
    enxerg* solar receita oticas contato rayban`,
  budgetQuote: `orcamento orcamentos orcamentinho orcado orcou orcaram orcar estimativa visita visitinha cotacao cotei cotar
    cotacoes proposta propostas diagnostico fechei fechamos valor combinado aprovei autorizacao autorizei autorizado
    semcompromisso comparei comparar pesquis* autorizou autorizaram autorizar autorizada autoriza autorizam
    autorizando autorizamos autorizava comparou compararam comparado comparada compara comparam comparando
    comparamos comparava`,
  surpriseUnexpected: `surpresa surpreso surpresos esperava inesperad* inesperado inesperada inesperadamente derrepente repente
    repentin* subito inacredit* inacreditavel inacreditaveis imprevisto chocad* chocada chocado choque pasma pasmo
    boquiabert* espanto espant* espantado imaginava`,
  comparison: `menos melhor pior maior menor igual quanto comparado comparando comparacao comparacoes relacao superior inferior
    outro outros concorrencia semelhante parecido parecidos que diferenca versus vs preferi prefiro preferiram`,
  everythingAll: `tudo td tudinho todo toda todos todas tds total totalmente inteiro inteira inteirinho completo completa geral
    cada qualquer completamente integralmente integral todinho todinha inteiros inteiras completas completos ambos
    ambas tuto tudoo tudooo tdo qq qlqr`,
  someoneSomething: `alguem algum alguma alguns algumas algo coisa coisas coisinha coisinhas treco trem trens trecos negocio negocios
    negocinho bagulho parada paradas tal tals fulano fulana ciclano certa qualquer`,
  otherShopsCompetitors: `concorrencia concorrente concorrentes shopping shoppings franquia franquias autorizada autorizadas
    concessionaria concessionarias mercado mercados supermercado supermercados mercadinho atacadao atacadista magalu
    renner shopee mercadolivre amazon aliexpress alheio alheia carrefour assai leroy havan riachuelo mcdonalds bk
    burgerking habibs outback`,
};
