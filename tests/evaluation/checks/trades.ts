import type { Point } from "../points.ts";
import { fold } from "./text.ts";

type Group = { says: RegExp; needs: RegExp };

function group(says: string, alsoFrom = ""): Group {
  const patterns = [says, alsoFrom].filter(Boolean).join("|");
  return {
    says: new RegExp(`(?<![a-z])(?:${says})`),
    needs: new RegExp(`(?<![a-z])(?:${patterns})`),
  };
}

const foods =
  "pizza|pao(?![a-z])|paes(?![a-z])|bolos?(?![a-z])|sorvete|cafe(?![a-z])|hamburg|burger|lanche|sushi|temaki|prato|refeic|cardapio|garcom|feijoada|coxinha|marmita|iogurte|comida|sabor|temper(?!atura)|cozinh|arroz|churrasc|salgad|sobremesa|massa(?![a-z])|recheio|almoc|jantar|bebida|padaria|restaurante|hortifr|verdura|frut";

/** Dishes and drinks: whoever writes of one speaks of food. */
const dishes =
  "comi|comid|comer|food|breakfast|coffee|cafezinho|fries|caldas|moqueca|galinhada|mozo|mesero|porc|carne|tapioca|cuscuz|pamonha|" +
  "acai|acaraje|paste[li]|taco|empanada|esfih|torta|doces?(?![a-z])|brigadeir|chocolat|biscoit|queijo|sopa|caldo|" +
  "macarr|lasanh|risot|peixe|camar|frango|picanha|costela|bife|bacon|ovos?(?![a-z])|feijao|farofa|macaxeira|" +
  "mandioca|milho|pipoca|batata|salada|suco|caj[au]|cervej|chopp?|vinho|trago|drink|gelato|picole|" +
  "cacetinho|fome|reserv[^.!?]* mesa|mesa[^.!?]* reserv";

/** Things of one trade: an answer speaks of them only if the input is of that trade. */
const groups: readonly Group[] = [
  group(foods, dishes),
  group("pizza"),
  group("bolos?(?![a-z])"),
  group("sorvete"),
  group("hamburg|burger"),
  group("coxinha|salgad"),
  group("feijoada"),
  group("sushi|temaki|japones"),
  group(
    "cabelo|unhas?(?![a-z])|mechas?(?![a-z])|barba(?![a-z])|manicure|salao|penteado",
    "corte|tintura|cortei|fio|cacho|loir|escova(?! de dente)",
  ),
  group("cachorr|gatos?(?![a-z])|pets?(?![a-z])|tosa|tutor|bichinho|caes(?![a-z])|veterin"),
  group(
    "carros?(?![a-z])|veiculo|oficina|mecanic|lavagem|motor(?![a-z])",
    "gol(?![a-z])|lava[- ]?(?:rapido|jato)|suspens|pneu|guincho|placa(?![a-z])|freio|motorista",
  ),
  group(
    "quartos?(?![a-z])|hosped|diarias?(?![a-z])|pousada|hotel|chale|estadia",
    "room|stay|piscina|reserva|check-in|camas?(?![a-z])|sabana",
  ),
  group(
    "consultas?(?![a-z])|pacientes?(?![a-z])|exames?(?![a-z])|medic(?!ao|oes)|dentist|dentes?(?![a-z])|clinica",
    "consult|dra?(?![a-z])|protese|terapia|remedio|doutora?(?![a-z])|veterin",
  ),
  group(
    "alun|escola|aulas?(?![a-z])|professor",
    "filh[oa]|mensalidade|matematica|curso|creche|instrutor",
  ),
  group("treinos?(?![a-z])|academia|musculac|malhar", "aparelho|equipament|plano|lotada|instrutor"),
  group(
    "roupas?(?![a-z])|vestido|provador|sapato",
    "peca|calca|blusa|camis|saia|bota(?![a-z])|tenis",
  ),
  group("celular|notebook|computador|geladeira", "tela"),
  group("flores|buque|arranjo"),
  group("processo judicial|advogad|honorario", "acao trabalhista|processo"),
  group("estacionamento|manobrista", "estacion|vaga|parking"),
  group("rampa|elevador", "cadeirante|degrau|acess"),
];

/** Points that may be spoken of only where somebody made them. */
const topics: readonly Group[] = [
  group(
    "honestidade|transparencia|sinceridade",
    "honest|transparen|sincer|confi|justo|explic|contrato|enrola",
  ),
  group("barulho|ruido|musica|banda(?![a-z])", "music|som(?![a-z])|alt[oa]|silenc|noise|loud"),
  group(
    "limpeza|higiene",
    "limp|suj|imund|higien|mosca|barata|spotless|grud|banheiro|papel|manch|mof|cheir|clean|dirty",
  ),
  group(
    "precos?(?![a-z])|cobranca|mensalidade",
    "valor|car[oa]|barat|r\\$|reais|cobr|charg|pag|conta|custo|orcament|honorari|multa|ingresso|diaria|aument|taxa|dinheiro|troco|(?:qto|quanto) (?:custa|fica|sai)|\\d+ (?:o quilo|conto)",
  ),
  group("entrega", "entreg|cheg|motoboy|frete|pedi|buque|veio|vieram|ship|deliver|arriv|descarreg"),
  group(
    "espera(?![a-z]| (?:voce|que|por|a sua|sua|receber|ver))|demora|atraso",
    "esper|demor|atras|hora|hour|minut|dias|semana|mes|tempo|wait|tard|rapid|fila|prazo|apareceu|cheg|entreg|arriv",
  ),
  group("temperatura", "fri[oa]|quent|caliente|gelad|morn|cold|calor|condicionado"),
  group("wi-?fi|internet"),
  group("reservas?(?![a-z])", "reserv|book|agend"),
  group("cancelament", "cancel|desmarc"),
  group("eventos?(?![a-z])", "festa|casament|formatura|aniversari"),
  group("planos?(?![a-z])", "mensalidade|assinatura|contrato|matricula"),
  group("horario de funcionamento", "abr[ei]|fech|domingo|feriado|horario"),
  group(
    "variedade",
    "varia|opc|tudo|tod[oa]s|muit[oa]s|complet|sabores|model|tamanho|divers|escolh|variety|selection",
  ),
];

/** To thank for candour, or to be there for somebody, says nothing of the business or of a wait. */
const idioms =
  /(?:obrigad[oa] (?:pela|por)|agradec[a-z]+ (?:a|pela)) (?:sua )?(?:sinceridade|honestidade|transparencia)|(?:est|fic)[a-z]+ (?:sempre )?a sua espera/g;

/** Facts about the business that only its owner knows. */
const claims =
  /(?<![a-z])(?:ha (?:mais de )?[a-z0-9]+ anos|noss[oa]s? (?:chef|gerente|don[oa]|proprietari|soci[oa]|tecnic|medic)|ingredientes|fornecedor|selecionad|(?:abert|abrimos|atend|funcion)[a-z ]* todos os dias|24 horas|(?:empresa|negocio) familiar|tradic|premiad)/;
/** An answer to a question about the business: only the owner can give it. */
const answered =
  /(?:^|[.!?]\s+)(?:sim|nao)[,.!]|(?<![a-z])(?:(?:nos |tambem )?(?:nao )?(?:abrimos|aceitamos|fazemos(?! questao)|oferecemos|funcionamos|custa|possuimos|cobramos|entregamos)|temos (?:sim|estacionamento|aula|bolo|vaga|opc))/;

/** What an annotated point is about may be named, in whatever words the review said it. */
function isCovered(word: string, points: readonly Point[]): boolean {
  return points.some(({ stems }) => stems.some((stem) => word.startsWith(fold(stem))));
}

export function foreignThing(
  text: string,
  prompt: string,
  points: readonly Point[],
): string | undefined {
  const [answer, input] = [fold(text).replace(idioms, " "), fold(prompt)];
  const wrong = [...groups, ...topics]
    .filter(({ needs }) => !needs.test(input))
    .flatMap(({ says }) => [...answer.matchAll(new RegExp(`${says.source}[a-z]*`, "g"))])
    .find(([said]) => !isCovered(said, points));
  if (wrong) return wrong[0];
  const claim = claims.exec(answer)?.[0];
  return claim && !input.includes(claim) && !isCovered(claim, points) ? claim : undefined;
}

export function answeredQuestion(text: string): string | undefined {
  return answered.exec(fold(text))?.[0].trim();
}
