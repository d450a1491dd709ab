import type { Practice } from "../schema.ts";

export const practice: Practice = {
  exercises: [
    {
      id: "aula-2-exercicio-1",
      title: "Ensaie o vídeo de verificação",
      minutes: 3,
      steps: [
        "Escreva a ordem das cenas: rua, número, fachada, porta, equipamentos, área da equipe.",
        "Guarde papéis com dados e avise quem está no local.",
        "Grave um minuto com a câmera do celular, sem cortes, e assista.",
      ],
      fields: [
        { label: "A ordem das minhas cenas", lines: 6 },
        { label: "O que corrigir antes da gravação de verdade", lines: 2 },
      ],
      readyWhen: "o ensaio mostra o local, o negócio e o seu acesso, sem expor dados.",
    },
    {
      id: "aula-2-exercicio-2",
      title: "Escreva as primeiras linhas da descrição",
      minutes: 3,
      steps: [
        "Em duas frases: o que você vende, onde fica, o que só você tem.",
        "Sem preço, promoção, link nem “o melhor”.",
        "Conte: até 250 caracteres.",
      ],
      fields: [{ label: "Minha descrição", lines: 4, limit: 250 }],
      readyWhen: "alguém de fora lê e sabe dizer o que você vende e quando abre.",
    },
    {
      id: "aula-2-exercicio-3",
      title: "Prepare o pedido de avaliação",
      minutes: 3,
      steps: [
        "Copie o link de pedir avaliações, ou deixe o lugar dele marcado.",
        "Escreva a mensagem, sem prêmio e sem falar em nota.",
        "Envie aos três últimos clientes com quem já conversa, sem escolher.",
      ],
      fields: [{ label: "Minha mensagem", lines: 4 }],
      readyWhen: "a mensagem está salva e três clientes receberam o pedido.",
    },
  ],
  project: {
    id: "aula-2-projeto",
    title: "Perfil completo e código QR no balcão",
    minutes: 2,
    description:
      "Hoje, em dois minutos: abra o perfil e preencha um campo vazio, o que mais gera telefonema. Durante a semana: os dez campos, as treze fotos, os feriados e o código QR de avaliação no balcão. Escolha duas pessoas responsáveis, e uma delas responde às avaliações em até dois dias úteis.",
    readyWhen:
      "nada está pela metade no perfil, o código QR está à vista e nenhuma avaliação está sem resposta.",
  },
};
