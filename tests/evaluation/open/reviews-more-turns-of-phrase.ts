import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** More of reviews-turns-of-phrase.ts. */
export const reviewsMoreTurnsOfPhrase: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "dois-sentidos-espera",
    prompt:
      "Aprendi a gostar de atrasar minhas outras coisas: a sala de espera tem gibi, poltrona de balanço e um gato que se chama Recibo.",
    kind: "praise",
    points: [goodAbout("sala de_espera gibi poltrona gato ambiente espaco")],
    names: ["Recibo"],
    misread: ["demora", "atraso"],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-salgado",
    prompt: "Os salgados, deliciosos. O preço, salgado. Um casamento de 90 reais o cento.",
    kind: "mixed",
    points: [good("food", "salgad"), bad("price")],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-bateria",
    prompt:
      "Trocaram a bateria do celular e agora ele dura menos que a bateria da escola de samba na avenida: 50 minutos.",
    kind: "complaint",
    points: [badAbout("bateria celular troca dura servico")],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-chapa",
    prompt:
      "Tirei chapa do pulmão e o rapaz da radiologia, ô chapa gente boa, explicou tudinho. Lugar tinindo de limpo.",
    kind: "praise",
    points: [good("notice", "explic"), good("cleanliness")],
    personal: ["pulm", "radiolog", "sua chapa"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "dois-sentidos-nota",
    prompt:
      "Nota 10 no cardápio, nota 10 na fachada, nota 2 no que interessa: o risoto veio cru e a nota fiscal veio cobrando couvert que ninguém pediu.",
    kind: "complaint",
    points: [bad("food", "risoto"), badAbout("couvert cobr a_conta na_conta da_conta nota")],
  },
  {
    agent: "reviews",
    id: "dois-sentidos-pena",
    prompt:
      "Travesseiro de pena anunciado, espuma entregue. Abri a costura pra conferir. Nem uma galinha passou por perto.",
    kind: "complaint",
    points: [badAbout("travesseiro pena espuma produto anunci")],
  },
  {
    agent: "reviews",
    id: "uma-linha-lavou-secou-passou",
    prompt: "Lavou bem. Secou mais ou menos. Passou mal.",
    kind: "mixed",
    points: [goodAbout("lav limp"), badAbout("sec_ seca passa passou passar")],
  },
  {
    agent: "reviews",
    id: "uma-linha-so-volto-pelo-cafe",
    prompt: "Só volto pelo café.",
    kind: "mixed",
    points: [good("food", "cafe")],
  },
  {
    agent: "reviews",
    id: "uma-linha-salvou",
    prompt: "Salvou meu TCC às 23h58.",
    kind: "praise",
    points: [goodAbout("tcc ajud socorr salv trabalho")],
  },
  {
    agent: "reviews",
    id: "uma-linha-vixe",
    prompt: "Vixe... da próxima levo meu próprio garfo limpo.",
    kind: "complaint",
    points: [bad("cleanliness", "garfo talher")],
  },
  {
    agent: "reviews",
    id: "uma-linha-ate-a-sogra",
    prompt: "Até minha sogra elogiou o arroz.",
    kind: "praise",
    points: [good("food", "arroz sogra")],
  },
  {
    agent: "reviews",
    id: "uma-linha-esfriou",
    prompt: "A esfiha chegou mais fria que meu ex.",
    kind: "complaint",
    points: [bad("warmth", "esfiha")],
    personal: ["seu ex"],
  },
  {
    agent: "reviews",
    id: "comparacao-com-o-outro-lado-da-rua",
    prompt:
      "Do outro lado da rua cobram 30 a menos, atendem com bom dia e emitem nota. Fica a dica.",
    kind: "complaint",
    points: [bad("price"), bad("service", "bom_dia")],
  },
  {
    agent: "reviews",
    id: "comparacao-ja-foi-melhor",
    prompt:
      "A massa continua a melhor da Mooca, isso é inegável. Mas o seu Pasquale fazia questão de ir de mesa em mesa; desde que ele se aposentou virou linha de produção.",
    kind: "mixed",
    points: [good("food", "massa"), bad("service", "mesa_em_mesa proxim")],
    names: ["Mooca", "Pasquale", "Seu"],
  },
  {
    agent: "reviews",
    id: "fa-e-critica-construtiva",
    prompt:
      "Pessoal, amo vocês, de verdade, mas alguém precisa dizer: esse banheiro não combina com essa comida maravilhosa.",
    kind: "mixed",
    points: [good("food"), bad("cleanliness", "banheiro")],
    quotable: ["amo voces"],
  },
  {
    agent: "reviews",
    id: "recado-no-balcao-gaucha",
    prompt:
      "Baita xis, guri, comida de responsa, o coração vem no ponto e a maionese é da casa. Agora, tchê, 70 reais a tele-entrega pra quatro quadras é de cair os butiá do bolso.",
    kind: "mixed",
    points: [good("food", "xis maionese coracao"), bad("delivery", "tele taxa")],
    misread: ["ponto de onibus"],
  },
  {
    agent: "reviews",
    id: "dono-conta-cliente-da-feira",
    prompt:
      "Minha cliente escreveu que comprou a goiabada na feira e quando abriu tinha mofo na beirada, e que a menina da barraca respondeu atravessado. Como é que eu respondo isso sem brigar?",
    kind: "complaint",
    points: [
      badAbout("goiabada mofo produto qualid conserv doce"),
      bad("service", "menina barraca"),
    ],
  },
  {
    agent: "reviews",
    id: "dona-conta-elogio-da-equipe-da-noite",
    prompt:
      "o cliente da mesa 8 deixou recado que o Alan e a Priscila salvaram o pedido de casamento dele escondendo a aliança na sobremesa quero responder bonito",
    kind: "praise",
    points: [
      goodAbout("pedido_de alianca sobremesa surpresa momento casamento"),
      good("service", "alan priscila cumplic"),
    ],
    names: ["Alan", "Priscila"],
  },
  {
    agent: "reviews",
    id: "varias-pessoas-no-salao",
    prompt:
      "A Ju lava que é um carinho, o Fê corta como ninguém, a dona Sônia do café é um amor. Quem destoa é o caixa: nem boa tarde, nem obrigado, nem olhou.",
    kind: "mixed",
    points: [
      good("service", "ju fe_ sonia"),
      good("result", "corte"),
      badAbout("caixa pagamento cordial boa_tarde recep"),
    ],
    names: ["Ju", "Fê", "Sônia", "Dona"],
  },
  {
    agent: "reviews",
    id: "mineiro-fazenda-queijo",
    prompt:
      "Uai sô, cês num tem noção do que é esse queijo meia-cura não. Cheguei em casa com duas peça, o trem num durou o jogo do Galo. Dona Fiinha ainda deu um cadim de doce de leite pra gente ir beliscano na estrada.",
    kind: "praise",
    points: [good("food", "queijo doce"), good("service", "fiinha mimo")],
    names: ["Fiinha", "Dona", "Galo"],
    misread: ["reposic", "autopec", "roupa"],
  },
  {
    agent: "reviews",
    id: "paulistano-estacionamento-sapato",
    prompt:
      "Meu, na boa, larguei o carro limpinho e peguei com o banco puxado lá na frente, rádio no pagode, tanque na reserva e 11 km a mais. Ele foi onde, no litoral?",
    kind: "complaint",
    points: [badAbout("carro uso banco tanque km rodou rodado quilomet veiculo")],
    misread: ["agencia", "financ", "reserva do", "sua reserva"],
  },
];
