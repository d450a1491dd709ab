const counts = ["", "Um trecho precisa", "Dois trechos precisam", "Três trechos precisam"];

/** Words of the guard of the ad card: what it stops, and how to go on. */
export const adGuardWords = {
  title: (open: number) => `${counts[open] ?? `${open} trechos precisam`} de você`,
  text: (open: number) =>
    open === 1
      ? "Do jeito que está, pode dar problema com a lei. Escolha o que fazer e o anúncio sai."
      : "Do jeito que estão, podem dar problema com a lei. Escolha em cada um e o anúncio sai.",
  settled: { title: "Tudo escolhido", text: "O anúncio sai sem o que você deixou de fora." },
  checkedOn: (article: string, day: string) => `${article}. Conferido em ${day}.`,
  use: (words: string) => `Usar “${words}”`,
  leaveOut: "Deixar fora do anúncio",
  left: "Fica fora do anúncio.",
  backIn: "Desfazer",
  addPrices: "Pôr os preços que faltam",
  missing: (open: number) => (open === 1 ? "Falta 1 escolha" : `Faltam ${open} escolhas`),
  swapped: (words: string) => `Trocado por “${words}” no seu texto.`,
  /** Above ads that were made without asking. */
  stopped: "Ficou de fora do anúncio",
  ofTrade: "Seu ramo tem regras próprias",
} as const;
