const eaten =
  "pao|paes|bolo|pizza|cafe|hamburguer|lanche|coxinha|brigadeiro|acai|comida|feijoada|sushi|marmita|churrasco|pastel|doce|salgado|torta|sorvete|chopp|drink";
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
taste
  delicios+, deliciosissim+, crocante, crocantissim+, derrete|desmancha na boca, delicia, gostos+, gostosur*, saboros*, bem temperad+, suculent+, rezando, caseirinh+, comida|tempero|gostinho|sabor de casa|vo|mae|infancia, comi|comemos|come|comer [muito] bem, tempero|sabor caseiro|unico, melhor|melhores [_] ${eaten} [que|da|do|de|dessa|desta]
  not ${place} .. gostos+, ${place} .. delicios+|delicia, gostos+|delicios+|delicia [de] ${place}|cheiro, cheiro|cheirinho|cama|banho|piscina|musica .. gostos+|delicios+|delicia, se|parecia|parece|aparencia gostos+, melhor que
freshness
  fresc+, fresquissim+, fresquinh+, quentinh+, sai|saindo|saido|sair do forno
  not ${place}|tempo|ar [bem|muito|super] fresc+|fresquinh+|quentinh+, agua|banho|piscina|chuveiro [bem] quentinh+
care
  caprich+, caprichad*, capricham|caprichou|caprichosa, aos detalhes, minimos detalhes, cada detalhe, feit+|preparad+|embalad+|tudo com [muito|tanto|todo] ${treated}, com [muito|tanto|todo] zelo|carinho|capricho, [muito|tanto|todo] carinho|zelo|cuidado|capricho em|com|no|na|nos, cuidados+, zelos+, zelo, cuidam|cuidaram|cuidou|cuida|cuidando [tao|muito|super] bem, cuidam|cuidaram|cuidou|cuida com, tratad+|trataram|tratou|tratam .. com [muito|tanto] ${treated}
  not falta|faltou|faltando|mais|pouco|zero|menos [de] caprich+|cuidado|zelo|carinho, cuidado com, tomem|tomar|tenham|tenha [mais] cuidado, cuida com
looks
  lind+, lindissim+, lindeza, bonit+, charmos+, fof+, fofissim+, uma graca
  not ${place}|experiencia|gesto|atitude|trabalho|equipe|historia|projeto .. lind+|bonit+|charmos+, ${groomed} .. lind+|bonit+, lind+ ${place}|gesto|trabalho|equipe, na|a foto [era|e|estava] .. lind+|bonit+, que bonit+ hein, atendente|pessoa .. fof+|lind+, so e|era, lind+ mas, lind+|bonit+ [so] no|na|nas|pelo|pela|pelas instagram|insta|foto|fotos|site|anuncio
service
  bem|super|otimamente atendid+|recebid+|recepcionad+, atend* [todo] [a|o] [mundo|gente|cliente] [muito|super|tao|sempre|bem] bem, atendeu|atenderam|atendem|atende [nos|me|a|gente] com [muita|toda|tanta|muito] atencao|carinho|paciencia|educacao|gentileza|dedicacao|cuidado|respeito, prestativ+, solicit+, atencios+, atenciosissim+, atendimento diferenciado|humanizado|personalizado|impecavel|10, dispost+|pront+ a|para ajudar, profissionalismo, superprofissional, muito|super|bem|otimos|excelentes profissionais, deram|deu [muita|toda|total|a|maior] [a|maior] atencao
  not solicit+ a|o|que|providencia, falta [de] profissionalismo, outros profissionais, mais atencios+, pouco prestativ+|atencios+|solicit+
kindness
  simpati*, simpatic*, gentil, gentis, gentilissim*, gentileza, educad+, educadissim+, educacao, carinhos+, queridissim+, querid+, acolh*, receptiv+, amavel, amaveis, cordia*, delicadeza, um|uns amor|amores [de], paciencia, super|muito|bem|extremamente paciente|humano|humana, bom humor, alto astral, sorriso no rosto, sorridente, humanizad+, amorosid*, amoros+, tratad+|trataram|tratou|tratam .. com respeito, gente boa, um fofo, uma fofa, super|muito|tao fof+ com
  not mal|mau|pouco|nada|zero|falta|faltou|faltando|mais [de] educad+|educacao|simpati*|gentil|gentileza|paciencia|receptiv+|acolh*, perdi|perder|haja|tenha|teste|testa [a|de|minha] paciencia, educacao fisica|infantil, minha|meu|nossa|nosso querid+, um minimo de educacao|gentileza
speed
  rapid*, rapidinh*, rapidissim+, agil, ageis, agilidade, agilizaram, veloz, na mesma hora, no mesmo dia, nao|nem|nunca [_] demor*, sem demora|espera|fila, em menos de # minutos|min|hora|dia|dias, em poucos|poucas minutos|horas|dias, chegou|entreg*|resolv*|atend*|ficou|consert* [_] [_] em # minutos|min
  not acab*|quebr*|estrag*|sujou|saiu|soltou|esfri*|descarreg*|desbot*|gast*|descasc*|passou [muito|bem|super|tao] rapido, mais rapid*|agil|agilidade|rapidinh*, rapido demais, lanche|comida|refeicao|almoco|lanchinho rapid+, ser rapid*, visita rapida, so rapido, cobrar|cobraram .. rapid*
punctuality
  pontua*, pontualissim+, na hora certa|marcada|combinada|exata, no horario certo|marcado|combinado|agendado|previsto, no|dentro do prazo|combinado, antes do prazo|horario|combinado|previsto|esperado, chegou|chegaram|entreg* [_] antes|no-horario|na-hora, sem atraso|atrasar, nao|nunca [se] atras*, cumpr* [com] [todos] [o|os|com] prazo|horario|combinado
  not problema|erro|falha|detalhe|coisa|situacao|casos pontua*, cheguei|chegamos|estava|estavamos|fui|fomos|mesmo [com] no|na|antes [do] hora|horario [_], agendado|marcado|marcamos|marquei no|na horario|hora
price
  preco|valor|valores|precinho [_] [_] justo|justissimo|acessivel|acessiveis|honesto|camarada|baixo|imbativel|amigo|convidativo|competitivo|em-conta, justo|honesto o preco|valor, precinho, barat+, baratinh+, baratissim+, em conta, cabe no [_] bolso, vale cada centavo|real, nao [e|foi|achei] [nada] car+, preco de custo, melhor preco
  not mais barat+, barata [na|no|nas|nos|em|andando|morta|viva|enorme|voadora|passando], uma|tinha|tem|cada barata, barat+ sai|saiu, o barato, preco justo seria, melhor preco em
quality
  de|muita|excelente|otima|alta|altissima|boa|super|extrema|tanta|maxima qualidade, duravel, duraveis, resistente, bem acabad+, bem feitinh+, primeira linha|qualidade, alto padrao, acabamento perfeito|impecavel|otimo|excelente|lindo, otimo|excelente acabamento
  not de qualidade duvidosa|inferior|ruim|pessima|baixa|questionavel|nenhuma, falta|queda|perda|perdeu de|a qualidade, controle|padrao|nivel de qualidade, pouca qualidade
variety
  muita|grande|boa|otima|enorme|ampla|bastante|tanta|imensa variedade, muitas|varias|tantas|bastante opcoes|opcao|alternativas|marcas|sabores, bem|muito|super variad+, tem [de] tudo, encontro|encontra|encontrei|acho|acha|achei [de] tudo, cardapio variado|completo, sempre tem novidade, bem sortid+
  not tem [de] tudo para|pra
portion
  bem servid+, bem servidinh+, fartura, fart+, porcao|porcoes|prato|pedaco|fatia|marmita|recheio [_] [_] grande|enorme|generos+|gigante|caprichad+, generos+ porcao|porcoes, da|serve|serviu|comem [para|pra|bem] duas|dois|tres|quatro pessoas, bastante|muito recheio, bem rechead+, chei+ de recheio
  not muito recheio que, bem servid+ de
packaging
  bem|super|perfeitamente embalad+|embrulhad+|embaladinh+, embalad+ com|direitinho|perfeitamente, embalagem|embalagens|embrulho|caixa [_] [_] lind+|caprichad+|perfeit+|segur+|impecavel|otim+|excelente|bonit+|reforcad+|cuidados+|maravilhos+, linda|otima|excelente embalagem
delivery
  entrega [_] [_] rapid*|pontual|otima|perfeita|antes|certinha|excelente|maravilhosa|nota|impecavel|agil|eficiente, otima|rapida|excelente entrega, chegou|chegaram|veio [_] [tudo] certinho|direitinho|perfeitinho|intacto|inteiro|perfeito|intacta|perfeita, entregaram|entregou direitinho|certinho|super|rapid*
  not entrega mais rapid*
cleanliness
  limp+, limpinh+, limpissim+, higienic+, bem higienizad+, cheiros+, cheirosinh+, brilhando
  not mais|pouco|mal limp+|higienic+, jogo limpo, nome limpo, limpa|limpo bem|tudo|o|a
ambience
  aconcheg+, aconchegant*, ${place} [_] [_] lind+|bonit+|maravilhos+|encantador|encantadora|charmos+|gostos+|delicios+|agradavel|tranquil+|familiar|incrivel|delicia|top|otim+|excelente|fofo|acolhedor|perfeito, lind+|bonit+|agradavel|delicios+|maravilhos+|encantador|gostos+|belissim+ ${place}, climatizad+, bem decorad+, vista incrivel|maravilhosa|perfeita, instagramavel, musica boa|agradavel|gostosa|ao-vivo, boa musica, clima gostoso|familiar|agradavel, muita paz, transmite paz
  not loja|casa|quarto online|excelente|otim+|top|perfeito|maravilhos+, otima|excelente casa|loja, musica ao vivo [muito|super] alt+, lugar familiar [que]
location
  bem localizad+, localizacao|localizado [_] [_] otim+|excelente|perfeit+|privilegiad+|bom|boa|bons|boas|top, otima|boa|excelente|perfeita|privilegiada localizacao, facil acesso|estacionamento, facil de chegar|achar|estacionar|encontrar, perto|pertinho|proximo de tudo, perto|pertinho|proximo da|do praia|metro|centro, estacionamento facil|proprio|gratuito|gratis|amplo|otimo
result
  ficou|ficaram|deixou|deixaram|saiu|sairam [_] [_] [_] perfeit+|otim+|maravilhos+|impecavel|impecaveis|lind+|show|top|excelente|nov+|novinh+|espetacular|incrivel|divin+|sensacional, amei|adorei|amando|apaixonad+|gostei [_] [o|a|meu|minha|meus|no|na|com|pelo|pela|do|da] [_] resultado|${groomed}, ${groomed} .. lind+|bonit+|divo|hidratad+, do|exatamente jeito|como [que] eu|queria|pedi|pediu|imaginei|imaginava|sonhei|sonhava|esperava, a minha cara, como|feito uma luva, ${groomed} [_] [_] maravilhos+|perfeit+|divin+|show, como eu queria|pedi|imaginava|sonhava, igualzinho [_] [_] foto|pedi|queria, como|parece|virou|voltou|ta [_] nov+|novinh+|outr+, funciona|funcionando|rodando|andando|gelando [_] perfeitamente|perfeito|direitinho|100|redondo|otimo|liso|normal, bem feit+, servico|trabalho impecavel|perfeito|excelente|otimo|lindo|maravilhoso|de-primeira|nota|top|bom|sensacional, excelente|otimo|belo|belissimo|lindo|bom servico|trabalho, emagreci, resultado visivel|rapido|imediato
  not ficou|saiu de fora, era|e para ficar, seria bom, nem|nao .. bem feit+, servico de, ficou otim+ ate
explanation
  explicou|explicaram|explica|explicam|explicando|explicar|mostrou|mostraram [_] [_] tudo|direitinho|bem|cada|certinho|detalh*|passo, explic* com [muita|toda] calma|paciencia|clareza|detalh*, bem explicad+|explicadinh+|orientad+, tirou|tiraram|tira|tiram|esclareceu|esclareceram|sanou [minhas|nossas|as|toda|todo] [as|minhas|nossas] duvida, didatic+, ensina|ensinam|ensinou [muito|super|tao] bem, deu|deram|da|dao [_] [otimas|boas|varias] dicas|orientacoes, passo a passo, otim+|excelente explicacao|explicacoes|aula|didatica|orientacao, orientou|orientaram|orientam [_] [muito|super|direitinho] bem
  not explicar [_] [_] tudo|bem de novo
honesty
  honest+, honestidade, honestissim+, sincer+, sinceridade, transparente, transparencia, etic+, nao [me] empurr*, nao tent* [me] empurrar|vender|enrolar, nao cobr* nada, nem cobr*, falou|falaram|disse|fala|falam a verdade|real, jogo limpo, sem enrolacao
  not preco|valor [_] honesto, mais|falta|faltou|pouca [de] transparencia|honestidade|sinceridade|etica|transparente|honest+, ser|sendo|serei [_] sincer+|honest+, blusa|roupa|tecido|capa|pelicula .. transparente
solution
  resolveu|resolveram|solucionou|solucionaram|consertou|consertaram|arrumou|arrumaram|resolvem|resolvido|solucionado, me|nos salvou|salvaram, salvaram o|a|meu|minha|nosso|nossa, trocaram|trocou|trocam|reembolsaram|devolveram|estornaram [_] [o|meu] [dinheiro|produto] na|sem|rapid*|imediatamente|prontamente|super
  not resolveu|resolveram [me|nao] cancelar|mudar|tirar|trocar|fechar|cobrar|ir|sair|aumentar|parar|fazer|ignorar|inventar|mexer|colocar, so [foi|se] resolv*, resolveu nada|porcaria, trocaram|trocou [o|a|os|as] [meu|minha] pedido|sabor|numero, ninguem [_] [me] resolv*|soluc*, diz|disse|dizem|disseram|falaram|falou|acharam|achei [que] [tinha|tinham|ja|esta|estava] [_] resolv*|consert*|arrum*
comfort
  confortavel|confortaveis, confortabilissim+, confort*, cama|colchao|travesseiro [_] [_] bom|boa|bons|boas|gostos+|macia|delicios+|otim+|maravilhos+, descansei|descansamos [muito|bem], dormi|dormimos [muito|super] bem, silencios+, espacos+, quarto [_] [_] ampl+|grande|otim+|limp+|excelente, relax+, relaxante
  not falta|pouco|mais|pouca [de] conforto|confortavel|silencios+, sem conforto, quarto [_] [_] limp+
trust
  confiavel|confiaveis, de|minha|total|muita|inteira|extrema|passa|transmite|toda confianca, confio, confiamos, pode|podem|podemos|da-para confiar, olhos fechados, [me|nos] senti|sentimos|sinto [_] segur+, passa|passam|passou|passaram|transmite|transmitem [_] seguranca|confianca, competente, competentissim+, seriedade, credibilidade, experiente, entende|entendem [muito] do assunto|que
  not perdi|perdemos|quebra|falta|perder|perdeu|abuso|abusaram [toda|a|de|da|total|minha] [a|de|minha|nossa] confianca
recommendation
  recomendo, recomendamos, recomendadissim+, super recomendad+, indico, indicamos, super indicad+, vou indicar|recomendar, [ja] indiquei|recomendei, voltarei|voltaremos, volto|voltamos sempre|mais|com|ja|outras|logo|certeza|muitas|em-breve, vou|vamos|quero|queremos|pretendo|pretendemos|espero voltar, com certeza volto|voltarei|retorno, sempre volto|voltamos|compro|compramos|venho|vamos|vou|peco|pedimos|faco|levo|corto, voltar|voltarei|voltaremos|retornarei sempre|mais|muitas [vezes], cliente|fregues|freguesa|freguesia|compro|frequento|venho|vou ha|faz|desde|fiel, virei|viramos|ganharam|ganhou|sou [um|uma|mais] [um|uma] cliente|fa|freguesa|fregues, nao troco [por|mais], nao vejo a hora, podem|pode ir sem medo, vale|valeu a visita, ja e a segunda|terceira|quarta vez
  not recomendo|recomendamos que|melhorar|mais|treinar|rever|a-voces|nao, recomendo|indico|recomendamos [so|apenas] para|pra|a quem, voltar|volto|voltarei|voltaremos [la|ai|aqui|na-loja] para|so|se|quando, volto|voltarei nunca, so volto|voltarei|recomendo, quero|queremos voltar atras, cliente ha|faz|desde [_] [_] [_] e nunca, recomendo fugir|distancia|passar|outro|outra
overall
  adorei, adoramos, amei, amamos, gostei, gostamos, curti, curtimos, maravilha, maravilhos+, perfeit+, perfeicao, excelente, sensacional, espetacular, espetaculo, otim+, nota 10|dez|mil|1000, top, topzera, show, parabens a|ao|aos|as|pela|pelo|para|voces|equipe|pessoal, [muito|super|bem|extremamente] satisfeit+, incrivel|incriveis, fantastic+, impecavel, superou|superaram|supera [todas|as|minhas|nossas|muito] [as|minhas|nossas] expectativa, so elogios, cinco|5|mil estrelas, encantad+, apaixonad+, arrasou|arrasaram|arrasam|arrasa, manda|mandam|mandou|mandaram [muito|super] bem|demais, um|uma anjo|fera|craque|benca, deu|deram [tudo|super|muito] certo, surpreendeu|surpreendid+|surpreendente, [a|o] melhor|melhores [_] [_] da|do regiao|cidade|bairro|mundo|brasil|vida, muito|bem|super bom|boa|bons|boas|legal, bom demais, gratidao, valeu|vale [muito|super] a pena, \u2764, \u{1F60D}, \u{1F970}, \u{1F44F}, \u{1F44D}
  not gostaria, muito bom|boa|bons|boas para ser verdade, era|foi-um-dia [_] bom, surpreendeu|surpreendente negativamente, e|ser|sendo perfeit+`;
