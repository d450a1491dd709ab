import type { Reader } from "./segments.ts";

/** People and occasions a thing can be for, folded. */
const people =
  "adultos?|criancas?|bebes?|gestantes?|gravidas?|idosos?|idosas?|melhor idade|terceira idade|jovens|adolescentes?|mulher(?:es)?|homens?|noiv[ao]s?|madrinhas?|padrinhos?|formand[ao]s?|debutantes?|casa(?:l|is)|familias?|maes?|pais|estudantes?|alunos?|" +
  "profissiona(?:l|is)|empresas?|escritorios?|restaurantes?|lojas?|mei|meis|empreendedor(?:es|as)?|autonomos?|comerciantes?|condominios?|escolas?|igrejas?|hoteis|clinicas?|iniciantes?|concurseiros?|motoristas?|caminhoneiros?|" +
  "cachorros?|caes|gatos?|pets?|animais(?: de estimacao)?|turistas?|viajantes?|atletas?|corredores?|ciclistas?|gamers?|colecionador(?:es)?|professor(?:es|as)?|medicos?|dentistas?|advogados?|aposentad[oa]s?|pensionistas?|" +
  "festas?(?: (?:infanti(?:l|s)|junin[ao]s?|de (?:aniversario|casamento|15 anos|crianca|fim de ano)))*|casamentos?|aniversarios?|eventos?(?: corporativos?)?|formaturas?|batizados?|cha de (?:bebe|panela|cozinha)|churrascos?|reunioes|" +
  "presente|presentes|presentear|lembrancinhas?|todas as idades|toda a familia|todos os gostos|quem [a-z]+(?: [a-z0-9]+){0,4}|pessoas [a-z]+(?: [a-z]+){0,3}|publico [a-z]+|pequenos? negocios?|pequenas? empresas?|meninas?|meninos?|casa|residencias?|" +
  "moradores|pos[- ]operatorio|(?:o )?ensino (?:fundamental|medio|superior|infantil)|trabalhador(?:es)?|executiv[oa]s?|vestibular|enem|concursos?|veganos?|vegetarianos?|diabeticos?|celiacos?|alergicos|intolerantes [aà] lactose|recem-nascidos?|recem nascidos?|apartamentos?|sitios?|fazendas?|uniformes?";
const adjectives =
  "(?: (?:de \\d+ a \\d+ anos|de todas as idades|(?:acima|a partir) de \\d+ anos|ate \\d+ anos|de \\d+ anos|pequen[oa]s?|grandes|iniciantes|autistas?|atipic[oa]s|especiais|ocupad[oa]s|modern[oa]s|exigentes|infanti(?:l|s)|corporativ[oa]s?|em geral|plus size|de pequeno porte|d[aeo] (?:bairro|regiao|cidade)))*";
const one = `(?:(?:a|o|as|os|seu|sua|seus|suas|todas as|todos os) )?(?:${people})${adjectives}`;

/** "para noivas e debutantes" */
export const audienceReader: Reader = {
  pattern: new RegExp(
    `\\b(?:ideal |perfeito |voltad[oa]s? |feit[oa]s? |indicad[oa]s? |especia(?:l|is) |especializad[oa]s? )?(?:para|pra) (?:${one})(?:(?:,| e| ou|, e) ${one})*(?![a-z])`,
    "g",
  ),
  read: (_, written) => {
    const text = written.replace(/^.*?(?=pa?ra )/iu, "").replace(/^pra /iu, "para ");
    return { type: "audience", audience: text };
  },
};

/** The audience behind the label "Público:". */
export function labelledAudience(value: string): string {
  const bare = value
    .trim()
    .replace(/^(?:para|pra) /iu, "")
    .replace(/\.$/u, "");
  return `para ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
}
