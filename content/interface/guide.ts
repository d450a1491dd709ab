export const guideWords = {
  title: "Perfil Google Campeão",
  lead: "Marque cada item quando ele estiver feito de verdade. A fachada ganha cor conforme o perfil fica completo.",
  badges: ["24 itens do perfil", "9 práticas com o Gemini", "10 prompts prontos"],
  tabs: {
    label: "Listas",
    "google-business": "Google Meu Negócio Campeão",
    "gemini-practices": "Práticas do Gemini",
  },
  /** Google Meu Negócio is the old name people still search for. */
  nowCalled: "O Google Meu Negócio hoje se chama Perfil da Empresa no Google.",
  shop: {
    ready: (done: number, total: number) => `${done} de ${total} itens`,
    readyRest: " prontos.",
    none: "Cada lista pinta uma parte da loja.",
    all: "A loja está toda pintada: perfil completo.",
    parts: {
      door: "a porta",
      window: "a vitrine",
      planter: "a floreira",
      awning: "o toldo",
      pin: "o alfinete do mapa",
      plate: "a plaquinha",
    },
    painted: (parts: string) => `Já ganharam cor: ${parts}.`,
  },
  practicesFailed: "Não deu para carregar as práticas. Confira a internet e tente de novo.",
  practicesDone: (done: number, total: number) => `${done} de ${total} práticas feitas.`,
  of: (done: number, total: number) => `${done} de ${total}`,
  showItems: (card: string) => `Mostrar os itens: ${card}`,
  item: {
    howTo: (label: string) => `Como fazer: ${label}`,
    why: "Por que vale a pena",
    readyWhen: "Pronto quando",
  },
  startOver: "Desmarcar todos desta aba",
  startOverConfirm: {
    title: "Desmarcar todos os itens?",
    text: "O que você marcou nesta aba será apagado neste aparelho.",
    action: "Desmarcar",
  },
  checked: {
    profile: {
      title: "✅ Item concluído!",
      description: "Parabéns! Mais um passo para o seu perfil da empresa ficar completo.",
    },
    practice: {
      title: "✅ Prática do Gemini concluída!",
      description: "Parabéns! Mais uma prática do Gemini na rotina do seu negócio.",
    },
  },
  results: {
    title: "O que acompanhar num perfil completo",
    figures: [
      { figure: "300%", label: "visualizações" },
      { figure: "4.8", label: "estrelas" },
      { figure: "150%", label: "cliques no site" },
      { figure: "85%", label: "ligações" },
    ],
    note: "Números ilustrativos, para mostrar o que vale a pena acompanhar. O seu resultado depende do seu negócio.",
  },
  advantages: "Por que usar o Gemini no seu negócio",
  prompts: {
    title: "Prompts Para Empreendedores",
    hint: "Troque o que está entre colchetes pelos dados do seu negócio antes de enviar.",
    categories: "Categoria",
  },
} as const;
