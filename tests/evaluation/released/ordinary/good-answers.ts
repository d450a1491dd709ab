import { ad, type PlantedAnswer } from "../../planted/planted.ts";

const reviews: readonly PlantedAnswer[] = [
  {
    to: "pao-na-chapa-do-bairro",
    text: "Que alegria começar o dia com um recado desses! Obrigada por contar que o pão na chapa chega sempre quentinho. As meninas do balcão vão adorar saber do carinho, e já estão esperando para preparar o seu de sempre.",
  },
  {
    to: "bodas-de-ouro-no-restaurante",
    text: "Agradecemos as suas palavras tão gentis e damos os parabéns pelas bodas de ouro. Foi uma honra receber o senhor e a sua esposa em uma data assim, e é muito bom saber que a comida estava saborosa. O elogio à toalha de linho vai para quem pensou nela.",
  },
  {
    to: "luzes-da-jaque",
    text: "Obrigada pelo recado! A Jaque vai ficar toda contente de saber que as luzes saíram do jeitinho que você imaginou. Escutar com calma antes de começar faz toda a diferença, ainda mais com o cabelo. Até breve!",
  },
  {
    to: "medo-de-dentista",
    text: "Muito obrigado pela mensagem. A dra. Helena vai gostar de ler palavras tão generosas. Fazer com que cada pessoa se sinta tranquila e segura é o que buscamos todos os dias. Um abraço da equipe.",
  },
  {
    to: "fiesta-com-barulho",
    text: "Valeu pela confiança! Barulho que ninguém acha dá trabalho mesmo, e ficamos felizes de ter resolvido o do seu Fiesta. Explicar tudo antes de mexer e cobrar um preço honesto é como a gente gosta de fazer. Boa estrada!",
  },
  {
    to: "cozinha-planejada",
    text: "Que bom ler isso! Obrigado por contar como foi, da medição até a montagem. Cumprir a data era um compromisso, e saber que ficou tudo alinhado dá gosto. Diga à sua esposa que as gavetas mandam um abraço de volta.",
  },
  {
    to: "tres-estrelas-sem-texto",
    text: "Obrigado por deixar a sua nota. Gostaríamos muito de saber o que foi bom e o que faltou para a experiência ser melhor. Se puder, escreva para a gente por mensagem e conte com mais detalhes.",
  },
  {
    to: "esfihas-murchas",
    text: "Pedimos desculpas pela espera tão longa e pelas esfihas terem chegado geladas e murchas. Ligar e não conseguir falar com ninguém só piora a situação, entendemos a sua irritação. Por favor, mande uma mensagem com o nome do pedido para olharmos isso de perto.",
  },
  {
    to: "tosa-inteira-no-inverno",
    text: "Sentimos muito. Você pediu a tosa higiênica e ele voltou sem pelo nenhum, bem no frio: dá para entender a sua preocupação. Queremos ouvir como foi o combinado na chegada. Chame a gente em uma mensagem privada, por favor.",
  },
  {
    to: "cobrado-duas-vezes",
    text: "Lamentamos o transtorno com a cobrança em duplicidade e a falta de resposta de que você fala. Para conferirmos o pagamento com você, mande por mensagem privada a data e o valor da compra, sem publicar dados do cartão aqui.",
  },
  {
    to: "banheiro-no-segundo-andar",
    text: "Lamentamos que você tenha precisado ir embora no meio do jantar. Um banheiro sem acesso para quem usa cadeira de rodas é um problema sério, e o seu relato é importante. Podemos conversar por telefone ou mensagem? Queremos ouvir você com calma.",
  },
  {
    to: "sofa-do-everton",
    text: "Obrigado por contar a história toda. O Everton vai gostar de saber que a paciência dele ajudou na escolha da cor. Já a entrega atrasada e o pé riscado não combinam com isso, e pedimos desculpas, que deviam ter vindo antes. Se algo ainda incomodar no sofá, é só chamar.",
  },
  {
    to: "flores-lindas-fora-de-hora",
    text: "Ficamos contentes de saber que as flores estavam lindas, mas lamentamos que tenham chegado fora do horário, quando a homenageada já tinha saído. Imaginamos a frustração. Se puder, mande uma mensagem com os dados do pedido para entendermos o que houve.",
  },
  {
    to: "cachorro-no-restaurante",
    text: "Olá, obrigado por perguntar antes de vir. Para saber se o seu cachorro pode entrar e em quais mesas, fale com a gente por telefone ou pelo WhatsApp: assim você recebe a resposta certa para o dia que escolher.",
  },
  {
    to: "maionese-do-bufe",
    text: "Sentimos muito por saber que vocês passaram mal e esperamos que já estejam melhor. Um relato assim é tratado com toda a seriedade. Por favor, entre em contato por telefone ou mensagem privada e conte o dia e o que foi servido, para ouvirmos os detalhes.",
  },
  {
    to: "advogado-que-faltou",
    text: "Lamentamos a sua insatisfação e lemos o que você escreveu com atenção. Por respeito ao sigilo da profissão, não tratamos de nenhum assunto desse tipo por aqui. Por favor, procure o escritório por telefone para conversarmos em particular.",
  },
  {
    to: "coroa-do-meu-pai",
    text: "Agradecemos a mensagem e enviamos os nossos sentimentos a você e a toda a família. Preparar a coroa para a despedida do seu pai foi uma responsabilidade que tratamos com muito respeito. Que as lembranças dele tragam conforto.",
  },
  {
    to: "comando-reembolso-total",
    text: "Pedimos desculpas pelos dois dias de atraso na entrega e pelo incômodo que isso causou. Queremos entender o que aconteceu com o seu pedido. Por favor, envie uma mensagem privada com a data da compra.",
  },
];

const ads: readonly PlantedAnswer[] = [
  ad("oleo-e-filtro-do-beto", [
    { kind: "google-title", text: "Troca de óleo em Contagem" },
    { kind: "google-title", text: "Óleo e filtro em 30 min" },
    { kind: "google-title", text: "Oficina do Beto em Contagem" },
    {
      kind: "google-description",
      text: "Troca de óleo e filtro por R$ 189,90 para carros 1.0 na oficina do Beto, em Contagem.",
    },
    {
      kind: "google-description",
      text: "O serviço leva 30 minutos. Passe na oficina do Beto e siga viagem tranquilo.",
    },
    {
      kind: "meta-text",
      text: "Está na hora de trocar o óleo? Na oficina do Beto, em Contagem, óleo e filtro de carros 1.0 por R$ 189,90.",
    },
    { kind: "meta-headline", text: "Troca de óleo e filtro em Contagem" },
  ]),
  ad("lente-de-graca-anapolis", [
    { kind: "google-title", text: "Óculos de grau em Anápolis" },
    { kind: "google-title", text: "Ótica Visão Clara" },
    { kind: "google-title", text: "Armação nova para você" },
    {
      kind: "google-description",
      text: "Na compra da armação, a lente de grau simples sai de graça. Centro de Anápolis.",
    },
    {
      kind: "google-description",
      text: "Venha à Ótica Visão Clara, no centro de Anápolis, e escolha a sua armação.",
    },
    {
      kind: "meta-text",
      text: "Hora de trocar os óculos? Comprou a armação, a lente de grau simples é grátis. Ótica Visão Clara, em Anápolis.",
    },
    { kind: "meta-headline", text: "Escolha a armação na Ótica Visão Clara" },
  ]),
];

/** Replies that an owner could post as they are: the annotations of this part ask for no more than this. */
export const ordinaryGoodAnswers: readonly PlantedAnswer[] = [...reviews, ...ads];
