import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** More of reviews-health-and-papers.ts. */
export const reviewsMoreHealthAndPapers: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "otica-armacao-do-avo",
    prompt:
      "Meu avô faleceu e quis usar a armação dele com o meu grau. Outras três óticas disseram que quebrava. A dona Ivete passou meia hora com um pano e um secador e deu. Uso ele todo dia.",
    kind: "praise",
    points: [good("service", "ivete delicad"), good("result", "armac oculos lente")],
    names: ["Ivete", "Dona"],
  },
  {
    agent: "reviews",
    id: "contador-mei",
    prompt:
      "Abriu meu MEI, me ensinou a emitir nota e me lembra todo mês do boleto antes de vencer. Durmo tranquilo.",
    kind: "praise",
    points: [good("notice", "ensin lembr boleto"), goodAbout("mei nota abertura servico orient")],
  },
  {
    agent: "reviews",
    id: "contador-multa",
    prompt:
      'Mandei os documentos em fevereiro. Em junho recebi uma multa por declaração não entregue. O escritório alega que o e-mail "caiu no spam".',
    kind: "complaint",
    points: [badAbout("multa declarac prazo entreg"), bad("notice", "e-mail email spam")],
  },
  {
    agent: "reviews",
    id: "advogada-audiencia",
    prompt:
      "Ela não foi. No dia da audiência mandou um estagiário que me chamou pelo nome errado. Anos esperando por isso.",
    kind: "complaint",
    points: [
      badAbout(
        "ausenc presenc compare estagiari represent audiencia substitu relat situac descrev acompanh",
      ),
    ],
    personal: ["audiencia", "seu processo"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "advogado-gratuidade",
    prompt:
      "Dr. Evandro me explicou que eu nem precisava de processo: uma carta bem escrita resolveu. Podia ter me cobrado por anos. Honesto até o osso.",
    kind: "praise",
    points: [goodAbout("honest transparen sincer etic"), good("notice", "evandro")],
    names: ["Evandro", "Dr"],
    personal: ["seu processo", "carta"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "despachante-transferencia",
    prompt:
      "Transferência do carro em quatro dias, me mandavam o passo a passo pelo zap. Nem pisei no Detran, amém.",
    kind: "praise",
    points: [good("speed", "quatro_dias"), good("notice", "passo zap acompanh")],
  },
  {
    agent: "reviews",
    id: "despachante-taxa-extra",
    prompt:
      'Primeiro era 350. Depois "surgiu" uma taxa de 120. Depois outra de 90. E cadê recibo? Nunca vi a cor.',
    kind: "complaint",
    points: [bad("price", "taxa"), badAbout("recibo comprovante nota document")],
  },
  {
    agent: "reviews",
    id: "cartorio-senha-87",
    prompt:
      "Senha 87. Chamando a 31. Dois guichês abertos, cinco fechados e a moça do guichê 3 lixando a unha sem pressa nenhuma.",
    kind: "complaint",
    points: [bad("speed", "senha guiche"), bad("service", "moca")],
  },
  {
    agent: "reviews",
    id: "cartorio-surpreendente",
    prompt:
      'Fui preparado para perder a manhã e saí em 12 minutos com firma reconhecida e um "tenha um ótimo dia". Estou desconfiado até agora.',
    kind: "praise",
    points: [good("speed", "minutos"), good("service", "otimo_dia")],
  },
  {
    agent: "reviews",
    id: "imobiliaria-caucao",
    prompt:
      'Entreguei as chaves em março com o apê pintado. Estamos em julho e o caução "está em processamento". Pra receber o aluguel eles não demoravam um dia.',
    kind: "complaint",
    points: [badAbout("caucao valor deposito dinheiro pagamento"), bad("speed", "marco julho")],
  },
  {
    agent: "reviews",
    id: "imobiliaria-primeira-casa",
    prompt:
      "A Solange visitou 14 casas conosco, debaixo de sol e de chuva, e nos fez desistir de duas por causa de mofo escondido atrás do guarda-roupa. Compramos a décima quinta. Corretora de verdade diz não.",
    kind: "praise",
    points: [
      goodAbout("honest sincer transparen confian"),
      good("service", "solange acompanh dedic visit"),
    ],
    names: ["Solange"],
  },
  {
    agent: "reviews",
    id: "corretor-de-seguros-guincho",
    prompt:
      "Na hora do aperto o Batista atendeu domingo e mandou guincho. Mas a renovação subiu 40% e ele só avisou com o boleto já na mesa.",
    kind: "mixed",
    points: [good("service", "batista"), bad("price", "renovac"), bad("notice")],
    names: ["Batista"],
  },
];
