import { inFacts, lookedUp, type Rule } from "./rule.ts";

const reviews = ["reviews"] as const;

/** What an owner must not write in public to a customer. */
export const rulesOfReplies: readonly Rule[] = [
  {
    id: "pressure",
    agents: reviews,
    finds: [
      "mude|mudar|altere|alterar|reveja|rever|retire|retirar|apague|apagar|reconsidere|reconsiderar|atualize|atualizar|edite|editar|exclua|excluir|aumente|aumentar [a|o] sua|seu|essa|esta|esse|este|a|o nota|avaliacao|estrelas|comentario",
    ],
    title: "Não peça para mudar a nota",
    reason:
      "Quem lê percebe, e o Google proíbe oferecer algo por isso. Resolva: muita gente muda sozinha.",
    reference: inFacts("Política de avaliações do Google: engajamento falso"),
  },
  {
    id: "accusation",
    agents: reviews,
    finds: [
      "avaliacao|avaliacoes|perfil|relato|comentario|historia [e|sao|parece|foi] [claramente] falsa|falso|falsas|fake|mentirosa|mentiroso|mentira|inventada|inventado",
      "isso|isto e mentira|invencao",
      "isso|isto nao aconteceu|procede|condiz",
      "isso|isto nao e verdade",
      "voce|senhor|senhora mentiu|mente|inventou",
      "mentira|mentiras|mentirosa|mentiroso|calunia|difamacao",
      "ma fe",
      "vamos|vou|iremos|podemos|pretendemos [te|lhe|a|o] processar|acionar|denunciar",
      "medida|medidas legal|legais|judicial|judiciais|cabiveis",
      "acao judicial",
      "nosso|meu advogado",
      "nossos advogados",
      "juridico",
    ],
    title: "Acusa ou ameaça o cliente em público",
    reason:
      "Mesmo com razão, quem lê fica do lado do cliente, e ameaça pode virar processo. Convide para conversar no particular.",
    reference: inFacts("Avaliação pública e lei: TJGO; LGPD"),
  },
  {
    id: "exposed-debt",
    agents: reviews,
    finds: [
      "voce|senhor|senhora|cliente|ela|ele [ainda] [nos] deve|devia|devendo|_ deve|_ devendo",
      "sua|seu|suas|seus divida|dividas|debito|debitos|pendencia|pendencias|inadimplencia",
      "nao|nunca pagou|pagaram|quitou",
      "caloteiro|caloteira|inadimplente",
    ],
    evenNegated: true,
    unless: ["deve ter|estar|ser|haver", "devia ter|estar|ser"],
    title: "Dívida não se conta em público",
    reason: "Cobrar expondo a pessoa é proibido. Trate disso só no particular.",
    reference: lookedUp("CDC, art. 42"),
  },
];
