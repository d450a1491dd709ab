import type { ReviewInput } from "../input.ts";
import { good, goodAbout } from "../points.ts";

/** Praise over many trades: with and without accents, in capitals, long, in other languages. */
export const reviewsPraise: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "padaria-pao-de-queijo",
    prompt:
      "Melhor pão de queijo do bairro! Quentinho, crocante por fora. A Dona Lurdes sempre recebe a gente com um sorriso. Voltarei mais vezes.",
    kind: "praise",
    points: [good("food", "pao paes croc"), good("service", "lurdes sorriso")],
    names: ["Dona", "Lurdes"],
  },
  {
    agent: "reviews",
    id: "salao-corte-com-juliana",
    prompt:
      "Cortei o cabelo com a Juliana e amei o resultado. Salão super limpo e ela ainda explicou como cuidar em casa. Nota 10, 5 estrelas!",
    kind: "praise",
    rating: 5,
    points: [
      good("result", "corte cabelo"),
      good("cleanliness"),
      good("notice", "juliana dica cuidad"),
    ],
    names: ["Juliana"],
  },
  {
    agent: "reviews",
    id: "oficina-honesta",
    prompt:
      "Levei meu Gol com um barulho na suspensão, o Marcos achou o problema em meia hora e cobrou um preço justo. Mecânico honesto é raridade hoje em dia.",
    kind: "praise",
    points: [
      good("repair", "suspens barulho"),
      good("price"),
      goodAbout("honest transparen confian serieda sincer justo justa"),
    ],
    names: ["Marcos", "Gol"],
  },
  {
    agent: "reviews",
    id: "petshop-banho-do-thor",
    prompt:
      "Meu cachorro Thor sempre voltava assustado de outros banhos. Aqui saiu tranquilo e cheiroso! Obrigado pelo carinho com ele.",
    kind: "praise",
    points: [good("result", "banho thor cheiros tranquil"), good("service")],
    names: ["Thor"],
  },
  {
    agent: "reviews",
    id: "pousada-aniversario-de-casamento",
    prompt:
      "Passamos o fim de semana do nosso aniversário de casamento aí. Café da manhã farto, vista linda para o mar e o quarto impecável. Já queremos voltar!",
    kind: "praise",
    points: [good("food", "cafe"), goodAbout("vista paisagem"), good("room", "impecavel limp")],
  },
  {
    agent: "reviews",
    id: "academia-em-maiusculas",
    prompt: "AMO ESSA ACADEMIA!!! PROFESSORES ATENCIOSOS E APARELHOS NOVOS! RECOMENDO MUITO!!!",
    kind: "praise",
    points: [good("service", "professor"), good("place", "aparelho equipament")],
  },
  {
    agent: "reviews",
    id: "loja-provador-renata",
    prompt:
      "Provador amplo, numeração até o 54 e a vendedora Renata foi sincera: me ajudou a escolher o vestido do casamento sem empurrar nada.",
    kind: "praise",
    points: [good("variety", "provador 54"), good("service", "renata ajud sincer")],
    names: ["Renata"],
  },
  {
    agent: "reviews",
    id: "mercadinho-seu-antonio",
    prompt:
      "Hortifruti sempre fresquinho e o seu Antônio separa a verdura pra mim quando ligo. Atendimento de antigamente!",
    kind: "praise",
    points: [good("food", "hortifr fresc fresq verdura frut legume"), good("service", "antonio")],
    names: ["Antônio", "Seu"],
  },
  {
    agent: "reviews",
    id: "hotel-in-english",
    prompt:
      "Wonderful stay! The room was spotless and the staff helped us book a boat tour. Breakfast could not be better. - Emily",
    kind: "praise",
    points: [good("room", "limp impecavel"), good("service", "ajud passeio"), good("food", "cafe")],
    names: ["Emily"],
  },
  {
    agent: "reviews",
    id: "restaurante-elogio-muito-longo",
    prompt:
      "Gente, preciso contar a minha experiência com calma porque esse restaurante merece. Moro na rua de cima há uns quatro anos e sempre passava na frente dizendo que um dia ia entrar. Pois bem, no domingo passado minha sogra veio do interior, éramos sete pessoas contando as crianças, e resolvemos arriscar sem reserva. Já na porta fomos recebidos por um rapaz sorridente que juntou duas mesas em menos de cinco minutos e trouxe lápis de cor para os pequenos, coisa que eu nunca tinha visto em lugar nenhum daqui. Pedimos a galinhada, a costela no bafo e um prato infantil. A galinhada chegou fumegando, com o arroz soltinho e aquele tempero de casa de avó; minha sogra, que cozinha a vida inteira e reclama de tudo, repetiu duas vezes e pediu para falar com a cozinheira. A costela desmanchava no garfo. As porções são generosas de verdade, sobrou e embalaram para a gente levar, sem cara feia. O banheiro tem trocador e estava limpíssimo, o que para quem tem bebê faz toda a diferença do mundo. E no fim, quando veio a conta, eu achei que tinham esquecido alguma coisa, de tão justo que foi o preço para sete pessoas. Saímos todos felizes, as crianças não queriam ir embora e minha sogra já avisou que na próxima visita quer voltar. Parabéns a todos, de coração, continuem assim!",
    kind: "praise",
    points: [
      good("food", "galinhada costela arroz"),
      good("service", "crianc"),
      good("cleanliness", "banheiro trocador"),
      good("price"),
    ],
  },
  {
    agent: "reviews",
    id: "barbearia-ambiente",
    prompt: "Barba na régua, cerveja gelada e som ambiente na medida. O Duda é fera!",
    kind: "praise",
    points: [
      good("result", "barba duda fera"),
      good("place", "o_som do_som ao_som music cerveja clima"),
    ],
    names: ["Duda"],
  },
  {
    agent: "reviews",
    id: "otica-paciencia",
    prompt:
      "Otima ótica, a moça teve paciencia de mostrar umas 20 armaçoes e o oculos ficou pronto antes do prazo. Super indico",
    kind: "praise",
    points: [good("service", "moca mostr"), good("speed", "pronto")],
  },
  {
    agent: "reviews",
    id: "papelaria-encadernacao",
    prompt:
      "Precisei encadernar meu TCC de última hora e me salvaram! Ficou lindo, saiu na hora e o preço foi honesto.",
    kind: "praise",
    points: [good("result", "encadern tcc"), good("speed", "na_hora ultima_hora"), good("price")],
  },
  {
    agent: "reviews",
    id: "hamburgueria-ponto-da-carne",
    prompt:
      "Carne no ponto que pedi, pão macio e batata sequinha. Ambiente bem decorado, dá pra levar a família.",
    kind: "praise",
    points: [good("food", "carne pao batata hamburg"), good("place", "familia")],
  },
  {
    agent: "reviews",
    id: "chaveiro-madrugada",
    prompt:
      "Fiquei trancada fora de casa e o Jorge veio em vinte minutos, abriu sem estragar a porta e ainda foi super educado.",
    kind: "praise",
    points: [
      good("speed", "chegad vinte"),
      good("service", "jorge"),
      goodAbout("porta abr servico trabalho resultado cuidado"),
    ],
    names: ["Jorge"],
  },
  {
    agent: "reviews",
    id: "brecho-garimpo",
    prompt: "Roupas selecionadas, tudo cheiroso e organizado. Saí com três peças gastando pouco!",
    kind: "praise",
    points: [
      good("goods", "roupa selec"),
      good("cleanliness", "cheir"),
      good("price", "gast pouco"),
    ],
  },
  {
    agent: "reviews",
    id: "pizzaria-borda-e-motoboy",
    prompt:
      "Pizza chegou quentinha e antes do horário, borda recheada de verdade. O motoboy foi muito simpático",
    kind: "praise",
    points: [
      good("delivery", "antes pontual horario"),
      good("food", "pizza borda quent"),
      good("service", "motoboy entregador"),
    ],
  },
  {
    agent: "reviews",
    id: "pilates-estudio",
    prompt:
      "Turmas pequenas, a professora corrige cada movimento. Em dois meses minha postura mudou.",
    kind: "praise",
    points: [good("service", "professora turma corre"), good("result", "postura")],
  },
  {
    agent: "reviews",
    id: "buffet-de-casamento",
    prompt:
      "Fizeram o jantar do meu casamento. Comida impecável, garçons discretos e tudo servido no tempo certo. Convidados elogiando até hoje!",
    kind: "praise",
    points: [
      good("food", "jantar"),
      good("service", "garcon garcom equipe"),
      good("speed", "serv pontual organiz"),
    ],
  },
];
