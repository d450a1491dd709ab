/** Things sold, made and used, and who serves them. Folded words; `*` stands for any ending. */
export const things: Readonly<Record<string, string>> = {
  breadBakery: `pao paes paozinho paezinhos paozim cacetinho bisnaga bisnaguinha baguete bengala ciabatta ciabata brioche
    croissant croassant rosca rosquinha sovado integral carioquinha media filao focaccia focacia forminha tranca
    rosquinhas bolacha biscoito biscoitos torrada torradas broa broas sonho sonhos fornada massinha panetone
    panetones chocotone colomba padoca fermentacao levain australiano brotinho`,
  cakes: `bolo bolos bolinho bolinhos bolao torta tortas tortinha cupcake cupcakes naked cobertura recheio recheios
    recheado recheada chantilly chantili chantininho ganache glace fatia fatias cuca rocambole formigueiro
    cheesecake brownie brownies muffin muffins cookie cookies waffle waffles panqueca panquecas crepe crepes topper
    bombocado mousse bento`,
  sweets: `doce doces docinho docinhos brigadeiro brigadeiros beijinho beijinhos cajuzinho bombom bombons trufa trufas
    trufado chocolate chocolates pudim pudins quindim quindins cocada cocadas pacoca pacocas goiabada marmelada
    cajuzada bala balas balinha pirulito pirulitos jujuba jujubas marshmallow suspiro suspiros macaron macarons
    alfajor alfajores carolina carolinas churros churro ovo sobremesa sobremesas rapadura cartola geleia mel nutella
    ninho prestigio bemcasados`,
  meat: `carne carnes picanha alcatra maminha fraldinha contrafile file costela costelinha costelao cupim acem patinho
    coxao lagarto musculo bife bifes bisteca bistecas linguica linguicas toscana salsicha salsichas bacon presunto
    mortadela salame frango frangos galeto coxa sobrecoxa asinha asinhas peito porco leitao pernil lombo torresmo
    panceta toucinho carneiro cordeiro bode churrasco churrasquinho espetinho espetinhos espeto espetos hamburguer
    hamburger chorizo ancho figado coracaozinho moela moida`,
  fishSeafood: `peixe peixes peixada tilapia tilapias salmao atum bacalhau sardinha sardinhas pescada merluza robalo badejo
    dourado pintado tucunare tambaqui pirarucu pacu surubim corvina tainha anchova cacao camarao camaroes
    camaraozinho lagosta caranguejo caranguejada siri siris casquinha lula lulas polvo ostra ostras mexilhao marisco
    mariscos sururu frutosdomar sushi sushis sashimi temaki temakis hot hossomaki uramaki niguiri ceviche poke
    hotroll`,
  pizzaPasta: `pizza pizzas pizzinha piza broto calabresa mussarela muzzarela mucarela marguerita margherita portuguesa
    quatroqueijos pepperoni catupiry borda bordas massa massas macarrao macarronada espaguete lasanha lasanhas
    nhoque inhoque ravioli raviole talharim fettuccine penne parafuso canelone caneloni rondele rondelli bolonhesa
    carbonara molho molhos parmegiana strogonoff estrogonofe yakisoba lamen miojo esfirra esfiha esfihas calzone
    oregano`,
  snacksFastfood: `salgado salgados salgadinho salgadinhos coxinha coxinhas pastel pasteis pastelzinho empada empadas empadinha
    quibe quibes kibe kibes risole risoles enroladinho croquete croquetes lanche lanches lanchinho xis xburguer
    xtudo xsalada xbacon xegg burguer burger burguers smash dogao hotdog cachorroquente podrao sanduiche sanduiches
    misto bauru bauruzinho beirute tapioca tapiocas tapioquinha batata batatas batatinha fritas nuggets onion rings
    porcao porcoes petisco petiscos tiragosto pipoca pipocas amendoim wrap shawarma`,
  regionalDishes: `acaraje acarajes abara vatapa caruru moqueca moquecas bobo feijoada feijao feijoes tropeiro tutu baiao cuscuz
    mungunza munguza canjica pamonha pamonhas curau buchada sarapatel panelada dobradinha rabada mocoto carnedesol
    charque jaba escondidinho rubacao macaxeira mandioca mandioquinha aipim farofa farofas pirao manicoba tacaca
    pato tucupi barreado chipa arroz carreteiro galinhada virado pequi caldo caldos caldinho sopa sopas canja
    baiaodedois`,
  dairyEggs: `leite leites leitinho queijo queijos queijinho coalho minas requeijao ricota parmesao provolone cheddar
    gorgonzola brie cream cheese cremecheese iogurte iogurtes coalhada nata manteiga margarina creme cremes
    docedeleite ovos ovinhos caipira gema clara omelete omeletes mexidos cottage kefir desnatado semidesnatado`,
  fruit: `fruta frutas frutinha banana bananas maca macas laranja laranjas limao limoes mamao manga mangas abacaxi
    abacaxis melancia melancias melao uva uvas morango morangos pera peras pessego ameixa kiwi goiaba goiabas caju
    cajus maracuja acerola graviola cupuacu acai cacau coco cocos caqui jabuticaba pitanga tangerina mexerica
    bergamota ponkan abacate abacates seriguela umbu caja framboesa amora mirtilo cereja figo tamarindo`,
  vegetablesGrocery: `verdura verduras legume legumes hortalica hortifruti alface alfaces rucula couve couves repolho brocolis
    espinafre agriao tomate tomates cebola cebolas cebolinha alho alhos coentro salsinha cheiroverde pimentao
    pimenta pimentas cenoura cenouras beterraba chuchu abobora jerimum abobrinha berinjela quiabo pepino vagem milho
    ervilha palmito azeitona azeitonas cogumelo salada saladas saladinha inhame jilo maxixe folhas farinha acucar
    sal oleo azeite fuba mantimento mantimentos graos castanha castanhas`,
  platesMeals: `almoco almocos jantar janta jantas ceia ceias cafedamanha desjejum brunch merenda refeicao refeicoes marmita
    marmitas marmitex marmitinha quentinha quentinhas prato pratos pratinho pf executivo rodizio buffet bufe
    selfservice self acompanhamento acompanhamentos guarnicao entrada entradas couvert cardapio cardapios menu
    comida comidas comidinha rango boia gororoba lavagem tempero temperos temperinho rancho grude porcaozinha
    degustacao fitness lowcarb vegano vegana vegetariano vegetariana`,
  hotDrinks: `cafe cafes cafezinho cafezim capuccino cappuccino capucino expresso espresso pingado coado latte mocha mocaccino
    macchiato cha chas chazinho mate chimarrao terere erva quentao chocolatequente pingadinho carioca prensa
    aeropress cafeteira ristretto descafeinado camomila cidreira hortela boldo infusao`,
  coldDrinks: `suco sucos suquinho refri refris refrigerante refrigerantes coca cocacola guarana fanta sprite tubaina agua
    aguas aguinha gas aguadecoco vitamina vitaminas milkshake milkshakes milk shake shakes smoothie limonada
    limonadas soda sodas mategelado bebida bebidas bebidinha garapa caldodecana detox energetico energeticos redbull
    gelo gelos canudo canudos copo copos jarra jarras garrafa garrafas latinha latinhas litrao`,
  beerSpirits: `cerveja cervejas cervejinha breja brejas birra gelada geladas geladinha chopp chope chopps choppinho brahma skol
    heineken antarctica itaipava bohemia original stella ipa pilsen artesanal artesanais cachaca cachacas pinga
    pinguinha cana caipirinha caipirinhas caipiroska caipivodka vodka whisky uisque gin gintonica rum tequila vinho
    vinhos tinto rose espumante champagne drink drinks drinque drinques coquetel licor batida catuaba conhaque
    campari sangria`,
  iceCream: `sorvete sorvetes sorvetinho sorveteria picole picoles picolezinho gelato gelatos gelateria sundae casquinha
    cascao dindin geladinho sacole chupchup chupchups paleta paletas milkshake sorbet raspadinha bola bolas bolinha
    granola granulado calda caldas colegial bananasplit frozen taca tacas flocos napolitano pistache cumbuca barca
    acaizinho acaiteria`,
  packaging: `embalagem embalagens embalado embaladinho caixa caixas caixinha caixinhas sacola sacolas sacolinha saco sacos
    saquinho saquinhos pacote pacotes pacotinho embrulho embrulhos papelao plastico plasticos isopor isopores
    bandeja bandejas pote potes potinho potinhos tampa tampas tampinha lacre lacres fita fitas laco lacos lacinho
    papel papeis etiqueta etiquetas adesivo adesivos rotulo rotulos cesta cestas cestinha vidrinho frasco frascos
    sache saches marmiteira`,
  tablewareUtensils: `talher talheres garfo garfos faca facas colher colheres guardanapo guardanapos xicara xicaras caneca canecas
    louca loucas panela panelas panelinha frigideira assadeira travessa travessas tigela tigelas pires toalha
    toalhas descartavel descartaveis palito palitos hashi paliteiro saleiro galheteiro balde baldes tabua tabuas
    chaleira bule garrafatermica squeeze`,
  clothesTopsGeneral: `roupa roupas roupinha roupinhas blusa blusas blusinha blusinhas camisa camisas camiseta camisetas camisinha
    camisete regata regatas moletom moletons casaco casacos jaqueta jaquetas colete sueter cardigan cropped croppeds
    body bodies peca pecas pecinha look looks lookinho conjunto conjuntos conjuntinho uniforme uniformes agasalho
    jaleco jalecos fantasia fantasias terno ternos paleto blazer smoking gravata gravatas plussize`,
  clothesBottomsDresses: `calca calcas jeans bermuda bermudas short shorts shortinho saia saias legging leggings vestido vestidos
    vestidinho macacao macaquinho pantalona jogger longo madrinha noiva noivas lingerie lingeries calcinha calcinhas
    sutia sutias cueca cuecas pijama pijamas camisola biquini biquinis maio sunga sungas meia meias canga cinto
    cintos lenco cachecol luva luvas touca gorro chapeu bone bones bodyzinho enxoval`,
  clothesDetailsFabric: `tecido tecidos pano panos malha algodao linho seda viscose poliester lycra couro courino lona tricoline crepe
    cetim renda rendas botao botoes ziper ziperes fecho fechos elastico elasticos manga mangas gola golas barra
    barras barrinha bainha bainhas costura costuras bolso bolsos forro forros alca alcas cos punho decote estampa
    estampas estampado bordado bordados tamanho tamanhos numeracao modelagem caimento pp gg xg`,
  shoes: `sapato sapatos sapatinho tenis tenizinho sandalia sandalias sandalinha chinelo chinelos havaianas rasteirinha
    rasteirinhas rasteira bota botas botina botinas coturno sapatilha sapatilhas salto saltos saltinho scarpin
    mocassim sapatenis papete tamanco tamancos chuteira chuteiras crocs pantufa pantufas sola solas solado palmilha
    palmilhas cadarco cadarcos calcado calcados calcanheira sapatao anabela tira tiras`,
  bagsAccessories: `bolsa bolsas bolsinha mochila mochilas carteira carteiras carteirinha mala malas maleta necessaire necessaires
    pochete estojo estojos guardachuva sombrinha chaveiro chaveiros acessorio acessorios presilha presilhas tiara
    tiaras xuxinha bandana oculos lentes armacoes grau multifocal multifocais ray relogio relogios pulseirinha capa
    capas capinha`,
  jewels: `joia joias semijoia semijoias bijuteria bijuterias biju bijus brinco brincos brinquinho anel aneis anelzinho
    alianca aliancas colar colares cordao cordoes corrente correntes correntinha pulseira pulseiras pingente
    pingentes tornozeleira piercing piercings ouro prata folheado folheados folheada banhado rodio zirconia
    brilhante brilhantes diamante perola perolas pedrinha pedrinhas ourives garantiaeterna gargantilha escapulario`,
  cosmeticsPerfume: `perfume perfumes perfuminho colonia maquiagem maquiagens make makes batom batons base corretivo rimel delineador
    sombra sombras blush iluminador primer paleta hidratante hidratantes creminho shampoo xampu shampoos
    condicionador locao sabonete sabonetes serum protetor esfoliante tonico demaquilante desodorante esmalte
    esmaltes acetona cosmetico cosmeticos boticario natura avon eudora essencia fragrancia difusor`,
  toysGames: `brinquedo brinquedos brinquedinho boneca bonecas bonequinha boneco bonecos barbie carrinho carrinhos pelucia
    pelucias lego quebracabeca jogo jogos joguinho joguinhos videogame playstation xbox ps4 ps5 nintendo controle
    controles pipa pipas piao slime massinha peteca domino baralho tabuleiro cardgame funko pulapula tobogan toboga
    piscinadebolinhas escorregador balanco parquinho playground brinquedoteca fliperama sinuca`,
  stationeryBooks: `papelaria caderno cadernos caderninho caneta canetas canetinha lapis lapiseira borracha borrachas apontador cola
    colas tesoura tesouras regua estojo agenda agendas planner planners fichario folha sulfite cartolina eva
    marcatexto livro livros livrinho gibi gibis revista revistas livraria sebo sebos apostila apostilas lembrancinha
    lembrancinhas cartao cartoes cartaozinho convite convites bloco encadernacao encadernacoes dicionario biblia`,
  printPhotoGoods: `xerox copia copias impressao impressoes banner banners faixa faixas panfleto panfletos flyer folder folders
    adesivos plotagem grafica graficas caneca quadro quadros quadrinho moldura molduras foto fotos fotinha fotinhas
    fotografia fotografias album albuns revelacao retrato retratos 3x4 arte artes logomarca layout placa placas
    cracha crachas carimbo carimbos sublimacao estampas retoque`,
  flowersPlants: `flor flores florzinha florzinhas rosa rosas rosinha buque buques orquidea orquideas girassol girassois margarida
    margaridas lirio lirios violeta violetas tulipa astromelia begonia crisantemo planta plantas plantinha
    plantinhas suculenta suculentas cacto cactos samambaia muda mudas mudinha vaso vasos vasinho arranjo arranjos
    arranjinho coroa coroas corbelha floricultura jardim jardinzinho terra adubo adubos substrato semente sementes
    grama petala petalas`,
  beddingHomeTextiles: `cama lencol lencois fronha fronhas edredom edredons cobertor cobertores cobertinha manta mantas colcha colchas
    travesseiro travesseiros almofada almofadas almofadinha colchao colchoes box cortina cortinas persiana persianas
    tapete tapetes tapetinho capacho jogodecama enxovais rede redes redinha roupao`,
  furniture: `movel moveis sofa sofas sofazinho poltrona poltronas cadeira cadeiras cadeirinha mesa mesas mesinha mesinhas
    banco bancos banqueta banquetas armario armarios guardaroupa guardaroupas rack estante estantes prateleira
    prateleiras comoda comodas criadomudo escrivaninha penteadeira gaveta gavetas puxador puxadores dobradica
    dobradicas mdf mdp madeira madeiras berco bercos beliche beliches bancada bancadas planejado planejados estofado
    estofados marcenaria corredica nicho nichos aparador cristaleira`,
  tools: `ferramenta ferramentas martelo martelos alicate alicates chavedefenda philips furadeira furadeiras parafusadeira
    serra serras serrote lixadeira esmerilhadeira makita broca brocas trena nivel escada escadas prego pregos
    parafuso parafusos porca porcas arruela bucha buchas enxada foice rocadeira motosserra compressor pistola macaco
    talhadeira torques grifo allen lixa lixas formao plaina maquita cortador`,
  buildingMaterial: `cimento areia brita tijolo tijolos bloco blocos telha telhas telhado argamassa rejunte rejuntes piso pisos
    azulejo azulejos porcelanato ceramica revestimento laje lajes viga vigas vergalhao ferragem ferragens ferro cal
    concreto massacorrida madeirite compensado ripa caibro calha calhas rufo rufos forro drywall gesso manta
    impermeabilizante granito marmore pedra pedras contrapiso alicerce muro muros parede paredes obra obras`,
  electronics: `celular celulares cel smartphone aparelho aparelhos iphone iphones samsung motorola xiaomi moto android notebook
    notebooks note laptop pc computador computadores micro tablet tablets ipad tv tvs televisao televisor monitor
    impressora impressoras cartucho cartuchos toner mouse teclado som caixinhadesom fone fones headset camera
    cameras drone roteador modem wifi pendrive hd ssd gpu placadevideo placamae fonte windows formatacao formatar
    alexa bluetooth jbl`,
  phoneParts: `tela telas telinha display touch pelicula peliculas capinha capinhas case cases bateria baterias carregador
    carregadores cabo cabos fonte conector conectores entradinha chip chips botao altofalante microfone flash
    gorilla tampatraseira carcaca placa usb tipoc turbo sim imei backup icloud frontal oled ips amoled`,
  carParts: `motor motores cambio embreagem embreagens freio freios pastilha pastilhas disco discos amortecedor amortecedores
    suspensao pneu pneus pneuzinho roda rodas estepe calota volante farol farois lanterna lanternas parachoque
    parabrisa retrovisor retrovisores bateria alternador vela velas correia correias radiador mangueira mangueiras
    bomba injecao bico bicos escapamento cano filtro filtros oleo bandeja pivo rolamento rolamentos homocinetica
    alinhamento balanceamento geometria lataria funilaria capo portamalas arcondicionado ignicao`,
  motoBikeParts: `bicicleta bicicletas bike bikes magrela moto motos motinha motoca scooter biz titan fan cg bros guidao guidom
    pedal pedais selim banco corrente coroa catraca relacao cubo raio raios aro aros camaradear camara freioadisco
    vbrake cambios manete manetes pedivela quadro garfo capacete capacetes escapamento carburador cdi kit pastilha
    retentor bagageiro`,
  vehiclesTransport: `carro carros carrao automovel veiculo veiculos caminhao caminhoes caminhonete camionete onibus busao van vans
    kombi taxi taxis uber ubers 99 aplicativo guincho guinchos reboque metro trem barco lancha balsa aviao voo gol
    uno palio corsa celta hb20 onix fusca hilux saveiro strada trator motoboy carreto frete`,
  appliances: `geladeira geladeiras freezer freezers frigobar fogao fogoes cooktop forno fornos forninho microondas lavadora
    lavadoras maquinadelavar tanquinho secadora secador secadores centrifuga liquidificador liquidificadores
    batedeira airfryer fritadeira cafeteira sanduicheira ventilador ventiladores arcondicionado split splits
    climatizador aspirador aspiradores ferrodepassar maquina maquinas maquininha maquininhas aquecedor chuveiro
    chuveiros bebedouro purificador exaustor coifa depurador eletrodomestico eletrodomesticos eletro prancha
    chapinha babyliss`,
  applianceParts: `compressor resistencia resistencias termostato motorzinho sensor sensores borracha valvula valvulas gaxeta
    helice helices tambor rolamento correia mangueira filtro capacitor capacitores evaporadora condensadora
    serpentina gasrefrigerante bico queimador queimadores acendedor timer painel rele controle hastes eletrobomba
    carvao`,
  plumbing: `encanamento encanamentos cano canos torneira torneiras registro registros sifao ralo ralos pia pias vaso
    descarga descargas caixadagua boia esgoto esgotos fossa fossas encanador bombeiro hidraulica hidraulico
    hidrometro ducha desentup* vazamento vazamentos infiltracao infiltracoes goteira goteiras goteja caixadegordura
    privada latrina calha vedacao veda rosca entupiu entupir entupido entupida entupidos entupidas`,
  electrics: `eletrica eletrico eletricos tomada tomadas interruptor interruptores disjuntor disjuntores fio fios fiacao
    fiacoes lampada lampadas luminaria luminarias lustre lustres led leds spot spots relogiodeluz quadrodeluz
    curtocircuito energia luz luzes voltagem 110 220 aterramento extensao refletor refletores poste ventiladordeteto
    cerca interfone alarme alarmes portaoeletronico`,
  paintPlaster: `pintura pinturas tinta tintas tintinha pintar pintou pintaram pintada pintado pinta verniz envernizar selador
    massacorrida gesso reboco rebocar textura texturas grafiato lixar lixou lixaram pincel pinceis rolo rolos demao
    demaos retoque retoques acabamento acabamentos rodape sanca sancas emassar emassou emassamento esmalte latex
    acrilica spray`,
  glassIron: `vidro vidros vidracaria vidraceiro espelho espelhos blindex temperado temperada laminado boxe janela janelas
    porta portas portao portoes portaozinho grade grades corrimao esquadria esquadrias aluminio inox serralheria
    serralheiro solda soldas soldar soldou soldado soldada fechadura fechaduras chave chaves cadeado cadeados
    macaneta macanetas trinco ferrolho basculante toldo toldos trilho cobertura`,
  documentsBureaucracy: `documento documentos documentacao doc docs contrato contratos nota notas notinha recibo recibos comprovante
    comprovantes boleto boletos carteira cnh rg cpf passaporte certidao certidoes procuracao escritura registro
    declaracao imposto irpf ir mei cnpj alvara licenca laudo laudos protocolo assinatura assinaturas reconhecimento
    firma autenticacao papelada inventario processo processos crlv licenciamento emplacamento transferencia
    despachante cartorio guia guias formulario formularios ficha fichas cadastro cadastros`,
  ticketsTravel: `ingresso ingressos passagem passagens bilhete bilhetes pacote excursao excursoes viagem viagens viajar viajamos
    viajei passeio passeios passeiozinho tour turismo turista turistas guia hospedagem hospedagens reserva reservas
    voucher vouchers embarque desembarque bagagem bagagens checkin checkout traslado transfer roteiro roteiros
    cruzeiro mirante trilha trilhas cachoeira cachoeiras`,
  hotelRooms: `quarto quartos quartinho suite suites chale chales pousada pousadas pousadinha hotel hoteis hostel motel camping
    cama camas caminha hospede hospedes hospedar hospedamos hospedei diaria diarias cafedamanha piscina piscinas
    hidro hidromassagem sauna varanda sacada apartamento acomodacao acomodacoes instalacao frigobar camareira
    camareiras recepcao pernoite estadia estada hospedaria recanto`,
  sportsGearGym: `academia academias halter halteres anilha anilhas esteira esteiras bicicletaergometrica musculacao treino
    treinos treininho treinar crossfit pilates spinning funcional zumba luta lutas jiujitsu judo karate muaythai
    boxe capoeira natacao futebol futsal fut society quadra quadras volei tenis raquete bola chuteira kimono whey
    creatina suplemento suplementos quimono corrida caminhada`,
  instrumentsMusic: `violao violoes violaozinho guitarra guitarras contrabaixo teclado piano flauta sax saxofone violino cavaquinho
    cavaco ukulele sanfona acordeon pandeiro atabaque tambor corda cordas encordoamento palheta luthier luthieria
    microfone amplificador cubo caixadesom pedaleira musica musicas musiquinha banda bandas cantor cantora pagode
    samba sertanejo voz mpb karaoke dj`,
  petGoods: `racao racoes petisco petshop pet pets coleira coleiras peitoral focinheira casinha caminha areia areinha sache
    bebedouro comedouro aquario aquarios gaiola gaiolas antipulga antipulgas vermifugo tosa tosar tosado tosada
    tosou tosaram banho banhos banhoetosa lacinho gravatinha bandana vacina vacinas castracao castrar castrada
    castrado tapetinho arranhador`,
  babyGoods: `fralda fraldas fraldinha mamadeira mamadeiras chupeta chupetas carrinho berco bercinho bebeconforto cadeirinha
    cadeirao trocador fraldario mordedor babador babadores saidamaternidade mijao culote macacaozinho lencoumedecido
    pomada babyeletronica andador canguru body enxoval`,
  medicineGoods: `remedio remedios remedinho medicamento medicamentos comprimido comprimidos capsula capsulas pomada pomadas
    xarope xaropes antibiotico antibioticos dipirona paracetamol ibuprofeno dorflex anador generico genericos
    receita receitas tarja injecao injecoes vacina curativo curativos gaze soro insulina vitaminad suplemento
    manipulado manipulados manipulacao formula formulas drogaria farmacia farmacias farmacinha termometro seringa`,
  cleaningGoods: `detergente sabao amaciante desinfetante alvejante candida cloro vassoura vassouras rodo rodos esfregao balde
    esponja esponjas bucha flanela paninho lustramovel cera alcool produto produtos limpador removedor tiramanchas
    sanitaria perfumador aromatizante saneante lixeira lixeiras`,
  fuelGasWater: `gasolina gasosa etanol alcool diesel combustivel gnv tanque abastec* posto postos frentista frentistas calibr*
    botijao botijoes bujao galao galoes aguamineral p13 adulterad* batizada batizado querosene batizados batizadas`,
  partyGoods: `festa festas festinha festinhas balao baloes bexiga bexigas painel paineis arco vela velinha velinhas topo
    decoracao decoracoes decorar lembrancinha tema temas mesa kitfesta descartaveis pegueemonte salgadinhos pulapula
    brinquedao tendas tenda confete serpentina fogos decorado decorada decorados decoradas`,
  eventServices: `evento eventos eventao cerimonial cerimonialista buffet garcons dj iluminacao palco show shows espetaculo
    locacao locacoes aluguel alugar aluguei alugamos alugado alugada alug* recepcionista animador animadores
    animacao recreacao recreador palhaco magico fotografo filmagem filmagens coffeebreak coquetel convidados
    convidado convidada`,
  hairServices: `cabelo cabelos cabelinho corte cortes cortinho progressiva progressivas botox selagem luzes mechas mecha reflexo
    reflexos loiro loira loiros ruivo morena iluminada platinado tintura coloracao colorir descoloracao descolorir
    escova escovas escovinha hidratacao hidratacoes cauterizacao reconstrucao penteado penteados tranca trancas nago
    dread megahair aplique alongamento franja franjas degrade disfarcado navalhado barba barbas barbinha bigode
    cavanhaque undercut pezinho cachos cacho cacheado cacheada raiz ombre`,
  nailServices: `unha unhas unhinha unhinhas manicure manicures manicuri pedicure pedicures cuticula cuticulas esmaltacao
    esmaltar esmaltou gel fibra fibras acrigel alongamento alongamentos banhodegel nail nails blindagem francesinha
    decorada decoradas spa lixa alicate palito pedreiras mao maos podologa podologia podologo encravada encravadas
    manutencao`,
  skinBeautyServices: `pele peles limpezadepele depilacao depilacoes depilar depilei depilou laser buco axila virilha sobrancelha
    sobrancelhas sombrancelha design designer henna micropigmentacao microblading cilios cilio extensao lashlifting
    estetica esteticas esteticista peeling microagulhamento drenagem criolipolise preenchimento botox harmonizacao
    bronze bronzeamento bronzear maquiar maquiou maquiada maquiador maquiadora cera acne`,
  massageWellness: `massagem massagens massagenzinha massagista massoterapia massoterapeuta relaxante relaxantes relaxar relaxei
    relaxada relaxamento modeladora drenagem spa reiki acupuntura ventosa ventosas shiatsu quiropraxia quiropraxista
    quiropata ofuro escaldapes pedrasquentes terapia terapias terapeuta terapeutas yoga meditacao aromaterapia
    reflexologia liberacaomiofascial auriculoterapia`,
  tattooPiercing: `tattoo tattoos tatoo tatuagem tatuagens tatuar tatuei tatuou tatuador tatuadora tatuadores tatu traco tracos
    tracado fineline aquarela realismo blackwork flash flashs desenho desenhos desenhou coverup sessao sessoes
    agulha agulhas estudio studio piercing piercings perfuracao furar furinho cicatrizacao cicatrizou`,
  dentalServices: `dente dentes dentinho dentista dentistas odonto odontologia odontologica aparelho ortodontia ortodontista canal
    canais carie caries obturacao obturacoes restauracao restauracoes extracao extracoes siso sisos implante
    implantes protese proteses dentadura clareamento faceta facetas lente limpeza raspagem tartaro anestesia gengiva
    profilaxia bracket brackets contencao moldagem`,
  healthServices: `consulta consultas consultinha consultorio consultorios clinica clinicas medico medicos medica medicas doutor
    doutora doutores dr dra fisioterapia fisio fisioterapeuta psicologo psicologa psicologos terapia nutricionista
    nutri nutricao dermatologista dermato ortopedista pediatra pediatras ginecologista gineco oftalmologista oftalmo
    cardiologista cardio urologista fono fonoaudiologa enfermeiro enfermeira enfermeiras tecnicadeenfermagem
    cirurgia cirurgias procedimento procedimentos tratamento tratamentos retorno triagem plantao convenio unimed sus
    upa hospital hospitais`,
  examsLab: `exame exames examinar examinou laboratorio laboratorios lab coleta coletas coletou sangue urina fezes jejum
    ultrassom ultra ultrassonografia raiox raio tomografia ressonancia mamografia eletro eletrocardiograma
    endoscopia biopsia hemograma glicemia resultado resultados laudo teste testes testou veia picada agulhada`,
  vetServices: `veterinario veterinaria veterinarios veterinarias vet clinicaveterinaria internacao internado internada internou
    castracao cirurgia vacinacao vacinar vacinei vacinou petlove groomer tosador tosadora banhista adestrador
    adestramento adestrar hotelzinho creche hospedagem passeador carrapato carrapatos pulga pulgas`,
  lessonsEducation: `aula aulas aulinha curso cursos cursinho cursinhos escola escolas escolinha colegio colegios faculdade professor
    professora professores professoras prof profe profs instrutor instrutora instrutores turma turmas apostila
    materia materias reforco ensino pedagog* didatica didatico autoescola detran simulado simulados vestibular enem
    concurso ingles espanhol matematica portugues redacao matricul* mensalidade baliza habilitacao`,
  sewingServices: `costureira costureiras costureiro ajuste ajustes ajustinho bainha bainhas barra apertar alargar encurtar
    encurtou remendo remendinho cerzir cerziu alfaiate alfaiataria atelier atelie molde moldes prova provas alinhavo
    ponto linha linhas agulha maquina overloque customiz* croche trico bordadeira bordar bordou`,
  laundryServices: `lavanderia lavanderias lavar lavou lavaram lavado lavada lavados lavadas lavo lava lavagem lavagens lavagemaseco
    secagem secar passar passadoria passadeira engomar engomado engomada dobrar dobrada dobradas dobradinha amassou
    encolh* impermeabilizacao tintureiro higienizou higienizaram higienizar higienizado higienizada higieniza
    higienizam higienizando higienizei higienizamos higienizava amassado amassada amassados amassadas desbotou
    desbotaram desbotar desbotada desbota desbotam desbotando desbotei desbotamos desbotava alvejou alvejaram
    alvejar alvejado alvejada alveja alvejam alvejando alvejei alvejamos alvejava`,
  carWashServices: `lavajato lavajatos lavarapido lavacar ducha polimento polir poliu polido polida cristalizacao vitrificacao
    enceramento encerar encerou aspirar aspirou aspiraram aspirado aspirada higienizacao pretinho motor detalhamento
    detailing martelinho insulfilm envelopamento borracharia borracheiro borracheiros remendo vulcaniz*`,
  repairVerbs: `consert* reparar solucion* resolv* recuper* substitu* soldei remont* montar montou montaram montado montada
    lubrific* recondicion* retific* emend* ressold* engrax* arrumou arrumar arrumado arrumada arruma arrumando
    arrumei reparou reparado reparada repara reparando reparei regulou regular regulado regulada regula regulando
    regulei ajeitou ajeitar ajeitado ajeitada ajeita ajeitando ajeitei reformou reformar reformado reformada reforma
    reformando reformei trocou trocar trocada trocando desmontou desmontar desmontado desmontada desmonta
    desmontando desmontei instalou instalar instalado instalada instala instalando`,
  repairNouns: `manutencao manutencoes reparo reparos reparinho troca trocas revisao revisoes defeito defeitos problema
    problemas problemao probleminha pane panes panezinha barulho barulhinho ruido ruidos folga folguinha maucontato
    diagnostico diagnosticos orcamento orcamentos assistencia assistencias oficina oficinas garantia garantias
    tecnica servico servicos servicinho servicao gambiarra gambiarras remendao montagem montagens instalacao
    instalacoes`,
  cleaningServices: `limpeza limpezas limpezinha faxina faxinas faxinao faxinou faxinar diarista diaristas faxineira faxineiras
    faxineiro dedetizacao dedetizar dedetizou dedetizadora desinsetizacao higienizacao sanitizacao desinfec* posobra
    varrer varreu varrido varrida limpavidros lustrar lustrou lustrado aspiracao capina rocagem podar podou
    jardinagem piscineiro esfregou esfregaram esfregar esfregado esfregada esfrega esfregam esfregando esfreguei
    esfregamos esfregava`,
  movingFreightServices: `mudanca mudancas mudancinha frete fretes fretinho carreto carretos transportadora transportadoras transporte
    transportes transport* carregamento carregar carregaram carregou descarreg* icamento icar icaram embalar
    desmontagem ajudante ajudantes caminhaobau guardamoveis entulho cacamba cacambas carregadores`,
  photoVideoServices: `ensaio ensaios ensaiozinho sessao fotografo fotografa fotografos filmagem filmar filmou video videos videozinho
    edicao editar editou editadas editad* clique cliques book books newborn gestante prewedding tratamento album
    drone cenario cenarios estudio pose poses revelar revelou revelada`,
  constructionServices: `pedreiro pedreiros serventedepedreiro obra reforma reformas reforminha reformar construcao construcoes construir
    construiu construtora empreiteira empreiteiro engenheiro engenheira arquiteto arquiteta arquitetos projeto
    projetos projetinho assentar assentou assentaram assentamento azulejista gesseiro marceneiro marceneiros
    carpinteiro demolir quebradeira marteleta impermeabilizar impermeabilizou`,
  legalFinanceServices: `advogado advogada advogados advocacia contador contadora contabilidade escritorio escritorios contabil seguro
    seguros seguradora corretor corretora corretores imobiliaria imobiliarias imovel imoveis inquilino locatario
    proprietario caucao fiador vistoria vistorias financiamento financiamentos emprestimo emprestimos consorcio
    aposentadoria inss divorcio audiencia acao despachantes honorarios consultoria`,
  techServices: `formatacao formatou formatar formatado desbloque* atualizacao atualizar atualizou software programa programas
    sistema sistemas aplicativo app apps site sites internet rede provedor sinal virus antivirus backup configur*
    instalador upgrade memoria dados arquivo arquivos nuvem senha senhas suporte helpdesk fibra megas mega conexao
    travament*`,
  staffFoodService: `garcom garcons garconete garconetes garcon garson atendente atendentes atendentezinha cozinheiro cozinheira
    cozinheiros cozinheiras chef chefs chefe barman bartender barista baristas pizzaiolo padeiro padeiros padeira
    confeiteira confeiteiro confeiteiras churrasqueiro chapeiro copeira cumim maitre salgadeira boleira doceira
    merendeira acougueiro acougueiros peixeiro quitandeiro feirante feirantes sushiman`,
  staffShopService: `vendedor vendedora vendedores vendedoras balconista balconistas caixa operadora operador funcionario funcionaria
    funcionarios funcionarias funcio colaborador colaboradora colaboradores recepcionista recepcionistas secretaria
    secretarias secretario estagiario estagiaria equipe equipes time pessoal turma empregado empregada empregados
    seguranca segurancas porteiro porteiros zelador zeladora estoquista consultora consultor promotora gerente
    gerentes gerencia supervisor supervisora encarregado subgerente`,
};
