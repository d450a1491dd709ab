/** Words of the erase dialog and of storage trouble, which every page may show. */
export const deviceNotices = {
  eraseConfirm: {
    title: "Apagar o que este aparelho guarda?",
    text: "O progresso e os exercícios do curso, o que foi marcado no guia, o que você contou do negócio, os textos começados, as respostas guardadas e a aparência voltam ao começo. Não dá para desfazer.",
    action: "Apagar tudo",
  },
  erased: { title: "Tudo apagado", description: "Este aparelho não guarda mais nada do site." },
  nothingToErase: "Você não está em uma conta. Sair apaga o que este aparelho guarda do site.",
  problems: {
    blocked: {
      title: "Nada será guardado",
      description:
        "O navegador bloqueou o armazenamento. Tudo funciona, mas some ao fechar a página.",
    },
    full: {
      title: "Sem espaço para guardar",
      description:
        "A memória do navegador está cheia. O que você marcar ou escrever agora some ao fechar a página.",
    },
    corrupt: {
      title: "Começamos de novo",
      description:
        "O que estava guardado neste aparelho veio estragado. Uma cópia foi posta de lado.",
    },
    newer: {
      title: "Guardado por uma versão mais nova",
      description:
        "Recarregue a página para atualizar. Até lá, nada do que está guardado será mudado.",
    },
  },
} as const;
