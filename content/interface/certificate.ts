import type { NameFault } from "../../contract/certificate.ts";
import { brand } from "../brand.ts";

const writtenDate = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeZone: "America/Sao_Paulo",
});

/** "24 de novembro de 2026", of seconds since 1970. */
export function certificateDay(seconds: number): string {
  return writtenDate.format(seconds * 1000);
}

function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

/** Words of /certificado, and of the certificate itself. */
export const certificateWords = {
  title: "Certificado",
  lead: "Quem termina o curso leva um certificado em PDF, com um código que qualquer pessoa confere aqui.",
  noScript: "Para fazer ou conferir um certificado, o navegador precisa rodar JavaScript.",
  make: {
    title: "O seu certificado",
    hint: "O nome e o resultado das perguntas vão ao servidor só para serem assinados. Ele não guarda nem anota nada.",
    unfinished: (percent: number) =>
      `Ele fica disponível quando o curso chega a 100%. O seu está em ${percent}%.`,
    missing: "Ainda falta:",
    parts: {
      watched: (left: number) => `assistir ${counted(left, "aula")}`,
      lessons: (left: number) => `ler ${counted(left, "aula")}`,
      exercises: (left: number) => `fazer ${counted(left, "exercício")}`,
      quizzes: (left: number) => `responder às perguntas de ${counted(left, "aula")}`,
      projects: (left: number) => `terminar ${counted(left, "projeto")}`,
    },
    toCourse: "Ir para o curso",
    name: "Seu nome, como deve aparecer",
    action: "Gerar certificado",
    busy: "Gerando...",
    faults: {
      empty: "Escreva o seu nome.",
      long: "O nome é grande demais: o limite é de 100 letras.",
      signs:
        "Use só letras, espaço, hífen, ponto e apóstrofo. Números e sinais como < e > não entram.",
    } satisfies Record<NameFault, string>,
    failed:
      "O certificado não ficou pronto. Confira a internet e tente de novo: seu progresso está guardado.",
    ready: (name: string) => `Pronto. Confira o nome: ${name}.`,
    download: "Baixar em PDF",
    file: "certificado-imersao-empreendedora.pdf",
    drawFailed: {
      title: "O PDF não ficou pronto",
      description: "O certificado continua aqui. Tente de novo daqui a pouco.",
    },
  },
  sheet: {
    title: "Certificado de conclusão",
    says: (course: string) =>
      `declara ter concluído o curso ${course}: cinco aulas, que somam 206 minutos, quinze exercícios e cinco projetos, feitos no próprio negócio.`,
    score: (right: number, of: number) =>
      `Perguntas das aulas: ${right} de ${of} respostas certas.`,
    issued: (day: string) => `Emitido em ${day}, no site do curso.`,
    honest:
      "O nome e o resultado são informados por quem fez o curso. A assinatura digital mostra que este texto é o mesmo da emissão.",
    check: (address: string) => `Confira em ${address}`,
    documentTitle: (name: string) => `Certificado de ${name}, ${brand.productName}`,
    picture: (name: string) => `Certificado de ${name}`,
  },
  check: {
    title: "Conferir um certificado",
    hint: "Aponte a câmera para o código QR, ou cole aqui o endereço que está no certificado. A conferência é feita neste aparelho, e funciona sem internet depois da primeira vez.",
    label: "Endereço ou código do certificado",
    action: "Conferir",
    results: {
      valid: "Certificado válido",
      altered: "Este certificado foi alterado",
      foreign: "Este certificado não foi emitido por este site",
      unreadable: "Isto não é um certificado deste curso",
      "no-keys": "Não deu para conferir agora",
      insecure: "Este navegador não consegue conferir",
    },
    explained: {
      valid: "A assinatura confere. Compare o papel com o que está aqui:",
      altered:
        "A assinatura não combina com o texto: alguma letra mudou depois da emissão, ou a assinatura foi inventada. Não confie no que está escrito nele.",
      foreign: "Ele foi feito em outro lugar, ou a chave que o assinou não é nossa.",
      unreadable: "Falta uma parte, ou é outro tipo de texto. Copie o endereço inteiro, até o fim.",
      "no-keys":
        "As chaves que conferem não estão neste aparelho, e a internet não respondeu. Tente de novo com internet.",
      insecure: "A conferência pede uma conexão segura (https).",
    },
    fields: {
      name: "Nome",
      course: "Curso",
      score: "Respostas certas",
      day: "Emitido em",
      by: "Por",
    },
    scoreOf: (right: number, of: number) => `${right} de ${of}`,
    declared:
      "O nome e o resultado foram informados pela própria pessoa: o site não viu documento nem acompanhou as aulas.",
  },
} as const;
