import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Hair, nails, skin, ink, sport and dance. */
export const reviewsBeautyAndBody: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "barbearia-menino-primeiro-corte",
    prompt:
      "Levei meu pequeno pro primeiro corte da vida e já fui preparado pro escândalo. O Kauã botou desenho no tablet, brincou de dinossauro e em dez minutos tava pronto, sem uma lágrima. Cortou retinho.",
    kind: "praise",
    points: [good("service", "kaua paciencia brinc crianc desenho"), good("result", "corte cort")],
    names: ["Kauã"],
  },
  {
    agent: "reviews",
    id: "barbearia-maquina-cega",
    prompt:
      "maquininha puxando pelo, navalha que eu não vi nem limpar nem trocar, e o cara no áudio do zap o tempo inteiro. barba torta e orelha vermelha",
    kind: "complaint",
    points: [
      bad("cleanliness", "navalha lamina trocar_a troca_da"),
      bad("service", "audio zap celular"),
      bad("result", "barba"),
    ],
  },
  {
    agent: "reviews",
    id: "manicure-esmalte-dois-dias",
    prompt:
      "Esmaltação em gel que promete 20 dias. No segundo dia, três unhas já tinham descascado. No quinto eu parecia que tinha lavado louça no rio.",
    kind: "complaint",
    points: [bad("result", "unha esmalt gel durab dur descasc")],
  },
  {
    agent: "reviews",
    id: "manicure-dona-cida",
    prompt:
      "Faço unha com a dona Cida desde mocinha, hoje sou bisavó. Mão levinha, nunca me tirou um bife. E o cafezinho dela é de lei.",
    kind: "praise",
    points: [good("service", "cida mao leve levez delicad"), goodAbout("cafe cafezinho")],
    names: ["Dona", "Cida"],
  },
  {
    agent: "reviews",
    id: "salao-progressiva-queda",
    prompt:
      'Depois da progressiva meu cabelo começou a cair em tufos e minha testa ficou em carne viva. A dona falou que é "normal nos primeiros dias". Fui parar no dermatologista.',
    kind: "complaint",
    points: [
      badAbout("progressiva cabelo produto quimic procediment couro saude relat"),
      bad("service", "orient explic respost"),
    ],
    personal: ["carne viva", "dermatolog", "tufos"],
    sensitive: "health",
  },
  {
    agent: "reviews",
    id: "salao-cacheada",
    prompt:
      "Primeira vez em 34 anos que saio de um salão SEM escova lisa empurrada. Entenderam meus cachos, cortaram a seco e me ensinaram a finalizar. Choro de alegria no carro.",
    kind: "praise",
    points: [goodAbout("cacho cachead cabelo corte finaliz"), good("notice", "ensin finaliz dica")],
  },
  {
    agent: "reviews",
    id: "salao-madrinha-atraso",
    prompt:
      "Marquei às 13h pra um casamento às 17h. Só me sentaram na cadeira mais de duas horas depois, 15h20. Fui madrinha de rabo de cavalo.",
    kind: "complaint",
    points: [bad("speed", "marcad agend"), bad("result", "pentead")],
  },
  {
    agent: "reviews",
    id: "estetica-limpeza-de-pele",
    prompt:
      "Aline, sua mão é de fada! Pele renovada, sem vermelhidão, e ambiente cheirosinho com música baixinha. Dormi na maca, confesso rsrs",
    kind: "praise",
    points: [good("result", "pele"), good("place", "music cheir relax")],
    names: ["Aline"],
  },
  {
    agent: "reviews",
    id: "estetica-pacote-empurrado",
    prompt:
      "Fui fazer uma drenagem. Saí uma hora depois tendo ouvido 50 minutos de propaganda de pacote. A drenagem mesmo foram dez.",
    kind: "complaint",
    points: [
      badAbout("venda pacote insist propaganda ofert"),
      bad("speed", "drenag minutos sess dur"),
    ],
  },
  {
    agent: "reviews",
    id: "depilacao-cera-quente",
    prompt:
      "Cera pelando de quente! Avisei duas vezes, a moça disse que eu era sensível demais. Tô com marca na perna faz uma semana.",
    kind: "complaint",
    points: [badAbout("cera temperat quent pele marca perna"), bad("service", "moca escut")],
    sensitive: "health",
  },
  {
    agent: "reviews",
    id: "depilacao-laser-sala",
    prompt:
      "Três sessões e já vejo diferença enorme no buço. A sala de espera é que é um corredor, cabem duas pessoas e a gente fica em pé.",
    kind: "mixed",
    points: [good("result", "sess diferenca buco"), bad("place", "corredor sala")],
  },
  {
    agent: "reviews",
    id: "tatuagem-cobertura",
    prompt:
      "Fiz cobertura do nome do ex com o Igor kkkkk virou uma peônia linda. Traço fino, estúdio limpo que parece hospital e zero julgamento.",
    kind: "praise",
    points: [
      good("result", "peonia tatuag traco cobertura desenho"),
      good("cleanliness"),
      good("service", "julg discri igor"),
    ],
    names: ["Igor"],
    personal: ["do ex", "seu ex"],
  },
  {
    agent: "reviews",
    id: "tatuagem-nome-errado",
    prompt: 'Pedi "Valentina", nome da minha filha. Saiu "Valetina". Vou dizer mais o quê?',
    kind: "complaint",
    points: [badAbout("nome escrit letra grafia tatuag")],
    names: ["Valentina"],
  },
  {
    agent: "reviews",
    id: "sobrancelha-henna",
    prompt: "Pedi natural. Sou eu agora: duas taturanas me acompanham há cinco dias.",
    kind: "complaint",
    points: [bad("result", "sobrancelh natural henna design")],
  },
  {
    agent: "reviews",
    id: "micropigmentacao-labio",
    prompt:
      "A cor dos lábios ficou exatamente a que sonhei. Só não me explicaram que a primeira semana é feia daquele jeito, levei um susto!",
    kind: "mixed",
    points: [good("result", "cor_ labio"), bad("notice", "semana cicatriz")],
  },
];
