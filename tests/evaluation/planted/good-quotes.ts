import type { PlantedAnswer } from "./planted.ts";

/** Replies that repeat a few of the customer's own words. */
export const goodQuotes = {
  praise: {
    to: "padaria-pao-de-queijo",
    text: "Obrigado pelo carinho! Ler “quentinho, crocante por fora” sobre o nosso pão de queijo fez o dia da equipe, e a Dona Lurdes vai sorrir mais ainda quando souber do seu recado. Até a próxima fornada.",
  },
  seat: {
    to: "moto-banco-reformado",
    text: "“Costura perfeita e espuma firme” é um elogio que a gente guarda. Muito obrigado por contar como ficou o banco da CG e por ter passado as quatro horas por aqui com um café. Boas estradas!",
  },
  butcher: {
    to: "acougue-seu-nelson",
    text: 'Obrigado pela parceria! O seu Nelson vai ficar todo feliz de saber que "já separa a picanha limpinha" foi parar numa avaliação. Que o próximo churrasco na sua casa seja tão bom quanto a conversa no balcão.',
  },
  job: {
    to: "lan-house-curriculo",
    text: "Que notícia boa! “Arrumei o emprego” é a melhor frase que o Maicon podia ler. Muito obrigado por voltar para contar: ajudar com o currículo e ver alguém começar uma vida nova é uma alegria enorme.",
  },
  wedding: {
    to: "buffet-de-casamento",
    text: "Muito obrigado! Saber que os convidados ainda falam do jantar é uma alegria, e ler “garçons discretos e tudo servido no tempo certo” deixou a equipe orgulhosa. Felicidades ao casal, e até a próxima festa.",
  },
  duvet: {
    to: "lavanderia-edredom",
    text: "Obrigado pela mensagem divertida! “Meu edredom de casal voltou branco” é tudo o que a gente gosta de ler depois de uma lavagem. Que o cheirinho de lavanda acompanhe boas noites de sono, e até a próxima.",
  },
  hotel: {
    to: "hotel-piscina-fechada",
    text: "Obrigado pelas palavras sobre o quarto e o “café da manhã ótimo”. Lamentamos que a piscina estivesse fechada e que o aviso não tenha vindo na hora da reserva. O seu comentário ajuda a gente a olhar para isso com atenção.",
  },
  bar: {
    to: "boteco-banheiro",
    text: "Obrigado! Saber que “o bolinho de bacalhau é o melhor da zona norte” alegrou o balcão inteiro. Já o banheiro “sem sabonete, sem papel” é outra conversa, e lamentamos por isso. O seu comentário ajuda a gente a olhar para a limpeza com mais atenção.",
  },
  market: {
    to: "mercadinho-fila-do-caixa",
    text: "Obrigado por contar os dois lados: “preço ótimo e tem de tudo” animou a equipe, e lamentamos que “a fila do caixa no sabado” canse tanto quem vem fazer a compra da semana. A sugestão de mais gente nos caixas foi lida com atenção.",
  },
  truck: {
    to: "food-truck-fila-que-vale",
    text: "“Que costela desfiada é essa” é o tipo de frase que anima qualquer cozinha, muito obrigado! Sabemos que a fila de 40 minutos, em pé e no frio, pede paciência, e lamentamos por isso. Ler que você faria de novo hoje mesmo dá gosto.",
  },
  tasting: {
    to: "restaurante-menu-degustacao",
    text: "Agradecemos a leitura tão atenta: “destaque absoluto para o robalo” deixou a cozinha feliz. Lamentamos que o serviço de vinhos tenha parecido apressado e pouco acolhedor. Quem vem à mesa não precisa dominar o assunto, e o seu comentário foi lido com atenção.",
  },
  cashier: {
    to: "varias-pessoas-no-salao",
    text: "Obrigado por escrever! A Ju, o Fê e a dona Sônia vão gostar de ler o que você diz do corte e do carinho. Lamentamos que no caixa o tratamento tenha sido “nem boa tarde, nem obrigado”: um cumprimento não custa nada.",
  },
  cold: {
    to: "pizzaria-fria-e-atrasada",
    text: "Fernanda, lamentamos muito. Uma pizza “fria e com a borda murcha”, depois de tanta demora e de ligações sem atendimento, não é o que se espera de um jantar. Por favor, chame a gente por mensagem privada com a data do pedido, para entendermos o que houve.",
  },
  iceCream: {
    to: "sorveteria-casquinha-mole",
    text: "Sentimos muito. “Sorvete com gosto de geladeira velha” é uma frase dura de ler, ainda mais de quem pagou 14 reais e queria só um momento bom. Por favor, mande uma mensagem privada contando o dia e o horário, para entendermos o que houve.",
  },
  noShow: {
    to: "eletricista-nao-apareceu",
    text: "Pedimos desculpas pelo sábado perdido. Quem marcou um horário e escreve que “ninguém apareceu nem avisou” tem motivo para estar chateado. Por favor, chame no telefone ou por mensagem privada, para ouvirmos você e entendermos o que aconteceu com esse agendamento.",
  },
} as const satisfies Record<string, PlantedAnswer>;
