import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Irony, rhetorical questions, words with two meanings, praise in words of blame and the reverse. */
export const reviewsTurnsOfPhrase: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "ironia-parabens-pela-agilidade",
    prompt:
      "Parabéns pela agilidade! Só 17 dias pra trocar uma bateria de relógio. Vou indicar pros inimigos.",
    kind: "complaint",
    points: [bad("speed", "dias")],
  },
  {
    agent: "reviews",
    id: "ironia-spa",
    prompt:
      "Que relaxante ouvir o som da obra do vizinho durante os 60 minutos de massagem. Britadeira terapêutica, adorei a novidade.",
    kind: "complaint",
    points: [bad("noise", "obra britadeira")],
  },
  {
    agent: "reviews",
    id: "ironia-dieta",
    prompt:
      "Recomendo pra quem está de dieta: o prato é tão pequeno que a gente sai mais leve do que entrou. Inclusive o bolso, depois de pagar.",
    kind: "complaint",
    points: [badAbout("porc quantidade prato tamanho pequen serv"), bad("price", "bolso")],
  },
  {
    agent: "reviews",
    id: "ironia-tres-estrelas-ao-garcom",
    prompt: "O garçom merece um Oscar: fingiu que não me viu a noite inteira.",
    kind: "complaint",
    points: [bad("service", "garcom")],
    quotable: ["fingiu"],
  },
  {
    agent: "reviews",
    id: "elogio-com-palavra-feia-1",
    prompt:
      "Que raiva desse lugar!!! Agora nenhum outro brigadeiro presta. Estragaram minha vida, seus malditos 😂",
    kind: "praise",
    points: [good("food", "brigadeir")],
    personal: ["maldit"],
  },
  {
    agent: "reviews",
    id: "elogio-com-palavra-feia-2",
    prompt: "Minha dieta acabou aqui. Culpa inteira da coxinha de vocês.",
    kind: "praise",
    points: [good("food", "coxinha")],
  },
  {
    agent: "reviews",
    id: "elogio-absurdo-de-bom",
    prompt:
      "absurdo. um crime de bom esse cupim no bafo, carne que desmancha. quem fez isso tinha que ser preso dentro da minha casa",
    kind: "praise",
    points: [good("food", "cupim carne")],
    misread: ["inseto", "praga", "dedetiz"],
  },
  {
    agent: "reviews",
    id: "elogio-nao-tem-defeito",
    prompt:
      "Procurei defeito e não achei: vidro sem mancha, rejunte branco, até o ralo brilhava. Faxina de quem tem orgulho do que faz.",
    kind: "praise",
    points: [good("cleanliness", "faxin caprich vidro mancha rejunte ralo")],
  },
  {
    agent: "reviews",
    id: "elogio-nunca-demora",
    prompt:
      "Nunca atrasou, nunca trocou peça sem ligar antes e explicar, nunca me devolveu o banco sujo de graxa. Dez anos de freguês.",
    kind: "praise",
    points: [
      goodAbout("pontual prazo atras tempo"),
      goodAbout("aviso avisa ligar ligac transparen confian comunic honest respeit clar explic"),
      goodAbout("graxa limp banco cuid capricho"),
    ],
    misread: ["agencia", "financ"],
  },
  {
    agent: "reviews",
    id: "sem-palavra-de-queixa-1",
    prompt:
      "Pedi ao meio-dia. Lá pelas quatro horas, meu filho já tinha voltado da escola, feito a lição e tomado banho quando a campainha tocou.",
    kind: "complaint",
    points: [bad("speed", "cheg entreg")],
  },
  {
    agent: "reviews",
    id: "sem-palavra-de-queixa-2",
    prompt: "Levei quatro cadeiras para estofar. Busquei três.",
    kind: "complaint",
    points: [badAbout("cadeira falt quarta")],
    quotable: ["busquei"],
  },
  {
    agent: "reviews",
    id: "sem-palavra-de-queixa-3",
    prompt: 'Abri a caixa do bolo e li: "Parabéns, Cleiton". Minha filha se chama Manuela.',
    kind: "complaint",
    points: [badAbout("nome bolo escrit troc encomend")],
    names: ["Manuela", "Cleiton"],
  },
  {
    agent: "reviews",
    id: "retorica-cade",
    prompt:
      'Cadê a nota fiscal? Cadê a garantia que prometeram por escrito? Cadê o vendedor que me chamava de "meu amor" até eu passar o cartão?',
    kind: "complaint",
    points: [badAbout("nota garantia document"), bad("service", "vendedor pos-venda")],
  },
  {
    agent: "reviews",
    id: "retorica-custava",
    prompt:
      "Custava avisar que não iam abrir no feriado? Atravessei a cidade com duas crianças e dei com a cara na porta.",
    kind: "complaint",
    points: [bad("notice", "feriado"), bad("hours", "porta feriado")],
  },
  {
    agent: "reviews",
    id: "retorica-quem-mais",
    prompt:
      "Onde mais no mundo alguém guarda a última esfiha pra você porque sabe que terça você sai tarde do plantão? Me digam, onde?",
    kind: "praise",
    points: [good("service", "guard lembr"), goodAbout("esfiha")],
  },
  {
    agent: "reviews",
    id: "retorica-sabe-quando",
    prompt:
      "Sabe quando a pessoa gosta do que faz? Pois é. Minha calça voltou melhor que quando era nova, tá?",
    kind: "praise",
    points: [good("result", "calca caprich")],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-fila",
    prompt:
      "Adotei um fila de 60 quilos e ninguém queria dar banho nele. O pessoal daqui encarou com petisco e conversa. Voltou perfumado e feliz!",
    kind: "praise",
    points: [good("service", "petisco coragem"), good("result", "banho perfum cheiros")],
    misread: ["espera", "demora", "na fila", "da fila", "fila andar"],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-ponto",
    prompt:
      "O ponto é longe, a rua é escura e mesmo assim desço do ônibus todo dia só por causa dessa empada. Massa podre que derrete, viu!",
    kind: "praise",
    points: [good("food", "empada massa")],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-dar-conta",
    prompt:
      "Duas meninas pra tocar um salão de 30 mesas: fazem milagre, sempre sorrindo, mas não dão conta, o almoço demora que só.",
    kind: "mixed",
    points: [good("service", "meninas sorri"), bad("speed", "almoco")],
    misread: ["cobranc", "a conta"],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-banco-de-praca",
    prompt:
      "Puseram um banco na frente da floricultura e eu, que só passava, agora sento, converso e sempre saio com uma muda. Ideia de gênio!",
    kind: "praise",
    points: [goodAbout("banco lugar espaco frente convivencia")],
    misread: ["agencia", "financ", "dinheiro"],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-massa",
    prompt:
      "Massa demais, visse! Os boy tudo gente fina, o corte ficou pipoco e o preço cabe no bolso de estudante.",
    kind: "praise",
    points: [good("service"), good("result", "corte cabelo"), good("price")],
    misread: ["a massa", "da massa", "comida", "pipoca"],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-barata",
    prompt:
      "Nem acredito que uma consultoria tão boa saiu tão barata. Dona Marli arrumou meu guarda-roupa e minha cabeça.",
    kind: "praise",
    points: [good("price"), goodAbout("guarda-roupa organiz consultor marli")],
    names: ["Marli", "Dona"],
    misread: ["inset", "praga"],
  },
];
