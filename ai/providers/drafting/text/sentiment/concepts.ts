/**
 * Words that tell the same part of a story, folded; `*` stands for any ending. From few examples a classifier learns
 * "thing, breaks, soon", and reads it again in words it never met. A word is of the first concept that holds it, the
 * longest beginning first.
 */
export const concepts: Readonly<Record<string, string>> = {
  good: `bom boa bons boas otim* excelen* exelent* excepcion* maravilh* perfeit* sensacion* espetacul* fantastic*
    incriv* impecav* primoros* magnific* esplendid* brilhant* top show massa bacana legal maneir* firmeza
    supimpa arretad* tri* genial melhor melhores imbativ* irrepreensiv* exemplar* indiscutiv* diferenciad*
    primeira dez mil nota10 daora certeir* bao baum demais zica fantastica eximio eximi* inigualav* incomparav*
    insuperav* sucesso merec* elogiav* caprichosissim* respons* qualificad* talento* talentos* mestre craque
    fera monstro artista brabo braba pica foda irad* sinistr* show* joia* tesouro achado perola orgulho arras*
    lacr* referencia`,
  lovely: `lind* bonit* bel* fof* encant* charmos* elegant* delicad* magic* sonho maravilhad* princesa anjo* fada*
    divin* deuses paraiso aconcheg* acolh* agradav* gostosinh* gracinha capricho* caprich* impecavel brilh*
    chique luxo natural`,
  tasty: `delici* gostos* sabor* suculent* croc* macia* macio* fresqu* fresca fresco frescos frescas quentin* cremos*
    derret* cheiros* temperad* sequinh* molhadinh* docinh* fofinh* geladinh* trincando estupidamente pelando
    borbulhando recheado* recheada* caseir* desmanch* dourad* crocante* artesanal apetitos* saboreia sabores*
    molhinho derretendo quentinha crocancia assad* fumegante fresquissim* equilibrad* encorpad* perfumad*`,
  bad: `ruim ruins pessim* horriv* horror* terriv* fraco fraca fracos fracas fraquinh* lamentav* sofriv* deplorav*
    inadmissiv* inaceitav* porcaria* porc* lixo lixos bosta droga merda tosc* zoad* paia uo furada cilada
    pesadelo inferno caos piada palhacad* vergonh* descas* desrespeit* negligen* absurd* pior piores mal mau ma
    mediocr* vagabund* podre* pavoros* tenebros* zona tranqueira pessimamente ridicul* inutil* nefast* desastr*
    catastrof* trist* imprestav* intragav* incomiv* insuportav* inferior* indecent* baixari* bagaceira* mixo
    enganacao decadent* decad* largad* desleix* desmazel* abandon* precari* relaxo desserv* desumano desuman*
    insalubr* impossibilit*`,
  upset: `raiva odio revolt* indign* chatead* frustr* decep* desapont* triste* tristeza arrepend* constrang* humilh*
    nervos* irrit* estress* insatisf* descontent* magoad* lamento desgost* desanim* passad* bolada bolado puta
    pqp aff affe vsf misericordia credo socorro desesper* apavor* ansios* preocup* traumat* trauma* nojo
    desconfi* desagrad* lament* envergonh* vexame sofr* sofri inconform* perplex*`,
  glad: `feliz felizes felicidade alegr* satisf* encantad* apaixon* amo amei amamos amou amaram ador* gostei gostamos
    gostou gosto gostam curti curtimos curtiu surpreend* emocion* emocao orgulh* grat* agradec* obrigad* valeu
    vlw parabens elogi* abenc* deus gratidao amor amores carinh* saudade* saudos* divert* diversao rindo sorr*
    ri rimos cant* flutuando leve fascin* aliviad* alivio aprovou aprovad* aprovei aplaud* vibr* sorriso
    sorrisos sorrindo brinc* festej* comemor*`,
  trust: `confi* recomend* indic* honest* sincer* correto correta corretos certinh* justo justa transparen* seriedade
    serios seguro segura fiel fregues* cliente* referencia tranquil* medo sossegad* garantid* integr*`,
  swindle: `golpe* engan* roub* ladr* picaret* calote* mentir* mentiu desonest* otari* trouxa* besta palhac* enrol*
    falcatru* pilantr* malandr* estelion* propaganda abus* explor* facada assalto extorq* vigari* safad* embrom*
    lesad* lesar* processar procon justica ludibri* lorota* cao enganou tapead* tapear superfatur* trapac*
    charlat* fajut* pirat* paralel* adulter* maquiado`,
  kind: `atencios* atencao educad* simpat* gentil gentis gentileza prestativ* solicit* cordia* pacien* cuidad* cuidou
    cuidam cuida dedicad* dedicac* humano humana humaniz* calma calmo querid* docil prestez* competent*
    profissionali* esforc* disponi* amav* respeit* cavalheir* empatia acalm* compreen* carism* acolhed* bondos*
    receptiv* amig* ternura doce meig* zel* zelo prestat* educac* esclareced* paciencia generosidade ajudou`,
  rude: `gross* ignoran* arrogan* estupid* maleduc* antipat* debochad* deboch* ironi* sarcas* gritou grit* xing*
    berr* desdem revirou bufou suspir* amarrad* fechada resmung* mastig* chiclete despreparad* preguic* relaxad*
    desinteress* desatent* irrespons* incompet* amador* destrat* maltrat* bruto bruta seco seca folgad*
    nojentinh* metid* azed*`,
  clean: `limp* higien* organiz* arrumad* impecavelmente cheirinho perfumad* novinh* conservad* caprichadissim*
    brilhando`,
  dirty: `suj* imund* noj* eca fed* fedor catinga mofo mofad* encardid* manch* engordurad* grud* poeira empoeirad*
    barata* rato* mosca* formiga* bicho bichinh* larva* inset* pulga* verme* esgoto urina xixi cheirava azedo
    vencid* estragad* mofada`,
  late: `demor* atras* lent* esper* aguard* fila filas plantad* horas interminav* eternidade seculo tartaruga
    enrolac* tarde adiou adiaram adiad* remarc* desmarc* prorrog* pendente`,
  prompt: `rapid* ligeir* agil* agilid* pontua* eficien* eficac* adiantad* antecedencia imediat* instante rapidinho
    antes voando jato prazo prontamente urgente`,
  ignored: `ignor* sumiu sumiram some somem desapareceu desaparec* bloque* apag* abandon* largou largaram largad* calad*
    visualiz* vacuo robo robotiz* esquec* perdeu perderam perdid* ignorad* descas* fing* fingiu invisiv*
    desdenh* despach*`,
  broke: `quebr* rasg* descol* solt* parou queim* estour* trav* rach* lasc* trinc* vaz* estrag* enferruj* descasc*
    desbot* encolh* amass* arranh* risc* derreteu desmont* desmanchou fundiu caiu cai caem afund* rang*
    descostur* esvazi* murch* emperr* entup* molhad* infiltr* goteir* pingando pifou bambo bamb* tort* torto
    torta tremid* borrad* falh* defeit* defeituos* avari* estorou esquenta desliga desregul* oxid* mancando
    inflam* desgrud* desgast* rompeu romp* rachou fur* lascad* rachad* quebrad* entort* empen* pifad* trincad*
    amarel* mof* queimou desboto* esfarel* desfez desfiou desfi* danific*`,
  mended: `consert* arrum* resolv* recuper* restaur* salvou salvaram salva salvo reform* trocaram trocou refez
    refizeram solucion* funcion* regul* ajust* corrig* corrigiu renov* ressuscit* cur* sarou melhorou milagre
    milagr* acertou acertaram alivi* desentup* consertadinh* clare* cicatriz* reviveu renasc* zerad* zerou
    tinindo impecav*`,
  hurt: `mach* dor dores doeu doi doeram sangr* ferid* ferim* bolha* alergi* vermelh* ardeu arde ardendo queimad*
    inflam* roxo roxa inchad* infecc* hematoma tremendo bife`,
  ill: `vomit* intoxic* diarreia diarre* hospital enjo* febre vaso colica* intoxicac*`,
  wrong: `errad* erro erros errou erraram trocado trocada trocados trocadas invertid* virad* incomplet* engano
    equivoc* confus* bagunc* desorganiz* avess* contrari* metade`,
  lack: `falt* cade sem zero nenhum nenhuma acabou acabaram esgot* carece ausenc* inexist* escass* miser* mixuruc*
    economiz* ralo rala pouco pouca poucos poucas pequen* minuscul* minim* mini encolheu vazio vazia vento
    mingu*`,
  plenty: `fart* generos* abund* sobr* cheio cheia cheios transbord* caprichad* enorme* gigante* gigantesc* variedade*
    variad* opcoes repet* repetir raspou raspei lamb* reforcad* completo completa completos servid* sobrou gordo`,
  pricey: `caro cara caros caras carissim* abusiv* fortuna fortunas caristia exorbit* superfatur* inflacion* salgad*
    faca couro multa multas juros taxa taxas`,
  cheap: `barat* acessiv* camarada economic* economia beneficio vale centavo promocao desconto* gratis graca brinde
    brindes cortesia mimo mimos presente presenteou`,
  charged: `cobr* debit* fatur* pagu* paguei pagar pago paga conta valor valores preco precos orcament* reais real
    dinheiro pix cartao boleto reembols* estorn* devolv* devolu* caucao sinal mensalidade couvert`,
  promised: `promet* combin* garantir* disse disser* diss* falou falaram fala falam jur* anunc* anunci* site foto fotos
    cardapio placa propag* contrat* prevista previsto marcado marcada agend* reserv* marquei marcou marcaram`,
  excuse: `desculp* culpa culpou culparam alega* neg* recus* normal justific* explicac* engol* empurr* insinu* duvid*
    acus* discut* reclam* contest* exig* insist* implor*`,
  answer: `respond* respost* aten* atend* retorn* ligu* lig* telefon* mensag* whats* zap zapzap direct avis* inform*
    comunic* satisfacao protocol* chamad* ouvid* suporte sac`,
  explained: `explic* ensin* mostr* orient* esclarec* ouviu escut* pergunt* conversou ajud* auxili* acompanh* lembrou
    lembra lembram conhec* sabe percebeu notou separou separam guardaram guardou mandou mandaram mandam enviou
    enviaram entregou`,
  staff: `garcom garcons garconet* atendente* funcionari* moca mocas mocinha rapaz moco mocos vendedor* gerente* dono
    dona donos equipe pessoal caixa recepcion* recepcao motoboy* entregador* motorista* tecnic* instalador*
    seguranca cozinheir* barbeir* cabeleir* manicure* tosador* medic* doutor* dr dra dentista* veterinari*
    enfermeir* professor* prof instrutor* monitor* guia* corretor* advogad* contador* mecanic* pedreir* pintor*
    eletricist* encanador* montador* marceneir* costureir* sapateir* fotograf* confeiteir* maquiador* tatuador*
    chef padeiro* acougueir* farmaceutic* fisioterap* psicolog* nutricion* personal menina meninas menino guri
    guria cara caras homem mulher senhor senhora tio tia muie povo estagiari* coordenador* despachante* porteiro`,
  family: `mae pai pais filh* marido esposo esposa neto neta netos netinh* sogra sogro cunhad* irma irmao avo avos vo
    vovo sobrinh* primo prima familia crianca* bebe beb* namorad* noivo noiva amigo amiga amigos amigas vizinh*
    mainha painho guris piazada convidad* turma`,
  pet: `cachorr* cao caes dog gato gata gatinh* bichano pet pets filhote* poodle shih calopsita passarinho golden
    spitz pelud* bichinho tosa racao`,
  food: `comida* prato* pizza* lanche* hamburg* xis pao paes bolo* torta* doce* coxinha* pastel pasteis esfiha* acai
    sorvete* carne* frango* peixe* camarao camaroes costela picanha churrasc* feijoada arroz feijao batata*
    salada molho queijo* sushi temaki salmao tapioca cuscuz acaraje tacaca moqueca sopa macarrao risoto lasanha
    cafe cafezinho suco* refrigerante* cerveja* chope* vinho* caipirinha* drink* sobremesa* pudim* brigadeiro*
    brownie* recheio* cobertura tempero* sabores marmita* almoco jantar rodizio porcao porcoes petisco*
    torresmo* tabua fruta* verdura* legume* morango* melancia iogurte leite ovo`,
  garment: `vestido* roupa* camisa* blusa* calca* saia casaco* terno* barra ziper botao botoes tecido* sapato* tenis
    bota* sola sandalia* bolsa* tamanho manequim provador edredom cobertor* lencol toalha* cortina* uniforme*`,
  body: `cabelo* cachos cacho franja unha* esmalte sobrancelh* barba pele cilios luzes mechas progressiva tinta corte
    degrade escova depilac* cera virilha testa orelha* nuca dente* joelho coluna costas pe pes rosto maquiagem
    tatuagem traco`,
  device: `celular* tela bateria notebook computador* tv televisao geladeira* maquina* chuveiro* fogao relogio*
    aparelho* controle camera* internet wifi wi sinal fibra roteador portao alarme batedeira esteira*
    equipament* secador`,
  car: `carro* moto motos pneu* motor freio* oleo cambio oficina* bicicleta* bike volante painel caminhao onibus van
    lavagem gasolina pastilha*`,
  house: `parede* piso* telhado armario* sofa* cama camas colchao mesa mesas cadeira* porta portas janela* box vidro*
    movel moveis piscina* jardim grama casa apartamento* quarto* banheiro* sala salao chale obra* azulejo* pia
    gaveta* moldura`,
  paper: `documento* certidao contrato* imposto* exame* laudo processo* inventario cartorio certificado* matricula*
    curso* aula aulas livro* convite* panfleto* album`,
  feast: `festa* casamento* aniversari* formatura batizado buffet decorac* dj pista banda flores flor rosas buque
    arranjo* cerimoni* viagem passeio* hotel pousada voo praia mar trilha barco parque ferias natal`,
  soon: `logo minuto minutos minutinhos hoje amanha`,
  long: `hora semana* mes meses dias quinze vinte trinta quarenta sessenta noventa desde`,
  years: `ano anos decada* geracoes geracao sempre infancia`,
  again: `novo novamente segunda terceira quarta vezes vez repetid* continua continuam segue seguem ainda toda`,
  comeback: `volt* retornar* retornaria repetirei frequent* indicarei`,
  leave: `embora cancel* desist* fuj* corr* largar mudei troquei preferi acabei`,
  never: `nunca jamais nem`,
  not: `nao tampouco`,
  nobody: `ninguem nada`,
  but: `mas porem entretanto contudo todavia infelizmente pena exceto apesar`,
  also: `compensa compensacao resto tirando fora menos positivo ponto`,
  wish: `poderia* poderiam podia podiam deveria* deveriam devia deviam precisa precisam precisava se seria queria
    tivesse* fosse* soubesse* melhorar pudesse`,
  former: `antes antigamente antig* ja era foi anterior* ultimamente decaiu piorou piora mudou mudaram`,
  rival: `outro outros outra outras concorren* concorrencia shopping qualquer`,
  much: `muito muita muitos muitas tao tanto tanta bastante super mega hiper extremamente totalmente completamente
    demasiad*`,
  only: `so somente apenas unico unica`,
  all: `tudo todos todas inteir* cada detalhe detalhes total cem`,
  i: `eu meu minha meus minhas me mim comigo nos nosso nossa gente`,
  they: `eles elas dele dela deles voces voce`,
  cried: `chor* lagrim*`,
  quiet: `silenc* tranquilid* confort* conforto relax* climatiz* ampl* espacos* fresquinho sombra`,
  noise: `barulh* ruido* gritaria alto altissim* calor abafad* apertad* fumaca frio fria gelado gelada escuro
    superlotad* lotad* cheiro lotacao empoeirado sufoc* insolac* muvuca tumult* empurra aglomer* esbarr*
    apinhad*`,
  cold: `mornn* morno morna requent* cru crua duro dura duros borrach* encharc* gordur* oleos* insoss* aguad*
    empapad* murcho murcha rancos* azedou nervo sebo gosmento`,
  vice: `vicia* viciei viciad* vicio dieta regime engord* perigo crime proibid* presos pecado culpado`,
  stars: `nota estrela estrelas`,
  joke: `kkk* kk rs haha* hahaha`,
  arrive: `chegou chega chegaram veio vieram vem vinha recebi recebeu entregaram entregue trouxe trouxeram serviu
    serviram apareceu apareceram`,
  went: `fui fomos vim viemos passei passamos entrei sentei sentamos estive cheguei chegamos moro trabalho sou era
    eram estava estavam`,
  ordered: `pedi pedimos comprei compramos levei levamos encomendei contratei contratamos fiz fizemos deixei mandei
    aluguei alugamos escolhi peguei busquei procurei chamei assinei matriculei usei`,
  became: `ficou ficaram fica ficam virou viraram saiu sairam voltou voltaram parece parecia parecendo`,
  endured: `fiquei ficamos sai saimos tive tivemos precisei precisamos aguentei aguentamos perdi perdemos levantei dormi
    dormimos`,
  did: `deixou deixaram fez fizeram deu deram colocou colocaram tirou tiraram passou passaram cortou cortaram botou
    botaram pintou usou usaram`,
  wanted: `quero queria queriam quis vontade certeza tomara`,
  count: `dois duas tres quatro cinco seis sete oito nove onze doze treze quatorze dezesseis cinquenta oitenta cento
    duzentos mil primeiro primeira`,
  day: `terca quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro
    novembro dezembro ontem manha noite madrugada vespera feriado natal semanal`,
  spot: `rua bairro cidade esquina centro avenida praca andar predio lugar loja unidade balcao padaria mercado regiao`,
  found: `descobri descobriu descobrimos achei acharam achou encontrei encontramos vi viu vimos reparei repara percebi
    notei`,
  crime: `furt* bandid* policia boletim ocorrencia sumico discrimin* racis* preconceit* assed* ameac* quadrilha fraude
    fraud* falso falsa falsific* clonad* invad* denunc* vigilancia`,
  unsafe: `perig* inseguranc* esteriliz* luva* acident* choque enferrujad* vencida vencidas vencidos improvis*
    gambiarra* contamin* desprotegid* reutiliz* fiacao`,
  same: `igual iguais identic* igualzinh* parecid* jeitinho medida exat* certinh* conforme`,
  grew: `aprend* evolu* conseg* ganh* emagrec* progred* desenvolv* aument* cresc* anim* confiante* dormiu dorme`,
  staple: `existe existem qualidade resultado trabalho servico atendimento ambiente espaco produto produtos experiencia
    estrutura`,
  slang: `bah oxe oxente uai egua vixe tche mano mermao caraca visse ne po ue eita`,
};
