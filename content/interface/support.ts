/** Words of the page around the lessons. */
export const supportWords = {
  title: "Em volta das aulas",
  lead: "Aulas ao vivo, dúvidas sobre o curso e os termos das aulas, uma frase para cada um.",
  link: "Ao vivo, dúvidas e glossário",
  certificate: "Certificado",
  live: {
    title: "Aulas ao vivo",
    hint: "São duas. Quando houver data, ela aparece aqui.",
    unset: "Datas a combinar",
    join: "Participar",
    recording: "Ver a gravação",
    calendar: "Pôr na agenda",
    file: (place: number) => `aula-ao-vivo-${place}.ics`,
  },
  questions: {
    title: "Perguntas sobre o curso",
    hint: "Não achou a sua? Escreva a quem publica o site: o contato está em Privacidade.",
  },
  glossary: { title: "Glossário", hint: "Os termos que as aulas usam, em ordem alfabética." },
} as const;

const date = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

/** "quarta-feira, 10 de março de 2027 às 19:30", as it is in Brasília. */
export function liveDate(start: string): string {
  return `${date.format(new Date(start))}, horário de Brasília`;
}
