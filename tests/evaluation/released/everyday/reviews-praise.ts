import type { ReviewInput } from "../../input.ts";
import { good, goodAbout } from "../../points.ts";

/** Most of what an owner gets: one or two sentences by somebody who was content. */
export const reviewsPraise: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "comum-padaria-pao-quentinho",
    prompt:
      "Pão quentinho toda hora e as meninas do balcão são uns amores. Melhor padaria do bairro",
    kind: "praise",
    points: [good("food", "pao paes fornad quent"), good("service", "balcao menin amor")],
  },
  {
    agent: "reviews",
    id: "comum-pizza-recheada",
    prompt: "Pizza maravilhosa, chegou quentinha e bem recheada. Recomendo!",
    kind: "praise",
    points: [good("food", "pizza reche massa quent")],
  },
  {
    agent: "reviews",
    id: "comum-salao-amei-meu-cabelo",
    prompt: "Amei meu cabelo!! A Jéssica é maravilhosa, super atenciosa 😍",
    kind: "praise",
    points: [good("result", "cabelo visual"), good("service", "jessica")],
    names: ["Jéssica"],
  },
  {
    agent: "reviews",
    id: "comum-barbearia-na-regua",
    prompt: "Melhor barbearia da região. Corte na régua, ambiente top e cerveja gelada.",
    kind: "praise",
    points: [good("result", "corte regua barb"), good("place", "cervej clima")],
  },
  {
    agent: "reviews",
    id: "comum-oficina-servico-honesto",
    prompt: "Serviço honesto e preço justo. Levei meu Corsa e ficou pronto no mesmo dia.",
    kind: "praise",
    points: [good("price", "honest just sincer confi"), good("speed", "pront mesmo_dia")],
    names: ["Corsa"],
  },
  {
    agent: "reviews",
    id: "comum-petshop-cheiroso",
    prompt: "Meu cachorro volta sempre cheiroso e feliz. Pessoal cuida mto bem.",
    kind: "praise",
    points: [
      goodAbout("cheir perfum feliz cachorr banho amig peludo"),
      good("service", "cuid trat"),
    ],
  },
  {
    agent: "reviews",
    id: "comum-dentista-perdi-o-medo",
    prompt:
      "Dr. Renato é um excelente profissional, muito atencioso e explica tudo. Perdi o medo de dentista.",
    kind: "praise",
    points: [good("service", "renato explic clar tranquil")],
    names: ["Renato", "Dr"],
    personal: ["medo"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "comum-mercadinho-completo",
    prompt: "Mercado completo, bons preços e sempre tem fruta fresca.",
    kind: "praise",
    points: [good("price"), good("food", "frut fresc hortifr complet variedade encontr")],
  },
  {
    agent: "reviews",
    id: "comum-farmacia-tirou-duvidas",
    prompt: "Ótimo atendimento, a farmacêutica tirou todas as minhas dúvidas.",
    kind: "praise",
    points: [good("service", "farmaceut duvid explic orient esclarec")],
  },
  {
    agent: "reviews",
    id: "comum-quilo-comida-caseira",
    prompt: "Comida caseira deliciosa, bastante variedade. Almoço aqui quase todo dia.",
    kind: "praise",
    points: [good("food", "caseir variedade almoc")],
  },
  {
    agent: "reviews",
    id: "comum-academia-aparelhos-novos",
    prompt: "Academia ótima, aparelhos novos e professores que dão atenção de verdade.",
    kind: "praise",
    points: [good("place", "aparelh equipament"), good("service", "professor instrut")],
  },
  {
    agent: "reviews",
    id: "comum-celular-tela-em-1-hora",
    prompt: "Trocou a tela do meu celular em 1 hora e ficou perfeito. Super recomendo.",
    kind: "praise",
    points: [good("result", "tela celular aparelho consert perfeit"), good("speed", "1_hora")],
  },
  {
    agent: "reviews",
    id: "comum-roupas-look-do-casamento",
    prompt:
      "Roupas lindas e de qualidade, a vendedora me ajudou a escolher o look do casamento. Obrigada Cris!",
    kind: "praise",
    points: [good("goods", "roup look vest"), good("service", "cris vendedor ajud escolh")],
    names: ["Cris"],
    misread: ["gostou do casamento", "elogio ao casamento"],
  },
  {
    agent: "reviews",
    id: "comum-floricultura-buque",
    prompt: "Pedi um buquê pra minha esposa pelo zap e chegou lindo, antes do horário. Ela amou",
    kind: "praise",
    points: [good("goods", "buque flor lind espos"), good("speed", "antes cheg entreg")],
  },
  {
    agent: "reviews",
    id: "comum-bolo-da-filha",
    prompt:
      "Fiz a encomenda do bolo da minha filha e ficou maravilhoso, além de lindo estava delicioso. Todo mundo elogiou",
    kind: "praise",
    points: [good("food", "bolo encomend festa filha")],
  },
  {
    agent: "reviews",
    id: "comum-acai-cremoso",
    prompt: "Melhor açaí da cidade, bem servido e cremoso",
    kind: "praise",
    points: [good("food", "acai crem servid")],
  },
  {
    agent: "reviews",
    id: "comum-ingles-filho-evoluiu",
    prompt:
      "Meu filho evoluiu muito desde que entrou na escola. Professores pacientes e turma pequena.",
    kind: "praise",
    points: [
      goodAbout("evolu progres aprend desenvolv filh avanc"),
      good("service", "professor pacien"),
    ],
  },
];
