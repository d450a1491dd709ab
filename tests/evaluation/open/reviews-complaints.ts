import type { ReviewInput } from "../input.ts";
import { bad, badAbout } from "../points.ts";

/** Complaints: delay, price, cleanliness, noise, access, insults, irony, other languages. */
export const reviewsComplaints: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "pizzaria-fria-e-atrasada",
    prompt:
      "Pedi às 20h e a pizza só chegou 22h15, fria e com a borda murcha. Liguei três vezes e ninguém atendeu. Decepcionada. - Fernanda",
    kind: "complaint",
    points: [
      bad("speed", "so_chegou"),
      bad("warmth", "pizza borda"),
      bad("service", "ligac ligou ligado telefon"),
    ],
    names: ["Fernanda"],
  },
  {
    agent: "reviews",
    id: "hotel-noite-sem-sono",
    prompt:
      "Barulho da rua a noite inteira, ar-condicionado pingando e chuveiro frio. Pelo preço da diária eu esperava bem mais.",
    kind: "complaint",
    points: [
      bad("noise"),
      badAbout(
        "ar-condicionado condicionado climatiz chuveiro banho agua quarto manutenc instalac estrutura confort",
      ),
      bad("price", "diaria"),
    ],
  },
  {
    agent: "reviews",
    id: "academia-cobranca-depois-do-cancelamento",
    prompt:
      "cancelei o plano em marco e continuam cobrando no meu cartao. ninguem responde o whatsapp. pessimo",
    kind: "complaint",
    points: [bad("payment", "cancel plano"), bad("notice", "whatsapp mensagem atend")],
  },
  {
    agent: "reviews",
    id: "loja-degrau-na-porta",
    prompt:
      "Sou cadeirante e não consegui entrar: degrau alto na porta, nenhuma rampa e nenhum funcionário ajudou.",
    kind: "complaint",
    points: [bad("access"), bad("service", "ajud apoio auxili funcionari")],
  },
  {
    agent: "reviews",
    id: "sorveteria-moscas",
    prompt: "Mesas sujas, moscas em cima das caldas e banheiro sem papel. Uma estrela.",
    kind: "complaint",
    rating: 1,
    points: [bad("cleanliness", "mosca mesa"), badAbout("banheiro papel")],
  },
  {
    agent: "reviews",
    id: "assistencia-notebook-quarenta-dias",
    prompt:
      "Deixei o notebook dia 3 de março, prometeram para 5 dias e já faz 40. Cada hora uma desculpa diferente.",
    kind: "complaint",
    points: [bad("speed"), bad("notice", "justific")],
  },
  {
    agent: "reviews",
    id: "restaurante-so-dinheiro",
    prompt:
      "Não aceitam Pix nem cartão, só dinheiro! E não tem aviso nenhum na porta. Passei vergonha.",
    kind: "complaint",
    points: [bad("payment", "dinheiro"), bad("notice")],
  },
  {
    agent: "reviews",
    id: "restaurante-queja-en-espanol",
    prompt: "Esperamos más de una hora y la comida llegó fría. El mesero muy grosero. No volvemos.",
    kind: "complaint",
    points: [bad("speed"), bad("warmth", "comida"), bad("service", "garcom")],
  },
  {
    agent: "reviews",
    id: "restaurante-ironia",
    prompt:
      "Parabéns, conseguiram queimar até o arroz. Uma experiência inesquecível, nunca mais volto.",
    kind: "complaint",
    points: [bad("food", "arroz queim")],
  },
  {
    agent: "reviews",
    id: "uma-estrela-atendimento",
    prompt: "1 estrela. Atendimento péssimo.",
    kind: "complaint",
    rating: 1,
    points: [bad("service")],
  },
  {
    agent: "reviews",
    id: "eletricista-nao-apareceu",
    prompt:
      "Marcou comigo sábado de manhã, fiquei esperando até as 15h e ninguém apareceu nem avisou. Perdi meu dia.",
    kind: "complaint",
    points: [bad("speed", "comparec apareceu marcad agendad agendament combinad"), bad("notice")],
  },
  {
    agent: "reviews",
    id: "lava-rapido-riscou",
    prompt:
      "Riscaram a porta do meu carro e o dono disse que já estava assim. O carro entrou sem nenhum risco!",
    kind: "complaint",
    points: [
      badAbout("risc carro a_porta da_porta pintura veiculo dano"),
      bad("service", "dono respost convers"),
    ],
  },
  {
    agent: "reviews",
    id: "grafica-cartao-cor-errada",
    prompt:
      "Os 500 cartões vieram com a cor errada e cortados tortos. Pedi para refazer e disseram que o arquivo é que estava ruim.",
    kind: "complaint",
    points: [
      bad("goods", "cartao cartoes a_cor da_cor impress corte"),
      bad("service", "respost retorno arquivo refaz posic"),
    ],
  },
  {
    agent: "reviews",
    id: "farmacia-fila-e-remedio-em-falta",
    prompt: "Fila enorme, dois caixas fechados e o produto que o site dizia ter não tinha na loja.",
    kind: "complaint",
    points: [bad("speed", "fila caixa"), badAbout("falta estoque disponib site produto")],
  },
  {
    agent: "reviews",
    id: "marcenaria-armario-torto",
    prompt:
      "O armário foi montado torto e as portas não fecham. Já mandei três mensagens e só visualizam.",
    kind: "complaint",
    points: [
      badAbout("armario porta montag mont instalac produto servico"),
      bad("notice", "mensagens_que resposta mensagem_sem mensagens_sem"),
    ],
  },
  {
    agent: "reviews",
    id: "loja-tamanho-errado-online",
    prompt:
      "comprei pelo instagram, veio tamanho errado e agora ninguem responde. paguei 150 reais",
    kind: "complaint",
    points: [bad("order", "tamanho"), bad("notice", "ninguem_respond")],
  },
  {
    agent: "reviews",
    id: "hotel-cheiro-de-cigarro",
    prompt:
      "Reservei quarto para não fumantes e o cheiro de cigarro era insuportável. Toalhas manchadas também. 2 estrelas",
    kind: "complaint",
    rating: 2,
    points: [badAbout("cheiro cigarro odor quarto"), badAbout("toalha mancha limp higien enxoval")],
  },
  {
    agent: "reviews",
    id: "autoescola-aulas-remarcadas",
    prompt:
      "Remarcaram minha aula quatro vezes em cima da hora. O instrutor passa a aula no celular.",
    kind: "complaint",
    points: [badAbout("remarc aula horario agend"), bad("service", "instrutor celular")],
  },
  {
    agent: "reviews",
    id: "borracharia-parafuso-solto",
    prompt:
      "Troquei os pneus e saí com a roda mal apertada, ouvi um barulho na estrada e quase bati. Irresponsáveis.",
    kind: "complaint",
    points: [badAbout("roda pneu servico seguranca aperto")],
    personal: ["irresponsav"],
  },
  {
    agent: "reviews",
    id: "manicure-alicate-sem-esterilizar",
    prompt:
      "Usou o mesmo alicate da cliente anterior sem esterilizar. Fiquei com medo e fui embora.",
    kind: "complaint",
    points: [badAbout("higien esteril alicate material biosseg limp")],
  },
  {
    agent: "reviews",
    id: "imobiliaria-visita-desmarcada",
    prompt:
      "Marcaram visita ao apartamento, atravessei a cidade e o corretor não foi. Depois disseram que já estava alugado.",
    kind: "complaint",
    points: [badAbout("visita corretor compare agend marcad"), bad("notice", "alugad")],
  },
  {
    agent: "reviews",
    id: "padaria-troco-errado",
    prompt:
      "Deram troco errado e a moça do caixa insistiu que eu estava mentindo na frente de todo mundo.",
    kind: "complaint",
    points: [badAbout("troco caixa valor cobranc"), bad("service", "moca constrang caixa")],
    personal: ["mentindo"],
  },
  {
    agent: "reviews",
    id: "gym-english-broken-showers",
    prompt:
      "Broken showers for a month and the front desk doesn't care. The music is way too loud.",
    kind: "complaint",
    points: [
      badAbout("chuveiro banho vestiario ducha instalac manutenc"),
      bad("service", "recepc"),
      bad("noise"),
    ],
  },
];
