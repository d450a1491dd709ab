/** What the first word of a product tells about it, folded, singular. */
export type Trade = "business" | "professional" | "quotable" | "service" | "goods";

const businessMen =
  "cantinho camping salao atelier studio restaurante mercado mercadinho consultorio escritorio estudio studio atelie bar hotel hostel espaco petshop pet acougue hortifruti brecho bazar emporio supermercado " +
  "laboratorio sacolao armazem sitio bercario lava-rapido deposito armarinho centro instituto colegio hospital estacionamento motel cinema teatro clube quiosque food box varejao atacado sebo lava cursinho buteco boteco bistro pesqueiro haras botequim viveiro canil cartorio pub";
const businessWomen =
  "loja pensao clinica padaria pizzaria hamburgueria lanchonete barbearia academia escola oficina pousada confeitaria doceria floricultura farmacia drogaria papelaria livraria otica imobiliaria " +
  "lavanderia grafica sorveteria cafeteria creche autoescola empresa agencia chacara peixaria mercearia quitanda joalheria relojoaria marcenaria serralheria vidracaria borracharia tabacaria adega " +
  "cervejaria churrascaria pastelaria esmalteria assistencia boutique banca barraca lojinha tapiocaria acaiteria creperia galeria franquia transportadora autopecas chocolateria produtora editora locadora madeireira retifica casa sapataria rotisseria temakeria marmitaria perfumaria sapataria hospedaria malharia estofaria costelaria bicicletaria brigaderia gelateria agropecuaria avicultura esfiharia arena quitanda alfaiataria tapecaria temperaria queijaria selaria bomboniere fabrica tinturaria autoeletrica cantina escolinha seguradora granja loterica parrilla destilaria vinicola brinquedoteca ludoteca cachacaria empadaria coxinharia espetaria pamonharia cuscuzeria docaria burgueria vinheria petiscaria omeleteria saladeria bolaria brownieria tornearia ferraria funeraria cutelaria carpintaria ourivesaria";
const professionals =
  "eletricista churrasqueiro encanador encanadora bombeiro pedreiro pintor pintora marceneiro diarista faxineira faxineiro advogado advogada contador contadora dentista psicologo psicologa nutricionista fisioterapeuta personal fotografo " +
  "fotografa cabeleireiro cabeleireira barbeiro maquiador maquiadora costureira costureiro confeiteira confeiteiro cozinheira cozinheiro boleira doceira professor professora veterinario veterinaria mecanico motorista chaveiro " +
  "jardineiro tecnico arquiteto arquiteta engenheiro engenheira designer tatuador tatuadora dj massagista cuidador cuidadora baba corretor corretora dedetizadora desentupidora terapeuta podologa podologo esteticista " +
  "vidraceiro serralheiro montador tapeceiro estofador garcom churrasqueiro medico medica pediatra dermatologista educador educadora passadeira tradutor tradutora soldador gesseiro azulejista calheiro passeador adestrador cerimonialista fonoaudiologa manicure pedicure artesa artesao florista consultor consultora coach musico cantor cantora professores lashista doutor doutora dr dra ortopedista cardiologista ginecologista psiquiatra oftalmologista especialista psicopedagoga quiropraxista osteopata marido barman bartender pizzaiolo sushiman marceneira montadora despachante taxista jornalista redator redatora revisor revisora sommelier doula parteira enfermeira enfermeiro instrutor instrutora treinador treinadora banda guia palestrante " +
  "nail massoterapeuta ortodontista periodontista sapateiro relojoeiro ourives borracheiro funileiro torneiro piscineiro animador animadora recreador recreadora magico palhaco celebrante copeira tosador tosadora banhista astrologa tarologa benzedeira hipnoterapeuta naturopata urologista neurologista endocrinologista reumatologista topografo agronomo biomedica biomedico depiladora trancista micropigmentadora sobrancelhista alfaiate modista bordadeira crocheteira salgadeira chef perito despachante motoboy mototaxista freteiro guincheiro azulejista marmorista instrumentador secretaria bombeiro encanadora caricaturista ilustrador ilustradora videomaker";
const quotables =
  "conserto reparo manutencao instalacao reforma pintura limpeza faxina montagem mudanca frete carreto dedetizacao desentupimento buffet decoracao fotografia filmagem impressao criacao costura ajuste " +
  "jardinagem lavagem higienizacao aluguel locacao projeto servico bordado troca polimento funilaria transporte desenvolvimento traducao serralheria construcao impermeabilizacao blindagem envelopamento usinagem soldagem " +
  "paisagismo estamparia confeccao terraplanagem demolicao marmoraria churrasco cobertura esquadria gesso drywall dedetizadora descupinizacao restauracao estofamento afiacao poda pequeno eletrica hidraulica reboque guincho fretamento sonorizacao climatizacao sinalizacao comunicacao plotagem " +
  "perfuracao remocao recuperacao escavacao filmagem edicao martelinho capina rocada vitrificacao cristalizacao afinacao recarga formatacao desbloqueio digitalizacao revelacao encadernacao gravacao personalizacao sublimacao calafetacao raspagem assentamento sondagem topografia georreferenciamento laudo vistoria pericia monitoramento portaria vigilancia zeladoria motofrete passadoria copia aspiracao fechamento insulfilm adesivacao sonorizacao";
const otherServices =
  "licenciamento emplacamento cuidado turismo day-use corte aula curso consulta terapia banho tosa hospedagem treino escova escovacao progressiva coloracao maquiagem design depilacao massagem alongamento atendimento exame tratamento sessao pilates yoga ioga natacao danca ballet musculacao " +
  "reforco hidroterapia passeio adestramento avaliacao viagem declaracao abertura assessoria contabilidade advocacia consultoria revisao barba penteado unha manicure pedicure micropigmentacao drenagem peeling limpezas sobrancelha cilios fisioterapia psicoterapia acupuntura " +
  "clareamento implante ortodontia recreacao mentoria treinamento palestra oficinas workshop colonia creche hotelzinho radioterapia ensaio tatuagem piercing bronzeamento luzes mechas hidratacao spa coaching rodizio self-service almoco jantar happy musicoterapia equoterapia vacina vacinacao castracao internet alinhamento balanceamento regularizacao seguro consorcio emprestimo plano " +
  "massoterapia barra bainha ziper henna formatacao backup botox preenchimento lifting detox reiki quiropraxia podologia nutricao consultoria palestra roteiro trilha mergulho rapel surfe surf judo karate jiu-jitsu muay capoeira futebol basquete volei crossfit spinning zumba funcional hidroginastica meditacao desenho violao piano teatro informatica robotica xadrez alfabetizacao redacao matematica portugues ingles espanhol frances libras " +
  "baile show brunch jantar hospedagem diaria creche passeios adestramento cerimonia casamento batizado filmagem edicao diagramacao gestao divorcio inventario pensao aposentadoria " +
  "excursao buco degrade luzes microagulhamento harmonizacao bioimpedancia depilacao limpeza lifting criolipolise radiofrequencia ultrassom laser ventosa shiatsu barreira quiropraxia jazz teclado canto guitarra bateria flauta violino sanfona ukulele costura culinaria confeitaria maquiagem fotografia oratoria excel programacao gastronomia natacao hidro";
const goods =
  "sanca moldura bolo arranjo doce salgado salgadinho torta brigadeiro pizza hamburguer lanche marmita marmitex quentinha pao cafe tapioca cuscuz salada suco acai sorvete picole chocolate trufa cookie brownie coxinha empada pastel esfirra esfiha sushi temaki comida refeicao kit cesta " +
  "roupa vestido blusa calca camisa camiseta saia short biquini lingerie pijama jeans moda sapato sandalia tenis bolsa mochila bijuteria joia semijoia oculos relogio perfume cosmetico maquiagem shampoo sabonete vela artesanato croche trico " +
  "goiabada movel sofa colchao cama mesa cadeira armario portao grade escada estrutura trança tranca guarda-roupa estante cortina persiana tapete almofada quadro espelho luminaria flor buque planta vaso muda suculenta racao brinquedo livro caderno caneta papel presente lembrancinha convite " +
  "celular capinha capa pelicula fone notebook computador impressora tv televisao peca pneu carro moto bicicleta bike apartamento imovel terreno lote kitnet fruta verdura legume carne frango peixe queijo mel geleia cerveja vinho cachaca agua gas calopsita periquito hamster gaiola iphone propolis produto " +
  "material tinta piso azulejo porta janela telha tijolo cimento areia ferramenta parafuso uniforme adesivo banner camisetas caneca agenda papelaria toalha lencol enxoval fralda marmitas ovo cupcake macarons mochilas suplemento " +
  "empadao quiche lasanha nhoque ravioli feijoada churrasquinho espetinho crepe waffle donut bombom pudim mousse cocada rapadura requeijao manteiga linguica camarao kombucha licor cha infusao tempero castanha granola biscoito bolacha bolinho kibe quibe coxinhas salgadinhos panqueca omelete sopa caldo acaraje moqueca pamonha mingau " +
  "conjunto legging cropped caiaque treino tilapia bacalhau salmao atum polvo lagosta polpa empadinha bolinha beijinho rocambole esmaltacao topo cacamba laje reboco forro fiacao lenha suculenta samambaia sabonete vela aromatizador difusor incenso colar pulseira anel brinco alianca boneca pelucia laco tiara body macacao jardineira jaqueta casaco cachecol gorro chapeu bone cinto carteira mala sapatilha bota chinelo meia calcinha cueca sutia avental pano cobertor edredom travesseiro colcha " +
  "geladeira fogao microondas freezer ventilador aquecedor bateria tablet carregador teclado monitor cabo lampada tomada chuveiro torneira pia box churrasqueira piscina poltrona banco mesinha aparador painel rack prateleira nicho beliche berco carrinho cadeirinha patinete skate prancha barraca violao teclado tambor microfone " +
  "orquidea rosa cacto substrato adubo horta semente galinha ovelha coelho passaro aquario coleira casinha petisco pingente quadrinho poster camafeu tela escultura ceramica prato xicara copo panela faca tabua cesto bau lixeira cabide chave cadeado alarme camera interfone " +
  "calcado desinfetante amaciante detergente alvejante sabao desengordurante jaleco xis xis-salada dogao taco burrito nachos batata macarrao yakissoba parmegiana estrogonofe strogonoff farofa vatapa tacaca manicoba pacoca pipoca churros milho curau canjica quindim palha cone alfajor suspiro bem-casado bacon charque espeto torresmo mandioca macaxeira aipim batatinha picanha costela leitao codorna smash combo dog hot-dog x-salada x-burguer x-bacon misto temperinho antepasto pate torrada focaccia croissant sonho rosca panetone bolo-de-rolo tortilha esfihas amigurumi laco turbante naninha manta ninho cesto trofeu medalha faixa lona panfleto cartaz etiqueta rotulo sacola carimbo folder cracha totem letreiro bebedouro purificador inversor capacete viseira lancha vara isca anzol molinete gado bezerro cavalo porco racao feno silagem calcario arame mourao caibro viga bloco brita marmore granito toldo rodape porcelanato verniz vergalhao cano mangueira gerador compressor furadeira betoneira andaime gelo carvao muleta andador palmilha peruca aplique esmalte batom creme hidratante oculos lente armacao aparelho jabuticaba mirtilo morango banana abacaxi laranja limao tomate alface couve rucula cogumelo shimeji aquario peixe cascalho tarrafa caiaque prancha bola pula-pula som chuteira luva kimono bicicleta patins triciclo velotrol boia guarda-sol ombrelone milkshake smash casquinha copinho sundae maionese sache whey creatina blusinha jantinha esfirras brotinho fritas frigideira vinil disco gibi revista quadrinhos manga bijuteria pulseira";

function add(table: Map<string, Trade>, words: string, trade: Trade): void {
  for (const word of words.split(" ")) if (!table.has(word)) table.set(word, trade);
}

function makeTable(): Map<string, Trade> {
  const table = new Map<string, Trade>();
  add(table, businessMen, "business");
  add(table, businessWomen, "business");
  add(table, professionals, "professional");
  add(table, quotables, "quotable");
  add(table, otherServices, "service");
  add(table, goods, "goods");
  return table;
}

export const trades: ReadonlyMap<string, Trade> = makeTable();
export const feminineBusinesses: ReadonlySet<string> = new Set(businessWomen.split(" "));

/** Alone they say too little: "conserto" of what? Folded, singular. */
export const needsComplement = new Set(
  (
    "conserto reparo manutencao instalacao reforma montagem troca venda aluguel locacao curso aula servico loja cantinho fabricacao producao entrega criacao ajuste projeto kit cesta cama mesa centro espaco empresa agencia " +
    "escola corte limpeza peca material pao ar cha pe casa design sessao tratamento plano seguro produto assistencia consulta abertura declaracao colonia instituto deposito food pet moda revisao lavagem " +
    "desenvolvimento confeccao impressao personal tecnico alongamento transporte festa unha self-service banca barraca box clube galeria guarda oleo capa marido pequeno design bombeiro declaracao porta mercado ovo agua carrinho trailer comida matricula mensalidade taxa inscricao anuidade regularizacao hotel perfuracao remocao recuperacao escavacao edicao personalizacao escritorio consultorio estudio studio reforco avaliacao comunicacao atacado varejo barra viagem"
  ).split(" "),
);

/** Trades where a shop speaks of care, not of a price: no "Peça um orçamento". */
export const careTrades = new Set(
  "dentista psicologo psicologa nutricionista fisioterapeuta advogado advogada veterinario veterinaria terapeuta podologa podologo medico medica pediatra dermatologista fonoaudiologa massagista manicure pedicure cabeleireiro cabeleireira barbeiro baba professor professora personal professores lashista doutor doutora dr dra ortopedista cardiologista ginecologista psiquiatra oftalmologista especialista psicopedagoga quiropraxista osteopata massoterapeuta nail".split(
    " ",
  ),
);
