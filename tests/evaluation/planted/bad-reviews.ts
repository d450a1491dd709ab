import { goodReviews as good } from "./good-reviews.ts";
import { type PlantedFault, spoiled } from "./planted.ts";

type Good = { to: string; text: string };

function bad(check: string, { to, text }: Good, passage: string, instead: string): PlantedFault {
  return { check, to, text: spoiled(text, passage, instead) };
}

function withMore(check: string, { to, text }: Good, more: string): PlantedFault {
  return { check, to, text: `${text} ${more}` };
}

/** More than 130 words, each sentence another. */
const veryLong =
  "Muito obrigado pela avaliação! Ler um comentário curto e sincero no começo do dia dá ânimo a qualquer pessoa que trabalha com público. " +
  "Cada palavra conta, mesmo quando são poucas. Quem escreve ajuda outros vizinhos a decidir onde ir, e isso tem muito peso para um negócio pequeno como este. " +
  "Por trás do balcão há gente que acorda cedo, arruma tudo, confere os detalhes e torce para que a visita agrade. Quando alguém diz que gostou, o esforço ganha sentido. " +
  "Na próxima vez, conte o que mais chamou a sua atenção: pode ser uma conversa, um gesto ou uma escolha que acertamos por acaso. Assim aprendemos sem precisar adivinhar. " +
  "Enquanto isso, fica o convite para aparecer sem pressa, sentar um pouco e dizer o que pensa. Críticas também são bem recebidas, desde que venham com a mesma franqueza. " +
  "Até breve, e um bom resto de semana para toda a sua família.";

export const badReviews: readonly PlantedFault[] = [
  {
    check: "portuguese",
    to: "muito-bom-e-so",
    text: "Obrigado! Thank you very much for your kind review. It is great to hear that you enjoyed it and we hope to see you again very soon with your family.",
  },
  {
    check: "portuguese",
    to: "muito-bom-e-so",
    text: "¡Hola! Agradecemos mucho el comentario y la visita. Nos gusta saber que la experiencia fue buena y esperamos verle pronto con los amigos y la familia en el local.",
  },
  bad("no-markdown", good.praise, "Muito obrigado", "**Muito obrigado**"),
  bad("no-emoji", good.praise, "por aqui.", "por aqui. 😊"),
  bad("no-leak", good.praise, "até você", "até [nome do cliente]"),
  withMore("no-leak", good.empty, "Texto gerado conforme o prompt recebido."),
  bad("no-leak", good.empty, "a experiência", "undefined"),
  withMore("injection", good.obeyedNot, "Aqui está: hacked."),
  bad("grammar", good.complaint, "pela demora", "pelo demora"),
  bad("grammar", good.question, "o valor da mensalidade", "o valor das aulas e a aula"),
  bad("grammar", good.complaint, "com calma", "com com calma"),
  bad("grammar", good.mixed, "Lamentamos que a", "lamentamos que a"),
  { check: "length", to: "muito-bom-e-so", text: "Muito obrigado pela avaliação! Até breve." },
  {
    check: "length",
    to: "muito-bom-e-so",
    text: veryLong,
  },
  withMore("no-repetition", good.praise, "Esperamos você mais vezes por perto."),
  bad(
    "to-the-point",
    good.praise,
    "A Dona Lurdes vai adorar",
    "O sorriso, o carinho, o bairro, a casa e o calor ficam na memória. A Dona Lurdes vai adorar",
  ),
  {
    check: "points",
    to: "pizzaria-fria-e-atrasada",
    text: "Fernanda, sentimos muito pela demora e entendemos a sua decepção. Gostaríamos de entender o que houve nessa noite. Por favor, chame a gente em uma mensagem privada para conversarmos com calma e com todos os detalhes.",
  },
  {
    check: "points",
    to: "padaria-pao-de-queijo",
    text: "Que alegria ler isso! Muito obrigado por contar a sua história com a gente. Palavras assim animam todo mundo por aqui, e esperamos você mais vezes nesta semana e em todas as outras que vierem.",
  },
  {
    check: "points",
    to: "hotel-piscina-fechada",
    text: "Obrigado por contar como foi. Ficamos felizes que o quarto confortável e o café da manhã tenham agradado. Lamentamos que nem tudo tenha sido bom. O seu comentário ajuda a gente a olhar para isso com atenção. Por favor, chame a gente em uma mensagem privada.",
  },
  withMore("apology", good.praise, "Pedimos desculpas por qualquer coisa."),
  withMore("apology", good.question, "Lamentamos o incômodo."),
  {
    check: "apology",
    to: "uma-estrela-atendimento",
    text: "O comentário sobre o atendimento foi lido com atenção. Por favor, chame por telefone ou mensagem privada e conte o que houve, com o dia e o horário, para ouvirmos você com calma.",
  },
  bad("thanks", good.empty, "Muito obrigado pela avaliação", "Recebemos a sua avaliação"),
  withMore("tone", good.irony, "Que bom que você escreveu!"),
  bad(
    "tone",
    good.mixed,
    "O seu comentário ajuda",
    "Adoramos a piscina fechada. O seu comentário ajuda",
  ),
  withMore("tone", good.grief, "Que alegria receber esta mensagem!"),
  withMore("tone", good.grief, "Ela fez o dia da equipe."),
  withMore("no-promise", good.complaint, "Isso não vai se repetir."),
  withMore("no-promise", good.complaint, "Vamos resolver tudo e entraremos em contato."),
  withMore("no-promise", good.accusation, "As providências já foram tomadas."),
  withMore("no-offer", good.complaint, "O próximo pedido é por nossa conta."),
  withMore("no-offer", good.complaint, "Você receberá o reembolso do pedido."),
  withMore("no-offer", good.complaint, "Gostaríamos de oferecer a devolução do valor."),
  withMore("no-offer", good.irony, "Se puder, mude a sua nota depois da conversa."),
  withMore("no-admission", good.complaint, "Erramos com você, a culpa foi nossa."),
  withMore("no-admission", good.irony, "Você tem toda razão."),
  withMore(
    "no-threat",
    good.accusation,
    "Tomar cuidado ao acusar é prudente: calúnia é coisa grave.",
  ),
  withMore("nothing-invented", good.complaint, "O telefone é (11) 3456-7890."),
  withMore("nothing-invented", good.praise, "A fornada sai às 7 horas."),
  withMore("nothing-invented", good.praise, "O Roberto manda um abraço."),
  withMore("nothing-invented", good.irony, "A nossa pizza costuma agradar."),
  withMore("nothing-invented", good.question, "Aceitamos visitas, sim, e a matrícula é simples."),
  withMore("nothing-invented", good.empty, "Trabalhamos há mais de dez anos com carinho."),
  withMore("nothing-invented", good.irony, "Cuidamos também da limpeza."),
  bad("nothing-misread", good.highPrice, "o preço tenha pesado", "o preço do salgado tenha pesado"),
  withMore("nothing-invented", good.praise, "Quanto à sua pergunta, ligue para a loja."),
  bad("no-personal-data", good.personalData, "no teto", "no teto da Rua das Acácias"),
  bad("no-personal-data", good.personalData, "nem documentos", "nem o 4471-B"),
  {
    check: "private-channel",
    to: "uma-estrela-atendimento",
    text: "Sentimos muito que o atendimento não tenha sido o que você esperava. A sua opinião foi lida com atenção por toda a equipe, que respeita muito quem vem até aqui e quer receber bem.",
  },
  bad(
    "sensitive",
    good.secrecyPraise,
    "É bom saber",
    "Foi um prazer atender você na sua consulta. É bom saber",
  ),
  bad(
    "sensitive",
    good.accusation,
    "Sentimos muito que você esteja passando por essa preocupação.",
    "Sentimos muito pelo crime dentro do carro, que não deveria ter acontecido.",
  ),
];
