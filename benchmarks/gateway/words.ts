/** What both sides are asked, and what the stand-in answers. */

export type StandInQuestion = "body" | "times" | "idle";

/** Always as long, so that a request's length does not depend on it. */
export function streamId(number: number): string {
  return String(number).padStart(7, "0");
}

/** By it a stream's first event is found again on the other side. */
export function reviewWith(id: string): string {
  return `Pedido ${id}. Fui à padaria no sábado e a Bia me atendeu muito bem, com paciência e um sorriso. O pão de queijo estava quentinho e o café veio na hora. Só achei a fila um pouco longa, mas vou voltar com a minha mãe.`;
}

export function streamIdOf(body: string): string {
  return /Pedido (\d{7})/.exec(body)?.[1] ?? "";
}

/** One event each. */
export const answerSentences = [
  "Que alegria saber que a Bia atendeu você com paciência e um sorriso no sábado!",
  "O pão de queijo quentinho é o nosso orgulho, e é bom ler que ele chegou assim à sua mesa.",
  "Obrigada também por falar da fila, que ficou um pouco longa naquela manhã.",
  "Vamos conversar com a equipe sobre o movimento do sábado.",
  "O café na hora certa faz parte do carinho com quem nos visita.",
  "A Bia vai gostar de ler o seu comentário.",
  "Ela trabalha com a gente há bastante tempo e gosta do que faz.",
  "O sábado é o dia mais cheio da padaria, e a sua paciência ajuda muito.",
  "A sua mãe é muito bem-vinda por aqui.",
  "Ela pode provar o pão de queijo saindo do forno.",
  "O café também espera por vocês duas.",
  "Cada comentário como o seu mostra o que vale a pena manter.",
  "E mostra também o que ainda pede cuidado.",
  "A padaria é pequena, mas a vontade de atender bem é grande.",
  "Toda a equipe agradece as suas palavras.",
  "É bom saber que o atendimento fez diferença.",
  "O pão fica ainda melhor em boa companhia.",
  "Até a próxima visita com a sua mãe.",
  "Um abraço de toda a equipe da padaria.",
  "Obrigada pela visita e pelo carinho.",
];

export const eventsOfStream = answerSentences.length;
