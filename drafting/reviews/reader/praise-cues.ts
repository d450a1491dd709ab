const place =
  "lugar|ambiente|espaco|local|cantinho|clima|loja|decoracao|vista|pousada|hotel|jardim|salao|restaurante|quarto|praia|casa";
const groomed =
  "cabelo|corte|unha|sobrancelha|maquiagem|make|penteado|luzes|mechas|cor|cilios|barba|tatuagem|tosa|progressiva|escova|tranca|coloracao|pelo|pelagem";
const treated = "carinho|amor|cuidado|atencao|zelo|capricho|dedicacao";

/**
 * What praises by itself, by point, in the phrases of the guard: a clause that holds one, and takes it back by no "não",
 * names the point; "not": where the words mean something else. What praises whatever stands beside it is in
 * judged-topics.ts.
 */
export const praiseCues = `
taste = delicios+, deliciosissim+, crocante, crocantissim+, delicia, gostos+, gostosur*, saboros*, bem temperad+, suculent+, caseirinh+, melhor|melhores [_] pao|bolo|pizza|cafe|hamburguer|burguer|lanche|coxinha|comida|sushi|acai|pastel|doce, tempero|sabor caseiro
  not cheiro|cheirinho|cama|banho|piscina|musica .. gostos+|delicios+|delicia, se|parecia|parece|aparencia gostos+, melhor que
freshness = fresc+, fresquissim+, fresquinh+, quentinh+
  not agua|banho|piscina|chuveiro [bem] quentinh+
care = caprich+, caprichad*, capricham|caprichou|caprichos+, aos detalhes, cada detalhe, com [muito|tanto|todo|o-maior] zelo|carinho|capricho, cuidados+, zelos+, zelo, cuidam|cuidaram|cuidou|cuida|cuidando [tao|muito|super] bem, tratad+|trataram|tratou|tratam .. com [muito|tanto] ${treated}
  not falta|faltou|faltando|mais|pouco|zero|menos [de] caprich+|cuidado|zelo|carinho, cuidado com, tomem|tomar|tenham|tenha [mais] cuidado, cuida com
looks = lind+, lindissim+, lindeza, bonit+, charmos+, uma graca
  not ${place}|experiencia|gesto|atitude|trabalho|equipe|historia|projeto .. lind+|bonit+|charmos+, ${groomed} .. lind+|bonit+, na|a foto [era|e|estava] .. lind+|bonit+, que bonit+ hein, atendente|pessoa .. fof+|lind+, so e|era, lind+ mas, lind+|bonit+ [so] no|na|nas|pelo|pela|pelas instagram|insta|foto|fotos|site|anuncio
service = bem|super|otimamente atendid+|recebid+|recepcionad+, atend* [todo] [a|o] [mundo|gente|cliente] [muito|super|tao|sempre|bem] bem, prestativ+, solicit+, atencios+, atenciosissim+
  not solicit+ a|o|que|providencia, falta [de] profissionalismo, outros profissionais, mais atencios+, pouco prestativ+|atencios+|solicit+
kindness = simpati*, simpatic*, gentil, gentis, gentilissim*, gentileza, educad+, educadissim+, educacao, carinhos+, queridissim+, querid+, acolh*, receptiv+, amavel, amaveis, cordia*, delicadeza, um|uns amor|amores [de], paciencia, bom humor, alto astral, sorridente, humanizad+, amorosid*, amoros+, gente boa, um fofo, uma fofa
  not perdi|perder|haja|tenha|teste|testa [a|de|minha] paciencia, educacao fisica|infantil, minha|meu|nossa|nosso querid+, um minimo de educacao|gentileza
speed = rapid*, rapidinh*, rapidissim+, agil, ageis, agilidade, agilizaram, veloz, na mesma hora, chegou|entreg*|resolv*|atend*|ficou|consert* [_] [_] em # minutos|min
  not mais rapid*|agil|agilidade|rapidinh*, rapido demais, lanche|comida|refeicao|almoco|lanchinho rapid+, ser rapid*, visita rapida, lava rapido, so rapido, cobrar|cobraram .. rapid*
punctuality = pontua*, pontualissim+, no horario certo|marcado|combinado|agendado|previsto, antes do prazo|horario|combinado|previsto|esperado, chegou|chegaram|entreg* [_] antes|no-horario|na-hora
  not problema|erro|falha|detalhe|coisa|situacao|casos pontua*, cheguei|chegamos|estava|estavamos|fui|fomos|mesmo [com] no|na|antes [do] hora|horario [_], agendado|marcado|marcamos|marquei no|na horario|hora
price = preco|valor|valores|precinho [_] [_] justo|justissimo|acessivel|acessiveis|honesto|camarada|baixo|imbativel|amigo|convidativo|competitivo|em-conta, justo|honesto o preco|valor, precinho, barat+, baratinh+, baratissim+, em conta, nao [e|foi|achei] [nada] car+, preco de custo, melhor preco
  not mais barat+, barata [na|no|nas|nos|em|andando|morta|viva|enorme|voadora|passando], uma|tinha|tem|cada barata, barat+ sai|saiu, o barato, preco justo seria, melhor preco em
quality = de|muita|excelente|otima|alta|altissima|boa|super|extrema|tanta|maxima qualidade, duravel, duraveis, resistente, bem acabad+, bem feitinh+, alto padrao
  not de qualidade duvidosa|inferior|ruim|pessima|baixa|questionavel|nenhuma, falta|queda|perda|perdeu de|a qualidade, controle|padrao|nivel de qualidade, pouca qualidade
variety = muita|grande|boa|otima|enorme|ampla|bastante|tanta|imensa variedade, muitas|varias|tantas|bastante opcoes|opcao|alternativas|marcas|sabores, tem [de] tudo, bem sortid+
  not tem [de] tudo para|pra
portion = bem servid+, bem servidinh+, fartura, fart+, porcao|porcoes|prato|pedaco|fatia|marmita|recheio [_] [_] grande|enorme|generos+|gigante|caprichad+, bem rechead+
  not muito recheio que, bem servid+ de
packaging = bem|super|perfeitamente embalad+|embrulhad+|embaladinh+, embalad+ com|direitinho|perfeitamente
delivery = entrega [_] [_] rapid*|pontual|otima|perfeita|antes|certinha|excelente|maravilhosa|nota|impecavel|agil|eficiente, otima|rapida|excelente entrega, chegou|chegaram|veio [_] [tudo] certinho|direitinho|perfeitinho|intacto|inteiro|perfeito|intacta|perfeita
  not entrega mais rapid*
cleanliness = limp+, limpinh+, limpissim+, bem higienizad+, cheiros+, cheirosinh+, brilhando
  not mais|pouco|mal limp+|higienic+, jogo limpo, nome limpo, limpa|limpo bem|tudo|o|a, larguei|deixei|levei|entreguei .. limp+|limpinh+
ambience = aconcheg+, aconchegant*, ${place} [_] [_] lind+|bonit+|maravilhos+|encantador|encantadora|charmos+|gostos+|delicios+|agradavel|tranquil+|familiar|incrivel|delicia|top|otim+|excelente|fofo|acolhedor|perfeito, climatizad+, bem decorad+, instagramavel, boa musica, muita paz, transmite paz
  not loja|casa|quarto online|excelente|otim+|top|perfeito|maravilhos+, otima|excelente casa|loja, musica ao vivo [muito|super] alt+, lugar familiar [que]
location = bem localizad+, localizacao|localizado [_] [_] otim+|excelente|perfeit+|privilegiad+|bom|boa|bons|boas|top, perto|pertinho|proximo da|do praia|metro|centro
result = ficou|ficaram|deixou|deixaram|saiu|sairam [_] [_] [_] perfeit+|otim+|maravilhos+|impecavel|impecaveis|lind+|show|top|excelente|nov+|novinh+|espetacular|incrivel|divin+|sensacional, amei|adorei|amando|apaixonad+|gostei [_] [o|a|meu|minha|meus|no|na|com|pelo|pela|do|da] [_] resultado|${groomed}, ${groomed} .. lind+|bonit+|divo|hidratad+, a minha cara, ${groomed} [_] [_] maravilhos+|perfeit+|divin+|show, bem feit+, emagreci
  not ficou|saiu de fora, era|e para ficar, seria bom, nem|nao .. bem feit+, servico de, ficou otim+ ate
explanation = explicou|explicaram|explica|explicam|explicando|explicar|mostrou|mostraram [_] [_] tudo|direitinho|bem|cada|certinho|detalh*|passo, explic* com [muita|toda] calma|paciencia|clareza|detalh*, tirou|tiraram|tira|tiram|esclareceu|esclareceram|sanou [minhas|nossas|as|toda|todo] [as|minhas|nossas] duvida, didatic+, passo a passo
  not explicar [_] [_] tudo|bem de novo
honesty = honest+, honestidade, honestissim+, sincer+, sinceridade, transparencia, etic+, nao [me] empurr*, nao cobr* nada, nem cobr*, jogo limpo, sem enrolacao
  not preco|valor [_] honesto, mais|falta|faltou|pouca [de] transparencia|honestidade|sinceridade|etica|transparente|honest+, ser|sendo|serei [_] sincer+|honest+, blusa|roupa|tecido|capa|pelicula .. transparente
solution = refez|refizeram [_] [_] [_] sem|rapid*, resolveu|resolveram|solucionou|solucionaram|consertou|consertaram|arrumou|arrumaram|resolvem|resolvido|solucionado
  not so [foi|se] resolv*, resolveu nada|porcaria, trocaram|trocou [o|a|os|as] [meu|minha] pedido|sabor|numero, ninguem [_] [me] resolv*|soluc*
comfort = confortavel|confortaveis, confortabilissim+, confort*, silencios+, espacos+, quarto [_] [_] ampl+|grande|otim+|limp+|excelente, relax+, relaxante
  not falta|pouco|mais|pouca [de] conforto|confortavel|silencios+, sem conforto, quarto [_] [_] limp+
trust = confiavel|confiaveis, de|minha|total|muita|inteira|extrema|passa|transmite|toda confianca, confio, confiamos, pode|podem|podemos|da-para confiar, olhos fechados, [me|nos] senti|sentimos|sinto [_] segur+, passa|passam|passou|passaram|transmite|transmitem [_] seguranca|confianca, competente, competentissim+, seriedade, credibilidade, experiente
recommendation = recomendo, recomendamos, indico, indicamos, super indicad+, voltarei|voltaremos, volto|voltamos sempre|mais|com|ja|outras|logo|certeza|muitas|em-breve, vou|vamos|quero|queremos|pretendo|pretendemos|espero voltar, nao vejo a hora
  not recomendo|recomendamos que|melhorar|mais|treinar|rever|a-voces|nao, recomendo|indico|recomendamos [so|apenas] para|pra|a quem, voltar|volto|voltarei|voltaremos [la|ai|aqui|na-loja] para|so|se|quando, volto|voltarei nunca, so volto|voltarei|recomendo, quero|queremos voltar atras, cliente ha|faz|desde [_] [_] [_] e nunca, recomendo fugir|distancia|passar|outro|outra
overall = adorei, adoramos, amei, amamos, gostei, gostamos, curti, curtimos, maravilha, maravilhos+, perfeit+, perfeicao, excelente, sensacional, espetacular, otim+, nota 10|dez|mil|1000, top, topzera, show de bola, parabens a|ao|aos|as|pela|pelo|para|voces|equipe|pessoal, incrivel|incriveis, fantastic+, impecavel, so elogios, cinco|5|mil estrelas, encantad+, apaixonad+, melhor|melhores padaria|pizzaria|barbearia|salao|loja|oficina|dentista|medico|medica|clinica|hotel|pousada|restaurante|lanchonete|mecanico|escola|academia|pet|petshop|confeitaria|doceria, [a|o] melhor|melhores [_] [_] da|do regiao|cidade|bairro|mundo|brasil|vida, muito|bem|super bom|boa|bons|boas|legal, bom demais, gratidao, \u2764, \u{1F60D}, \u{1F970}, \u{1F44F}, \u{1F44D}
  not gostaria, muito bom|boa|bons|boas para ser verdade, era|foi-um-dia [_] bom, surpreendeu|surpreendente negativamente, ninguem|nada e perfeit+, incrivel|impressionante como|que`;
