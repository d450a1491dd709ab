import type { ReviewInput } from "../../input.ts";
import { bad, badAbout } from "../../points.ts";

/** Complaints in capitals, in irony, by the old and the young, in other languages. */
export const reviewsMoreComplaints: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "cobrado-duas-vezes",
    prompt: "bando de ladrão incompetente!!! me cobraram 2x e somem quando peço o estorno",
    kind: "complaint",
    points: [bad("payment", "2x duas duplic dobr estorno")],
    personal: ["ladrão", "ladrões", "incompetente"],
  },
  {
    agent: "reviews",
    id: "sorvete-derretido",
    prompt:
      "NUNCA MAIS!!! SORVETE DERRETIDO, ENTREGADOR MAL EDUCADO E A TAXA DE ENTREGA UM ABSURDO",
    kind: "complaint",
    points: [
      bad("warmth", "derret sorvete"),
      bad("service", "entregador educ"),
      bad("price", "taxa"),
    ],
  },
  {
    agent: "reviews",
    id: "turma-que-mudou",
    prompt:
      "Mudaram o horário da turma sem avisar ninguém e agora dizem que é isso ou nada. Falta de respeito com os pais.",
    kind: "complaint",
    points: [bad("hours", "turma mudanc mudou"), bad("notice", "avis")],
  },
  {
    agent: "reviews",
    id: "segunda-via-da-receita",
    prompt:
      "Senhores, lamento registrar que fui tratado com descaso ao solicitar uma simples segunda via da receita dos meus óculos. Aos 78 anos, fiquei quarenta minutos em pé aguardando.",
    kind: "complaint",
    points: [bad("speed", "minuto em_pe aguard"), bad("service", "descaso trat")],
    misread: ["ingredient", "culinari", "mesas"],
  },
  {
    agent: "reviews",
    id: "acai-pura-agua",
    prompt:
      "mds o açaí veio pura água, sem granola e eles ainda me bloquearam no insta kkkkk q vergonha",
    kind: "complaint",
    points: [bad("food", "acai agua granola"), bad("notice", "bloque instagram insta rede")],
  },
  {
    agent: "reviews",
    id: "encomenda-e-trofeu",
    prompt:
      "Parabéns pela proeza de perder a minha encomenda duas vezes no mesmo mês. Merecem um troféu.",
    kind: "complaint",
    points: [bad("order", "encomend perd extravi duas")],
    misread: ["trofe", "parabens", "premi"],
  },
  {
    agent: "reviews",
    id: "risco-na-porta",
    prompt:
      "Deixei no lava-rápido e voltou com um risco na porta. Disseram que já estava lá. Nem olharam a câmera.",
    kind: "complaint",
    points: [
      badAbout("risc arranh porta dano marca"),
      badAbout("camera imagem imagens verific disser respost trat atend olh explic"),
    ],
  },
  {
    agent: "reviews",
    id: "lavando-roupa-na-mao",
    prompt:
      "gente q demora e essa pra arrumar uma maquina de lavar ja faz 20 dia e so fala amanha amanha to lavando roupa na mao",
    kind: "complaint",
    points: [bad("speed", "dia demor"), bad("repair", "maquina lavar")],
  },
  {
    agent: "reviews",
    id: "bebe-em-casa-e-som",
    prompt:
      "Moro em cima do bar e quinta passada o som foi até 3 da manhã. Ninguém dorme, tenho bebê em casa.",
    kind: "complaint",
    points: [bad("noise", "som sossego descans dorm sono")],
    misread: ["bebida", "beber"],
  },
  {
    agent: "reviews",
    id: "one-hour-two-coffees",
    prompt:
      "Waited almost an hour for two coffees and they got the order wrong. Staff seemed annoyed when I asked about it.",
    kind: "complaint",
    points: [bad("speed"), bad("order", "pedido errad cafe"), bad("service", "irritad incomod")],
  },
  {
    agent: "reviews",
    id: "habitacion-con-humedad",
    prompt:
      "La habitación olía a humedad y el wifi nunca funcionó. Por ese precio esperaba mucho más.",
    kind: "complaint",
    points: [
      bad("room", "cheir umid mofo"),
      badAbout("wi-fi wifi internet conex"),
      bad("price", "expectat"),
    ],
  },
  {
    agent: "reviews",
    id: "guarda-roupa-torto",
    prompt:
      "Guarda-roupa entregue com duas portas tortas. Mandei foto e faz 12 dias que visualizam e não respondem.",
    kind: "complaint",
    points: [
      bad("goods", "guarda-roupa porta tort movel montag entreg"),
      bad("notice", "respond foto mensage dias"),
    ],
  },
  {
    agent: "reviews",
    id: "banheiro-no-segundo-andar",
    prompt:
      "Sou cadeirante e o único banheiro fica no segundo andar. Tive que ir embora no meio do jantar.",
    kind: "complaint",
    points: [bad("access", "banheiro andar acess")],
  },
  {
    agent: "reviews",
    id: "vendedora-no-celular",
    prompt: "Entrei na loja e a vendedora nem levantou o olho do celular. Sai sem comprar nada.",
    kind: "complaint",
    points: [bad("service", "vendedora receb celular recepc ignor")],
    misread: ["e o celular"],
    quotable: ["sem comprar"],
  },
  {
    agent: "reviews",
    id: "pao-de-ontem",
    prompt:
      "pão de ontem vendido como fresco, duro q nem pedra. pra quem acorda 6 da manhã pra buscar é de chorar",
    kind: "complaint",
    points: [bad("food", "pao paes dur fresc fresqu ontem")],
  },
  {
    agent: "reviews",
    id: "agenda-desmarcada",
    prompt:
      "Desmarcaram minha manicure pela segunda vez em cima da hora. Tenho trabalho, filho, não posso ficar reorganizando minha vida.",
    kind: "complaint",
    points: [badAbout("desmarc cancel remarc mudanc agenda manicure horario aviso")],
    misread: ["e o trabalho"],
  },
];
