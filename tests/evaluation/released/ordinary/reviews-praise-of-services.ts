import type { ReviewInput } from "../../input.ts";
import { good, goodAbout } from "../../points.ts";

/** Praise of salons, workshops, schools, clinics and shops. */
export const reviewsPraiseOfServices: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "luzes-da-jaque",
    prompt:
      "Fiz luzes com a Jaque e amei o resultado!! Ela ouviu direitinho o que eu queria e não estragou meu cabelo.",
    kind: "praise",
    points: [good("result", "luzes cabelo jaque"), good("service", "jaque ouvi ouve escut queria")],
    names: ["Jaque"],
    misread: ["ilumin", "lampad"],
  },
  {
    agent: "reviews",
    id: "barbearia-do-tiao",
    prompt: "Barbearia raiz, cerveja gelada, papo bom e corte no capricho. O Tião é fera",
    kind: "praise",
    points: [
      good("result", "corte cort caprich tiao"),
      good("place", "cerveja papo clima raiz convers bate-papo"),
    ],
    names: ["Tião"],
  },
  {
    agent: "reviews",
    id: "fiesta-com-barulho",
    prompt:
      "Levei em três oficinas e só aqui descobriram o barulho do meu Fiesta. Preço honesto e explicaram tudo antes de mexer.",
    kind: "praise",
    points: [
      good("repair", "barulho fiesta descobr solu resolv encontr oficina"),
      good("price", "hones just"),
      good("notice", "explic"),
    ],
    names: ["Fiesta"],
  },
  {
    agent: "reviews",
    id: "lhasa-cheirosa",
    prompt:
      "Minha lhasa voltou cheirosa e feliz, sem nenhum estresse. Eles mandam foto durante o banho, adorei!",
    kind: "praise",
    points: [
      goodAbout("banho cheiros lhasa bem-estar feliz tranquil estress cachorr pet peluda"),
      goodAbout("foto acompanh"),
    ],
  },
  {
    agent: "reviews",
    id: "medo-de-dentista",
    prompt:
      "Tinha pavor de dentista e a dra. Helena mudou isso. Não senti nada na extração, muito cuidadosa.",
    kind: "praise",
    points: [good("service", "helena medo confianca tranquil confort segur")],
    names: ["Helena"],
    personal: ["extração", "pavor"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "academia-oito-meses",
    prompt:
      "Ambiente limpo, aparelhos novos e os professores corrigem de verdade. Tô há 8 meses e não troco.",
    kind: "praise",
    points: [
      good("place", "limp aparelh equip"),
      good("service", "professor corrig corre orient instrutor"),
    ],
  },
  {
    agent: "reviews",
    id: "plus-size-tres-vestidos",
    prompt:
      "Finalmente uma loja com roupa bonita pra plus size! Comprei 3 vestidos e todos serviram certinho. As vendedoras têm paciência pra ajudar",
    kind: "praise",
    points: [
      good("goods", "vestid roupa serv plus tamanho variedade caiment"),
      good("service", "vendedora ajud pacien"),
    ],
  },
  {
    agent: "reviews",
    id: "notebook-que-nao-ligava",
    prompt:
      "Notebook da minha filha não ligava, em dois dias estava pronto e com os arquivos todos salvos. Ufa!",
    kind: "praise",
    points: [good("repair", "notebook arquiv"), good("speed", "dias pront")],
  },
  {
    agent: "reviews",
    id: "buque-da-sogra",
    prompt:
      "Encomendei um buquê pro aniversário da minha sogra e chegou lindo, igualzinho à foto. Flores super frescas!",
    kind: "praise",
    points: [goodAbout("buque flor"), good("delivery", "cheg foto lind igual encomend")],
  },
  {
    agent: "reviews",
    id: "armacao-com-calma",
    prompt:
      "Atendimento nota mil, me ajudaram a escolher a armação com toda calma e os óculos ficaram prontos em dois dias.",
    kind: "praise",
    points: [good("service", "armac escolh ajud calma"), good("speed", "dias pront oculos")],
  },
  {
    agent: "reviews",
    id: "cartolina-que-ninguem-tem",
    prompt:
      "Acho de tudo nessa papelaria, até aquela cartolina que ninguém mais tem kkk. Preço bom tb",
    kind: "praise",
    points: [good("variety", "de_tudo cartolin encontr ach papelaria"), good("price")],
  },
  {
    agent: "reviews",
    id: "mancha-de-vinho",
    prompt:
      "Tiraram a mancha de vinho do meu vestido de madrinha, achei que tinha perdido! Entregaram no prazo combinado.",
    kind: "praise",
    points: [good("result", "mancha vestido"), good("speed", "entreg combinad")],
  },
  {
    agent: "reviews",
    id: "apartamento-pos-obra",
    prompt: "A Rosângela limpou meu apê pós obra e ficou um brinco. Pontual e de confiança.",
    kind: "praise",
    points: [
      good("cleanliness", "brinco apartament apê obra faxin rosangela"),
      good("speed", "confianc confia rosangela"),
    ],
    names: ["Rosângela"],
    misread: ["joia", "brincos", "o brinco", "a obra"],
  },
  {
    agent: "reviews",
    id: "meia-luz-no-domingo",
    prompt:
      "chamei domingo de noite pq caiu metade da luz da casa, veio em 1 hora e resolveu. cobrou justo",
    kind: "praise",
    points: [
      good("speed", "rapid domingo prontid urgenc chamad em_1"),
      good("price", "just"),
      good("repair", "luz resolv energia eletric"),
    ],
  },
  {
    agent: "reviews",
    id: "ingles-da-teacher-paula",
    prompt:
      "Meu filho começou o inglês sem vontade nenhuma e hoje pede pra ir. Parabéns, teacher Paula, pela paciência!",
    kind: "praise",
    points: [
      good(
        "service",
        "paula teacher ingles aprend ensin aula vontade pede_pra_ir motiv professor filho",
      ),
    ],
    names: ["Paula"],
  },
  {
    agent: "reviews",
    id: "dez-sessoes-com-o-renan",
    prompt:
      "Depois de 10 sessões voltei a subir escada sem dor. Dr. Renan é muito atencioso e o consultório é bem equipado.",
    kind: "praise",
    points: [good("service", "renan"), good("place", "consultorio equip")],
    names: ["Renan"],
    personal: ["escada", "sem dor"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "advogada-palavras-simples",
    prompt:
      "Escritório sério. A doutora me explicou cada passo em palavras simples e nunca me deixou sem resposta.",
    kind: "praise",
    points: [good("notice", "passo simples palavra clareza serie doutora")],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "alongamento-tres-semanas",
    prompt: "unha durou 3 semanas sem lascar, alongamento perfeito 💅",
    kind: "praise",
    points: [good("result", "unha along dur")],
  },
];
