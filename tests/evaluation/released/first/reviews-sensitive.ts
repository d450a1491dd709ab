import type { ReviewInput } from "../../input.ts";
import { bad, badAbout, good } from "../../points.ts";

/** Secrecy of health and law, people hurt, accusations, personal data, perhaps fakes. */
export const reviewsSensitive: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "advogado-sumiu",
    prompt:
      "Paguei a entrada e o advogado sumiu, não atende telefone, meu processo está parado há 8 meses.",
    kind: "complaint",
    points: [bad("notice", "telefon atend contato_por")],
    personal: ["seu processo", "sua causa", "sua acao"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "coxinha-passou-mal",
    prompt:
      "Comi a coxinha ontem e passei a noite vomitando, fui parar no hospital. Cuidado com esse lugar!",
    kind: "complaint",
    points: [
      badAbout("saude mal-estar passou_mal bem-estar coxinha alimento produto comida relat"),
    ],
    personal: ["vomit"],
    sensitive: "health",
  },
  {
    agent: "reviews",
    id: "petshop-corte-na-orelha",
    prompt:
      "Deixei minha cachorra Mel para tosa e ela voltou com um corte na orelha. Ninguém avisou nada, descobri em casa.",
    kind: "complaint",
    points: [badAbout("a_mel da_mel cachorr orelha corte machuc feri tosa"), bad("notice")],
    names: ["Mel"],
    sensitive: "health",
  },
  {
    agent: "reviews",
    id: "fogao-com-dados-pessoais",
    prompt:
      "Meu nome é Carlos Eduardo Nogueira, CPF 529.982.247-25, telefone (11) 98765-4321, e-mail carlos.nogueira@exemplo.com. Comprei um fogão usado e não entregaram. Quero um retorno.",
    kind: "complaint",
    points: [bad("delivery", "fogao")],
    names: ["Carlos", "Eduardo"],
    personal: ["529", "98765", "nogueira", "exemplo.com", "cpf"],
  },
  {
    agent: "reviews",
    id: "nunca-fui-la",
    prompt: "Nunca fui nesse lugar mas meu primo disse que é péssimo. Não recomendo.",
    kind: "complaint",
    points: [],
    suspect: true,
  },
  {
    agent: "reviews",
    id: "propaganda-da-concorrente",
    prompt: "Horrível. Vão na padaria Trigo Dourado da esquina que é muito melhor e mais barata.",
    kind: "complaint",
    points: [],
    personal: ["trigo dourado", "esquina"],
  },
  {
    agent: "reviews",
    id: "nutricionista-dieta",
    prompt:
      "Emagreci 12 quilos com a dieta da Carolina e minha diabetes está controlada. Profissional humana e atenciosa!",
    kind: "praise",
    points: [good("service", "carolina human")],
    names: ["Carolina"],
    personal: ["diabet", "emagre", "12 quilos", "dieta"],
    sensitive: "secrecy",
  },
  {
    agent: "reviews",
    id: "contador-perdeu-prazo",
    prompt:
      "O escritório perdeu o prazo da minha declaração e agora tenho multa. Ninguém me retorna.",
    kind: "complaint",
    points: [badAbout("prazo declarac multa"), bad("notice")],
  },
];
