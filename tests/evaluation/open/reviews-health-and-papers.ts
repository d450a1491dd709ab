import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Health, law, money and papers: trades that keep secrets, and desks where people wait. */
export const reviewsHealthAndPapers: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "dentista-medo",
    prompt:
      "Morria de medo de dentista até conhecer o Dr. Saulo. Arrancou meu siso conversando sobre novela. Recepção com cheirinho de café e ninguém com pressa.",
    kind: "praise",
    points: [good("service", "saulo calma"), good("place", "cafe cheir recepc pressa")],
    names: ["Saulo", "Dr"],
    personal: ["siso", "arranc"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "dentista-atraso-e-tv",
    prompt:
      "Horário marcado 9h, atendido 10h50, com a TV alta feito boteco e sem uma palavra de desculpa. Perdi meia diária.",
    kind: "complaint",
    points: [bad("speed"), bad("noise", "tv")],
    personal: ["foi atendid"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "dentista-clareamento-preco",
    prompt:
      "Ótima profissional, mão leve. Achei salgado o valor do clareamento, ainda mais porque no anúncio era outro.",
    kind: "mixed",
    points: [good("service", "profission"), bad("price", "anunci")],
    personal: ["clareamento"],
    misread: ["salgadinho", "comida", "tempero"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "fisioterapia-ombro",
    prompt:
      "Depois do acidente eu não levantava nem a escova de cabelo. A fisio Yara comemorou comigo cada centímetro. Hoje pendurei roupa no varal!",
    kind: "praise",
    points: [good("service", "yara")],
    names: ["Yara"],
    personal: ["acidente", "levant"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "fisioterapia-tres-ao-mesmo-tempo",
    prompt:
      "Sessão particular, preço de particular, e o fisioterapeuta atendendo três ao mesmo tempo. Fiquei 40 minutos sozinho com um aparelhinho no joelho.",
    kind: "complaint",
    points: [bad("service", "acompanh presenc individual"), bad("price")],
    personal: ["joelho", "sua sessao"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "psicologa-sala-fina",
    prompt:
      "A profissional é boa, mas da sala de espera se ouve tudo o que se fala lá dentro. Saí de lá contando os segredos que não eram meus.",
    kind: "complaint",
    points: [
      badAbout("privacidade_na sigilo sala som_ isolament discric acustic se_ouv ouvir_o ouvir_de"),
    ],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "laboratorio-coleta-crianca",
    prompt:
      "A moça da coleta cantou Galinha Pintadinha INTEIRA e acertou de primeira. Meu filho saiu pedindo pra voltar, pode isso?",
    kind: "praise",
    points: [good("service", "coleta crianc moca cantou")],
    personal: ["seu filho"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "laboratorio-resultado-no-site",
    prompt:
      'Prometem resultado no site em 24h. Já são cinco dias, o site diz "em análise" e por telefone uma musiquinha me faz companhia.',
    kind: "complaint",
    points: [bad("speed"), bad("notice", "telefon contato")],
    personal: ["seu exame"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "clinica-convenio-negado",
    prompt:
      'No telefone: "atendemos seu convênio sim". No balcão, com minha mãe de 80 anos de jejum: "esse plano não". E a viagem de volta de ônibus?',
    kind: "complaint",
    points: [bad("notice", "convenio plano informac")],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "nutricionista-sem-sermao",
    prompt:
      "Primeira nutri que não me olhou torto. Plano que cabe no meu bolso e na minha marmita, e ela responde dúvida sem cobrar por mensagem.",
    kind: "praise",
    points: [good("service", "julg"), good("notice", "duvida")],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "farmacia-vitor",
    prompt:
      "O farmacêutico Vitor viu na minha receita que dois remédios não combinavam e ligou ele mesmo pro médico. Me livrou de boa.",
    kind: "praise",
    points: [good("service", "vitor atent ligac ligou"), good("service", "cuidad orient segur")],
    names: ["Vitor"],
    personal: ["dois remedios", "medico"],
  },
  {
    agent: "reviews",
    id: "farmacia-preco-site",
    prompt: "No aplicativo R$ 42,90, na prateleira 57, no caixa 61. Qual dos três é o de verdade?",
    kind: "complaint",
    points: [bad("price", "diferenc no_aplicativo")],
  },
  {
    agent: "reviews",
    id: "otica-lente-trocada",
    prompt:
      'Colocaram a lente do olho direito no esquerdo. Fiquei duas semanas achando que estava ficando doida, com dor de cabeça. A reclamação "tem que passar pro laboratório".',
    kind: "complaint",
    points: [
      badAbout("lente oculos troc montag invert"),
      bad("service", "respost retorno reclam soluc"),
    ],
    personal: ["dor de cabeca"],
  },
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
      "Senha 87. Uma hora de relógio e chamando a 31. Dois guichês abertos, cinco fechados e a moça do guichê 3 lixando a unha sem pressa nenhuma.",
    kind: "complaint",
    points: [bad("speed", "senha guiche"), bad("service", "moca")],
  },
  {
    agent: "reviews",
    id: "cartorio-surpreendente",
    prompt:
      'Fui preparado para perder a manhã e saí em 12 minutos com firma reconhecida e um "tenha um ótimo dia". Estou desconfiado até agora.',
    kind: "praise",
    points: [good("speed", "minutos")],
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
      "A Solange visitou 14 casas conosco, debaixo de sol e de chuva, e explicou por que desistir de duas: mofo escondido atrás do guarda-roupa. Compramos a décima quinta. Corretora de verdade diz não.",
    kind: "praise",
    points: [
      goodAbout("honest sincer transparen confian explic mofo franqu orient diz_nao"),
      good("service", "solange acompanh dedic visit"),
    ],
    names: ["Solange"],
  },
  {
    agent: "reviews",
    id: "corretor-de-seguros-guincho",
    prompt:
      "Na hora do aperto o Batista atendeu domingo e mandou guincho. Mas o valor da renovação subiu 40% e ele só avisou com o boleto já na mesa.",
    kind: "mixed",
    points: [good("service", "batista"), bad("price", "renovac"), bad("notice")],
    names: ["Batista"],
  },
];
