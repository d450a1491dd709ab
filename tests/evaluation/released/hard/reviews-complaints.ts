import type { ReviewInput } from "../../input.ts";
import { bad, badAbout } from "../../points.ts";

/** Complaints: letters, chat slang, regional words, irony, insults, a long story, English and Spanish. */
export const reviewsComplaints: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "passeio-de-barco-cancelado",
    prompt:
      "Prezados, na data agendada fomos informados, já no píer, de que o passeio de barco estava cancelado por falta de passageiros. Não houve aviso prévio e o deslocamento de nossa família até a marina foi em vão. Aguardo posicionamento.",
    kind: "complaint",
    points: [badAbout("passeio cancel barco deslocament"), bad("notice", "previ anteced")],
  },
  {
    agent: "reviews",
    id: "blusa-pelo-insta",
    prompt:
      "comprei 2 blusa pelo insta veio uma só e com furo 😤 mando msg e fico no vácuo desde terça",
    kind: "complaint",
    points: [
      bad("order", "incomplet blusa pec quantidade"),
      badAbout("furo furad defeito dano avari estado condic blusa peca qualidade"),
      bad("notice", "mensag vacuo"),
    ],
  },
  {
    agent: "reviews",
    id: "cacetinho-cru",
    prompt:
      "Bah, o cacetinho de ontem veio cru por dentro e a atendente falou que 'é assim mesmo'. 18 o quilo pra isso?",
    kind: "complaint",
    points: [
      bad("food", "pao paes cru cacetinho assad miolo"),
      bad("service", "atendente respost balcao"),
    ],
  },
  {
    agent: "reviews",
    id: "mechas-verdes",
    prompt:
      "Pedi mechas loiro mel e saí verde-limão. Amei, estava mesmo pensando em virar periquito 🙃",
    kind: "complaint",
    points: [
      bad("result", "a_cor da_cor uma_cor o_tom do_tom mecha cabelo loiro colorac tintura verde"),
    ],
  },
  {
    agent: "reviews",
    id: "provedor-tres-dias-sem-internet",
    prompt:
      "3 dias sem internet, 4 protocolos abertos e o técnico está 'a caminho' desde segunda. Trabalho em casa e estou perdendo cliente por causa de vcs",
    kind: "complaint",
    points: [badAbout("internet sinal conex"), bad("speed", "tecnic visita dias protocolo")],
  },
  {
    agent: "reviews",
    id: "buffet-infantil-longo",
    prompt:
      "Estou há uma semana tentando decidir se escrevia isto. Contratei o pacote completo para os 4 anos da minha filha, 50 convidados, pago à vista em fevereiro. Primeira surpresa: o tema era fundo do mar e montaram a mesa de circo, porque, segundo a moça, 'o pessoal do mar tinha estragado'. Minha pequena passou a semana anterior desenhando baleia para a festa, então imaginem a cara dela. Os salgadinhos chegaram à mesa frios e acabaram antes das sete da noite, com gente ainda entrando. Dos três monitores combinados veio um rapaz só, coitado, correndo atrás de trinta crianças e sem dar conta do escorregador; meu sobrinho ficou um tempão chorando sozinho lá em cima. E na hora de ir embora, com a avó carregando presente e criança dormindo, apareceram com uma cobrança de hora extra de R$ 280, sendo que a festa começou atrasada por culpa da montagem. Paguei para não fazer escândalo na frente dos convidados. Nunca pedi luxo, pedi só o que estava no papel. Não desejo isso a outra mãe.",
    kind: "complaint",
    points: [
      badAbout("tema decorac mesa_de_circo fundo_do_mar"),
      bad("food", "salgad fri"),
      badAbout("monitor crianc recreac acompanh escorregador"),
      badAbout("cobranc hora_extra valor taxa"),
    ],
  },
  {
    agent: "reviews",
    id: "bicicletaria-freio",
    prompt:
      "Levei a bike pra regular o freio, paguei 90 e no primeiro morro ela não parava. Podia ter me arrebentado todo.",
    kind: "complaint",
    points: [badAbout("freio bicicleta bike regulag servico seguranca revis susto")],
    personal: ["arrebent"],
  },
  {
    agent: "reviews",
    id: "cinema-gelado",
    prompt:
      "Sala gelada de bater o queixo, pipoca murcha e som estourando. 40 conto o ingresso, fala sério.",
    kind: "complaint",
    points: [
      bad("warmth", "condicionado climatiz"),
      bad("food", "pipoca"),
      bad("noise", "audio som"),
      bad("price", "ingresso"),
    ],
  },
  {
    agent: "reviews",
    id: "hotel-sabanas-manchadas",
    prompt:
      "Pésima estadía: sábanas manchadas, no había agua caliente y en la recepción se rieron cuando me quejé. No lo recomiendo a nadie.",
    kind: "complaint",
    points: [
      bad("cleanliness", "lenco roupa_de_cama roupas_de_cama manch"),
      badAbout("agua chuveiro banho aquec"),
      bad("service", "riram risada"),
    ],
  },
  {
    agent: "reviews",
    id: "ring-with-wrong-engraving",
    prompt:
      "Ordered a custom ring in May, it arrived in July with the wrong engraving and a loose stone. Emails go unanswered.",
    kind: "complaint",
    points: [
      bad("speed", "julho meses"),
      badAbout("gravac anel pedra peca"),
      bad("notice", "e-mail email mensag contato"),
    ],
  },
  {
    agent: "reviews",
    id: "motorista-grosso",
    prompt:
      "Motorista GROSSO, fez o caminho errado e ainda fechou o vidro na minha cara. Vão tomar no c*, bando de incompetentes",
    kind: "complaint",
    points: [bad("service", "motorista"), badAbout("caminho trajeto rota percurso corrida viagem")],
    personal: ["gross", "incompetent", "tomar no"],
  },
  {
    agent: "reviews",
    id: "curso-de-idiomas-multa",
    prompt:
      "Tentei cancelar o curso porque mudei de cidade e exigem multa de 30% que ninguém citou na matrícula. A propaganda é uma coisa, o contrato é outra.",
    kind: "complaint",
    points: [badAbout("multa cancel contrato taxa cobranc"), bad("notice", "matricul contrato")],
  },
  {
    agent: "reviews",
    id: "hotelzinho-da-pipoca",
    prompt:
      "Deixei a Pipoca 5 dias no hotelzinho e ela voltou magra, sem a coleira e com a caminha de outro cachorro. Cadê o cuidado?",
    kind: "complaint",
    points: [
      badAbout("magra aliment peso a_pipoca da_pipoca cadel cachorr saude bem-estar cuidad"),
      badAbout("coleira caminha pertence objeto"),
    ],
    names: ["Pipoca"],
  },
  {
    agent: "reviews",
    id: "ceramica-quebrada-na-calcada",
    prompt:
      "Ceramica chegou com 7 caixa quebrada e faltando o rejunte. Motorista descarregou na calçada e foi embora, tava chovendo!!",
    kind: "complaint",
    points: [
      badAbout("ceramica caixa quebra avari dano danific piso material"),
      bad("order", "rejunte"),
      bad("delivery", "motorista calcada chuva descarreg"),
    ],
    misread: ["o caixa", "no caixa", "do caixa"],
  },
  {
    agent: "reviews",
    id: "mensalista-sem-vaga",
    prompt:
      "sou mensalista e toda semana tem carro parado na minha vaga. reclamo e mandam eu 'dar um jeito'",
    kind: "complaint",
    points: [bad("parking"), bad("service", "respost reclam ouv")],
  },
  {
    agent: "reviews",
    id: "sushi-quente",
    prompt:
      "pidi as 7 chego as 9 e meia, sushi quente e tempurá gelado kkkkk como pode. fora q veio sem shoyo e sem hashi",
    kind: "complaint",
    points: [
      bad("speed", "chego_as_9"),
      bad("warmth", "sushi tempura"),
      bad("order", "shoyu hashi item itens"),
    ],
  },
];
