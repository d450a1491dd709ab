import type { Opinion, Quality } from "./opinion.ts";

type OpinionEntry = [patterns: string, opinion: Opinion];
const good = (patterns: string, quality?: Quality, more: Partial<Opinion> = {}): OpinionEntry => [
  patterns,
  { kind: "opinion", polarity: 1, ...(quality && { quality }), ...more },
];

/** Praise that says nothing of its own about what is praised. */
export const goodInGeneral: OpinionEntry[] = [
  good(`justo|justa|justos|justas, acertou|acertaram|acerta, durou|duraram|durando, brilhando, nitid*, inclus|incluso|inclusa|incluida|incluidas|incluidos|incluido, fumegando|pelando, um|uma anjo|anjos|fada|genio|craque|artista|presente|achado|tesouro, inesquecivel|inesqueciveis, cool, spotless, stunning, could not be better, couldn t be better, nao senti|sentiu dor, sem dor, indolor, de antigamente, na medida, na regua, impressiona*, uau, nota maxima, um espetaculo, um arraso, uma graca|delicinha, arrasa|arrasam|arrasou|arrasaram|arrasando, diferencial|diferenciais, acima da media, nos conformes, otim*, excelen*, exelen*, ecelen*, excelent*, maravilh*, maravilos*, perfeit*, perfect, perfecto|perfecta, sensaciona*, incrivel|incriveis, espetacula*, fantastic*, bom|boa|bons|boas, boazinha|bonzinho,
    legal|legais, bacana*, top|topp|tops|topzera|toop, topissim*, show, show de bola, um show, impecav*, excepciona*, extraordinari*, divin*, lind*, bonit*, belo|bela|belos|belas|belissim*, feliz|felizes, satisfatori*,
    agradou|agradaram, diferenciad*, de primeira, primeira linha, de qualidade, alto nivel, sem defeito*, nao tem defeito*, aprovad*, super indico, fera|feras, notadez, nota dez, nota 10, nota mil, nota 1000,
    sem palavras, sem comentarios de tao bom, melhor|melhores, superou|superaram|supera, surpreendeu, surpreendente, surpresa positiva, encantador*, especial|especiais, dez de dez, nota 10 de 10, massa demais, daora, muito da hora, bem *ado|*ada|*ados|*adas|*ido|*ida|*idos|*idas, muito massa,
    great, greatest, good, super nice, delightful, pleasant, beautiful, gorgeous, enjoyed it, well done, highly recommend, worth it|every, impressed, happy, fun, pleased, encantador|encantadores, estupend*, genial, excelentisim*, riquisim*, espectacular|espectaculares, agradable|agradables, maravilla, vale la pena, amazing, wonderful, lovely, nice, awesome, best, bueno|buena|buenos|buenas, increible, hermos*, magnific*, superb, outstanding, merveilleu*, magnifique, tres bon, tres bonne, sehr gut, wunderbar, ottimo|ottima, bellissim*, buonissim*`),
  good(
    `amei|amamos|amou|amaram|amo, adorei|adoramos|adorou|adoraram|adoro, gostei|gostamos|gostou|gostaram|gosto, curti|curtimos|curtiu|curtem, ama|amam|adora|adoram, recomend*, recomiendo, indico|indicamos, elogi*, aprovei|aprovamos, apaixonei|apaixonad*,
    encantad*, satisfeit*, surpreendi, pontos positivos, ponto positivo, ponto forte, pontos fortes, destaque|destaco, nota 10 para|pro, love|loved|enjoyed, me encanto|encanta|encanto, muito bem`,
    undefined,
    { object: true },
  ),
  good("lind*, bonit*, belo|bela|belos|belas, belissim*, agradav*", undefined, { visual: true }),
  good(
    "volto|voltarei|voltaremos|voltaria|retornarei, vou voltar, vamos voltar, quero voltar, queremos voltar, pretendo voltar, com certeza volto|voltarei, volto sempre, sempre volto",
    undefined,
    { whole: true },
  ),
  good(
    "parabens|parabenizo|parabenizar, agradec*, obrigad*|obg|brigad*, gratidao, grata|grato, gracias|thank|thanks, de parabens",
    undefined,
    { object: true, polite: true },
  ),
  good(
    `virei cliente, fregues, cliente fiel, fa de carteirinha, ja virei fa, vale a pena, vale muito a pena, valeu a pena, valeu muito a pena, vale a visita|viagem, come back, be back,
    nao vejo a hora de voltar, nao via a hora de voltar, nada a reclamar, nada do que reclamar, nada que reclamar, nao tenho do|o que reclamar, sem reclamac*, so elogio*, so tenho elogios, so tenho a agradecer, impossivel nao gostar|amar|voltar|recomendar, nao tem como nao gostar|amar, nao tem igual, nao existe igual, sem igual, nao ha igual,
    nao poderia ser melhor, nao podia ser melhor, nao poderia ter sido melhor, nao poderia estar mais, nao poderia ficar mais, nao deixa|deixou|deixam nada a desejar, nao deixa|deixou|deixam a desejar, nunca|nao decepciona*, nunca me decepcion*, nunca tive problema*, nunca tivemos problema*, sem problema*, nenhum problema, avaliacao positiva|boa|otima, avaliacoes positivas|boas, comentario positivo, tudo certo, deu tudo certo, deu certo, tudo de bom, fora da curva, sem duvida a|o melhor,
    ficou melhor|otimo do que, melhor do que eu esperava|imaginava, melhor que eu esperava|imaginava, melhor do que esperava|imaginava, acima do esperado, alem do esperado, alem das expectativas|expectativa, nao e dos|das piores, nao troco por`,
    undefined,
    { whole: true, fixed: true },
  ),
];

/** Praise that names the quality it praises. */
export const goodQualities: OpinionEntry[] = [
  good(
    "vale|valem|valeu|valeram a espera|pena|ida|viagem|visita, compensa|compensam a espera",
    undefined,
    { whole: true, fixed: true },
  ),
  good("conhece|conhecem|entende|entendem tudo|muito|bem", "competence"),
  good("bem feit*|feitinh*, de rei|rainha|primeira|excelencia"),
  good("dormi bem|como, casa da|de tia|vo|vovo|avo|mae|sogra, comida de mae|vo|avo", undefined, {
    whole: true,
  }),
  good("voltou a funcionar|andar|brilhar|ligar|tocar|sorrir, voltei a sorrir", "solution", {
    decides: true,
  }),
  good(
    "ganhei|ganhamos, levei o|a _ inteiro|inteira, repeti|repetimos, voltei a sorrir",
    undefined,
    { quiet: true },
  ),
  good("varrid*, tudo em ordem", "organisation"),
  good(
    "fez|fizeram|faz questao de, ja indiquei|indicamos, indiquei para, me ligaram|ligou|avisaram para avisar, se lembr* de mim",
    "attention",
  ),
  good("obra|obras de arte"),
  good(
    "complet|completo|completa|completos|completas, natural|naturais, discret|discreto|discreta|discretos|discretas, iluminad*, decorad*, confiante*, funcional",
    undefined,
    { quiet: true },
  ),
  good("calm|calmo|calma|calmos", "quiet", { quiet: true }),
  good("segur|segura|seguro|seguros", "safety", { quiet: true }),
  good("facil|faceis|simples", "practicality", { quiet: true }),
  good("novo|nova|novos|novas", "premises", { quiet: true }),
  good("grande|grandes|enorme|enormes|gigante|gigantes", "size", { quiet: true }),
  good("sombra|area verde|natureza"),
  good("precinho|precinhos", "value"),
  good("voando", "speed"),
  good(
    "orienta|orientam, ensina|ensinam, incentiva|incentivam, motiva|motivam, acolhe|acolhem, avisa|avisam tudo, cuidad* com muito|amor|carinho, subiu|subiram ate, ajudou|ajudaram meu|minha|a|o, indica|indicam, colhe|escolhe com, da|dao seguranca|confianca, conversa|conversam com, sorrindo, entra sorrindo, sai sorrindo, pergunta|perguntam se esta|estamos|precis*",
    "attention",
    { quiet: true },
  ),
  good(
    "respeitou|respeitaram|respeita|respeitam, foi|fui|fomos respeitad*|ouvid*|compreendid*",
    "respect",
  ),
  good(
    "sensivel|sensiveis, dinamic*, cremos*, molhadinh*, douradinh*, artesanal|artesanais, autoral|autorais, complet|completo|completa|completos|completas, conservado|conservada|conservados|conservadas, bem conservad*, iluminad*, colorid*, decorad*, discret|discreto|discreta|discretos|discretas, funcional, exclusiv*, refinad*, sofisticad*, elegante|elegantes, chique|chiques, requintad*, luxuos*, rustic*, pitoresc*, magic|magico|magica, emocionante*|emocionou|emocionad*, memorave*, revigorante, relaxante|relaxantes|relaxei, renovad*, aliviad*, valorizad*, realizad|realizado|realizada, confiante*, captou|captaram|capturou, compreendeu|compreenderam, transform*, brilhou|brilharam, encantou|encantaram, fora de serie, de outro mundo, dos deuses, de lamber, agua na boca, coisa fina, como novo|nova|novos, parece novo|nova, obra de arte|obras de arte, como amigos|amiga|amigo, em casa me|nos, mil vezes, sonho realizado, chorei de alegria|felicidade, colhid* no dia, do dia",
  ),
  good("compensa|compensam|compensou"),
  good(
    "nao tem erro, sem palavras ruins, dificil achar defeito, ate conhecer|descobrir|encontrar, um|fez|faz milagre|milagres, nunca pensei|imaginei .. gostar|tanto, nao vivo sem, nao vivo mais sem, nao esperava tanto|tao|tanta, da|deu vontade de voltar, vicia|viciante|viciei|viciad*, quem reclama, passou no teste, sem questionar, calminho|calminha, mesmo lotado|cheio|cheia|lotada, nem parece, de tao limpo|bom|boa|gostoso, nao me arrependo|arrependi, sem arrependimento*, com tudo dentro, nao trocaria, sou fa, so elogios, mil estrelas, de coracao, deus abencoe, sucesso, vida longa, podem ir sem medo|confiar, pode ir sem medo, sem medo",
    undefined,
    { whole: true, fixed: true, decides: true },
  ),
  good(
    "melhorou|melhoraram|evoluiu|evoluimos|aprendi|aprendeu|mudou minha|a, postura|vida .. mudou, emagreci",
    "result",
  ),
  good(
    "gostos*, delici*, delicous, saboros*, suculent*, crocant*, fofinh*, maci|macio|macia|macios|macias|macinh*, derret* na boca, delicious, tasty, yummy, rico|rica|riquisim*|riquissim*, sabroso|sabrosa, uma delicia, divina de gostos*, de comer rezando, caseir*, bem recheada|recheado",
    "taste",
  ),
  good("bem temperad*, temperadinh*, temperad* na medida", "seasoning"),
  good("quentinh*, bem quente, quente|quentes, saindo fumaca, hot", "heat", { heat: "hot" }),
  good(
    "no ponto, ponto certo|perfeito, bem assad*, bem pass* no ponto, assad* na hora, feit* na hora, bem feit* , bem feitinh*, bem preparad*",
    "preparation",
  ),
  good(
    "fresc|fresco|fresca|frescos|frescas, fresquinh*, fresquiss*, fresh, novinh*, natural|naturais, organic*",
    "freshness",
  ),
  good(
    "bem servid*, farto|farta|fartos|fartas|fartura, generos*, porcao grande|generosa",
    "portion",
  ),
  good("bem grande*, grande|grandes|enorme|enormes|gigante|gigantes, grandao|grandona", "size"),
  good(
    "gast* pouco|pouquinho|barato, paguei|pagamos pouco|barato, cheap, affordable, fair price|prices, good price|prices, great price|prices, reasonable, precio justo, buen precio, buenos precios",
    "value",
  ),
  good(
    "saiu|sai|saem|ficou|ficaram|resolveu|resolveram|consertaram|consertou|atenderam|entregaram na hora",
    "speed",
  ),
  good("um|uma|dois|duas|tres dia|dias|hora|horas|semana antes", "speed"),
  good(
    "barato|barata|baratos|baratinh*, em conta, preco bom|otimo|justo|camarada|honesto|acessivel|legal|excelente|maravilhoso, precos bons|otimos|justos|acessiveis|honestos|excelentes, bom preco, otimo preco, bons precos, precinho*, acessivel|acessiveis, vale cada centavo|real, preco .. justo|acessivel|bom, valor .. justo|acessivel|bom, economic*, cobr* o|um combinado|justo|certo|pouco|barato, sem cobrar",
    "price",
  ),
  good("custo beneficio, custo x beneficio, custobeneficio", "costBenefit", { noun: true }),
  good(
    "rapid*, super rapid*, veloz*, na mesma hora, em poucos minutos, no mesmo dia, antes do prazo, antes do previsto, antes do horario, antes do esperado, antes do combinado, quick|quickly, fast, em menos de _ minutos|minuto|min|horas|hora|dias, menos de _ minutos|hora|horas|min, rapidez",
    "speed",
  ),
  good("agil|ageis|agilmente, agilizar*|agilizou, agilidade", "agility"),
  good(
    "pontua|pontual|pontuais|pontualmente, tudo no horario, no horario marcado|combinado|certo, chegou|veio|vieram|entreg*|atend*|chegaram no horario, no tempo certo, a tempo, na hora marcada|certa|combinada, em ponto",
    "punctuality",
  ),
  good("dentro do prazo, no prazo, cumpr* .. prazo, prazo cumprido", "deadline"),
  good(
    "spotless, limp|limpo|limpa|limpos|limpas, limpinh*, limpissim*, impeca* de limp*, clean, limpio|limpia, bem cuidad*",
    "cleanliness",
  ),
  good(
    "cheiros*, cheirosinh*, cheirinho, perfumad*, cheiro bom|otimo|maravilhoso|gostoso|delicioso",
    "smell",
  ),
  good(
    "fila anda|andou .. rapido|rapidinho, fila .. rapida|rapidinha|curta|pequena|organizada",
    "queue",
  ),
  good("sosseg*, tranquil*, silencios*, calm|calmo|calma|calmos, quiet, em paz", "quiet"),
  good(
    "confortav*, confort*, comfortable, comod|comoda|comodo, espacos*, ampl|amplo|ampla|amplos|amplas, arejad*",
    "comfort",
  ),
  good("aconcheg*, acolhedor*, familiar, charmos*, intimista, cozy|cosy, acogedor*", "cosiness"),
  good("climatizad*, bem ventilad*", "climate"),
  good(
    "simpatic*, simpatissim*, sorrident*, alegre*, bem humorad*, animad*, fofa|fofo|fofos|fofas|fofissim*, gente boa|fina, sorriso|sorrisos, com um sorriso, um amor, amores, amor de pessoa*, uma simpatia, uma querida, um querido, querid*, friendly, kind, kindness, welcoming, amable*, amabilidad, simpatic*, divertid*, alto astral",
    "friendliness",
  ),
  good(
    "muito human*|humanizad*, escuta a gente, ouve a gente, socorreu|socorreram, sem pressa, atencios*, atenciosissim*, prestativ*, solicit|solicita|solicito|solicitos|solicitas, dedicad*, proativ*, helpful, attentive, caring, servicial*, helped, atento|atenta|atentos|atentas, disposto a ajudar, dispost*, me ajudou|ajudaram, helped us|me, separa|separou|separam .. para mim|para gente, sempre ajuda|ajudam, da|dao|deu|deram dica|dicas, juntou mesas, trouxe lapis, nos ajudou|ajudaram, ajudou muito|bastante|demais",
    "attention",
  ),
  good(
    "educad*, educadissim*, gentil|gentis, gentilissim*, cordia*, delicad*, respeitos*, polite, cortes|corteses",
    "courtesy",
  ),
  good("carinhos*, amoros*, amav*", "affection"),
  good(
    "pacienc*, muito paciente*, super paciente*, bem paciente*, pacientes e, e paciente*, paciente e, paciente com, paciente ao, foi paciente, foram pacientes",
    "patience",
  ),
  good(
    "bem atendid*, otimamente atendid*, muito bem atendid*, super bem atendid*, sempre bem atendid*, bem tratad*, super bem tratad*, atend* bem, atend* super bem, atend* muito bem, atend* mto bem, atend* otimamente, tratou bem, trata* .. bem, atend* com perfeicao, tratad* como rei|reis|rainha|rainhas|princesa|principe|familia|vip, como se fosse da familia",
    "attention",
  ),
  good(
    "bem recebid*, bem recepcionad*, bem acolhid*, receb* .. bem, me senti em casa, deixou|deixaram .. a vontade, me senti a vontade, a vontade, nos sentimos em casa, sentir em casa, se sente em casa, acolhid*, acolhimento",
    "welcome",
  ),
  good("profissiona*, muito profissiona*, super profissiona*, professional", "professionalism"),
  good(
    "modern|moderno|moderna|modernos|modernas, novo|nova|novos|novas em folha, novos|novas, bem equipad*, equipad*, reformad*|renovad*, bem localizad*, bem estruturad*",
    "premises",
  ),
  good(
    "competent*, capacitad*, qualificad*, experient*, talentos*, habilidos*, entend* do assunto, sabe* o que faz*, entende* do que faz*, mao leve, maos de fada, bem treinad*, expert|experts, craque*, manja*",
    "competence",
  ),
  good(
    "sem empurrar, sem forcar, nao empurra*, nao tenta* empurrar, sem enrolar, sem enrolacao",
    "attention",
  ),
  good("honest*, honestissim*, sincer*, transparen*, idone*", "honesty"),
  good(
    "confiav*, confiave*, confio|confiamos|confiar, de confianca, de extrema confianca, seriedade, trabalho serio, empresa seria, pessoal serio, profissional serio, gente seria, responsave*",
    "trust",
  ),
  good("explic*, esclarec*, tir* .. duvidas, didatic*", "explanation"),
  good("arrumad*, organizad*, super organizad*, bem organizad*, arrumadinh*", "organisation"),
  good(
    "turma pequena|reduzida, turmas pequenas|reduzidas, muitas opcoes, varias opcoes, boas opcoes, otimas opcoes, opcoes variadas, variad|variado|variada|variados|variadas, diversificad*, grande variedade, de tudo um pouco, tem de tudo, tem tudo, encontr* tudo, completissim*, bem completo|completa",
    "variety",
  ),
  good(
    "boa qualidade, otima qualidade, excelente qualidade, alta qualidade, qualidade excelente|otima|boa|impecavel|incrivel, qualidade .. excelente|otima|boa|impecavel, resistent*|duravel|duraveis|reforcad*",
    "quality",
  ),
  good("funciona|funcionam|funcionou|funcionando", "function"),
  good(
    "caprichad*, capricharam|caprichou|capricham|capricha, caprichos*, minucios*, detalhist*, atencao aos|nos detalhes, cada detalhe, nos minimos detalhes, cuidados*, cuidadosament*, cheio de detalhe*",
    "diligence",
  ),
  good(
    "resultado otimo|excelente|incrivel|maravilhoso|perfeito|impecavel, resultado .. incrivel|perfeito|excelente|otimo|lindo|maravilhoso, adorei o resultado, amei o resultado, ficou lind*|otim*|perfeit*|maravilhos*|incrivel|top|show|impecavel|excelente|novo|nova|novinh*, ficaram lind*|otim*|perfeit*|maravilhos*|incriveis|show, como eu queria, do jeito que eu queria|pedi, exatamente o que eu queria|pedi",
    "result",
  ),
  good(
    "achou|acharam|descobriu|identificou|encontrou .. problema|defeito, recuperou|recuperaram, resolveu|resolveram|resolve|resolvem|resolvid*|resolvendo|resolvi, solucion*, consertou|consertaram|arrumou|arrumaram, resolvid*, salvou, salvaram, salvaram meu dia, deu um jeito, problema resolvido, resolv* .. problema",
    "solution",
  ),
  good(
    "vestiu|vestiram, serviu perfeit*|direitinho|certinho, caiu como uma luva, caiu muito bem, veste bem, veste super bem",
    "fit",
  ),
  good("segur|segura|seguro|seguros, me senti segura|seguro, com seguranca", "safety"),
  good(
    "acessivel para cadeirante*, tem rampa, acessivel a cadeirante*, com rampa, banheiro adaptado, cadeirante .. facilidade",
    "accessibility",
  ),
  good("bem embalad*, embalagem .. boa|otima|caprichada|segura|perfeita, lacrad*", "packing"),
  good("respond* rapid*, respond* na hora, respond* sempre|todas|tudo", "messages"),
  good(
    "sem burocracia, sem complicacao, sem frescura, facil|faceis|facilidade, pratic|pratico|pratica|praticidade, sem burocracia",
    "practicality",
  ),
  good("criativ*, inovador*, original|originais", "creativity"),
  good(
    "conferiu|conferiram|carregou|carregaram|separou|separaram|guardou|guardaram|lembrou|lembraram|ofereceu|ofereceram|adiantou|encaixou|encaixaram|ensinou|ensinaram|orientou|orientaram|acompanhou|acompanharam|acalmou|acalmaram|tranquilizou|ouviu|ouviram|escutou|mostrou|mostraram|mostrar, trouxeram ate|agua, brincou|brincaram, sempre responde|respondem, me passou|passaram seguranca|confianca",
    "attention",
    { quiet: true },
  ),
  good(
    "cheg*|entreg*|atend*|veio|vieram em _ minutos|minuto|minutinhos|segundos, em _ minutos ja|estava",
    "speed",
  ),
  good("cuidou|cuidaram|cuidam|cuida, tratou com cuidado, com todo cuidado", "care"),
];
