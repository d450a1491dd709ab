import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good } from "../points.ts";

/** Health, law, money and papers: trades that keep secrets, and desks where people wait. */
export const reviewsHealthAndPapers: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "dentista-medo",
    prompt:
      "Morria de medo de dentista até conhecer o Dr. Saulo. Arrancou meu siso conversando sobre novela. Recepção com cheirinho de café e ninguém com pressa.",
    kind: "praise",
    points: [good("service", "saulo calma"), good("place", "cafe")],
    names: ["Saulo", "Dr"],
    personal: ["siso", "arranc"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "dentista-atraso-e-tv",
    prompt:
      "Horário marcado 9h, atendido 10h50, com a TV no volume de boteco e sem uma palavra de desculpa. Perdi meia diária.",
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
    points: [badAbout("privacidade sigilo sala som_ isolament discric ouv acustic")],
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
      'Prometem resultado no site em 24h. Já é o quinto dia, o site diz "em análise" e por telefone uma musiquinha me faz companhia.',
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
    personal: ["dois remedios", "medico", "receita"],
  },
  {
    agent: "reviews",
    id: "farmacia-preco-site",
    prompt: "No aplicativo 42,90, na prateleira 57, no caixa 61. Qual dos três é o de verdade?",
    kind: "complaint",
    points: [bad("price", "diferenc")],
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
];
