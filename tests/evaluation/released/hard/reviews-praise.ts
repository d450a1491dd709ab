import type { ReviewInput } from "../../input.ts";
import { good, goodAbout } from "../../points.ts";

/** Praise: regional words, formal letters, chat slang, capitals, a long story, jokes, English, a family in mourning. */
export const reviewsPraise: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "pamonharia-trem-bao",
    prompt:
      "Uai sô, que trem bão essa pamonha! Queijo derretendo e milho de verdade. O Tonho ainda deixou eu provar a de sal antes de escolher. Vorto sim!",
    kind: "praise",
    points: [good("food", "pamonha queijo milho"), good("service", "tonho prov escolh")],
    names: ["Tonho"],
  },
  {
    agent: "reviews",
    id: "relojoaria-relogio-do-avo",
    prompt:
      "Gostaria de registrar minha satisfação com a restauração do relógio de bolso que pertenceu a meu avô. O senhor Anselmo demonstrou conhecimento e zelo, e o orçamento foi integralmente respeitado. Recomendo sem ressalvas.",
    kind: "praise",
    points: [
      good("result", "relogio restaur zelo repar"),
      good("service", "anselmo conheciment zelo"),
      good("price", "orcament"),
    ],
    names: ["Anselmo", "Sr", "Senhor"],
  },
  {
    agent: "reviews",
    id: "quadra-society-no-zap",
    prompt:
      "mano q quadra top, grama zerada, vestiario limpinho e o tiozinho do bar é gente boa dms kkkk ja fechamo toda quinta",
    kind: "praise",
    points: [
      good("place", "quadra grama"),
      good("cleanliness", "vestiari"),
      good("service", "tiozinho do_bar no_bar gente_boa pessoal"),
    ],
  },
  {
    agent: "reviews",
    id: "despachante-transferencia-da-moto",
    prompt:
      "Transferência da moto resolvida em 3 dias, tudo pelo zap, e a Neide ia me avisando cada etapa. Mil vezes melhor do que mofar na fila do Detran.",
    kind: "praise",
    points: [
      good("speed", "dias moto transferenc"),
      good("notice", "neide etapa acompanh informad whatsapp"),
    ],
    names: ["Neide", "Detran"],
  },
  {
    agent: "reviews",
    id: "guia-de-trilha-com-a-mae",
    prompt:
      "Fizemos a trilha com o Ubiratan e só temos elogios: paciência de santo com a minha mãe de 68 anos, pausas na medida e em cada parada uma história da região. O lanche incluso estava caprichado.",
    kind: "praise",
    points: [
      good("service", "ubiratan pausa ritmo mae guia"),
      goodAbout("histori conheciment parada explic cultura"),
      good("food", "lanche"),
    ],
    names: ["Ubiratan"],
  },
  {
    agent: "reviews",
    id: "tapioca-arretada",
    prompt:
      "Oxe, tapioca arretada! Carne de sol com queijo coalho que nem a de mainha, preço de amigo e suco de cajá geladinho. Volto com a galera toda, visse?",
    kind: "praise",
    points: [good("food", "tapioca carne queijo suco caja"), good("price")],
  },
  {
    agent: "reviews",
    id: "guitar-shop-in-english",
    prompt:
      "I came in with a broken guitar and zero Portuguese. Diego fixed it on the spot, tuned it and charged me next to nothing. Best music shop in town!",
    kind: "praise",
    points: [good("repair", "guitarra violao afin diego"), good("price")],
    names: ["Diego"],
  },
  {
    agent: "reviews",
    id: "natacao-do-davi-longo",
    prompt:
      "Vou tentar resumir, mas já aviso que não sou boa nisso. Meu filho Davi tem 5 anos e gritava só de chegar perto da água, trauma de uma onda na praia quando era pequenininho. Procurei três lugares antes, e em todos diziam para eu deixar chorando que passava. Aqui foi o contrário: o professor Marlon ficou a primeira aula inteira sentado na borda com ele, os dois só com os pés molhados, conversando sobre dinossauro. Na segunda, entrou até o joelho. Na sexta, pasmem, ele mergulhou sozinho para pegar um brinquedo e saiu rindo, e quem chorou fui eu. A água é quentinha mesmo em julho, o vestiário está sempre limpo e tem banquinho para as crianças, detalhe que só mãe valoriza. Quando ele pegou uma gripe, a secretaria remarcou as duas aulas perdidas sem criar caso. Hoje ele pede para ir até no feriado. Não conheço a dona, mas quem montou esse lugar entende de gente. Obrigada, de uma mãe que voltou a ir à praia.",
    kind: "praise",
    points: [
      good("service", "marlon professor"),
      good("result", "davi mergulh agua nad confianca evolu"),
      good("cleanliness", "vestiari"),
      goodAbout("remarc aula secretaria reposic flexib"),
    ],
    names: ["Marlon", "Davi"],
  },
  {
    agent: "reviews",
    id: "dedetizadora-em-maiusculas",
    prompt:
      "SUMIU TUDO QUANTO É BARATA!!! VIERAM NO MESMO DIA, EXPLICARAM QUAL ERA O PRODUTO E NAO FICOU CHEIRO NENHUM",
    kind: "praise",
    points: [
      good("result", "barata dedetiz"),
      good("speed", "mesmo_dia"),
      good("notice", "produto"),
      goodAbout("cheir odor"),
    ],
    misread: ["preco", "valor", "custo"],
  },
  {
    agent: "reviews",
    id: "sebo-primeira-edicao",
    prompt:
      "Achei a primeira edição que procurava há 12 anos!! O dono sabe onde está cada livro sem computador nenhum. Só faltou um cafezinho, brincadeira rs ⭐⭐⭐⭐⭐",
    kind: "praise",
    rating: 5,
    points: [
      good("goods", "livro edicao acervo procur encontr ach"),
      good("service", "dono conhec sabe livreiro"),
    ],
  },
  {
    agent: "reviews",
    id: "cacheada-depois-de-tres-saloes",
    prompt:
      "depois de 3 salões q estragaram meu cabelo finalmente alguem q entende de cacho. Keyla vc é maravilhosa, sai de la chorando de alegria 😭💕",
    kind: "praise",
    points: [good("result", "cacho cabelo"), good("service", "keyla entend")],
    names: ["Keyla"],
  },
  {
    agent: "reviews",
    id: "funeraria-despedida",
    prompt:
      "Num momento tão difícil, a equipe da funerária cuidou de tudo com respeito e discrição e nos explicou os papéis sem pressa. Meu pai teve uma despedida bonita.",
    kind: "praise",
    points: [
      good("service", "discric sensib delicad apoio ampar conforto"),
      good("notice", "papeis papelada pressa calma_com"),
    ],
    grief: true,
  },
  {
    agent: "reviews",
    id: "van-escolar-zuleide",
    prompt:
      "Dona Zuleide leva meus dois filhos na van há 4 anos, nunca atrasou e me manda mensagem assim que chegam. Confio de olho fechado.",
    kind: "praise",
    points: [
      good("speed", "atras"),
      good("notice", "mensag"),
      goodAbout("confi seguranc cuidad tranquil responsab"),
    ],
    names: ["Zuleide", "Dona"],
  },
  {
    agent: "reviews",
    id: "churrascaria-tche",
    prompt:
      "Bah, baita churrasco! O guri do espeto corrido não deixava o prato vazio e a costela desmanchava. Tri bom, tchê.",
    kind: "praise",
    points: [good("food", "churrasc costela carne espeto"), good("service", "guri espeto prato")],
  },
];
