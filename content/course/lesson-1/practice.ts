import type { Practice } from "../schema.ts";

export const practice: Practice = {
  exercises: [
    {
      id: "aula-1-exercicio-1",
      title: "Procure seu negócio como cliente",
      minutes: 7,
      steps: [
        "Abra uma guia anônima e procure o nome do negócio com a cidade.",
        "Toque em ligar, em rota e no site.",
        "Procure o seu principal produto com o nome do bairro.",
        "Anote três acertos e três falhas.",
      ],
      fields: [
        { label: "Três acertos", lines: 3 },
        { label: "Três falhas", lines: 3 },
      ],
      readyWhen: "há no celular uma lista com três acertos e três falhas.",
    },
    {
      id: "aula-1-exercicio-2",
      title: "Escreva a ficha oficial do negócio",
      minutes: 5,
      steps: [
        "Copie o nome exato da placa.",
        "Escreva endereço, telefone, WhatsApp e o horário dos sete dias.",
        "Compare com o perfil e corrija a primeira diferença.",
      ],
      fields: [
        { label: "Nome da placa", lines: 1 },
        { label: "Endereço", lines: 2 },
        { label: "Telefone e WhatsApp", lines: 2 },
        { label: "Horário dos sete dias", lines: 3 },
        { label: "A primeira diferença que corrigi", lines: 2 },
      ],
      readyWhen: "a ficha está salva e um lugar já foi corrigido por ela.",
    },
    {
      id: "aula-1-exercicio-3",
      title: "Tire três fotos que ajudam a chegar",
      minutes: 5,
      steps: [
        "Limpe a lente e atravesse a rua com cuidado.",
        "Fotografe a fachada, a entrada e um produto de hoje.",
        "Apague as tremidas e as que mostram pessoas sem autorização.",
      ],
      fields: [{ label: "O que mostram a foto da fachada, a da entrada e a do produto", lines: 3 }],
      readyWhen: "três fotos nítidas e verdadeiras estão prontas para o perfil.",
    },
  ],
  project: {
    id: "aula-1-projeto",
    title: "Ficha oficial e planilha de origem",
    minutes: 7,
    description:
      "Hoje, em sete minutos: crie a planilha de quatro colunas e combine quem pergunta “Como você encontrou a gente?”. Durante a semana: deixe a ficha no celular da loja e em uma folha perto do caixa, e corrija por ela todos os lugares onde o negócio aparece.",
    readyWhen: "todos os lugares seguem a ficha e a planilha tem sete dias de anotações.",
  },
};
