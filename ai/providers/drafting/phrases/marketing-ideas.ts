/**
 * Words of one idea, by the idea: an owner says "brava", another "furiosa", and both have an angry client. Beside the
 * words themselves they make questions alike that share no word. Beginnings of folded words, parted by spaces; a
 * beginning that ends in `$` is the whole word.
 */
export const ideas: Readonly<Record<string, string>> = {
  angry:
    "xing brav furios irritad nervos grit barraco escandal ofend ofens grosseir grosso$ grossa$ revoltad indignad briga brigou brigand discut estress ameac detonou detona bronca reclam esculach malcriad desaforo humilh",
  bad: "ruim ruins pessim horriv nojent estragad podre sujo suja sujeira mofo vencid azed velho$ velha$ feio$ feia$ feias$ feios$ defeituos torto torta$ manchad dur$ duro$ frio$ fria$ cru$ crua$ mal$",
  late: "atras demor pontual espera$ esperou esperand tarde$",
  lost: "perdi$ perco perde$ perdid perder perdeu sumi some$ somem evapor desaparec sumindo",
  stock:
    "estoque mercadoria prateleira repor reposic fornecedor deposito acab falt zer sobr encalh compro$ comprei",
  spoil: "estrag apodrec murch amolec madur vencend passand desperdic lixo perda perecivel",
  produce:
    "fruta verdura legume tomate banana alface folha hortifruti mamao manga laranja couve batata cebola",
  food: "comida marmita lanche pizza hamburg salgad coxinha bolo doce$ doces$ brigadeiro pao$ paes$ torta almoco janta quentinha acai sorvete pastel esfih cafe$ prato",
  clothes:
    "roupa vestid blusa calca$ saia jeans camis peca$ pecas$ arara cabide manequim sapato bolsa$ tamanho",
  hair: "cabelo progressiva alisament tintura luzes$ mecha escova quimica coloracao descolor corte$ penteado barba$ pente salao$ cabeleireir",
  nails: "unha esmalt manicure pedicure cilio sobrancelha depila",
  animal: "cachorr gato$ gata$ pet$ pets$ bicho poodle tutor tosa banho racao filhot",
  vehicle:
    "carro moto$ motos$ caminh pneu motor oleo$ freio revisao quilometr mecanic veicul lataria",
  device:
    "celular aparelho notebook computador geladeira maquina tela$ bateria televis microondas impressora",
  repair: "consert arrum manutenc defeito quebr assistencia peca$",
  health:
    "paciente consulta exame doenca tratament remedio medic dentist clinica jejum cirurg diagnost procediment botox harmoniz preench dente$ exercici fisio psicolog terapia clinic",
  house:
    "eletric encanad pintor$ pintura reforma obra$ vazament tomada parede telhado diarista faxina jardin montador marceneir",
  craft: "croche bordad artesan costur sabonete vela$ velas$ bijut feito$ macrame tric",
  fair: "feira bazar banca$ barraca expor exposic praca$ estande",
  money:
    "dinheiro grana caixa$ lucro prejuizo gasto gastar despesa conta$ contas$ divida vermelho sobr margem retirada financ faturament salario$ renda$ sobrou grana$ investir",
  debt: "deve$ devem devendo fiado calote cobrar cobranca inadimpl enrola$ pagament atrasad pagou paga$ prestac mensalidade$ boleto$",
  price:
    "preco valor$ valores$ custa$ quanto cobr tabela$ caro$ cara$ barat orcament cobro$ custar taxa$ desconto$",
  discount:
    "descont promoc oferta liquid queima cupom brinde combo$ relampago cartela fidelidade ganha$ gratis brind",
  raise: "aument subiu subir reajust encarec",
  review: "avali estrela estrelinha coment nota$ notas$ opini review resenha estrelad pontuac",
  praise: "elogi elogiou carinh lindo linda amou ador parab satisfeit",
  fake: "fals fake mentir mentiu invent inventou nunca calunia difam armad comprad",
  remove: "apag exclu remov tirar$ tire$ delet denunci derrubar some$",
  reply: "respond respost escrev digo$ dizer falar falo$ agradec retruc",
  viral:
    "viraliz video filmar filmaram gravar gravaram expos expor expond tiktok espalh grupo$ radio$",
  rival: "concorr vizinh rival outra$ outro$ atacad rede$ copia$ copiam esquina",
  photo:
    "foto fotos$ fotograf imagem camera flash luz$ escur claro fundo nitid borr embac tremid amarel azulad",
  front:
    "fachada placa letreiro porta$ entrada frente escondid corredor galeria$ travessa beco andar$ fundos",
  brand: "logo$ logotipo logomarca marca$ simbolo redond circulo bolinha",
  hours:
    "horario abr abre$ abert fech fechad feriado ferias recesso domingo sabado madrugada almoc expediente",
  move: "mudei mudou mudar mudanc enderec rua$ ponto$ lugar$ local chamava antigo$ antiga$ novo$ troquei trocou",
  map: "google maps$ mapa waze gps$ busca$ pesquis procur acha$ acham encontr aparec apareco aparecer buscam procuram sair$ saia$ existe$",
  account:
    "senha login acesso conta$ email dono$ dona$ socio cadastr ficha perfil propriet reivindic acessar administr",
  scam: "golpe fraude taxa$ boleto codigo sms$ cobrando ligaram ligou vence$ consultor representante carta$",
  chat: "whats zap$ wpp$ mensag conversa audio direct$ chama$ chamam",
  busy: "corrid bagunc confus misturad acumul tanta$ tantas$ muita$ muitas$ conta$ tempo$ sozinh cansad dia$ apita mao$ correria prioridade",
  repeat: "mesma$ mesmo$ repet sempre toda$ todo$ pront automat padr",
  post: "post$ posts$ postar posto$ postag publicar story stories reels conteudo legenda insta$ instagram feed",
  ad: "anunci anuncio impulsion turbin trafego patrocin ads$ campanha propaganda",
  result: "retorno resultado funcion valeu adiant certo$ numero metrica grafico painel visualiz",
  measure: "saber sei$ descobr medir acompanh anot controlar test compar",
  ai: "ia$ gemini chatgpt gpt$ inteligencia robo$ prompt",
  data: "dados$ cpf$ telefone lgpd lista$ planilha cadastro aniversari guardar privac nome$ nomes$ cadastr",
  paper: "contrat papel assin documento pdf$ edital regulament termo$ escrito combinad manual",
  staff:
    "funcion empregad equipe atendente balconista ajudante menino$ menina$ moca$ rapaz estagi assistente turma funcionaria secretaria vendedor recepc aprendiz camareira garcon garcom cozinheir",
  routine:
    "rotina checklist lista$ esquec abertura fechament padroniz treinar ensin conferir turno",
  begin: "comec abrindo abrir$ inici planej ideia sonho",
  grow: "crescer expand filial segunda$ unidade franquia quiosque shopping ampliar aumentar",
  partner:
    "parceria parceir permuta indic indique junto$ juntas$ juntos$ dividir corretor imobiliaria vizinhos comissao",
  companies:
    "empresa escritorio firma fabrica escola$ hotel condomini obra$ atacado sindic imobiliar hospital predio$",
  comeback: "volta$ voltar voltam voltou reconquist retorn fideli antiga$ antigo$ antigos$",
  booking:
    "agenda$ agend marc marcou desmarc cancel vaga$ vago vazi encaixe falta$ faltou cadeira furo furos furou horario cadeira$ espera$ confirm",
  returns: "troca$ trocar devol reembols etiqueta garantia arrepend",
  season:
    "natal pascoa maes$ namorad junina carnaval finados black aniversario inaugur data$ verao inverno crianca copa$ festa$ quermesse show$ evento$ setembro outubro novembro dezembro final$",
  allergy: "alerg gluten lactose leite$ amendoim ovo$ ingredient intoler",
  delivery: "entreg delivery motoboy ifood frete retirada taxa$ aplicativo entrego marmit congelad",
  consent:
    "autoriz permiss imagem direito$ assinar rosto aparec filmei filmar crianca menor$ menores$",
  tax: "imposto mei$ cnpj nota$ fiscal tribut contador simples$ inss receita$ declar fatur inscric certidao",
  law: "justica process advogad lei$ multa intim procon legal$ ilegal procon policia queixa denuncia$ direito$ obrigad sindicato",
  weather: "chuv chov sol$ tempo$ previs calor",
  recipe: "receita massa$ forno assar fritar cozinh tempero fermento coado",
  idle: "teto$ moscas parad vazi deserto fraco fraca$ ninguem segunda$ terca quarta quinta",
  visit: "visita visitar viagem longe$ telhado vistoria fui$ vou$ casa$",
  press: "jornal noticia portal blog revista reportag materia$ radio$ entrevista",
  worth: "vale$ valor$ valoriz entend explic compens justific",
  public: "publico jovem jovens novas$ idos mulher homem homens meninas idade perfil$ quem$",
  job: "vaga$ emprego contrat demit salario clt ferias rescis curriculo entrevista folga",
  tech: "backup sincroniz instal atualiz trav notebook android iphone wifi senha excel impressora configur aplicativo sistema",
  buying: "compro$ comprar marca$ modelo indica$ melhor$ qual$",
  property: "imovel aluguel inquilin terreno casa$ ponto$ condominio",
};
