import type { LessonText } from "../text-schema.ts";

type Check = Pick<LessonText, "answers" | "quiz" | "sheet" | "links" | "facts">;

export const check: Check = {
  answers: [
    [
      {
        kind: "paragraph",
        text: "O de Jéssica: “Bolo de fubá inteiro, R$ 28. Cerca de 900 g, serve oito fatias. Sai às 16h, de terça a sábado.” Quem olhou perguntou: “dá para reservar?”. Entrou mais uma frase: “Reserve por mensagem até as 14h.” A pergunta de quem olha é sempre a linha que faltava.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "Prazo, a mais difícil: “Bolo de festa: dois dias de antecedência, a partir de 2 kg. Para sábado, peça até quinta às 12h.” Repare no exemplo com dia e hora: “dois dias” cada um conta de um jeito. E nenhuma resposta promete em quantos minutos você responde; promessa de minuto vira reclamação.",
      },
    ],
    [
      {
        kind: "paragraph",
        text: "Não abriu? Conte os dígitos depois da barra: 13 para celular. Os enganos mais comuns são o zero antes do DDD, o 9 que faltou e um espaço no fim, colado sem querer. Abriu a conversa de outra pessoa? Apague o link na hora de onde já o colou: alguém está recebendo os seus pedidos.",
      },
    ],
  ],
  quiz: {
    minutes: 5,
    questions: [
      {
        question: "O número da loja já está no WhatsApp comum. Pode ir para o Business?",
        options: [
          {
            text: "Pode, e fica nos dois",
            why: "Um número tem uma conta só no WhatsApp.",
          },
          {
            text: "Pode, no lugar do comum",
            right: true,
            why: "Faça a cópia das conversas antes.",
          },
          { text: "Não, telefone usado não serve", why: "Serve, e o fixo também." },
        ],
      },
      {
        question: "Chegou a foto do comprovante de Pix. Entregar?",
        options: [
          { text: "Sim, está escrito “concluído”", why: "Foto se edita." },
          {
            text: "Depois de ver o valor na conta",
            right: true,
            why: "É a única prova que vale no caixa.",
          },
          { text: "Sim, se for cliente antigo", why: "Conta conferida protege a amizade." },
        ],
      },
      {
        question: "Depois dos seis meses, avisar 300 clientes uma vez custa:",
        options: [
          { text: "Nada, é só uma lista", why: "A lista de transmissão comercial é paga." },
          { text: "R$ 16,50", why: "Era o preço com as 250 grátis." },
          {
            text: "R$ 99,00",
            right: true,
            why: "São 300 vezes R$ 0,33, no preço de outubro de 2025.",
          },
        ],
      },
      {
        question: "O cliente pergunta se o bolo serve para quem tem alergia. Quem responde?",
        options: [
          { text: "A resposta rápida", why: "Alergia muda de pessoa para pessoa." },
          { text: "A IA, com a receita", why: "Ela não vê a farinha na bancada." },
          {
            text: "Uma pessoa, com os ingredientes, sem garantir",
            right: true,
            why: "Diz o que leva e não promete segurança.",
          },
        ],
      },
      {
        question: "A pessoa respondeu SAIR. E agora?",
        options: [
          { text: "Tiro hoje e agradeço", right: true, why: "Saída fácil é regra e é respeito." },
          { text: "Pergunto o que houve", why: "Ela não precisa explicar." },
          { text: "Espero a próxima promoção", why: "A próxima mensagem vira denúncia." },
        ],
      },
    ],
  },
  sheet: {
    title: "O negócio pelo celular em uma página",
    items: [
      "Um número só da loja, no WhatsApp Business, igual à ficha oficial.",
      "Cinco itens no catálogo, com preço à vista.",
      "Quatro etiquetas; no fim do dia, nada sem etiqueta.",
      "Saudação e ausência ligadas.",
      "O link wa.me abre a conversa certa.",
      "Pix: nome conferido pelo cliente, valor conferido na conta.",
      "Promoção só a quem disse sim, com SAIR no fim.",
      "Reclamação, cobrança e alergia são de gente.",
    ],
  },
  links: [
    {
      text: "Guia: entrega e retirada com o Gemini",
      to: { kind: "item", id: "gemini-ativar-delivery" },
    },
    { text: "Prompt: boas-vindas no WhatsApp", to: { kind: "prompt", id: "boas-vindas-whatsapp" } },
    { text: "Prompt: pós-venda e avaliação", to: { kind: "prompt", id: "pos-venda-e-avaliacao" } },
    { text: "Assistente: pergunte sobre divulgação", to: { kind: "agent", id: "marketing" } },
  ],
  facts: [
    "whatsappApp",
    "whatsappNumber",
    "whatsappDevices",
    "catalogueImages",
    "whatsappLink",
    "profileChatEnded",
    "whatsappBroadcast",
    "whatsappPlatform",
    "whatsappConsent",
    "prizeDraws",
    "priceShown",
    "priceLower",
    "glutenLabel",
  ],
};
