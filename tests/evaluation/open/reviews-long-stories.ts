import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Told at length: the verdict comes late, or turns. */
export const reviewsLongStories: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "historia-chaveiro-virada",
    prompt:
      "Vou contar do começo porque eu estava pronta pra dar uma estrela. Liguei às onze da noite, trancada do lado de fora com um bolo de aniversário na mão e o cachorro latindo lá dentro. O moço que atendeu falou que em vinte minutos alguém chegava. Passaram vinte, passaram quarenta, deu uma hora. Eu já tinha escrito na cabeça a pior avaliação da história dessa rua. Aí aparece um senhor encharcado, empurrando a moto, pedindo mil perdões: o pneu tinha furado na avenida e ele veio a pé os últimos dois quilômetros pra não me deixar na mão. Abriu a porta sem um arranhão em três minutos, não quis cobrar taxa noturna nenhuma, e ainda segurou o bolo enquanto eu acalmava o cachorro. Como é que eu vou reclamar de um homem desses? Cinco estrelas, e um pedaço de bolo que eu fiz questão que ele levasse.",
    kind: "praise",
    rating: 5,
    points: [
      good("service", "senhor esforc compromiss empenh"),
      goodAbout("porta abr servico trabalho resultado arranh"),
      good("price", "taxa"),
    ],
  },
  {
    agent: "reviews",
    id: "historia-hotel-lua-de-mel",
    prompt:
      'Planejamos a lua de mel por dois anos. Escolhi esse hotel por causa da foto da banheira com vista para a serra, e quando fiz a reserva confirmei por e-mail, duas vezes, que o nosso quarto era aquele. A estrada é linda, a cidade é uma graça, chegamos cantando. Na recepção, um rapaz muito sorridente nos deu as boas-vindas, ofereceu um chá e disse que houve "um pequeno ajuste". O pequeno ajuste era um quarto no térreo, com janela para o gerador e um box de plástico. A banheira tinha sido dada a um casal que "chegou antes". Mostrei os e-mails. Ele continuou sorrindo. Pedi para falar com alguém da gerência e me disseram que só na segunda-feira; era sexta. Passamos a lua de mel ouvindo o som do motor. O chá, faço justiça, estava bom.',
    kind: "complaint",
    points: [
      badAbout("quarto banheira reserv acomodac"),
      bad("notice", "gerencia confirm e-mail"),
      bad("noise", "gerador motor"),
    ],
  },
  {
    agent: "reviews",
    id: "historia-pao-da-infancia",
    prompt:
      "Quando eu era menino meu pai me trazia aqui aos domingos, depois da missa, e eu podia escolher um sonho de creme. Ele morreu em 2009 e eu mudei de estado. Semana passada voltei à cidade para resolver papelada e, sem muito pensar, entrei. O balcão é outro, o piso é outro, a moça que me atendeu não devia ter nascido naquela época. Pedi um sonho. Olha, é o mesmo. Não parecido: o mesmo, com aquele creme que não é doce demais e o açúcar que gruda no nariz. Sentei na mesa do canto e fiquei ali, um marmanjo de 51 anos, chorando em cima do guardanapo. Só não dou a nota inteira porque tive que pedir três vezes para limparem a mesa, e o café que veio junto estava frio. Mas o sonho, meu Deus, o sonho. Meu pai teria gostado.",
    kind: "mixed",
    points: [good("food", "sonho creme"), bad("cleanliness", "mesa"), bad("warmth", "cafe")],
    misread: ["desejo", "sonhar"],
  },
  {
    agent: "reviews",
    id: "historia-assistencia-geladeira",
    prompt:
      "Gente, segue a novela. Capítulo um: minha geladeira para numa segunda. Capítulo dois: o técnico vem na terça, muito educado, abre, fecha, diz que é o termostato, 280 reais, pago na hora. Capítulo três: quarta a geladeira para de novo. Ligo, volta o mesmo técnico, igualmente educado, e descobre que não era o termostato, era a placa, mais 410. Capítulo quatro: sexta, ela faz um barulho de helicóptero e descongela doze marmitas, o peixe da minha sogra e o remédio do meu pai que precisa de frio. Capítulo cinco: agora ninguém me atende, e quando atende é pra dizer que o técnico educado não trabalha mais lá. Quero avisar aos autores que esta telespectadora desistiu da temporada.",
    kind: "complaint",
    points: [
      bad("repair", "geladeira termostato placa descongel"),
      bad("price"),
      bad("notice", "telefon contato atend"),
    ],
    personal: ["remedio"],
  },
  {
    agent: "reviews",
    id: "historia-escola-de-natacao",
    prompt:
      'Minha filha tem nove anos e é autista. Já fomos convidados a sair de duas escolas de natação, com aquele jeitinho, "talvez ela não se adapte". Cheguei nessa com o discurso pronto e o coração na defensiva. A coordenadora não me deixou terminar: perguntou do que ela gosta. Falei que de trem. Na primeira aula havia um trem de espuma na borda da piscina. Na segunda, o trem estava no meio. Na quinta, minha menina atravessou a piscina atrás dele. Ontem ela nadou doze metros sem trem nenhum, tirou a touca, olhou pra arquibancada e fez joia. A professora Isa chorou, eu chorei, a moça da lanchonete chorou. Não tenho nada a acrescentar.',
    kind: "praise",
    points: [
      good("service", "isa coordenadora inclus professora sensib"),
      goodAbout("nad piscina evolu conquista progress avanc filha"),
    ],
    names: ["Isa"],
    personal: ["autis"],
  },
  {
    agent: "reviews",
    id: "historia-reforma-banheiro",
    prompt:
      "Três orçamentos, escolhi o do meio, como manda minha mãe. Começaram na data, o que já me pareceu milagre, e o Sr. Osvaldo e o ajudante chegavam às 7h30 com a marmita e o rádio baixinho. Quebraram, carregaram, varreram, deixavam tudo limpo. O azulejo ficou tão bem assentado que meu cunhado, que é do ramo e inveja tudo, passou a mão procurando defeito e não achou. Até aí, cinco estrelas. O caso é que o combinado eram 15 dias e foram 41, porque o vaso veio errado, depois o registro, depois choveu (dentro de casa não chove, Osvaldo!). Tomei banho na academia do bairro por mais de um mês. Ficou lindo? Ficou. Faria outra vez? Com férias marcadas, talvez.",
    kind: "mixed",
    points: [
      good("result", "azulejo assent acabament banheiro"),
      good("cleanliness", "varr"),
      bad("speed", "15_dias 41 cronograma"),
    ],
    names: ["Osvaldo", "Sr"],
  },
  {
    agent: "reviews",
    id: "historia-salao-da-noiva",
    prompt:
      'Na véspera do casamento fui a outro salão e saí de lá com o cabelo laranja. Laranja de cone de trânsito. Sentei na calçada de vestido de ensaio e chorei até uma senhora me dar uma garrafa de água e apontar: "vai ali na Keyla". Eram sete da noite, a Keyla estava fechando, com a filha pequena no colo e a bolsa no ombro. Ela olhou pra mim, largou a bolsa e disse: "entra". Ficamos até uma e quarenta da manhã. A mãe dela veio buscar a menina e trouxe sopa pra nós duas. No dia seguinte casei com um castanho mais bonito que o meu. Ela cobrou o preço da tabela. Da tabela, gente. Fui à igreja e agradeci a Deus pela senhora da água e pela Keyla.',
    kind: "praise",
    points: [
      good("service", "keyla dedic generos"),
      good("result", "cabelo cor_ castanho"),
      good("price", "tabela"),
    ],
    names: ["Keyla"],
  },
  {
    agent: "reviews",
    id: "historia-onibus-da-excursao",
    prompt:
      'Minha mãe tem 76 anos e nunca tinha visto o mar. Juntei o décimo terceiro e comprei a excursão do feriado para nós duas. Ela fez cabelo, comprou maiô, contou para a rua inteira. Saída às 5h da praça. Às 5h estávamos lá, às 6h também, às 7h15 chegou uma van, não um ônibus, com lugar para doze, e éramos vinte e seis. O responsável no telefone disse para "quem chegou primeiro ir entrando". Quem chega primeiro, moço, uma senhora de 76 anos ou os rapazes de vinte? Voltamos para casa com as malas e a farofa. Ela me disse que não tinha importância, que o mar não sai do lugar. Eu é que não consigo olhar para o maiô pendurado na porta.',
    kind: "complaint",
    points: [
      badAbout("van onibus lugar vaga transport"),
      bad("speed", "saida"),
      bad("notice", "responsavel organiz telefon"),
    ],
  },
  {
    agent: "reviews",
    id: "historia-petshop-velhinho",
    prompt:
      "o Bidu tem 16 anos e é cego e já não deixava ninguem chegar perto ai eu fui em três lugar e tudo quanto era pet falava que com cachorro assim não fazia ou que tinha que sedar e eu com medo né porque ele tem o coração fraco ai uma vizinha falou vai na moça da rua da feira e eu fui sem fé nenhuma a moça sentou no chão do lado dele ficou uns quinze minuto só conversando deixou ele cheirar a mão dela a toalha a maquininha desligada e foi fazendo de pouquinho parando quando ele cansava demorou a manhã toda e ela não me cobrou nem um tostão a mais por isso ele voltou dormindo no meu colo de cheiroso que tava eu não sei o nome dela mas deus sabe",
    kind: "praise",
    points: [good("service", "moca calma"), good("result", "bidu banho cheiros"), good("price")],
    names: ["Bidu"],
    misread: ["demora", "atraso"],
  },
  {
    agent: "reviews",
    id: "historia-mudanca-da-vo",
    prompt:
      "Levamos a vó da casa onde ela viveu 52 anos para o nosso prédio. Quem já fez isso sabe que não se muda móvel, se muda uma vida. Os três rapazes entenderam isso antes de nós: perguntaram a ela onde ficava cada retrato e penduraram tudo na mesma ordem na parede nova, deram a ela a última palavra sobre a cristaleira, aceitaram o café. Ela chamou os três de meus filhos. Por isso me dói escrever a parte chata: a máquina de lavar foi deitada no caminhão, apesar do adesivo enorme pedindo em pé, e não liga mais. A empresa pede foto, depois laudo, depois nota de 1998. Os rapazes merecem dez; o escritório ainda está me devendo uma resposta.",
    kind: "mixed",
    points: [
      good("service", "rapazes retrato sensib"),
      badAbout("maquina lavar transport dano"),
      bad("notice", "laudo escritorio"),
    ],
  },
  {
    agent: "reviews",
    id: "historia-curso-de-costura",
    prompt:
      "Me aposentei em março e em abril já brigava com a televisão. Minha filha me matriculou nesse curso de costura sem perguntar. Fui de cara amarrada. Errei a linha, errei a agulha, costurei a manga na gola. A professora Ieda ria comigo, nunca de mim, e na mesa ao lado havia uma engenheira, um rapaz de cabelo azul e uma bisavó de 83. Em agosto fiz a camisa que meu neto usou na formatura. Hoje vou mesmo quando não tem aula, só pra passar o café. Não sei se aprendi costura ou se aprendi gente nova, mas recomendo as duas coisas.",
    kind: "praise",
    points: [
      good("service", "ieda professora aula"),
      goodAbout("camisa costur aprend turma amizade convivencia formatura"),
    ],
    names: ["Ieda"],
    misread: ["fruta", "suco"],
  },
  {
    agent: "reviews",
    id: "historia-pizzaria-reveillon",
    prompt:
      'Dia 31, dez pessoas em casa, forno queimado às seis da tarde. Pedi quatro pizzas grandes às 19h e o aplicativo dizia 50 minutos. Às 20h30 o mapinha mostrava o motoqueiro parado na mesma esquina. Às 21h me responderam que "saiu". Às 22h minha sogra abriu um pacote de torrada e disse que no tempo dela se planejava. Às 23h20 o interfone tocou: eram três pizzas, não quatro, duas delas de um sabor que ninguém pediu, e o refrigerante tinha virado espuma na caixa. À meia-noite brindamos com a boca cheia de atum. Eu odeio atum. Feliz ano novo para vocês também.',
    kind: "complaint",
    points: [bad("speed"), bad("order", "sabor pizza")],
  },
  {
    agent: "reviews",
    id: "historia-curta-de-mecanico-rival",
    prompt:
      'Na oficina da concessionária me deram um orçamento de 4.300 com uma lista que parecia compra do mês. Por desencargo passei no Paraíba, aqui da esquina, que todo mundo diz que é careiro. Ele ouviu o barulho de olho fechado, pediu uma chave dez, apertou um parafuso do protetor e explicou: "é vinte reais ou um pão de queijo". Paguei os vinte e o pão de queijo. Já são oito meses de silêncio. Careiro é a língua do povo.',
    kind: "praise",
    points: [
      goodAbout("honest transparen confian sincer"),
      good("price"),
      good("repair", "parafuso barulho"),
    ],
    names: ["Paraíba"],
    misread: ["comida", "lanche"],
  },
  {
    agent: "reviews",
    id: "historia-seguro-celular-adolescente",
    prompt:
      "Meu, senta que lá vem história. Quebrei a tela do celular no rolê de sábado, tipo, caiu do segundo degrau da escada rolante do metrô, virou farofa. Minha mãe já tinha falado que não ia pagar outro, então fui com o dinheiro do meu trampo de jovem aprendiz. Rodei a Santa Ifigênia inteira, cada um falava um preço e nenhum me olhava na cara porque eu tenho 16, né. Aí entrei nessa assistência e a Jéssica me explicou tudo como se eu fosse gente: a original, a paralela, o que muda no toque, quanto dura. Fez por 320 em duas vezes sem juros porque eu falei a real. Ficou zero bala. Só que eu fiquei quatro horas num banquinho sem encosto esperando porque a peça tinha que vir de outra loja, e ninguém me falou isso antes; perdi a aula de inglês e tomei bronca dobrada. Resumindo: gente boa, tela top, mas avisa o rolê da peça, por favor.",
    kind: "mixed",
    points: [good("notice", "jessica"), good("result", "tela"), bad("speed", "quatro_horas")],
    names: ["Jéssica"],
    misread: ["financ", "agencia"],
  },
  {
    agent: "reviews",
    id: "historia-posto-de-molas",
    prompt:
      "Sou caminhoneiro há 31 anos, já vi de tudo nessa vida, então não sou de escrever reclamação. Parei na quinta-feira porque o feixe de molas estava estalando. O encarregado olhou por baixo, bateu com o martelo, disse que era coisa de duas horas. Beleza, fui almoçar, voltei, estava do mesmo jeito, com o caminhão em cima do cavalete e ninguém por perto. Às seis disseram que a mola tinha que vir de Feira de Santana. Dormi na boleia no pátio. Na sexta a mola chegou, era de outro modelo. No sábado chegou a certa e o rapaz que sabia montar estava de folga. Saí no domingo às onze, com a carga de tomate que eu levava virando molho. Paguei o combinado, nem discuti. O encarregado ainda me desejou boa viagem. Perdi o frete, perdi o cliente da ponta e perdi o aniversário da minha neta, que fez cinco anos e me perguntou pelo telefone por que o vô demora tanto.",
    kind: "complaint",
    points: [bad("speed", "duas_horas domingo dias"), bad("order", "mola modelo")],
  },
  {
    agent: "reviews",
    id: "historia-academia-da-vovo",
    prompt:
      'Tenho 81 anos e uma filha mandona. Foi ela que me pôs nessa academia depois que eu caí no banheiro, e eu fui jurando que não voltava. No primeiro dia me deram um bastão de vassoura, imagine, eu que varri casa a vida toda, e a professora Nádia disse: "hoje a senhora não varre, hoje a senhora dança com ele". Achei graça. No segundo dia fui só pra ver se ela lembrava do meu nome, e lembrava, e lembrava também do nome do meu falecido marido, que eu tinha falado de passagem. Já faz um ano e dois meses. Levanto da cadeira sem as mãos, carrego a feira, e na semana passada corri, corri!, atrás do cachorro que tinha fugido. As meninas do horário das nove viraram minhas amigas, temos até um grupo, só falo besteira lá. Minha filha diz que a culpa é dela e pela primeira vez em oitenta e um anos eu deixo que ela tenha razão.',
    kind: "praise",
    points: [
      good("service", "nadia professora"),
      goodAbout("amigas amizade turma grupo meninas convivencia"),
      goodAbout("cadeira corr levant disposi forca conquista movim autonomia result"),
    ],
    names: ["Nádia"],
    personal: ["caiu", "queda", "falecido"],
  },
  {
    agent: "reviews",
    id: "historia-casa-de-racao-e-vizinho",
    prompt:
      "Vou ser justo porque meu avô dizia que crítica sem elogio é fofoca. Compro nessa casa de ração desde que ela era uma portinha. O dono, seu Lindomar, é daqueles que sabe quantas galinhas eu tenho, e quando a minha cabra teve dois cabritos no meio da noite foi ele que me atendeu no portão, de chinelo, e me vendeu a mamadeira fiado. Preço bom, saco sempre fechado, nunca peguei milho com bicho. Isso tudo é verdade e assino embaixo. Agora vem o outro lado da moeda. De uns meses pra cá a carga chega de caminhão às cinco da manhã e os rapazes descarregam jogando saco no chão e berrando de uma ponta a outra como se estivessem na roça, e não numa rua com creche, com gente de idade e comigo, que trabalho de noite e durmo de dia. Já pedi duas vezes. Seu Lindomar ri, diz que vai ver, e na terça seguinte começa tudo outra vez. O barulho eu até perdoava; a risada é que não desce.",
    kind: "mixed",
    points: [good("service", "lindomar"), good("price"), bad("noise", "descarreg carga caminhao")],
    names: ["Lindomar", "Seu"],
  },
  {
    agent: "reviews",
    id: "historia-loja-de-noivos-terno",
    prompt:
      'Reservei o terno em janeiro para casar em maio. Provei em fevereiro, marcaram os ajustes com alfinete, me deram um papelzinho amarelo. Guardei o papelzinho na carteira como quem guarda foto de filho. Em abril liguei para confirmar e a moça disse "está tudo certinho, pode ficar tranquilo". Na véspera do casamento fui buscar com meu padrinho, que tinha vindo de Rondônia. Ela procurou no computador, procurou no cabide, procurou nos fundos, voltou com um terno que era de outra pessoa, dois números menor e de outra cor, e me perguntou se eu não queria experimentar "só pra ver". Mostrei o papel amarelo. Ela disse que aquele sistema era o antigo. Casei com o terno do meu pai, de 1989, com ombreira e tudo. As fotos ficaram engraçadas, minha mulher achou lindo, meu pai chorou, e nada disso foi mérito da loja, que até hoje só me mandou uma pesquisa de satisfação.',
    kind: "complaint",
    points: [
      badAbout("terno reserv ajuste pedido"),
      bad("service", "moca"),
      bad("notice", "sistema papel confirm pesquisa"),
    ],
  },
];
