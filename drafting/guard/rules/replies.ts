import { inFacts, lookedUp, type Rule } from "./rule.ts";

/** Of prizes and gifts, which neither an ad nor a reply may offer for a review. */
export const rulesOfGifts: readonly Rule[] = [
  {
    id: "prize-draw",
    finds: `
      sorteio|sorteamos|sortearemos|sortear|rifa|rifamos, curta|compre|comente|marque|avalie|siga .. concorra|concorre|concorrer,
      concorra|concorre|concorrem a|ao|aos _, vale brinde`,
    unless:
      "sorteio autorizado, sorteio .. certificado|autorizacao, autorizacao|certificado .. sorteio",
    title: "Sorteio precisa de autorização antes",
    reason: "Depende do Ministério da Fazenda, até no Instagram. Desconto igual para todos pode.",
    reference: lookedUp("Lei 5.768/1971, art. 1º"),
  },
  {
    id: "review-for-gift",
    finds: `
      avalie|avaliar|avaliando|avaliacao .. ganhe|ganha|ganhar|ganham|receba|recebe|leve|leva,
      [deixe|de] [#|cinco] estrelas .. ganhe|ganha|receba|leve, ganhe|ganha|receba|leve .. avaliar|avalie|avaliando|estrelas|avaliacao,
      desconto|brinde|cupom|mimo|presente|cortesia .. avaliar|avalie|avaliacao|estrelas|nota,
      em troca de|da|das|do [uma|sua|boa|boas] avaliacao|avaliacoes|estrelas|nota`,
    unless: "avaliacao gratis|gratuita|fisica|postural|medica|dental|odontologica",
    title: "Avaliação não se troca por brinde nem desconto",
    reason: "O Google pode esconder suas avaliações. Pedir a todos, sem dar nada, pode.",
    reference: inFacts("Política de avaliações do Google: engajamento falso"),
    instead: "conte no Google como foi",
  },
];

/** What an owner must not write in public to a customer. */
export const rulesOfReplies: readonly Rule[] = [
  ...rulesOfGifts,
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
