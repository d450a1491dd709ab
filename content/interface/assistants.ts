export const assistantWords = {
  back: "Voltar ao Menu",
  title: "Agentes Google Gemini",
  lead: "Quatro ajudantes de balcão. Você conta a situação com as suas palavras, eles devolvem um texto para conferir e usar.",
  board: "Os quatro agentes",
  tiles: [
    {
      title: "Respostas a avaliações",
      text: "Do elogio à reclamação difícil",
      prompt: "resposta-a-critica-justa",
    },
    {
      title: "Análise de marketing",
      text: "Uma dúvida por vez, sem rodeio",
      prompt: "plano-com-pouco-dinheiro",
    },
    { title: "Geração de conteúdo", text: "Anúncios no tamanho certo", prompt: "anuncio-na-busca" },
    {
      title: "Análise de ROI",
      text: "Quanto volta do que você gastou",
      prompt: "conta-do-anuncio",
    },
  ],
  readyPrompt: "Abrir o prompt pronto",
  meanwhile: {
    title: "Use hoje mesmo",
    text: "Cada assunto acima abre um prompt pronto da biblioteca: copie, complete os colchetes e cole no Gemini.",
  },
} as const;
