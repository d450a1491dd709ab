/** What comes of it, and how things are. Folded words; `*` stands for any ending. */
export const outcomes: Readonly<Record<string, string>> = {
  vHeal: `curou curado curada curar melhorou melhorando sarou sarado sarada alivi* recuper* salvou salvaram salvacao
    salvador salvadora cicatrizou restabelec* tratou tratado tratada zerou zerada desinch* emagrec* evolucao curaram
    cura curam curando curei melhoraram melhorar melhorado melhorada melhora melhoram melhorei saram sarando sarar
    sararam salvar salvado salvada salva salvam salvando salvei cicatrizaram cicatrizar cicatrizado cicatrizada
    cicatriza cicatrizam cicatrizando cicatrizei trataram tratar trata tratam tratando tratei evoluiram evoluir
    evoluido evoluida evolue evoluindo evolui`,
  vCalm: `acalm* calma calmos calminha tranquilidade sossego sossegado paz serenidade confort* tranquilizou apoi*
    confianca consolou consolar calmaria tranquilizar tranquilizam relaxou relaxaram relaxar relaxado relaxada
    relaxa relaxam relaxando relaxei relaxamos relaxava sossegou sossegaram sossegar sossegada sossega sossegam
    sossegando sosseguei sossegamos sossegava seguras animou animaram animar anima animam animando animei animamos
    animava`,
  vFrighten: `assust* medo medos medrosa medroso receio receoso receosa pavor pavores panico traum* traumatizad* susto sustos
    nervosa nervoso ansios* temor tremendo tremia insegur* apreensiv* aflit* aflic* desesper* preocupou preocuparam
    preocupar preocupado preocupada preocupa preocupam preocupando preocupei preocupamos preocupava`,
  vTeach: `ensinou ensinam ensinar ensinando ensina treinou didatica didatico metodo metodologia metodos corrigiu corrige
    corrigir mestre mestra mentor mentoria orienta prepara guiou instruiu licao licoes conteudo conteudos ensinaram
    ensinado ensinada ensinei ensinamos ensinava educou educaram educar educado educada educa educam educando
    eduquei educamos educava capacitou capacitaram capacitar capacitado capacitada capacita capacitam capacitando
    capacitei capacitamos capacitava treinaram treinar treinado treinada treina treinam treinando treinei treinamos
    corrigiram corrigido corrigida corrigem corrigindo corrigi corrigimos`,
  vLearn: `aprendi aprendeu aprender aprendendo aprendizado aprendizagem evoluiu evoluindo progresso progred* entendi
    entender entendeu entendo entende compreend* estudei assimil* melhorei desenvolv* dominei tirei peguei
    habilidade fluencia fluente aprenderam aprendido aprendida aprende aprendem aprendemos evoluiram evoluir
    evoluido evoluida evolue evoluem evolui evoluimos decorei descobriu descobriram descobrir descobrido descobrida
    descobre descobrem descobrindo descobri descobrimos estudar estudando estudo estudos estudou`,
  vPassExam: `aprovado aprovada aprovados aprovacao passei passar passou reprov* reprovei reprovou reprovado reprovada
    reprovacao rodei bombei gabarit* gabaritei prova provas teste exame conquist* conquistei habilitei formei formou
    formar diplom* certificado certificados carteirinha aprovou aprovaram aprovar aprova aprovam aprovando aprovamos
    aprovava`,
  vRemember: `lembrou lembra lembram lembrava lembraram lembrando record* reconheceu reconhece reconhecem reconheceram memoria
    sabia sabe sabem saber soube souberam conhece conhecem decorado guardou guardaram guarda anotou anotaram anotado
    cordialmente preferencia preferencias pelonome apelido lembrar lembrado lembrada lembrei lembramos reconhecer
    reconhecido reconhecida reconhecendo reconheci reconhecemos conheceu conheceram conhecer conhecido conhecida
    conhecendo conheci conhecemos`,
  vForget: `esquec* esqueceu esqueceram esquecido esquecida esquecem esquecimento esqueci esquecendo faltou faltaram
    faltando falta faltava faltar faltam distra* distraido distraida distracao avoad* avoado ignorou pularam pulou
    deixaram confund* confundiu confundiram confusao`,
  vLose: `perdeu perderam perdido perdida perdi perder perco perda perdendo extravi* extraviou extraviaram extraviado
    sumico sumiram sumiu desapareceu extravio desperdic* desperdicio desperdicei furt* furto furtaram furtado perde
    perdem perdemos`,
  vFind: `achei achou acharam achado achados achar achamos encontrei encontrou encontraram encontrar localizou descobri
    descobriu descobrir procurei procura procurar procurava procurando buscar buscando busquei busca garimp*
    identific* acham achava encontrado encontrada encontra encontram encontrando encontramos encontrava localizaram
    localizar localizado localizada localiza localizam localizando localizei localizamos localizava procurou
    procuraram procurado procurada procuram procuramos diagnosticou diagnosticaram diagnosticar diagnosticado
    diagnosticada diagnostica diagnosticam diagnosticando diagnostiquei diagnosticamos diagnosticava`,
  vReturnAsCustomer: `voltei voltarei voltaremos voltar voltamos volto volta voltaria voltando retornarei retornaremos retornei
    retornar fregues freguesa cativo fiel fieis fidelizad* fidelizou assidu* frequento frequentamos repetir
    repetirei virei cliente bisei voltaram voltado voltada voltam voltava frequentei frequentar frequentando
    frequentava`,
  vNeverReturn: `desist* desisti desistiu perderam perdeu fujam fuja corram corra passelonge longe evitem evite cancelei
    abandonei troquei risquei riscado largu* larguei migrei procurem desrecomendo arrependo mudei fugir fugi corri
    deletei bloqueei passo naovolto dispensei perdi`,
  vRecommend: `recomend* indic* indiquei suger* sugiro sugestao sugestoes super vale valeu valendo compensa confiram confira
    experimentem conhecam visitem divulg* superindico vao corre compensou compensaram compensar compensada compensam
    compensando compensei compensamos compensava`,
  vComplain: `reclam* queixa queixas denunci* procon protest* critic* cobrei contest* discut* bronca registrei lamento
    questiona* questionei revolt* justica boletim ocorrencia queixou queixaram queixar queixado queixada queixam
    queixando queixei queixamos queixava lamentou lamentaram lamentar lamentado lamentada lamenta lamentam
    lamentando lamentei lamentamos lamentava processou processaram processar processado processada processa
    processam processando processei processamos processava`,
  vPraise: `elogi* parabens parabeniz* aplaud* aplausos palmas admir* encantou encantada encantado encantados adorei
    adoramos adorou amei amamos amou amo ameiii aprovei gostei gostamos gostou gostaram gosto gosta curti curtimos
    curtiu apaixonei apaixonada apaixonado notadez merece merecem encantaram encantar encanta encantam encantando
    encantei adoraram adorar adorado adorada adora adoram adorando apaixonou apaixonaram apaixonar apaixona
    apaixonam apaixonando louvou louvaram louvar louvado louvada louva louvam louvando louvei mereceu mereceram
    merecer merecido merecida merecendo mereci`,
  vThank: `agradec* agradeco agradecemos agradecida agradecido agradecimento grato grata gratos gratidao obrigad* obrigado
    obrigada obg obgd obrigadao valeu vlw brigada brigado thanks tmj abencoe retribu* retribuir gratid* deuslhepague
    abencoado abencoada abencoados abencoadas`,
  vCry: `chorei chorar chorou choro chorando chororo lagrim* emocion* emocao emocoes comov* arrepi* solucando tocante
    choraram chorado chorada chora choram choramos chorava suspirou suspiraram suspirar suspirado suspirada suspira
    suspiram suspirando suspirei suspiramos suspirava`,
  vLaugh: `riso risos risada risadas gargalh* gargalhada gargalhadas rir riu riram rimos rindo ria rio diverti divertimos
    divertido divertida divertidos diversao diversoes zoando zoeira piada piadas piadinha piadinhas comedia
    palhacada graca gracinha engracad* resenha divertir divertem diverte`,
  vInsult: `xingou xingaram xingamento ofend* ofensa ofensas ofensivo humilh* humilhou grit* gritaria berr* destrat*
    desrespeit* desrespeito maltrat* deboche ameacou ameaca bater brigou briga discuss* barraco preconceit* racis*
    homofob* assedi* constrang* xingar xingado xingada xinga xingam xingando xinguei xingamos xingava debochou
    debocharam debochar debochado debochada debocha debocham debochando debochei debochamos debochava ameacaram
    ameacar ameacado ameacada ameacam ameacando ameacei ameacamos ameacava brigaram brigar brigado brigada brigam
    brigando briguei brigamos brigava`,
  vDeceive: `enganou enganaram enganado enganada enganosa enganacao mentiu mentiram mentira mentiras mentirada mentiroso
    mentirosa golpe golpes golpista golpistas fraud* trapaca engambel* iludi* ludibri* tapear tapeacao passaram
    trambique falcatru* cilada furada lorota conversa papofurado logro logrou armacao 171 enganar engana enganam
    enganando enganei enganamos enganava mentem mente mentir mentindo menti trapacou trapacaram trapacar trapacado
    trapacada trapacam trapacando trapacei trapacamos trapacava enrolam enrolei enrolamos enrolava falsificou
    falsificar`,
  vInsistSell: `empurrar empurrou empurram empurrando insist* forcou forcaram forcar forcando pression* pressao vendacasada
    coag* obrigou obrigaram oferecem oferecendo perturb* importun* encheu enchem saco persuad* convenc*
    telemarketing spam forcado forcada empurraram empurrado empurrada empurra empurrei empurramos empurrava obrigar
    obrigado obrigada obriga obrigam obrigando obriguei obrigamos obrigava`,
  vRespect: `respeit* preza prezam consider* valoriz* empat* educacao etica etico dignidade dignamente humanidade humanizad*
    humano humana inclusivo ouviu ouvem escut* ouviram ouvir ouvido ouvida ouve ouvindo ouvi ouvimos`,
  vCareFor: `cuidou cuidado cuidados cuidam cuida cuidadosa cuidadoso cuidadosos cuidando cuidadinho zelo zelosa zeloso
    capricho caprichou caprichada caprichadinho dedicacao dedicado dedicada dedicados preocupa preocupam preocupou
    preocupacao mimou paparic* acompanhou acompanhamento protege protegeu carinho carinhoso carinhosa amor cuido
    cuidos cuidas zelam zelar capricharam caprichar capricha capricham caprichando caprichei caprichamos caprichava
    dedicou dedicaram dedicar dedica dedicam dedicando dediquei dedicamos dedicava acompanharam acompanhar
    acompanhado acompanhada acompanha acompanham acompanhando acompanhei acompanhamos acompanhava`,
  vPack: `embalou embalaram embalado embalada embalados embrulhou embrulhado embrulhada empacot* lacrado lacrada lacrou
    ensac* protegid* protegido encaixot* acondicion* acomodado selado vedado bemembalado amarr* enlac* embalar
    embala embalam embalando embalei embalamos embalava embrulharam embrulhar embrulha embrulham embrulhando
    embrulhei embrulhamos embrulhava lacraram lacrar lacra lacram lacrando lacrei lacramos lacrava etiquetou
    etiquetaram etiquetar etiquetado etiquetada etiqueta etiquetam etiquetando etiquetei etiquetamos etiquetava`,
  vDeliver: `entregou entrega entregas entregar entregaram entregando entregue entregues entreguinha delivery deliverys
    enviou enviaram enviado enviada envio envios despachou despachado postou postaram postado postagem mandou
    mandaram mandado levou levaram levar leva levando trouxe trouxeram trazem trazer traz trazido retirada rastre*
    buscaram entregado entregada entregam entreguei entregamos entregava enviar envia enviam enviando enviei
    enviamos enviava despacharam despachar despachada despacha despacham despachando despachei despachamos
    despachava mandar mandada manda mandam mandando mandei mandamos mandava`,
  vExchange: `trocou trocaram trocar troca trocas trocado trocada trocando troquei substitu* substituiu substituir
    substituicao substituido permut* devolver permutar permuta permutou repor repuseram reposto reposicao
    substituiram substitui troquem trocam trocava devolvi destroca alternativa trocamos`,
  vCancel: `cancel* cancelou cancelaram cancelado cancelada cancelar cancelamento cancelei desmarc* desmarcou desmarcaram
    desmarcado desmarcar desmarquei suspend* suspendeu suspenso suspensa interromp* anulad* anul* encerr* encerrou
    rescind* rescisao revog* desfez furou furaram bolo`,
  vReschedule: `remarc* remarcou remarcaram remarcar remarcado remarcada remarquei reagend* reagendou reagendar reagendaram
    reagendamento reagendei adiou adiaram mudou mudaram mudar mudando transferiu jogou jogaram empurrou prorrogou
    alterou alteraram alterado transferir transferida transferido transferiram`,
  vBook: `agendei agendar agendou agendado agendada agendamento agendamentos agendamos marquei marcar marcou marcaram
    marcamos marcada marcacao reservei reservar reservamos reservou reservado hora horario horarinho vaga encomend*
    pedido pedidos pedir pedi pedimos peco pede pedem solicitei contratei contratamos contratar agendaram agenda
    agendam agendando agendava reservaram reservada reserva reservam reservando reservava solicitou solicitaram
    solicitar solicitado solicitada solicita solicitam solicitando solicitamos solicitava contratou contrataram
    contratado contratada contrata contratam contratando contratava`,
  vBuySell: `comprei comprar comprou compramos compra compras comprinha compro comprado adquir* vendeu vender vendem venderam
    vendido venda vendas vendendo vende revend* levei levamos importad* estoque peguei pegar pegamos consumi gastei
    gastar gastamos gasto gastos gasta compraram comprada compram comprando comprava vendida vendi vendemos levarei
    levaria consumir consumo consumimos`,
  vClose: `fechou fechado fechada fecharam fechar fechando fecha fechados encerr* encerrou encerraram encerrado faliu falir
    falid* falencia trancado trancada baixando desativ* desativado indisponivel extinto acabou acabaram fecham
    fechei fechamos fechava trancou trancaram trancar trancam trancando tranquei trancamos trancava`,
  vOpen: `abriu abriram abrir aberto aberta abertos abre abrem abrindo abertura inaugur* inauguracao reabriu reabriram
    comecou comecaram comecar iniciou disponivel disponiveis disponibilidade funciona funcionam 24h 24hs 24horas
    lancaram lancamento abrido abrida abri abrimos comecado comecada comeca comecam comecando comecei comecamos
    comecava iniciaram iniciar iniciando lancou lancado lancados`,
  vFitInShortNotice: `encaixou encaixaram encaixe encaixinho socorr* socorro quebrougalho quebragalho emergencia emergencias
    emergencial urgencia urgente urgentes urgentemente acud* salvou salvaram ajudou ajudaram ajuda ajudando ajudar
    priori* improvis* jeitinho deramumjeito pressa apuro perrengue encaixar encaixado encaixada encaixa encaixam
    encaixando encaixei encaixamos encaixava ajudado ajudada ajudam ajudei ajudamos ajudava`,
  vStayLate: `ficaram ficou madrugou madrugada estend* estendeu estenderam esforcou esforco esforcaram disposicao
    disponibilizou dedicou extra extras horaextra plantonista incans* incansavel sabado feriado serao fiquem fica
    ficam esforcar esforcado esforcada esforca esforcam esforcando esforcei esforcamos esforcava`,
  vComeBackFinish: `terminou terminaram terminar terminado finaliz* conclui concluiu concluiram voltou voltaram retornou refez
    refizeram completou completo retoc* corrigiu corrigiram acert* terminada termina terminam terminando terminei
    terminamos terminava completaram completar completado completada completam completando completei completamos
    completava acabar acabada acaba acabam acabando acabei acabamos acabava`,
  vLeaveUnfinished: `inacabad* inacabado inacabada incomplet* incompleto incompleta metade meiaboca abandonou abandonaram largou
    largaram largado largada pendent* pendencia pendencias pendente deixou deixaram malacabad* malacabado abandonar
    abandona abandonam abandonando abandonamos abandonava largar larga largam largando largamos largava`,
  vSendPhoto: `foto fotos fotinho fotinhas video videos print prints imagem imagens mandou mandaram mandei enviou enviaram
    postei posta postam stories story insta instagram feed catalogo catalogos audio audios filmou mandar mandado
    mandada manda mandam mandando mandamos mandava postar posto postamos`,
  vCallPhone: `liguei ligou ligaram ligar ligacao ligacoes telefon* telefone telefones telefonei fone toca tocou chama chamou
    chamaram chamar chamei chamada chamadas chamando contato contatos contat* contatei contactei numero ramal sac
    0800 callcenter ligam ligava ligarem ligo`,
  vWriteMessage: `escrev* escrito mensag* msg msgs zap zapzap whats wpp wts whatsapp whatzap direct dm inbox email emails chat
    chatbot bot robo digit* comentario comentarios avaliacao avaliacoes resenha facebook face insta telegram link
    avaliou avaliaram avaliar avaliado avaliada avalia avaliam avaliando avaliei avaliamos avaliava`,
  vQueue: `fila filas filinha filao filona filae senha senhas senhinha ficha lotado lotada lotacao aglomer* muvuca tumulto
    movimento movimentad* empurraempurra multidao furafila revez* preferencial ordem vez lotados lotadas
    desorganizou desorganizaram desorganizar desorganizado desorganizada desorganiza desorganizam desorganizando
    desorganizei desorganizamos desorganizava`,
  vParkDrive: `estacionei estacionar estacionamento manobr* valet vagas parar dirig* direcao guiar trafeg* transito freou corre
    corria bateu bater colid* capot* acelerou engarraf* congestion* estacionou estacionaram estacionado estacionada
    estaciona estacionam estacionando estacionamos estacionava pilotou pilotaram pilotar pilotado pilotada pilota
    pilotam pilotando pilotei pilotamos pilotava ultrapassou ultrapassaram ultrapassar ultrapassado ultrapassada
    ultrapassa ultrapassam ultrapassando ultrapassei ultrapassamos ultrapassava`,
  vEnter: `entrei entrar entramos entrou entraram entrando adentr* pisei passei passamos visitei visitamos visita visitas
    conheci conhecer conhecemos conhecendo acesso acessos fui fomos cheguei entrado entra entram entrava pisou
    pisaram pisar pisado pisada pisa pisam pisando pisamos pisava visitou visitaram visitar visitado visitada
    visitam visitando visitava`,
  vSitSleep: `sentei sentar sentamos sentado sentada deit* dormi dormir dormimos dormiu dormindo descans* cochil* acordei
    acordar sono soninho sonolent* acomodei acomodamos repous* hospedamos sentados sentadas sentaram dormiram
    dormido dormida dorme dormem acordou acordaram acordado acordada acorda acordam acordando acordamos acordava`,
  vThinkFeel: `achei acho acha achamos penso pensei pensar sinto senti sentir sentiu sentimos sente parece pareceu parecia
    parecem imaginei imaginava acredito opini* impressao impressoes sensacao sensacoes sentimento percep* perceb*
    notei notamos noto avalio pensou pensaram pensado pensada pensa pensam pensando pensamos pensava imaginou
    imaginaram imaginar imaginado imaginada imagina imaginam imaginando imaginamos acreditou acreditaram acreditar
    acreditado acreditada acredita acreditam acreditando acreditei acreditamos acreditava`,
  vWantNeed: `quero queria quis quiser querem quer querer querendo queriamos precis* precisei preciso precisar precisando
    precisava precisou necessit* necessidade necessidades desej* desejo desejei gostaria pretend* pretendo espero
    vontade sonho sonhei sonhava curios* curiosidade`,
  vTryManage: `tent* consegu* arrisquei dar possivel impossivel viavel inviavel testei testar testamos testou arriscou
    arriscaram arriscar arriscado arriscada arrisca arriscam arriscando arriscamos arriscava testaram testado
    testada testa testam testando testava`,
  vHappenResult: `acontec* ocorreu result* resultado resultados deu ficou virou tornou tornaram passou situacao situacoes caso
    casos ocasiao episodio experiencia experiencias historia fato imprevist* imprevisto motivo motivos razao causa
    causou causaram ocorreram ocorrer ocorrido ocorrida ocorre ocorrem ocorrendo ocorri ocorremos`,
  vSpeak: `falou falei falar falaram falando fala falam falo disse disseram dizer diz dizem dizendo dito contou contaram
    convers* conversa papo papinho avisou avisaram avisar aviso pergunt* comuniquei comunic* argument* alegou
    alegaram alega alegando comentei comentou disser falamos falava falavam falado falarei contar contado contada
    conta contam contando contei contamos contava avisado avisada avisa avisam avisando avisei avisamos avisava`,
  vSeeLook: `ver vi viu viram vimos vendo vejo veja vejam olhei olhou olhar olhando olham observ* reparei encarou encarando
    exib* visto vista veem examinou checar checou verific* conferi conferir conferiu conferiram olharam olhado
    olhada olha olhamos reparou repararam reparar reparado reparada repara reparam reparando reparamos assistiu
    assistiram assistir assistido assistida assiste assistem assistindo assisti assistimos encararam encarar
    encarado encarada encara encaram encarei espiou espiaram espiar espiado espiada espia espiam espiando espiei`,
  vDoMake: `fiz fez fizeram fazer fazem fazendo faz faco facam fizemos fizesse faria feito feita feitos feitas criou criaram
    criar criacao criacoes elabor* produz* producao fabricado trabalham trabalha trabalhando trabalhou trabalhos
    trabalhinho trabalhao executou executado personaliz* criado criada criam criando fabricou fabricaram fabricar
    fabricada fabrica fabricam fabricando fabriquei fabricamos fabricava trabalharam trabalhar trabalhado trabalhada
    trabalhei trabalhamos trabalhava executaram executar executada executa executam executando executei executamos
    executava`,
  vImproveWorsen: `melhorou melhorar melhoraram melhoria melhorias aprimor* aperfeic* evoluiu renovou reformou piorou piorar piora
    piorando pioraram decai* decaiu decadente decadencia caiu despenc* despencou regred* regrediu mudou mudaram
    involu* desandou desand* declin* melhorado melhorada melhora melhoram melhorando melhoramos melhorava`,
  vMistake: `errou erraram errado errada errados erro erros errinho errar enganei engano equivoc* trocaram confund*
    confundiram falha falhas falhou vacil* mancada mancadas pisou gafe pisaram desliz* desencontr* lapso erra erram
    errando errava errei enganou enganaram enganar enganado enganada engana enganam enganando enganamos enganava`,
  vFulfilExpectation: `superou superaram surpreend* surpresa surpresas surpresinha expectat* correspondeu satisfeito satisfeita
    satisfeitos satisfacao satisfatorio contente contentes feliz felizes felicidade felicissima realizada realizado
    impression* superada superado superando superar corresponderam corresponder correspondido correspondida
    corresponde correspondem correspondendo correspondi correspondemos`,
  vDisappoint: `decepcion* decepcao decepcoes desapont* frustr* insatisf* arrependi arrependida arrependido arrependimento
    desilud* desilusao chate* trist* magoad* aborrec* desgosto lamentavel arrependeu arrependeram arrepender
    arrepende arrependem arrependendo arrependemos lamentou lamentaram lamentar lamentado lamentada lamenta lamentam
    lamentando lamentei lamentamos lamentava`,
  vAnger: `raiva raivosa odio odiei odiamos odeio irrit* irritada estress* estressada estresse indign* revolt* furios* puto
    putissima pistola bravo brava nervosismo dordecabeca transtorn* absurda inadmiss* inaceit* odeia odiar odiou
    enfurec* enraivec* furia irado ira estressado`,
  vChangeShop: `reformaram ampliaram ampliacao expand* moderniz* novidade novidades inov* inovador renovaram diversific* cresceu
    crescendo cresceram crescer sucesso prosper* filial filiais unidade unidades mudancas direcao gestao
    administracao reformado reformada reformam reformando reformei reformamos reformava ampliou ampliar ampliado
    ampliada amplia ampliam ampliando ampliei ampliamos ampliava renovar renovada renova renovam renovando renovei
    renovamos renovava`,
  adjTasty: `gostoso gostosa gostosos gostosas gostosinho gostosinha gostosissimo delicios* delicioso delicia delicinha dlc
    saboros* apetitos* suculento suculenta divino divina divinos divinal bommm mara dosdeuses temperadinho docinha
    irresist* degustavel suculentos suculentas`,
  adjTasteless: `semgosto insoss* insosso insossa insipid* insipido semsal sempero semtempero aguado aguada aguados ralo rala
    ralos sensabor isopor papel borrachento borrachuda enjoativo enjoativa enjoativos enjoa horrivel intragav*
    intragavel intragaveis incomiv* incomivel incomestivel artificial farinhento massudo massuda pesado pesada
    indigest*`,
  adjCrisp: `crocant* crocante crocantes crocantinho crocancia sequinho sequinha sequinhos croc torradinho torradinha
    torradinhos douradinho dourada estaladic* casquinhas fininha fininho quebradico folhad* folhado folhadinha
    estalando pururuca crocantissimo crocantissima crocs fritinho fritinha fritinhos`,
  adjSoftTexture: `macio macia macios macias maciez macinho macinha maciinha fofinho fofinha fofinhos fofo fofa fofos fofura
    molinho molinha mole moles cremos* leve leves levinho levinha aerad* derretendo desmanchando desmancha umido
    umida suculencia molhadinho molhadinha sedos* sedoso lisinho lisinha aveludad* flexivel`,
  adjHardDry: `duro dura duros duras durissimo durinho dureza seco seca secos secas ressec* ressecado ressecada ressecados
    ressecou borrachudo esfarel* esfarelando pedra tijolo esturricado grosso grossa grossos asper* aspero aspera
    rigid* rigido rigida fibros* nervo nervos nervura sola couro emborrachado murcha`,
  adjHot: `quente quentes quentinho quentinha quentinhos quentinhas quentissimo pelando fervendo fumegando fumegante
    escaldante morninha morno morna mornos mornas calor abafado abafada forno sauna aquecid* aquecido ensolarado
    abafados abafadas`,
  adjCold: `frio fria frios frias friinho gelado gelados gelada geladinha geladinhos congelado congelada congelados
    congelante gelid* gelinho geladona trincando fresquinha frescor refrescante refrescantes frigido frigida
    frigidos frigidas`,
  adjFresh: `fresco fresca frescos frescas fresquinho fresquinhos fresquinha fresquinhas fresquissimo novinhos novinha
    saindodoforno natural naturais caseiro caseira caseiros caseiras caseirinho organico organicos organica
    artesanal artesanais artesanalmente saudavel saudaveis nutritivo integrais colhid* fornada`,
  adjStale: `velho velha velhos velhas amanhecid* amanhecido amanhecida dormido dormidos dormida requentad* requentado
    requentada requentados reaproveit* ontem murcho murchos vencido vencidos vencidas vencida mofado mofados mofada
    estragados estragadas embolorad*`,
  adjRawUndercooked: `cru crua crus cruas malpassad* malpassado malpassada malcozid* malassad* sangrando sangue congelado massuda
    embatumad* embatumado solado aoponto ponto passada bempassado durinha verde verdes cruzinha duro palido palida
    esbranquicado massudo empapado empapada sangrento`,
  adjGreasySalty: `gorduros* gorduroso gordurosa gordurosos gordura oleoso oleosa oleosos oleosidade engordurado engordurada
    encharcado encharcada encharcados pingando banha sebo sebosa pegajos* melad* melada melado salgado salgada
    salgadissimo salmoura salobra apimentado apimentada ardido ardida arde picante temperadissimo condiment* sal
    salgadinha pimenta enjoativo`,
  adjBig: `grande grandes grandao grandona grandoes grandinho enorme enormes gigante gigantes gigantesco imenso imensa
    imensos maior maiores amplo ampla amplos espacoso espacosa alto alta altos altas comprido largao generosa
    parrudo farta monstro monstruoso gigantao extenso extensa vasto vasta maxi mega jumbo familia espacosos
    espacosas`,
  adjSmall: `pequeno pequena pequenos pequenas pequenininho pequenininha pequenino pequenissimo minusculo minuscula
    minusculos mini menor menores miudo miuda miudos miudinho nanico curto curtinho fino fina finos finissimo
    fininho fininhos estreit* estreito baixinho baixo baixa ridiculo irrisori* anao peticos tiquinho compacto
    compacta apertadinho miudas`,
  adjFullCrowded: `cheio cheia cheios cheias cheinho cheissimo lotado lotada lotados lotadissimo abarrot* superlot* bombando bombou
    concorrid* concorrido concorrida entupido apinhad* repleto repleta carregado recheado recheada recheados
    recheadinho fartura bufando farto`,
  adjEmpty: `vazio vazia vazios vazias vaziozinho vaziinho desert* deserto parado paradao esvazi* oco oca ocos semrecheio
    desabastec* esgotado esgotada esgotou desocupad* acabado desocupada desocupado ocioso ociosa abandonado
    abandonada fantasma moscas deserta ralinho pelado pelada zerado`,
  adjClean: `limpo limpa limpos limpas limpinho limpinha limpinhos limpissimo limpissima higienic* higienico higienica
    higiene impecavel impecaveis brilhando brilhante brilho brilhos reluz* cheiroso asseado asseada esterilizado
    esterilizados esterilizada branquinho branquinha lavadinho`,
  adjDirty: `sujo suja sujos sujas sujinho sujissimo imundo imunda imundos imundice imundicie encardido encardida encardidos
    nojent* nojenta nojo nojeira ecaa eca seboso porco porca porquice podre podrao insalubr* antihigienico pocilga
    chiqueiro fedido ensebad* engordurado grudando empoeirado empoeirada relaxado precari*`,
  adjNew: `novo nova novos novas novinho novinha novissimo recente recentes moderno moderna modernos modernas atual atuais
    atualizad* atualizado inedit* inedito original originais lacrado inovador lancamento recem renovado zerado
    zerinho zerobala tinindo seminovo seminova seminovos`,
  adjOldWorn: `velho velha velhos velhas velharia antigo antiga antigos usado usada usados gasto gasta gastos desgastado
    surrad* defasad* obsolet* caindo acabado acabada desbotado puido carcomid* enferrujado enferrujada sucatead*
    sucata depred* deterior* tosco cacareco desgastada desgastados desgastadas ultrapassado ultrapassada
    ultrapassados ultrapassadas`,
  adjBrokenFaulty: `quebrado quebrada quebrados quebradas defeituos* estragado danificado danificada bichado bichada furado rachado
    rachada trincado trincada torto empenado amassado amassada avari* rasgado inutil inuteis inutiliz* bugado pifado
    bambo bamba capenga mambembe problematic* remendado ferrad* zoad* zoada detonado detonada detonados detonadas`,
  adjBeautiful: `lindo linda lindos lindas lindissimo lindissima lindinho lindinha lindao bonito bonita bonitos bonitas bonitinho
    belo bela belos belas belissimo belissima beleza gracioso graciosa charmoso charmosa charme elegant* elegancia
    estilos* fofura deslumbr* encantador encantadora perfeita estonte* sofistic* luxuos* luxo gata gatissima diva
    princesa charmosos charmosas maravilhosa maravilhosos maravilhosas`,
  adjUgly: `feio feia feios feias feinho feinha feiura horroros* horroroso horrorosa horrendo horrenda medonh* medonho brega
    bregas cafona tosco tosca grotesc* pavoros* desarrumad* desgrenh* esquisit* esquisito esquisita estranh*
    estranho estranha malfeito bizarr* bizarro deform* desproporcional apagado tenebroso tenebrosa tenebrosos
    tenebrosas`,
  adjLoud: `barulhento barulhenta barulho barulheira alto altura zoada ensurdec* ensurdecedor gritaria algazarra falatorio
    estridente tumulto aue poluicaosonora zuada estouro buzin* fuzue volume altissimo altissima barulha barulhos
    barulhas`,
};
