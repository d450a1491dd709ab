import type { AdInput } from "../../input.ts";

/** Briefs as owners type them: what it is, where, how much, and under which condition. */
export const ads: readonly AdInput[] = [
  {
    agent: "ads",
    id: "pao-de-fermentacao-em-itu",
    prompt:
      "Pão de fermentação natural saindo às 7h e às 16h na Padaria Dois Irmãos, no Centro de Itu. Pão rústico de 600 g por R$ 18.",
    facts: ["pao|paes", "(?<![a-z])itu(?![a-z])", "r\\$ 18"],
    things: "pao|paes|fermentac|rustic|padaria",
  },
  {
    agent: "ads",
    id: "progressiva-jardim-camburi",
    prompt:
      "Progressiva a partir de 150 reais no Studio Bella, Jardim Camburi. Atendo de terça a sábado com hora marcada",
    facts: ["progressiva", "150", "camburi|studio bella"],
    things: "progressiva|hora|horario|atend|salao|studio|cabelo|liso|fios",
    conditions: [{ when: "150", needs: "a partir|desde" }],
  },
  {
    agent: "ads",
    id: "oleo-e-filtro-do-beto",
    prompt: "troca de oleo + filtro 189,90 carros 1.0 oficina do Beto em Contagem leva 30 min",
    facts: ["oleo", "189,90", "contagem"],
    things: "troca|oleo|filtro|oficina|carro",
    conditions: [{ when: "189", needs: "1\\.0" }],
    names: ["Beto"],
  },
  {
    agent: "ads",
    id: "focinho-feliz-boqueirao",
    prompt:
      "banho e tosa com busca e entrega grátis ate 3 km. banho porte pequeno 45 reais. petshop Focinho Feliz, bairro Boqueirão em Curitiba",
    facts: ["banho", "45", "boqueirao|curitiba"],
    things: "banho|tosa|busca|leva|petshop|pet|cao|caes|cachorr",
    conditions: [
      { when: "gratis|gratuit", needs: "3 ?km" },
      { when: "(?<!\\d)45(?!\\d)", needs: "pequeno" },
    ],
  },
  {
    agent: "ads",
    id: "clareamento-vila-mariana",
    prompt:
      "Clareamento dental com avaliação sem custo. Dra. Paula Reis, CRO 12345, Vila Mariana SP. Parcelo em até 6x",
    facts: ["clareamento", "vila mariana", "6 ?x|6 vezes|6 parcelas"],
    things: "clareamento|avaliac|dentist|parcel|sorriso|dente",
    conditions: [{ when: "sem custo|gratis|gratuit", needs: "avaliac" }],
    never: ["dente branco em|resultado garantido"],
    names: ["Paula", "Reis", "CRO", "SP"],
  },
  {
    agent: "ads",
    id: "rodizio-de-quarta-em-bauru",
    prompt:
      "Rodízio de esfiha toda quarta 49,90 por pessoa, criança até 7 anos paga metade. Esfiharia Beirute, em Bauru",
    facts: ["rodizio|esfiha", "49,90", "quarta", "bauru|beirute"],
    things: "rodizio|esfiha|quarta|esfiharia",
    conditions: [
      { when: "49,90", needs: "quarta" },
      { when: "metade", needs: "7 anos" },
    ],
    never: ["delivery|entreg"],
  },
  {
    agent: "ads",
    id: "copo-de-acai-em-cuiaba",
    prompt:
      "Copo de açaí 700 ml com 4 acompanhamentos por R$ 22. Loja no Shopping Pantanal, em Cuiabá.",
    facts: ["acai", "r\\$ 22", "cuiaba|shopping pantanal"],
    things: "acai|copo|acompanhament",
  },
  {
    agent: "ads",
    id: "bazar-da-loja-malu",
    prompt:
      "Bazar de inverno da Loja Malu: tudo com 40% de desconto no dinheiro ou pix, só neste sábado, em Blumenau",
    facts: ["bazar|inverno", "40 ?%", "blumenau", "sabado"],
    things: "bazar|inverno|desconto|roupa|peca|tudo|casac",
    conditions: [{ when: "40 ?%", needs: "dinheiro|pix" }],
  },
  {
    agent: "ads",
    id: "lareira-em-penedo",
    prompt:
      "Pousada em Penedo com café da manhã e lareira. Diária de casal 380 de domingo a quinta, pacote de feriado sob consulta.",
    facts: ["penedo", "380", "lareira|cafe da manha"],
    things: "pousada|cafe|lareira|diaria|pacote|quarto|casal",
    conditions: [{ when: "380", needs: "domingo a quinta" }],
    never: ["380[^.]*feriado|piscina"],
  },
  {
    agent: "ads",
    id: "diarista-em-santos",
    prompt: "faço faxina e passadoria em Santos, diarista com referencia, 170 a diaria",
    facts: ["faxina", "santos", "170"],
    things: "faxina|passad|diarista|limpeza|referenc|diaria|roupa",
    names: ["Santos"],
  },
  {
    agent: "ads",
    id: "eletricista-de-goiania",
    prompt:
      "Eletricista em Goiânia: instalação de chuveiro, tomada, ventilador. Atendimento 24 horas. Visita 60 reais descontada do serviço",
    facts: ["eletricista", "goiania", "chuveiro|tomada|ventilador", "24"],
    things: "eletric|instal|chuveiro|tomada|ventilador|atend|visita",
    conditions: [{ when: "(?<!\\d)60(?!\\d)", needs: "visita" }],
    never: ["desconto de (?:r\\$ )?60"],
  },
  {
    agent: "ads",
    id: "ingles-infantil-em-pelotas",
    prompt:
      "Curso de inglês para crianças de 6 a 10 anos em Pelotas, turmas de até 8 alunos, matrícula isenta até 28 de fevereiro",
    facts: ["ingles", "pelotas", "8 (?:alunos|criancas)|6 a 10"],
    things: "curso|ingles|aula|turma|matricula|crianca|alun",
    conditions: [
      {
        when: "isen|matricula gratis|matricula gratuita|sem matricula",
        needs: "28 de fev|fevereiro|28 fev",
      },
    ],
    never: ["curso gratis|aulas? gratis"],
  },
];
