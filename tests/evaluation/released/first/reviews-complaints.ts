import type { ReviewInput } from "../../input.ts";
import { bad, badAbout } from "../../points.ts";

/** Complaints: delay, price, cleanliness, noise, access, insults, irony, other languages. */
export const reviewsComplaints: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "salao-mechas-manchadas",
    prompt:
      "Fiz mechas e meu cabelo saiu todo manchado, paguei R$ 380. Quando reclamei disseram que a culpa era do meu tipo de fio.",
    kind: "complaint",
    points: [
      bad("result", "mecha cabelo manch a_cor da_cor colora fio"),
      bad("service", "respost reclamac resposta atenc"),
    ],
  },
  {
    agent: "reviews",
    id: "oficina-mesmo-defeito",
    prompt:
      "Cobraram R$ 1.250 por um serviço que não resolveu. O carro voltou com o mesmo defeito dois dias depois. 1 estrela.",
    kind: "complaint",
    rating: 1,
    points: [bad("price"), bad("repair", "carro")],
  },
  {
    agent: "reviews",
    id: "lanchonete-insulto-em-maiusculas",
    prompt:
      "VOCÊS SÃO UNS PALHAÇOS!!! ESPEREI 1 HORA E MEIA E O PEDIDO VEIO TODO ERRADO, BANDO DE INCOMPETENTES",
    kind: "complaint",
    points: [bad("speed"), bad("order")],
    personal: ["palhac", "incompet", "bando"],
  },
  {
    agent: "reviews",
    id: "loja-vestido-descosturou",
    prompt:
      "Comprei um vestido que descosturou na primeira lavada e se recusaram a trocar. Nunca mais.",
    kind: "complaint",
    points: [bad("goods", "vestido costur"), badAbout("troca atend recus posic negativa")],
  },
  {
    agent: "reviews",
    id: "mercadinho-iogurte-vencido",
    prompt: "Comprei iogurte vencido e quando fui reclamar o gerente foi super grosso comigo.",
    kind: "complaint",
    points: [bad("goods", "iogurte venc validade alimento"), bad("service", "gerente grosser")],
  },
  {
    agent: "reviews",
    id: "japones-faltou-temaki",
    prompt:
      "Faltaram 2 temakis no pedido e o aplicativo diz que a responsabilidade é do restaurante. E agora?",
    kind: "complaint",
    points: [badAbout("falt temaki incomplet itens item")],
  },
  {
    agent: "reviews",
    id: "hotel-mold-in-english",
    prompt:
      "Room smelled of mold and the wifi never worked. Front desk just shrugged when I asked for help. Two stars.",
    kind: "complaint",
    rating: 2,
    points: [
      badAbout("mofo cheiro odor quarto"),
      badAbout("wi-fi wifi internet conex"),
      bad("service", "ajud apoio"),
    ],
  },
  {
    agent: "reviews",
    id: "escola-mensalidade-e-professor",
    prompt:
      "Aumentaram a mensalidade sem avisar e já é o terceiro professor de matemática que troca no ano. Falta respeito com os pais.",
    kind: "complaint",
    points: [
      bad("price", "mensalidade aument reajust"),
      badAbout("professor troca mudanc rotativ"),
    ],
  },
  {
    agent: "reviews",
    id: "padaria-pao-duro-e-fila",
    prompt:
      "Pao duro, fila enorme e so uma pessoa no caixa as 7 da manha. ja foi melhor essa padaria viu",
    kind: "complaint",
    points: [bad("food", "pao paes duro fresc"), bad("speed", "fila caixa")],
  },
  {
    agent: "reviews",
    id: "restaurante-reclamacao-muito-longa",
    prompt:
      "Fui com meu marido e um casal de amigos jantar na sexta-feira para comemorar uma promoção no trabalho e sinceramente foi uma sequência de problemas que eu não consigo nem acreditar. Primeiro, tínhamos reserva para as 20h e ficamos em pé na entrada até 20h50 porque a mesa não estava liberada, sem um copo de água, sem uma explicação, enquanto outras pessoas que chegaram depois iam sentando. Quando finalmente sentamos, a mesa estava grudenta e meu copo tinha marca de batom. O garçom anotou o pedido errado duas vezes: pedi risoto de camarão e veio de cogumelos, voltou, e veio de novo de cogumelos. O filé do meu marido, pedido ao ponto, chegou praticamente cru e gelado no meio. A música ao vivo estava tão alta que a gente conversava por mensagem no celular, juro. Para completar, na conta cobraram duas garrafas de vinho e nós só tomamos uma; quando avisei, o caixa suspirou e revirou os olhos antes de corrigir. Já fui aí várias vezes no passado e sempre defendi a casa para os meus conhecidos, então escrevo mais triste do que brava. Espero de verdade que alguém leia isto.",
    kind: "complaint",
    points: [
      bad("speed", "reserva mesa"),
      bad("cleanliness", "mesa copo"),
      bad("order", "risoto"),
      bad("noise"),
      badAbout("a_conta da_conta na_conta pela_conta cobr vinho valor"),
    ],
  },
  {
    agent: "reviews",
    id: "restaurante-cabelo-na-comida",
    prompt: "Achei um cabelo no meu prato. Mostrei pro garçom e ele só deu risada.",
    kind: "complaint",
    points: [badAbout("cabelo prato comida higiene limpeza"), bad("service", "garcom risada")],
  },
  {
    agent: "reviews",
    id: "delivery-taxa-abusiva",
    prompt: "Taxa de entrega de 18 reais para seis quarteirões e ainda veio sem os talheres.",
    kind: "complaint",
    points: [badAbout("taxa preco valor entrega"), badAbout("talher falt item itens")],
  },
];
