import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** More of reviews-repairs-and-home.ts. */
export const reviewsMoreRepairsAndHome: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "pintor-respingo",
    prompt:
      "Pintura uniforme, recortes retinhos. Já o piso... achei pingo de tinta até dentro do forno, passei dois dias limpando.",
    kind: "mixed",
    points: [
      good("result", "pintura recorte parede uniforme"),
      bad("cleanliness", "piso ping resping tinta"),
    ],
  },
  {
    agent: "reviews",
    id: "pintor-sumiu-com-sinal",
    prompt:
      "Dei 50% de entrada, veio um dia, lixou meia parede e sumiu. Número não existe mais. Isso pra mim é golpe e dos feios.",
    kind: "complaint",
    points: [
      badAbout("servico parede obra pintura sinal entrada andamento conclu relat situac descrev"),
    ],
    personal: ["golpe"],
    sensitive: "accusation",
  },
  {
    agent: "reviews",
    id: "dedetizadora-barata",
    prompt:
      'Uma semana depois da dedetização e elas seguem desfilando na pia, agora parecem até mais dispostas. A garantia? "Tem que pagar outra visita."',
    kind: "complaint",
    points: [
      badAbout("dedetiz barata inset praga servico result efic pia"),
      badAbout("garantia visita cobr pag"),
    ],
    misread: ["preco baixo", "barato"],
  },
  {
    agent: "reviews",
    id: "dedetizadora-cupim",
    prompt:
      "Acabaram com o cupim do guarda-roupa da minha vó sem tirar do lugar. O técnico Éder explicou o que era cada produto e por quanto tempo não podia entrar com o gato.",
    kind: "praise",
    points: [good("result", "cupim guarda-roupa"), good("notice", "eder")],
    names: ["Éder"],
  },
  {
    agent: "reviews",
    id: "mudanca-piano",
    prompt:
      "Terceiro andar, sem elevador, um piano. Repito: UM PIANO. Nem um arranhão, nem uma nota fora.",
    kind: "praise",
    points: [good("result", "piano cuidad arranh transport mudanca")],
  },
  {
    agent: "reviews",
    id: "mudanca-caixa-cozinha",
    prompt:
      'De 34 caixas chegaram 33. A que falta é justamente a da cozinha, com as xícaras da minha bisavó. "Vamos ver" foi dito há três semanas.',
    kind: "complaint",
    points: [
      badAbout("caixa xicara falt perd extravi pertence objeto"),
      bad("notice", "semanas demor esper tempo"),
    ],
  },
  {
    agent: "reviews",
    id: "lavanderia-edredom",
    prompt:
      "Meu edredom de casal voltou branco, eu nem lembrava que ele era branco!! Limpo, dobradinho, num saco com lavanda.",
    kind: "praise",
    points: [good("result", "edredom branc lavag limp")],
  },
  {
    agent: "reviews",
    id: "lavanderia-terno-encolhido",
    prompt:
      "Terno de lã, etiqueta dizendo LAVAGEM A SECO em letras garrafais. Voltou do tamanho do meu sobrinho. Usaria na formatura sábado.",
    kind: "complaint",
    points: [badAbout("terno lavag lav encolh peca etiqueta voltou_do_tamanho")],
  },
  {
    agent: "reviews",
    id: "celular-tela-paralela",
    prompt:
      "Arrumaram em 40 minutos enquanto eu almoçava, gente boa demais. Só que a tela nova é mais escura que a original e ninguém avisou que seria paralela.",
    kind: "mixed",
    points: [good("speed", "minutos"), bad("notice", "tela paralela original")],
  },
  {
    agent: "reviews",
    id: "celular-fotos-da-mae",
    prompt:
      "Meu celular caiu no mar e com ele as últimas fotos da minha mãe. O Renan recuperou TODAS. Não existe estrela que chegue.",
    kind: "praise",
    points: [goodAbout("foto recuper lembranc renan")],
    names: ["Renan"],
  },
  {
    agent: "reviews",
    id: "informatica-formatou-sem-backup",
    prompt:
      "Pedi pra limpar vírus, formataram tudo sem perguntar. Dois anos de mestrado. Tinha etiqueta amarela na tampa escrito NÃO FORMATAR.",
    kind: "complaint",
    points: [
      badAbout("arquivo dado format backup mestrado perda perd"),
      bad("notice", "aviso etiqueta pergunt autoriza consult"),
    ],
  },
  {
    agent: "reviews",
    id: "informatica-pc-gamer",
    prompt:
      "mlk o pc q montaram pra mim roda tudo no ultra com duas tela, cable management lindo e ainda instalaram os driver. paguei menos q na net",
    kind: "praise",
    points: [good("result", "montag pc computador mont maquina cable instalaram"), good("price")],
  },
  {
    agent: "reviews",
    id: "serralheiro-portao",
    prompt:
      "Portão reforçado, solda bem feita, pintura bonita. Combinou dez dias e foram 35, com o quintal aberto pra rua e eu dormindo com um olho só.",
    kind: "mixed",
    points: [good("result", "portao solda acabament"), bad("speed", "dez_dias prazo quintal")],
  },
  {
    agent: "reviews",
    id: "chaveiro-codificada",
    prompt:
      "Chave do carro codificada: concessionária 1.800 e duas semanas. Aqui 450 e vinte minutos. Faça as contas.",
    kind: "praise",
    points: [good("price"), good("speed", "minutos vinte")],
    misread: ["conta errada", "a conta"],
  },
  {
    agent: "reviews",
    id: "chaveiro-abriu-e-cobrou",
    prompt:
      "Por telefone: 80. Na porta, com minha filha pequena no colo e já de noite: 260. Ou paga ou dorme no corredor.",
    kind: "complaint",
    points: [bad("price", "diferen")],
  },
  {
    agent: "reviews",
    id: "piscineiro-agua-verde",
    prompt:
      "Contratei pra limpar a piscina. A piscina agora tem sapo. Ele vem, olha, faz pose e recebe.",
    kind: "complaint",
    points: [badAbout("piscina agua limp sapo tratament servico")],
  },
  {
    agent: "reviews",
    id: "diarista-agencia",
    prompt:
      "A moça que mandaram, Cleide, é caprichosa ao extremo, deixou tudo limpo, até o rejunte brilhou. Já a agência trocou meu dia três vezes por mensagem às 23h.",
    kind: "mixed",
    points: [
      good("result", "cleide caprich limp rejunte"),
      badAbout("dia_ dias agend remarc mudanc agencia data troca"),
    ],
    names: ["Cleide"],
  },
];
