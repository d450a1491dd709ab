import { good, type OpinionEntry } from "./entries.ts";

/** Praise that says nothing of its own about what is praised. */
export const goodInGeneral: OpinionEntry[] = [
  good(`justo|justa|justos|justas, acertou|acertaram|acerta, brilhando, nitid*, inclus|incluso|inclusa|incluida|incluidas|incluidos|incluido, fumegando|pelando, um|uma anjo|anjos|fada|genio|craque|artista|achado|tesouro, foi|e um presente, inesquecivel|inesqueciveis, cool, spotless, stunning, could not be better, couldn t be better, nao senti|sentiu dor, sem dor, indolor, de antigamente, na medida, na regua, impressiona*, uau, nota maxima, um espetaculo, um arraso, uma graca|delicinha, arrasa|arrasam|arrasou|arrasaram|arrasando, diferencial|diferenciais, acima da media, nos conformes, otim*, excelen*, exelen*, ecelen*, excelent*, maravilh*, maravilos*, perfeit*, perfect, perfecto|perfecta, sensaciona*, incrivel|incriveis, espetacula*, fantastic*, bom|boa|bons|boas, boazinha|bonzinho,
    legal|legais, bacana*, top|topp|tops|topzera|toop, topissim*, show, show de bola, um show, impecav*, excepciona*, extraordinari*, divin*, feliz|felizes, satisfatori*,
    agradou|agradaram, diferenciad*, de primeira, primeira linha, de qualidade, alto nivel, sem defeito*, nao tem defeito*, aprovad*, super indico, fera|feras, notadez, nota dez, nota 10, nota mil, nota 1000,
    sem palavras, sem comentarios de tao bom, melhor|melhores, superou|superaram|supera, surpreendeu, surpreendente, surpresa positiva, encantador*, especial|especiais, dez de dez, nota 10 de 10, massa demais, daora, muito da hora, absurdo|absurda|absurdos|absurdas|absurdamente|insano|insana|horrores|surreal|ridiculo de bom|boa|bons|boas|gostoso|gostosa|lindo|linda|delicioso|deliciosa, surreal, melhor decisao|escolha, que acerto, bem *ado|*ada|*ados|*adas|*ido|*ida|*idos|*idas, muito massa,
    great, greatest, good, super nice, delightful, pleasant, beautiful, gorgeous, enjoyed it, well done, highly recommend, worth it|every, impressed, happy, fun, pleased, encantador|encantadores, estupend*, genial, excelentisim*, riquisim*, espectacular|espectaculares, agradable|agradables, maravilla, vale la pena, amazing, wonderful, lovely, nice, awesome, best, bueno|buena|buenos|buenas, increible, hermos*, magnific*, superb, outstanding, merveilleu*, magnifique, tres bon, tres bonne, sehr gut, wunderbar, ottimo|ottima, bellissim*, buonissim*`),
  good(
    `amei|amamos|amou|amaram|amo, adorei|adoramos|adorou|adoraram|adoro, gostei|gostamos|gostou|gostaram|gosto, curti|curtimos|curtiu|curtem, ama|amam|adora|adoram, recomend*, recomiendo, indico|indicamos, elogi*, aprovei|aprovamos, apaixonei|apaixonad*,
    encantad*, satisfeit*, surpreendi, pontos positivos, ponto positivo, ponto forte, pontos fortes, destaque|destaco, nota 10 para|pro, love|loved|enjoyed, me encanto|encanta|encanto, muito bem, muito bem *ado|*ada|*ados|*adas|*ido|*ida|*idos|*idas|feito|feita|feitos|feitas`,
    undefined,
    { object: true },
  ),
  good("lind*, bonit*, belo|bela|belos|belas, belissim*, agradav*", undefined, { visual: true }),
  good(
    "pedirei mais|novamente|outras|sempre, pedirei de novo, vou|vamos pedir mais|novamente|outras|sempre, vou|vamos pedir de novo, volto|voltarei|voltaremos|voltaria|retornarei, vou voltar, vamos voltar, quero voltar, queremos voltar, pretendo voltar, com certeza volto|voltarei, volto sempre, sempre volto",
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
    nao poderia ser melhor, nao podia ser melhor, nao poderia ter sido melhor, nao poderia estar mais, nao poderia ficar mais, nao deixa|deixou|deixam nada a desejar, nao deixa|deixou|deixam a desejar, nunca|nao decepciona*, nunca me decepcion*, nunca tive problema*, nunca tivemos problema*, sem problema*, nenhum problema, avaliacao positiva|boa|otima, avaliacoes positivas|boas, comentario positivo, zero|nenhum|nenhuma|sem defeito|defeitos|reclamacao|reclamacoes, isso sim e, isso e que e, tudo certo, deu tudo certo, deu certo, tudo de bom, fora da curva, sem duvida a|o melhor,
    ficou melhor|otimo do que, melhor do que eu esperava|imaginava, melhor que eu esperava|imaginava, melhor do que esperava|imaginava, acima do esperado, alem do esperado, alem das expectativas|expectativa, nao e dos|das piores, nao troco por`,
    undefined,
    { whole: true, fixed: true },
  ),
];
