import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** More of reviews-food-tables.ts. */
export const reviewsMoreFoodTables: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "cantina-da-escola",
    prompt:
      'Meu filho é celíaco, avisei por escrito, e serviram a ele um salgado comum dizendo que era "só tirar a casquinha".',
    kind: "complaint",
    points: [badAbout("celia gluten restric salgad alimenta informa aviso relat")],
    personal: ["seu filho e celiaco"],
    sensitive: "health",
  },
  {
    agent: "reviews",
    id: "buffet-infantil-festa-do-gael",
    prompt:
      "A festa do Gael foi mágica! Monitores incansáveis, comida saindo quente até o fim e a Mônica resolveu um bolo que quase não chegou sem nem me contar na hora. Só soube depois. Isso não tem preço.",
    kind: "praise",
    points: [
      goodAbout("monitor equipe_d recre crianc atenc"),
      good("food", "quent"),
      goodAbout("monica bolo resolv cuid"),
    ],
    names: ["Gael", "Mônica"],
  },
  {
    agent: "reviews",
    id: "buffet-casamento-faltou",
    prompt:
      "Contratamos para 120 pessoas, foram 112. Às dez da noite já não tinha mais jantar. Minha madrinha comeu pão de forma na cozinha. Nosso casamento.",
    kind: "complaint",
    points: [badAbout("jantar comida quantidade falt refeic suficien acab")],
  },
  {
    agent: "reviews",
    id: "creperia-namoro",
    prompt:
      "Nosso primeiro encontro foi aí. O segundo também. Casamos em maio e pedimos o crepe de pera com gorgonzola no buffet. Obrigado por tudo!",
    kind: "praise",
    points: [goodAbout("crepe encontro histor casa comec pera")],
  },
  {
    agent: "reviews",
    id: "restaurante-vegano-cetico",
    prompt:
      "Fui arrastado pela minha filha, carnívoro convicto. Comi uma feijoada sem um grama de carne e repeti. Não contem pra ninguém.",
    kind: "praise",
    points: [good("food", "feijoada")],
  },
  {
    agent: "reviews",
    id: "restaurante-menu-degustacao",
    prompt:
      "Sete tempos impecáveis, com destaque absoluto para o robalo em caldo de tucupi. Lamento apenas que o serviço de vinhos tenha sido apressado e algo arrogante com quem, como eu, não domina o assunto.",
    kind: "mixed",
    points: [good("food", "robalo tempos caldo"), bad("service", "vinho arrog apress")],
  },
  {
    agent: "reviews",
    id: "kebab-madrugada",
    prompt:
      "3 da manhã, saindo da balada, esse kebab me devolveu a vida. Abençoado seja quem inventou",
    kind: "praise",
    points: [good("food", "kebab")],
  },
  {
    agent: "reviews",
    id: "restaurante-cadeirao",
    prompt:
      'Fomos com bebê. Cadeirão? "Tá quebrado." Trocador? "Não tem." Sorriso? Também não tinha.',
    kind: "complaint",
    points: [badAbout("cadeir trocador bebe crianc estrutura"), bad("service", "sorriso")],
  },
  {
    agent: "reviews",
    id: "cafe-colonial-serra",
    prompt:
      "Mesa farta, geleias caseiras, cucas de tudo que é jeito. A vista do vale então! Senti falta de repor: quando acabou o strudel, acabou mesmo, e eram quatro da tarde.",
    kind: "mixed",
    points: [
      good("food", "geleia cuca mesa fart"),
      goodAbout("vista vale paisagem"),
      badAbout("repo reposic strudel acab falt"),
    ],
  },
  {
    agent: "reviews",
    id: "yakisoba-gordura",
    prompt: "vei o yakissoba veio boiando no oleo, guardanapo ficou transparente",
    kind: "complaint",
    points: [bad("food", "yakis oleo gordur")],
  },
  {
    agent: "reviews",
    id: "delivery-strogonoff-todo-dia",
    prompt:
      'Peço umas três vezes por semana. Sempre chega antes do previsto, lacradinho, e com bilhetinho escrito à mão. Hoje veio "boa prova, Lu!" porque comentei da prova semana passada 🥹',
    kind: "praise",
    points: [good("delivery", "antes pontual lacr"), goodAbout("bilhet recad mensag carinh mao")],
    names: ["Lu"],
  },
  {
    agent: "reviews",
    id: "espetinho-da-praca",
    prompt:
      "espeto bão, farofa melhor ainda, mas a fumaça vai tudo pra dentro da minha casa que moro em frente.",
    kind: "mixed",
    points: [good("food", "espet farofa"), badAbout("fumaca vizinh casa")],
  },
  {
    agent: "reviews",
    id: "choperia-som",
    prompt:
      "Gritei meu pedido. Gritei o nome da minha namorada. Gritei pedindo a conta. Voltei pra casa rouco, e não era show.",
    kind: "complaint",
    points: [bad("noise")],
  },
];
