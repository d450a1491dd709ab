import type { PlantedAnswer } from "../planted/planted.ts";

/** Written by hand by who judged the annotations. */
export const goodReviewsB: readonly PlantedAnswer[] = [
  {
    to: "held-back-reviews-c-71",
    text: "Que notícia boa! Ficamos muito felizes em saber que a Paçoca voltou para casa cheirosa e bonita depois do banho, e que o carinho com que ela é tratada aqui foi notado. Muito obrigado por escrever e por confiar a Paçoca à nossa equipe. Mandem um afago nela por nós. Até a próxima!",
  },
  {
    to: "held-back-reviews-c-61",
    text: "Obrigado por avaliar! Ficamos contentes em saber que o serviço ficou bem feito e que o carro parou de puxar. Lamentamos que a espera tenha sido em pé e no sol, o que é mesmo cansativo. Seu comentário nos ajuda a olhar com mais atenção para o conforto de quem aguarda por aqui.",
  },
  {
    to: "held-back-reviews-c-39",
    text: "Olá, obrigado por pensar na gente! Para saber a partir de quantos meses recebemos bebês no berçário e se ainda há vaga para este ano, fale com a gente pelos contatos do nosso perfil. Assim você conversa com calma, tira todas as dúvidas e recebe a informação certa para a sua família.",
  },
  {
    to: "held-back-reviews-c-142",
    text: "Obrigado por contar tudo em detalhes. É bom saber que a rapidez da entrega ajudou, mas lamentamos muito que o colchão tenha afundado em tão pouco tempo e que o caminho até a resposta sobre a garantia tenha sido tão cansativo. Por favor, chame a gente pelos contatos do perfil, para ouvirmos você com atenção.",
  },
  {
    to: "held-back-reviews-d-3",
    text: "Obrigado pela sinceridade! Que bom que a comida bem temperada e a carne assada estavam do seu gosto. Lamentamos que, depois de um bom almoço, a fila para pagar tenha tomado vinte minutos do seu dia: é muito tempo para ficar em pé. Levamos o seu comentário para a equipe do caixa com toda a atenção.",
  },
  {
    to: "held-back-reviews-d-12",
    text: "Sentimos muito pelo que você conta. Um bolo encomendado com tanta antecedência, que chega de outra cor e com o nome da criança errado, pesa ainda mais em dia de festa. Lamentamos também a resposta que você teve ao ligar. Por favor, chame a gente em particular pelos contatos do perfil: queremos ouvir você com calma.",
  },
  {
    to: "held-back-reviews-d-103",
    text: "Sentimos muito pela perda do seu pai e lamentamos que, num momento assim, a família tenha passado por dúvidas sobre as taxas e por uma espera tão longa. Entendemos que isso pesa ainda mais na despedida. Se puder, fale com a nossa direção pelos contatos do perfil, em particular, para ouvirmos cada detalhe com respeito.",
  },
  {
    to: "held-back-reviews-d-139",
    text: "Lamentamos muito ler o que você e seu marido passaram e desejamos que os dois já estejam bem. O seu relato, assim como a resposta que você recebeu por telefone, merece ser ouvido com toda a seriedade. Por favor, procure a gente pelos contatos do perfil, em particular, para conversarmos com calma e atenção.",
  },
];
