import { inFacts, lookedUp, type Rule } from "./rule.ts";

/** What an owner must not write in public to a customer. */
export const rulesOfReplies: readonly Rule[] = [
  {
    id: "pressure",
    finds: `
      mude|mudar|altere|alterar|reveja|rever|retire|retirar|apague|apagar|reconsidere|reconsiderar|atualize|atualizar|edite|editar|exclua|excluir|aumente|aumentar [a|o] sua|seu|essa|esta|esse|este|a|o nota|avaliacao|estrelas|comentario`,
    title: "Não peça para mudar a nota",
    reason: "Quem lê percebe, e o Google não aceita troca. Resolva: muita gente muda sozinha.",
    reference: inFacts("Política de avaliações do Google: engajamento falso"),
  },
  {
    id: "accusation",
    finds: `
      avaliacao|avaliacoes|perfil|relato|comentario|historia [e|sao|parece|foi] [claramente] fals+|fake|mentiros+|mentira|inventad+,
      isso|isto e mentira|invencao, isso|isto nao aconteceu|procede|condiz, isso|isto nao e verdade,
      voce|senhor|senhora [esta] mentiu|mente|mentindo|inventou, mentira|mentiros+|calunia|difamacao, ma fe,
      vamos|vou|iremos|podemos|pretendemos [te|lhe|a|o] processar|acionar|denunciar,
      [tomaremos|tomar] medida legal|legais|judicial|judiciais|cabiveis, acao judicial, nosso|meu advogado, nossos advogados, juridico`,
    title: "Acusa ou ameaça o cliente em público",
    reason: "Quem lê fica do lado do cliente, e ameaça vira processo. Chame para conversar.",
  },
  {
    id: "exposed-debt",
    finds: `
      voce|senhor|senhora|cliente|ela|ele ainda|nos|esta deve|devia|devendo, deve|devia|devendo #,
      sua|seu|suas|seus divida|debito|pendencia|inadimplencia, nao|nunca|nem pagou|pagaram|quitou, caloteir+|inadimplente`,
    evenNegated: true,
    unless: "deve ter|estar|ser|haver, devia ter|estar|ser",
    title: "Dívida não se conta em público",
    reason: "Cobrar expondo a pessoa é proibido. Trate disso só no particular.",
    reference: lookedUp("CDC, art. 42"),
  },
];
