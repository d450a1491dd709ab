/** Sentences of answers to complaints: regret without admitting, a private channel without a promise. */
export const complaintOpenings = [
  "Pedimos desculpas pela experiência que você descreve.",
  "Lamentamos que a sua experiência não tenha sido boa.",
  "Queremos pedir desculpas pelo desconforto que você relata.",
  "Receba as nossas desculpas pelo incômodo que você descreve.",
  "Entendemos a sua frustração e pedimos desculpas pelo aborrecimento.",
  "Lemos o seu comentário com atenção e lamentamos essa experiência.",
  "Desculpe pelo incômodo que você relata.",
  "Compreendemos a sua insatisfação e lamentamos o transtorno.",
  "Sua opinião merece atenção, e pedimos desculpas pelo que você relata.",
  "Nossas desculpas pelo aborrecimento que você descreve.",
  "Não é essa a impressão que queremos deixar, e pedimos desculpas.",
  "Ler um relato assim nos entristece, e pedimos desculpas pelo incômodo.",
  "Gostaríamos de pedir desculpas pela experiência relatada.",
  "Sabemos o quanto uma experiência assim frustra e lamentamos o que você descreve.",
] as const;

export const complaintOpeningsWithPoints = [
  "Pedimos desculpas pela sua insatisfação com {lista}.",
  "Lamentamos a sua insatisfação com {lista}.",
  "Entendemos a sua frustração com {lista} e pedimos desculpas.",
  "O que você conta sobre {lista} merece atenção, e pedimos desculpas pelo incômodo.",
  "Sobre {lista}, lamentamos que a experiência não tenha sido boa.",
  "Lemos com atenção o que você escreveu sobre {lista} e pedimos desculpas pelo aborrecimento.",
  "Seu relato sobre {lista} é importante para nós, e lamentamos o desconforto.",
  "Compreendemos a sua insatisfação com {lista} e pedimos desculpas pelo transtorno.",
  "Queremos pedir desculpas pelo incômodo que você relata com {lista}.",
  "Receba as nossas desculpas pelo incômodo com {lista}.",
  "Desculpe pelo desconforto que você descreve com {lista}.",
  "Sentimos muito pela sua insatisfação com {lista} e pedimos desculpas.",
] as const;

export const complaintPoints = [
  "O que você conta sobre {lista} é importante para nós.",
  "Lemos com atenção cada palavra sobre {lista}.",
  "Entendemos que {lista} {pesou|pesaram} na sua avaliação.",
  "Seu comentário sobre {lista} mostra à equipe a experiência pelo seu lado.",
  "Levamos a sério comentários sobre {lista}.",
  "Ouvir o seu ponto de vista sobre {lista} é importante para nós.",
  "É compreensível a sua insatisfação com {lista}.",
] as const;

export const complaintGeneral = [
  "A sua opinião é importante e merece ser ouvida com calma.",
  "Ouvir quem nos avalia é muito importante para a equipe.",
  "Entendemos como esse tipo de situação incomoda.",
  "Um relato como o seu merece atenção e respeito.",
  "O seu ponto de vista é importante para nós.",
] as const;

/** Whoever complains takes the trouble to write: said where no other sentence thanks. */
export const complaintThanks = [
  "Obrigado por contar o que aconteceu.",
  "Agradecemos por escrever com franqueza.",
  "Obrigado por dividir isso com a gente.",
  "Agradecemos por nos avisar.",
  "Obrigado pela franqueza.",
] as const;

export const privateChannel = [
  "Para conversarmos com calma, fale com a gente pelos contatos do nosso perfil.",
  "Se puder, chame a gente pelos contatos do nosso perfil: queremos ouvir você em particular.",
  "Gostaríamos de entender melhor o que aconteceu, em particular, pelos contatos do nosso perfil.",
  "Podemos conversar em particular? Nossos contatos estão no perfil.",
  "Pedimos que fale com a gente pelos contatos do nosso perfil, para ouvirmos os detalhes com atenção.",
  "Por favor, procure a gente pelos contatos do nosso perfil, para uma conversa direta e reservada.",
  "Se quiser contar mais detalhes, estamos nos contatos do nosso perfil, com privacidade.",
] as const;

export const soberSignatures = [
  "Atenciosamente, a equipe",
  "Com respeito, a equipe",
  "Atenciosamente, equipe de atendimento",
  "Com atenção, a equipe",
] as const;
