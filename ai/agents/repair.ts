import type { Fault, Rule } from "../checks/fault.ts";

/** What the model is told of a rule that its answer broke. */
const sentences: Record<Rule, string> = {
  leak: "Repetiu a instrução ou falou de si: escreva só a entrega.",
  contact: "Traz link, e-mail, perfil ou telefone que não está no material: retire.",
  language: "Não está todo em português do Brasil: escreva tudo em português.",
  code: "Traz código, HTML ou JSON: escreva texto simples.",
  placeholder: "Tem espaço por preencher: escreva sem colchetes e sem lacunas.",
  promise:
    "Promete ou oferece algo, dá prazo, anuncia uma providência ou pede outra nota: não prometa nem ofereça nada.",
  claim:
    "Diz algo que só o dono pode dizer, ou que a lei não deixa: não invente oferta, não compare e não prometa.",
  admission: "Admite culpa, erro ou responsabilidade: lamente a experiência sem admitir nada.",
  accusation: "Acusa ou ameaça a pessoa: não acuse, não negue e não ameace.",
  secrecy:
    "Confirma um atendimento ou repete um assunto delicado: não confirme e não repita; chame para o particular.",
  "personal-data": "Repete dado pessoal: use no máximo o primeiro nome.",
  figure: "Traz número que não está no material nem nos fatos: use só os que estão lá.",
  statistic: "Traz estatística ou pesquisa que não está nos fatos: retire.",
  advice: "Aconselha algo que as regras do Google ou das redes proíbem: retire.",
  detail: "Não cita nenhum ponto concreto da avaliação: cite um, com as palavras dela.",
  length: "É longa demais: escreva no máximo 90 palavras.",
  longer: "Não ficou mais curta que a resposta anterior: escreva bem menos palavras.",
  unchanged: "É igual à resposta anterior: escreva outra.",
  form: "Não está no formato pedido.",
  empty: "Está vazia.",
};

/** Names only the rules that were broken; the figures are the model's own. */
export function repairRequest(faults: readonly Fault[]): string {
  const rules = [...new Set(faults.map(({ rule }) => rule))];
  const figures = [...new Set(faults.flatMap(({ figure }) => figure ?? []))];
  const named = figures.length > 0 ? [`Números sem apoio: ${figures.join("; ")}.`] : [];
  return [
    "Essa resposta não pode ser usada, por estes motivos:",
    ...rules.map((rule) => `- ${sentences[rule]}`),
    ...named,
    "Escreva a resposta de novo, inteira, e entregue só ela.",
  ].join("\n");
}
