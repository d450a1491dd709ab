/**
 * What is said of each point: its id; its name with the article, to stand in a list, in Portuguese, English and Spanish;
 * and below, indented, at least three sentences of its own in Portuguese, of which each variant of a reply takes another.
 * They say nothing that the customer did not say, nothing of how the shop works, and nothing of whose fault it was.
 */
export const praiseSentences = `
taste | o sabor | the taste | el sabor
  Saber que o sabor agradou é o melhor retorno para quem prepara.
  Ler que estava gostoso dá gosto de continuar na cozinha.
  Sabor é coisa séria por aqui, e o seu elogio alegra bastante.
freshness | o frescor | how fresh it was | la frescura
  Tudo fresquinho muda o sabor, e é ótimo que você tenha notado.
  Frescor faz diferença, e o seu elogio mostra isso.
  É bom demais saber que estava tudo fresco do jeito que você gosta.
care | o cuidado | the care | el cuidado
  O cuidado mora nos detalhes, e você reparou neles.
  Capricho dá trabalho, e um elogio desses compensa.
  É muito bom quando o cuidado chega até quem recebe.
looks | a beleza | the look of it | la belleza
  Ler que ficou bonito compensa cada detalhe.
  Beleza também conta, e saber que você gostou do que viu anima.
  Seu elogio ao visual deixou o dia mais colorido.
service | o atendimento | the service | la atención
  Atender bem é o começo de tudo, e é ótimo saber que você sentiu isso.
  Seu elogio ao atendimento alegra quem está aqui todos os dias.
  Saber que o atendimento agradou dá ânimo para a semana inteira.
kindness | a simpatia | the kindness | la amabilidad
  Gentileza puxa gentileza, e a sua chegou até aqui.
  Receber bem é um prazer, e o seu elogio só aumenta a vontade.
  Ler que você encontrou simpatia por aqui deixa o dia mais leve.
speed | a rapidez | how quick it was | la rapidez
  Seu tempo é precioso, e é bom ler que foi rápido.
  Ninguém gosta de esperar, então saber que foi rápido é ótimo.
  É bom saber que a rapidez ajudou o seu dia.
punctuality | a pontualidade | the punctuality | la puntualidad
  Hora combinada é compromisso, e é bom que você tenha notado.
  Cumprir o horário parece pouco, mas sabemos o quanto faz diferença.
  Seu elogio à pontualidade mostra que respeitar o relógio compensa.
price | o preço | the price | el precio
  Preço justo é bom para os dois lados, e é ótimo que você veja assim.
  É bom saber que valeu o que você pagou.
  Saber que o preço coube no seu bolso também é motivo de alegria.
quality | a qualidade | the quality | la calidad
  Qualidade se mostra no uso, e o seu elogio diz muito.
  Saber que a qualidade agradou é um grande incentivo.
  É ótimo ler que a qualidade ficou à altura do que você queria.
variety | a variedade | the choice | la variedad
  Ter o que escolher faz diferença, e é ótimo que você tenha gostado.
  É bom saber que você encontrou boas opções por aqui.
  Variedade boa é a que serve a quem procura, e o seu elogio confirma.
portion | a quantidade | the portion | la cantidad
  Fartura também é um jeito de receber bem, e você notou.
  É bom saber que a quantidade agradou.
  Ler que veio bem servido deixa qualquer cozinha contente.
packaging | a embalagem | the packaging | el empaque
  Embalagem bem feita é cuidado que viaja junto, e você reparou.
  É bom saber que tudo chegou bem embalado.
  Seu elogio à embalagem mostra que o capricho de fora também conta.
delivery | a entrega | the delivery | la entrega
  Entrega boa é meio caminho andado, e é ótimo que tenha dado certo.
  É bom saber que a entrega correu bem.
  Saber que a entrega agradou é um alívio e uma alegria.
cleanliness | a limpeza | how clean it was | la limpieza
  Limpeza é respeito com as pessoas, e é bom que você tenha notado.
  Pouca gente comenta a limpeza, por isso o seu elogio alegra em dobro.
  Saber que a limpeza chamou a sua atenção é ótimo.
ambience | o ambiente | the atmosphere | el ambiente
  Ler que o ambiente agradou deixa a casa mais alegre.
  Um lugar gostoso se faz com quem vem, e você faz parte disso.
  É ótimo saber que você se sentiu bem por aqui.
location | a localização | the location | la ubicación
  É bom saber que a localização facilitou a sua vida.
  Estar no lugar certo ajuda, e o seu elogio confirma.
  Ler que foi fácil chegar é uma boa notícia.
result | o resultado | the result | el resultado
  Ver o resultado aprovado é a melhor parte do trabalho.
  Um serviço só termina quando a pessoa gosta, e é ótimo que você tenha gostado.
  Saber que o resultado agradou dá orgulho do que fazemos.
explanation | a explicação | the explanation | la explicación
  Explicar com calma faz diferença, e é ótimo que tenha ajudado.
  Ninguém precisa sair com dúvida, e é bom ler o seu elogio à explicação.
  Saber que a explicação ajudou mostra que conversar compensa.
honesty | a honestidade | the honesty | la honestidad
  Falar a verdade devia ser sempre assim, e é bom que você tenha sentido isso.
  Honestidade constrói confiança, e o seu elogio diz muito.
  Jogo aberto é bom para todo mundo, e é ótimo que você tenha percebido.
solution | a solução | the solution | la solución
  Saber que ficou resolvido é a melhor notícia.
  É uma alegria ter ajudado a resolver.
  Resolver de verdade é o que importa, e é ótimo ler que deu certo.
comfort | o conforto | the comfort | la comodidad
  Conforto se sente nos detalhes, e você sentiu.
  É ótimo saber que você ficou à vontade.
  Ler que estava confortável é o que qualquer casa quer ouvir.
trust | a seriedade | the trust | la seriedad
  Confiança se ganha aos poucos, e a sua é um presente.
  Saber que você confia no nosso trabalho é um grande incentivo.
  Agradecemos a confiança, que é a base de tudo o que fazemos.
recommendation | a ideia de voltar ou indicar | the idea of coming back | la idea de volver
  Querer voltar ou indicar é o maior elogio que alguém pode fazer.
  Quem indica empresta o próprio nome, e quem volta diz tudo: agradecemos por isso.
  Saber que você pensa em voltar ou indicar dá ainda mais vontade de acertar.
overall | a experiência | the experience | la experiencia
  Saber que você gostou já fez o dia valer.
  É muito bom quando a experiência dá vontade de contar.
  Ler que foi bom para você é o melhor retorno que existe.`;

export const complaintSentences = `
delay | o atraso | the delay | el retraso
  Quem combina um horário conta com ele, e pedimos desculpas pelo atraso.
  Atraso bagunça o dia de qualquer pessoa: pedimos desculpas.
  Sentimos muito pelo atraso, porque você contava com a hora certa.
wait | a espera | the wait | la espera
  Ninguém gosta de ficar esperando, e pedimos desculpas pela demora.
  Seu tempo é precioso: pedimos desculpas pela espera.
  Sentimos muito pela espera, que cansa qualquer pessoa.
wrong-item | o que veio errado | the wrong order | el pedido equivocado
  Pedir uma coisa e receber outra é frustrante, e pedimos desculpas.
  Pedimos desculpas pelo que veio errado: não era isso que você esperava.
  Sentimos muito que o pedido não tenha chegado como você queria.
missing-item | o que faltou | what was missing | lo que faltó
  Abrir o pedido e ver que falta algo é frustrante, e pedimos desculpas.
  Pedimos desculpas pelo que faltou: você esperava o pedido completo.
  Sentimos muito que o pedido não tenha chegado completo.
out-of-stock | o que estava em falta | what was not available | lo que no había
  Procurar e não encontrar o que queria é chato, e pedimos desculpas.
  Pedimos desculpas pela falta do que você procurava.
  Sentimos muito que não houvesse o que você queria.
cold | o que chegou frio | the cold food | la comida fría
  Comida fria perde a graça, e pedimos desculpas.
  Pedimos desculpas pela comida fria: você esperava tudo quentinho.
  Sentimos muito que a comida não estivesse na temperatura certa.
taste | o sabor | the taste | el sabor
  Quando o sabor não agrada, o resto perde a graça: pedimos desculpas.
  Pedimos desculpas pelo sabor, que ficou longe do que você esperava.
  Sentimos muito que o sabor não tenha agradado.
stale | a falta de frescor | the lack of freshness | la falta de frescura
  Todo mundo espera encontrar tudo fresco, e pedimos desculpas.
  Pedimos desculpas pela falta de frescor: entendemos a decepção.
  Sentimos muito que não estivesse fresco como você esperava.
quality | a qualidade | the quality | la calidad
  Quando a qualidade decepciona, o dinheiro pesa mais: pedimos desculpas.
  Pedimos desculpas: você esperava mais qualidade, e entendemos a decepção.
  Sentimos muito que a qualidade não tenha sido a que você esperava.
defect | o defeito | the defect | el defecto
  Comprar algo e encontrar defeito é frustrante, e pedimos desculpas.
  Pedimos desculpas pelo defeito e pelo transtorno que ele trouxe.
  Sentimos muito pelo defeito: você esperava usar sem preocupação.
poor-work | o resultado | the result | el resultado
  Confiar um serviço e não gostar do resultado é frustrante, e pedimos desculpas.
  Pedimos desculpas pelo resultado, que não foi o que você esperava.
  Sentimos muito que o serviço não tenha ficado como você queria.
came-back | o problema que continuou | the problem that was not solved | el problema que continuó
  Ter que lidar de novo com o mesmo problema cansa, e pedimos desculpas.
  Pedimos desculpas: quem procura ajuda espera ver o problema resolvido.
  Sentimos muito que o problema não tenha ficado resolvido.
rudeness | o tratamento que você recebeu | the way you were treated | el trato que recibió
  Respeito vem antes de tudo, e pedimos desculpas pelo tratamento que você recebeu.
  Toda pessoa merece ser bem tratada: pedimos desculpas pelo que você viveu.
  Sentimos muito pelo jeito como a conversa aconteceu.
service | o atendimento | the service | la atención
  Quem procura atendimento espera atenção, e pedimos desculpas.
  Pedimos desculpas pelo atendimento: você esperava mais atenção.
  Sentimos muito que o atendimento não tenha sido como você esperava.
no-answer | a falta de resposta | the lack of an answer | la falta de respuesta
  Ficar sem resposta é muito ruim, e pedimos desculpas pelo silêncio.
  Pedimos desculpas por você ter ficado sem retorno.
  Sentimos muito pela falta de resposta: quem escreve espera retorno.
information | a informação | the information you got | la información
  Informação que não ajuda faz perder tempo, e pedimos desculpas.
  Pedimos desculpas pela falta de clareza na informação.
  Sentimos muito que a informação não tenha sido a certa para você.
price | o preço | the price | el precio
  Entendemos que o preço pesou e que você esperava outra coisa.
  O que você diz do preço é justo de ouvir, e lemos com atenção.
  Sentimos que o preço não tenha parecido justo para você.
billing | a cobrança | the bill | el cobro
  Dúvida na conta tira o sossego, e pedimos desculpas pelo transtorno.
  Pedimos desculpas pela confusão com a cobrança, que precisa ser vista com calma.
  Sentimos muito pelo incômodo com a cobrança.
refund | a situação da devolução | the refund | la devolución
  Esperar pelo próprio dinheiro é desgastante, e pedimos desculpas.
  Pedimos desculpas pelo desgaste com a devolução.
  Sentimos muito pela situação com a devolução do valor.
missed-date | a data perdida | the special day | la fecha perdida
  Há dias que não voltam, e sentimos muito que o seu tenha ficado assim.
  Pedimos desculpas: sabemos que um dia especial não se repete.
  Um dia tão esperado merecia outra lembrança, e pedimos desculpas.
cancelled | o cancelamento | the cancellation | la cancelación
  Contar com algo e ficar sem é frustrante: pedimos desculpas pelo cancelamento.
  Pedimos desculpas pelo cancelamento e pelo transtorno.
  Sentimos muito pelo cancelamento, que atrapalhou os seus planos.
dirt | a falta de limpeza | the cleanliness | la falta de limpieza
  Limpeza é o mínimo que se espera, e pedimos desculpas.
  Pedimos desculpas pela falta de limpeza que você encontrou.
  Sentimos muito que você não tenha encontrado tudo limpo.
noise | o barulho | the noise | el ruido
  Barulho tira o sossego de qualquer pessoa, e pedimos desculpas.
  Pedimos desculpas pelo barulho: você esperava sossego.
  Sentimos muito que o barulho tenha atrapalhado.
discomfort | o desconforto | the discomfort | la incomodidad
  Conforto faz falta quando não há, e pedimos desculpas.
  Pedimos desculpas: você esperava ficar à vontade, e não foi assim.
  Sentimos muito pelo desconforto que você passou.
portion | a quantidade | the portion | la cantidad
  Receber menos do que se espera é frustrante, e pedimos desculpas.
  Pedimos desculpas: entendemos que você esperava uma quantidade maior.
  Sentimos muito que a quantidade tenha ficado abaixo do que você esperava.
not-as-shown | a diferença para a foto | the difference from the picture | la diferencia con la foto
  Escolher por uma foto e receber outra coisa é frustrante, e pedimos desculpas.
  Pedimos desculpas pela diferença entre o que você viu e o que recebeu.
  Sentimos muito que não tenha sido como você viu antes.
damage | o estrago | the damage | el daño
  Encontrar algo danificado é uma decepção, e pedimos desculpas.
  Pedimos desculpas pelo estrago e pelo transtorno.
  Sentimos muito que algo tenha se danificado: ninguém espera por isso.
closed | a porta fechada | the closed door | la puerta cerrada
  Encontrar a porta fechada é perder a viagem, e pedimos desculpas.
  Pedimos desculpas pela viagem perdida.
  Sentimos muito que você tenha encontrado tudo fechado.
overall | a experiência | the experience | la experiencia
  Não era essa a lembrança que queríamos deixar, e pedimos desculpas.
  Pedimos desculpas pela decepção que você conta.
  Sentimos muito que a sua experiência não tenha sido boa.`;
