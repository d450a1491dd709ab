/**
 * What is said of each point: its id; its name with the article, to stand in a list, in Portuguese, English and Spanish;
 * and below, indented, at least three sentences of its own in Portuguese, parted by " / ", of which each variant of a reply
 * takes another.
 * They say nothing that the customer did not say, nothing of how the shop works, and nothing of whose fault it was.
 */
export const praiseSentences = `
taste | o sabor | the taste | el sabor
  Saber que o sabor agradou é o que mais alegra quem prepara. / Ler que você gostou do sabor anima quem está na cozinha. / Elogio ao sabor é o que quem cozinha mais gosta de ouvir.
freshness | o frescor | how fresh it was | la frescura
  Ficamos contentes que você tenha encontrado tudo fresquinho. / Tudo fresco faz diferença no sabor, e é ótimo ver que você reparou. / Saber que estava fresquinho do jeito que você gosta é muito bom.
care | o cuidado | the care | el cuidado
  É muito bom ver que o cuidado chegou até você. / Quem faz com capricho gosta de saber que alguém reparou. / Saber que você notou o cuidado compensa todo o trabalho.
looks | a beleza | the look of it | la belleza
  Ler que ficou bonito compensa cada detalhe. / Ficamos contentes que você tenha achado bonito. / Saber que agradou aos olhos é uma alegria para quem faz.
service | o atendimento | the service | la atención
  Saber que o atendimento agradou alegra quem está aqui todos os dias. / Receber um elogio ao atendimento dá ânimo para a semana toda. / É ótimo saber que você gostou do jeito como foi o atendimento.
kindness | a simpatia | the kind welcome | la amabilidad
  Que bom que você encontrou simpatia por aqui. / Ler um elogio à simpatia deixa o dia mais leve. / Receber bem é o que mais gostamos de fazer, e é ótimo que você tenha notado.
speed | a rapidez | how quick it was | la rapidez
  Seu tempo é precioso, e é bom saber que tudo foi rápido. / Sabemos que ninguém gosta de esperar, então é ótimo ler que foi rápido. / Ficamos contentes que a rapidez tenha ajudado o seu dia.
punctuality | a pontualidade | the punctuality | la puntualidad
  Sabemos que o seu tempo conta, e é bom ler que o horário foi respeitado. / Ficamos contentes que tudo tenha saído na hora certa. / Cumprir o horário parece pouco, mas sabemos o quanto faz diferença.
price | o preço | the price | el precio
  Saber que o preço pareceu justo para você é muito bom. / Ficamos contentes que o preço tenha agradado também. / É bom ler que o preço coube no seu bolso.
quality | a qualidade | the quality | la calidad
  Saber que a qualidade agradou é um grande incentivo. / Ficamos contentes que a qualidade tenha ficado à altura do que você queria. / Um elogio à qualidade é o melhor retorno para o nosso trabalho.
variety | a variedade | the choice | la variedad
  É bom saber que você encontrou boas opções por aqui. / Ficamos contentes que a variedade tenha agradado. / Ter o que escolher faz diferença, e é ótimo que você tenha gostado.
portion | a quantidade | the portion | la cantidad
  Ficamos contentes que a quantidade tenha agradado. / É bom saber que veio bem servido. / Ler que veio na medida alegra quem prepara.
packaging | a embalagem | the packaging | el empaque
  É bom saber que tudo chegou bem embalado. / Ficamos contentes que você tenha reparado na embalagem. / A embalagem também conta, e é ótimo ver que agradou.
delivery | a entrega | the delivery | la entrega
  É bom saber que a entrega correu bem. / Ficamos contentes que a entrega tenha dado certo. / Saber que a entrega agradou é muito bom.
cleanliness | a limpeza | how clean it was | la limpieza
  Ficamos contentes que a limpeza tenha chamado a sua atenção. / Pouca gente comenta a limpeza, por isso o seu elogio alegra em dobro. / É bom saber que você achou tudo limpo.
ambience | o ambiente | the atmosphere | el ambiente
  É ótimo saber que você se sentiu bem no nosso espaço. / Ler que o ambiente agradou deixa a casa mais alegre. / Ficamos contentes que o ambiente tenha sido do seu gosto.
location | a localização | the location | la ubicación
  É bom saber que a localização facilitou a sua vida. / Ficamos contentes que a localização tenha ajudado. / Estar em um bom lugar ajuda, e é ótimo que você tenha gostado.
result | o resultado | the result | el resultado
  Ver que você gostou do resultado é a melhor parte do trabalho. / Ficamos contentes que tenha ficado como você queria. / Saber que o resultado agradou dá orgulho do que fazemos.
explanation | a explicação | the explanation | la explicación
  É ótimo saber que a explicação ajudou você. / Ficamos contentes que tudo tenha ficado claro para você. / Explicar com calma faz diferença, e é bom ler que você gostou.
honesty | a honestidade | the honesty | la honestidad
  Saber que você sentiu honestidade por aqui é um elogio e tanto. / Ficamos contentes que você tenha percebido a nossa honestidade. / Falar a verdade é o que todo mundo espera, e é bom que você tenha notado.
solution | a solução | the solution | la solución
  Saber que ficou resolvido é a melhor notícia do dia. / Ficamos contentes por ter ajudado a resolver. / É ótimo ler que deu certo e que o problema ficou para trás.
comfort | o conforto | the comfort | la comodidad
  É ótimo saber que você ficou à vontade. / Ficamos contentes que você tenha achado confortável. / Ler que foi confortável é o que qualquer casa quer ouvir.
trust | a seriedade | the trust | la seriedad
  Saber que você confia no nosso trabalho é um grande incentivo. / Agradecemos a confiança, que procuramos merecer todos os dias. / Confiança se conquista aos poucos, e a sua é um presente.
recommendation | a ideia de voltar ou indicar | the idea of coming back | la idea de volver
  Querer voltar ou indicar é o maior elogio que alguém pode fazer. / Quem indica empresta o próprio nome, e quem volta diz tudo: agradecemos por isso. / Saber que você pensa em voltar ou indicar dá ainda mais vontade de acertar.
overall | a experiência | the experience | la experiencia
  Saber que você gostou já fez o dia valer. / Ficamos contentes que a sua experiência tenha sido boa. / Ler que foi bom para você é o melhor retorno que existe.`;

export const complaintSentences = `
delay | o atraso | the delay | el retraso
  Quem combina um horário conta com ele, e pedimos desculpas pelo atraso. / Atraso bagunça o dia de qualquer pessoa: pedimos desculpas. / Sentimos muito pelo atraso, porque você contava com a hora certa.
wait | a espera | the wait | la espera
  Ninguém gosta de ficar esperando, e pedimos desculpas pela demora. / Seu tempo é precioso: pedimos desculpas pela espera. / Sentimos muito pela espera, que cansa qualquer pessoa.
wrong-item | o que veio errado | the wrong order | el pedido equivocado
  Pedir uma coisa e receber outra é frustrante, e pedimos desculpas. / Pedimos desculpas pelo que veio errado: não era isso que você esperava. / Sentimos muito que o pedido não tenha chegado como você queria.
missing-item | o que faltou | what was missing | lo que faltó
  Abrir o pedido e ver que falta algo é frustrante, e pedimos desculpas. / Pedimos desculpas pelo que faltou: você esperava o pedido completo. / Sentimos muito que o pedido não tenha chegado completo.
out-of-stock | o que estava em falta | what was not available | lo que no había
  Procurar e não encontrar o que queria é chato, e pedimos desculpas. / Pedimos desculpas pela falta do que você procurava. / Sentimos muito que não houvesse o que você queria.
cold | o que chegou frio | the cold food | la comida fría
  Comida fria perde a graça, e pedimos desculpas. / Pedimos desculpas pela comida fria: você esperava tudo quentinho. / Sentimos muito que a comida não estivesse na temperatura certa.
taste | o sabor | the taste | el sabor
  Quando o sabor não agrada, o resto perde a graça: pedimos desculpas. / Pedimos desculpas pelo sabor, que ficou longe do que você esperava. / Sentimos muito que o sabor não tenha agradado.
stale | o que não estava fresco | the lack of freshness | la falta de frescura
  Todo mundo espera encontrar tudo fresco, e pedimos desculpas. / Pedimos desculpas pelo que não estava fresco: entendemos a decepção. / Sentimos muito que não estivesse fresco como você esperava.
quality | a qualidade | the quality | la calidad
  Quando a qualidade decepciona, o dinheiro pesa mais: pedimos desculpas. / Pedimos desculpas: você esperava mais qualidade, e entendemos a decepção. / Sentimos muito que a qualidade não tenha sido a que você esperava.
defect | o defeito | the defect | el defecto
  Comprar algo e encontrar defeito é frustrante, e pedimos desculpas. / Pedimos desculpas pelo defeito e pelo transtorno que ele trouxe. / Sentimos muito pelo defeito: você esperava usar sem preocupação.
poor-work | o resultado | the result | el resultado
  Confiar um serviço e não gostar do resultado é frustrante, e pedimos desculpas. / Pedimos desculpas pelo resultado, que não foi o que você esperava. / Sentimos muito que o serviço não tenha ficado como você queria.
came-back | o problema que continuou | the problem that was not solved | el problema que continuó
  Ter que lidar de novo com o mesmo problema cansa, e pedimos desculpas. / Pedimos desculpas: quem procura ajuda espera ver o problema resolvido. / Sentimos muito que o problema não tenha ficado resolvido.
rudeness | o tratamento que você recebeu | the way you were treated | el trato que recibió
  Respeito vem antes de tudo, e pedimos desculpas pelo tratamento que você recebeu. / Toda pessoa merece ser bem tratada: pedimos desculpas pelo que você viveu. / Sentimos muito por esse tratamento, que ninguém merece.
service | o atendimento | the service | la atención
  Quem procura atendimento espera atenção, e pedimos desculpas. / Pedimos desculpas pelo atendimento: você esperava mais atenção. / Sentimos muito que o atendimento não tenha sido como você esperava.
no-answer | a falta de resposta | the lack of an answer | la falta de respuesta
  Ficar sem resposta é muito ruim, e pedimos desculpas pelo silêncio. / Pedimos desculpas por você ter ficado sem retorno. / Sentimos muito pela falta de resposta: quem escreve espera retorno.
information | a informação | the information you got | la información
  Informação errada faz perder tempo, e pedimos desculpas. / Pedimos desculpas pela falta de clareza na informação. / Sentimos muito que a informação não tenha sido clara e certa.
price | o preço | the price | el precio
  Entendemos que o preço pesou e que você esperava outra coisa. / Sabemos que cada real conta, e lemos com atenção o que você diz do preço. / Sentimos que o preço não tenha parecido justo para você.
billing | a cobrança | the bill | el cobro
  Dúvida na conta tira o sossego, e pedimos desculpas pelo transtorno. / Pedimos desculpas pela confusão com a cobrança, que precisa ser vista com calma. / Sentimos muito pelo incômodo com a cobrança.
refund | a situação da devolução | the refund | la devolución
  Esperar pelo próprio dinheiro é desgastante, e pedimos desculpas. / Pedimos desculpas pelo desgaste com a devolução. / Sentimos muito pela situação com a devolução do valor.
missed-date | a data perdida | the special day | la fecha perdida
  Há dias que não voltam, e sentimos muito que o seu tenha ficado assim. / Pedimos desculpas: sabemos que um dia especial não se repete. / Um dia tão esperado merecia outra lembrança, e pedimos desculpas.
cancelled | o cancelamento | the cancellation | la cancelación
  Fazer planos e ver tudo cancelado é frustrante, e pedimos desculpas. / Pedimos desculpas pelo cancelamento e pelo transtorno. / Sentimos muito pelo cancelamento, que atrapalhou os seus planos.
dirt | a falta de limpeza | the cleanliness | la falta de limpieza
  Limpeza é o mínimo que se espera, e pedimos desculpas. / Pedimos desculpas pela falta de limpeza que você encontrou. / Sentimos muito que você não tenha encontrado tudo limpo.
noise | o barulho | the noise | el ruido
  Barulho tira o sossego de qualquer pessoa, e pedimos desculpas. / Pedimos desculpas pelo barulho: você esperava sossego. / Sentimos muito que o barulho tenha atrapalhado.
discomfort | o desconforto | the discomfort | la incomodidad
  Passar desconforto estraga qualquer visita, e pedimos desculpas. / Pedimos desculpas: você esperava ficar à vontade, e não foi assim. / Sentimos muito pelo desconforto que você passou.
portion | a quantidade | the portion | la cantidad
  Receber menos do que se espera é frustrante, e pedimos desculpas. / Pedimos desculpas: entendemos que você esperava uma quantidade maior. / Sentimos muito que a quantidade tenha ficado abaixo do que você esperava.
not-as-shown | a diferença para a foto | the difference from the picture | la diferencia con la foto
  Escolher por uma foto e receber outra coisa é frustrante, e pedimos desculpas. / Pedimos desculpas pela diferença entre o que você viu e o que recebeu. / Sentimos muito que não tenha sido como parecia.
damage | o estrago | the damage | el daño
  Encontrar algo danificado é uma decepção, e pedimos desculpas. / Pedimos desculpas pelo estrago e pelo transtorno. / Sentimos muito que algo tenha se danificado: ninguém espera por isso.
closed | a porta fechada | the closed door | la puerta cerrada
  Encontrar a porta fechada é perder a viagem, e pedimos desculpas. / Pedimos desculpas pela viagem perdida. / Sentimos muito que você tenha encontrado tudo fechado.
overall | a experiência | the experience | la experiencia
  Não era isso que queríamos para você, e pedimos desculpas. / Pedimos desculpas pelo que você passou. / Sentimos muito pelo que você conta.`;
