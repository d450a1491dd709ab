import type { PlantedAnswer } from "../../planted/planted.ts";

/** Written by hand while their inputs were held back. */
export const storiesGoodAnswers: readonly PlantedAnswer[] = [
  {
    to: "stories-a-10",
    text: "Olá! Sentimos muito que a pizza tenha chegado fria e depois de uma espera tão longa; não é assim que queremos que o seu jantar aconteça. Agradecemos por contar. Por favor, fale com a gente pelo telefone da pizzaria, com o dia e o horário do pedido, para entendermos com você o que houve nessa entrega.",
  },
  {
    to: "stories-a-20",
    text: "Lamentamos muito saber que vocês passaram por uma noite assim e esperamos, de coração, que os dois já estejam melhor. Levamos a sério qualquer relato sobre a nossa cozinha e queremos ouvir você com calma, inclusive sobre a ligação que ficou sem retorno. Por favor, chame a gerência pelo telefone da casa, para conversarmos em particular.",
  },
  {
    to: "stories-a-26",
    text: "Obrigado por trazer isso até nós. Lamentamos profundamente que o seu irmão e toda a mesa tenham vivido esse constrangimento na saída. Nenhuma pessoa deve ser tratada de forma diferente aqui, e um relato assim é muito grave para ficar numa resposta pública. Pedimos que fale diretamente com a direção, pelo telefone da casa, para ouvirmos vocês com o respeito que o assunto exige.",
  },
  {
    to: "stories-a-54",
    text: "Boa tarde! Obrigado por pensar na gente para essa comemoração. Fazemos questão de responder certinho: para um bolo de uns 20 convidados já neste sábado, precisamos conferir a agenda de encomendas da semana. Chame, por favor, no telefone da confeitaria, dizendo o sabor de que vocês gostam e o horário da festa.",
  },
  {
    to: "stories-a-55",
    text: "Que bom que a coxinha continua do seu agrado, obrigado! Já o troco errado, ainda mais repetido, incomoda com razão, e lamentamos o aborrecimento. Passe no balcão ou chame a gente no telefone da lanchonete com o dia e o horário aproximados, que queremos conferir isso com você e conversar com quem fica no caixa.",
  },
  {
    to: "stories-a-59",
    text: "Sentimos muito pelo que a sua família viveu numa noite tão importante. Chegar com a reserva confirmada e ficar sem mesa, na calçada, já é triste; não encontrar acolhimento da gerência torna tudo pior. Gostaríamos de ouvir a senhora com atenção e entender o que aconteceu com essa confirmação. Por favor, fale com a direção pelo telefone do restaurante.",
  },
  {
    to: "stories-a-64",
    text: "Que mensagem bonita, obrigada! A nossa equipe acredita que cada criança tem o seu tempo, e que carinho, paciência e até um pouco de música deixam tudo mais leve. A Michele vai ficar muito contente em ler estas palavras. Um abraço carinhoso para você e para a pequena!",
  },
  {
    to: "stories-a-90",
    text: "Obrigada por contar! Ficamos contentes que o design dos cílios tenha agradado, e sentimos muito que um dos lados tenha caído tão cedo. Gostaríamos de entender direitinho o que houve com essa fixação. Mande uma mensagem para o estúdio, se possível com uma foto, para conversarmos com você em particular.",
  },
  {
    to: "stories-a-94",
    text: "Que alegria ler isso! Uma Brasília 77 merece ouvido atento, e o seu Nilo tem mesmo um carinho especial por carro antigo. Ele vai gostar de saber que o barulho encontrado em dez minutos rendeu esse elogio. Obrigado pela confiança, e quando a valente precisar, a oficina está de portas abertas.",
  },
  {
    to: "stories-a-123",
    text: "Que bom que o caimento das cortinas ficou como você queria! E rimos com o suspense do cano. Agora, o furo que sobrou na parede não tem graça nenhuma, e lamentamos que ele ainda esteja aí esperando. Por favor, chame a gente pelo telefone da loja, com o seu endereço em mãos, para combinarmos isso em particular.",
  },
  {
    to: "stories-a-132",
    text: "Agradecemos a sua mensagem, recebida aqui com muito respeito. Preparar a coroa da sua mãe foi uma tarefa que nos tocou, e cada flor e cada letra do nome da dona Iolanda foram cuidadas com carinho. Saber que a homenagem chegou como devia nos conforta. Receba o nosso abraço e os nossos sentimentos, a você e a toda a família.",
  },
  {
    to: "stories-a-150",
    text: "Geraldo, lamentamos muito que o seu tempo e o seu cuidado com a terra tenham dado em canteiro vazio. Semente com a validade passada não é o que queremos ver saindo da loja. Se ainda tiver os pacotes, traga ou mande uma foto para o nosso telefone, por favor, para conversarmos com você e entendermos de onde eles vieram.",
  },
  {
    to: "stories-b-9",
    text: "Que alegria ler isso! Chuva, barro e a casa no escuro não é noite fácil para ninguém, e o Adalberto vai gostar de saber que a última lâmpada acesa não foi esquecida. Obrigado por contar! Sua mensagem reconhece bem o capricho com que ele trabalha, e isso vale muito para nós. Quando precisar, estamos por aqui.",
  },
  {
    to: "stories-b-34",
    text: "Obrigada por contar as duas coisas. Ficamos felizes que o seu gato tenha recebido carinho da veterinária, e sentimos muito que vocês tenham esperado do lado de fora, debaixo de sol, com ele aflito. Não é essa a acolhida que queremos dar. Pode nos chamar pelo telefone da clínica e contar o dia e o horário? Queremos conversar com a recepção sobre isso.",
  },
  {
    to: "stories-b-39",
    text: "Que bom que o cuscuz e a tapioca agradaram, a cozinha vai adorar saber! Sentimos pelas noites mal dormidas com o barulho da esquina. Avisar já na reserva, para o hóspede escolher o quarto com essa informação, é uma sugestão valiosa e somos gratos por ela. Se quiser nos contar mais, fale conosco em particular.",
  },
  {
    to: "stories-b-46",
    text: "Boa tarde! Obrigada pelo interesse no curso. Para responder com segurança se a próxima turma é indicada para quem está começando do zero e o que entra no valor em matéria de material e ingredientes, chame a gente por mensagem, por favor. Assim enviamos o programa completo e tiramos todas as dúvidas com calma.",
  },
  {
    to: "stories-b-51",
    text: "Lamentamos profundamente o que vocês sentiram em nossa loja. Ninguém deve fazer compras sob desconfiança, e um relato como o seu é tratado com toda a seriedade pela direção. Gostaríamos de ouvir vocês diretamente e saber o dia e o horário para verificar a conduta da segurança. Por favor, nos procure em particular pelo nosso telefone. O respeito a cada cliente é inegociável para nós.",
  },
  {
    to: "stories-b-60",
    text: "Entendemos a sua indignação e lamentamos tudo isso: a espera tão além do combinado, as portas que faltam, o tampo riscado e as ligações sem resposta clara. Você pede uma pessoa responsável e uma data, e é justo. Por favor, mande o número do contrato em mensagem privada, aos cuidados da gerência, para tratarmos do seu caso diretamente com você.",
  },
  {
    to: "stories-b-76",
    text: "Então esse vestido ressuscitou! Vinho tinto em linho branco assusta mesmo, e nossa equipe trata cada mancha dessas com muita paciência. Ficamos felizes de devolver a peça pronta para outras festas. Obrigada pelo bom humor e pela confiança, e conte com a gente sempre que a taça virar.",
  },
  {
    to: "stories-b-79",
    text: "Lamentamos muito o entulho deixado na sua calçada por dois dias e o aborrecimento da notificação da prefeitura. Para nós, deixar tudo limpo faz parte do serviço, e entendemos que a senhora cobre esse cuidado. Por favor, nos chame em particular com os detalhes da notificação para tratarmos disso diretamente com a senhora.",
  },
  {
    to: "stories-b-82",
    text: "Agradecemos pelas palavras. Por sigilo profissional não comentamos aqui nenhuma situação em particular, mas podemos dizer que escuta, respeito e ausência de julgamento são valores que guiam o nosso trabalho, e que cuidamos para que o ambiente seja sempre silencioso e sem pressa. Mensagens assim nos animam a seguir nesse caminho. Um abraço da equipe.",
  },
  {
    to: "stories-b-90",
    text: "Receba o nosso abraço. Despedir-se de um companheiro como o Thor é muito doloroso, e cuidar desse momento com respeito era o mínimo que podíamos oferecer. Saber que a marca da patinha tem um lugar especial na sua casa nos emociona. Que as boas lembranças dele tragam conforto aos seus dias. Obrigado pela confiança.",
  },
  {
    to: "stories-b-121",
    text: "Recebemos seu relato com muita preocupação e esperamos, antes de tudo, que seu filho esteja bem. Lamentamos o susto, a noite que passaram e que não tenham se sentido procurados no dia seguinte. O que você conta sobre a rede de proteção é muito sério para nós. Podemos conversar por telefone? Por favor, chame a gerência em particular, queremos ouvir tudo.",
  },
  {
    to: "stories-b-128",
    text: "Lamentamos muito que as coxinhas tenham faltado bem no meio da sua festa, sabemos o aperto que é para quem está recebendo. Queremos entender o que houve com a encomenda. Por favor, nos mande em mensagem privada a data e o nome do pedido para conferirmos juntos e conversarmos com você sobre o que aconteceu.",
  },
];
