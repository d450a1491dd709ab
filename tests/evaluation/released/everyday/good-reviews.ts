import type { PlantedAnswer } from "../../planted/planted.ts";

/** As a careful owner would answer praise; all checks must let them pass. */
export const everydayGoodReviews: readonly PlantedAnswer[] = [
  {
    to: "comum-padaria-pao-quentinho",
    text: "Muito obrigado pelo carinho! As meninas do balcão vão adorar ler isso, e a gente fica feliz em saber que o pão quentinho faz parte do seu dia. Volte sempre, a próxima fornada espera por você.",
  },
  {
    to: "comum-pizza-recheada",
    text: "Que bom saber que a pizza chegou quentinha e bem recheada, do jeito que tem que ser! Muito obrigado pela recomendação. Quando bater aquela fome de novo, já sabe onde pedir.",
  },
  {
    to: "comum-salao-amei-meu-cabelo",
    text: "Obrigada pelo comentário tão gostoso de ler! A Jéssica vai ficar toda feliz em saber que você amou o cabelo. Esperamos você para a próxima mudança de visual.",
  },
  {
    to: "comum-barbearia-na-regua",
    text: "Valeu demais pela força! Corte alinhado, ambiente bom e uma cerveja gelada para acompanhar: ficamos felizes que tenha curtido. A cadeira está à sua espera na próxima.",
  },
  {
    to: "comum-oficina-servico-honesto",
    text: "Obrigado pela avaliação! Ficamos felizes em saber que você gostou da honestidade e do preço, e que o Corsa ficou pronto no mesmo dia. Precisando, é só passar aqui. Boa estrada!",
  },
  {
    to: "comum-petshop-cheiroso",
    text: "Que alegria ler isso! Ver o seu cachorro sair daqui feliz e cheiroso é a melhor parte do nosso dia. Obrigado por deixar os cuidados com ele nas nossas mãos. Um carinho nele por nós!",
  },
  {
    to: "comum-dentista-perdi-o-medo",
    text: "Muito obrigado pelas palavras! O Dr. Renato vai ficar muito contente com o elogio ao profissionalismo e à forma clara de explicar. Mensagens assim animam o dia de toda a equipe.",
  },
  {
    to: "comum-mercadinho-completo",
    text: "Obrigado por avaliar o mercado! É muito bom saber que você encontra tudo o que precisa, com preço bom e fruta fresca. Contamos com a sua visita sempre que precisar.",
  },
  {
    to: "comum-farmacia-tirou-duvidas",
    text: "Agradecemos muito o elogio! Vamos passar o recado para a nossa farmacêutica, que vai ficar feliz em saber que conseguiu tirar as suas dúvidas. Conte com a gente sempre que precisar.",
  },
  {
    to: "comum-quilo-comida-caseira",
    text: "Que honra ter você no almoço quase todo dia! Muito obrigado por elogiar a comida caseira e a variedade. O pessoal da cozinha manda um abraço e espera você amanhã.",
  },
  {
    to: "comum-academia-aparelhos-novos",
    text: "Obrigado pela avaliação! Ficamos felizes que você esteja gostando dos aparelhos novos e da atenção dos professores. Eles vão adorar ler o seu comentário. Bons treinos!",
  },
  {
    to: "comum-roupas-look-do-casamento",
    text: "Que delícia de comentário! A Cris amou ajudar você a encontrar o look para o casamento e vai ficar toda boba com o elogio. Muito obrigada, e volte quando quiser ver as novidades.",
  },
  {
    to: "comum-floricultura-buque",
    text: "Ficamos muito felizes em saber que a sua esposa amou o buquê e que ele chegou até antes do combinado. Obrigado por nos deixar fazer parte desse momento. Um abraço para o casal!",
  },
  {
    to: "comum-bolo-da-filha",
    text: "Muito obrigada pelo retorno! Fazer o bolo da sua filha foi um prazer, e saber que todo mundo elogiou deixa a gente radiante. Parabéns para ela, e até a próxima festa!",
  },
  {
    to: "comum-chaveiro-domingo-a-noite",
    text: "Obrigado pela avaliação! Ficar para fora de casa num domingo à noite não é fácil, e é muito bom saber que deu para chegar em 20 minutos e ajudar. Precisando, é só chamar.",
  },
  {
    to: "comum-limpeza-de-pele",
    text: "Obrigada pelo carinho! A Paty vai ficar muito feliz em ler isso. É ótimo saber que a sua pele ficou do jeitinho que você queria. Esperamos você para o próximo cuidado.",
  },
  {
    to: "comum-veterinaria-gato",
    text: "Que notícia boa saber que o seu gato está ótimo! A Dra. Camila vai adorar ler o seu recado. Muito obrigado pela confiança, e um cafuné nele por todos nós.",
  },
  {
    to: "comum-advogada-competente",
    text: "Agradecemos muito as suas palavras. A Dra. Márcia vai ficar feliz com o elogio à competência e à atenção. Comentários assim são um grande incentivo para todos do escritório.",
  },
  {
    to: "comum-cafe-em-ingles",
    text: "Muito obrigado pela visita e pelo comentário! Ficamos felizes que você tenha gostado do café e da gentileza do nosso pessoal. E o seu português só melhora voltando mais vezes!",
  },
  {
    to: "comum-hamburguer-suculento",
    text: "Obrigado pela avaliação! Hambúrguer suculento, batata crocante e a família reunida: é isso que a gente gosta de ver por aqui. Esperamos todos vocês de novo em breve.",
  },
];
