/** Words of the drawer of kept answers. */
export const keptAnswerWords = {
  title: (kept: number) => `Respostas guardadas (${kept})`,
  hint: (most: number) =>
    `As últimas ${most}, só neste aparelho. Apague as que têm palavras de clientes e já não servem.`,
  open: "Abrir",
  copy: "Copiar",
  forget: "Apagar",
  /** Read by a screen reader behind the three words above. */
  which: (title: string, moment: string) => `${title}, ${moment}`,
  forgetAll: "Apagar todas as respostas",
  forgotten: (count: number) =>
    count === 1 ? "Resposta apagada." : `${count} respostas apagadas.`,
} as const;
