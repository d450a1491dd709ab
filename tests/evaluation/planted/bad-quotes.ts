import { goodQuotes as good } from "./good-quotes.ts";
import { goodReviews } from "./good-reviews.ts";
import { type PlantedFault, spoiled } from "./planted.ts";

type Good = { to: string; text: string };

function bad(check: string, { to, text }: Good, passage: string, instead: string): PlantedFault {
  return { check, to, text: spoiled(text, passage, instead) };
}

function withMore(check: string, { to, text }: Good, more: string): PlantedFault {
  return { check, to, text: `${text} ${more}` };
}

/** The customer's words put wrong, put where they may not stand, or taken for the owner's. */
export const badQuotes: readonly PlantedFault[] = [
  /** Not letter for letter. */
  bad("quotes", good.seat, "espuma firme", "espuma macia"),
  bad("quotes", good.duvet, "de casal voltou", "voltou"),
  bad("quotes", good.iceCream, "“Sorvete com", "“Orvete com"),
  bad("quotes", good.wedding, "tempo certo”", "tempo certo"),
  /** Too many, one twice, too short, too long. */
  withMore("quotes", good.butcher, "Repetimos: “separa a picanha limpinha”!"),
  withMore("quotes", good.bar, "Ler “comida de boteco nota dez” também fica na memória."),
  bad("quotes", good.hotel, "“café da manhã ótimo”", "café da manhã “ótimo”"),
  bad(
    "quotes",
    good.job,
    "“Arrumei o emprego”",
    "“fez meu curriculo com foto e tudo me insinou a mandar pela internet e arrumei o emprego”",
  ),
  /** Of no point, of two sentences, cut off, cut from its "nunca". */
  withMore("quotes", good.praise, "“Voltarei mais vezes” é promessa, hein?"),
  bad("quotes", good.wedding, "tempo certo”", "tempo certo. Convidados elogiando”"),
  bad("quotes", good.seat, "perfeita e espuma firme”", "perfeita e” firmeza na espuma"),
  bad("quotes", good.butcher, "já separa a picanha limpinha", "empurrou carne passada"),
  /** Where secrecy binds, harm or a crime is told, somebody mourns. */
  withMore(
    "quotes",
    goodReviews.secrecyPraise,
    "Ler “consultório moderno e tudo no horário” anima todo mundo.",
  ),
  withMore(
    "quotes",
    goodReviews.accusation,
    "Quem escreve “estavam no console do meu carro” merece ser ouvido.",
  ),
  {
    check: "quotes",
    to: "salao-reacao-alergica",
    text: "Ficamos preocupados com o seu relato e esperamos que você esteja melhor. Lamentamos o que descreve sobre a tintura e lemos “não fizeram teste antes” com atenção. Quando puder, ligue para conversarmos em particular sobre o que houve.",
  },
  withMore("quotes", goodReviews.grief, "“Explicaram tudo com calma” fica guardado com a gente."),
  /** An insult, shouting, a chat short form. */
  {
    check: "quotes",
    to: "adega-sommelier-do-bairro",
    text: "Muito obrigado pela confiança! “O Rogério nunca me fez sentir burro” foi a frase do dia por aqui. Que a próxima garrafa, dentro do que você quiser gastar, acompanhe muito bem a receita que estiver no fogão.",
  },
  bad("quotes", good.truck, "é essa”", "é essa, gente??”"),
  {
    check: "quotes",
    to: "informatica-pc-gamer",
    text: "Muito obrigado por contar! Saber que “o pc q montaram pra mim” roda tudo no ultra, com duas telas e os cabos no lugar, é uma alegria, ainda mais pagando menos. Bom jogo!",
  },
  /** Joy over a quoted complaint, regret over quoted praise. */
  withMore("tone", good.hotel, "Adoramos ler “a piscina estava fechada”."),
  withMore("tone", good.hotel, "Lamentamos também o incômodo com o café."),
  bad("tone", good.bar, "Já o banheiro “sem sabonete", "Que bom contar do “sem sabonete"),
  withMore("tone", good.iceCream, "Ler “a casquinha tava mole” fez o dia da equipe."),
  bad(
    "tone",
    good.hotel,
    "e o “café da manhã ótimo”. Lamentamos",
    "confortável. Lamentamos o “café da manhã ótimo” e",
  ),
  /** A regret, thanks or a way to write in the customer's words is none of the owner's. */
  {
    check: "apology",
    to: "restaurante-menu-degustacao",
    text: "Agradecemos a leitura tão atenta do robalo em caldo de tucupi, que deixou a cozinha feliz. O seu “Lamento apenas que o serviço de vinhos tenha sido apressado” foi lido com atenção por quem cuida das taças e das mesas.",
  },
  bad("thanks", good.cashier, "Obrigado por escrever! A Ju", "Lemos tudo. A Ju"),
  {
    check: "private-channel",
    to: "pizzaria-fria-e-atrasada",
    text: "Fernanda, sentimos muito pela demora e por a pizza ter chegado fria e com a borda murcha. “Liguei três vezes e ninguém atendeu” é uma frase que incomoda todo mundo por aqui, e queremos entender o que houve nesse pedido.",
  },
];
