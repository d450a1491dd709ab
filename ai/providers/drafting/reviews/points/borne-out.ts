import type { Quality } from "../lexicon/opinion.ts";
import type { ThingClass } from "../lexicon/thing.ts";
import type { Segment } from "../segments.ts";
import type { Said } from "./read-points.ts";

/** What bears a quality out: one of these words, or a noun of one of these classes. */
type Proof = { words: RegExp; things: readonly ThingClass[] };

/** Beginnings of words; a full stop closes a whole word. */
function proof(beginnings: string, ...things: ThingClass[]): Proof {
  const choices = beginnings.split(" ").join("|").replaceAll(".", "(?= |$)");
  return { words: new RegExp(`(?:^| )(?:${choices})`, "u"), things };
}

const arrival =
  "veio. vieram. vem. cheg receb mand entreg devolv volt troux compr pedi encomend produt";

/**
 * What stands in a text that speaks of such a matter in earnest: who never speaks of money has no quarrel with "a
 * cobrança", whatever an idiom says by its words ("meu humor foi de ótimo para péssimo").
 */
const proofs: ReadonlyMap<Quality | undefined, Proof> = new Map<Quality, Proof>([
  [
    "billing",
    proof(
      "cobr conta. contas. pag valor prec fatur boleto tax reais. real. r. rs. car[oa]s?. orc mensalidade debit cartao multa juros troco \\d caixa dinheiro etiqueta nota. fiscal cupom descont centavo pix. cust plano fidelidade promo charg couvert comanda frete matricula parcel",
    ),
  ],
  [
    "price",
    proof(
      "prec valor car[oa]s?. careir cariss carinh reais. real. pag cobr cust barat dinheiro conta. mensalidade \\d salgad abusiv bolso fortuna assalto exorbit superfatur facada expens pric overpr tarifa tax reajust aument subi (?:es)?ta\\spuxad cotac orc",
    ),
  ],
  [
    "handling",
    proof(
      "entreg encomend pedid pacote caixas?. correio transport portao muro sacola frete mudanc motoboy embal mercador moveis. movel. mala bagag carret carga",
    ),
  ],
  [
    "packing",
    proof(
      `embal sacol caix pote marmit motoboy delivery pacot viagem saco saqu frasco garraf lacr tampa molho isopor quentinha copo bag. ${arrival}`,
    ),
  ],
  [
    "stock",
    proof(
      "estoque produt prateleir gondola cardapio item itens sabor tamanho numer mercador vend sobr variedade opc disponi menu loja",
      "food",
      "cold",
      "goods",
    ),
  ],
  [
    "advert",
    proof(
      "foto imag anunci site propag cardapio insta catalog vitrin divulg promet promess mostr video vend oferta encarte folheto internet app descri fach modelo",
    ),
  ],
  [
    "phone",
    proof(
      "telef fone ligac lig(?:u|o.|ar|am.|a.|ando|amos|ou) cham toc whats zap contat numero alo phone desligar",
    ),
  ],
  [
    "messages",
    proof(
      "mensag mensg whats zap direct e?mail chat contat respo retorn visualiz insta lig(?:u|o.|ar|ou) telef bloque pergunt satisfac notic vacuo mand sumi inbox recado orc laudo foto",
    ),
  ],
  [
    "appointment",
    proof(
      "marc remarc desmarc agend hora consult encaix data. dia combin visit vaga veio. vieram. vem. aparec aula reserv falt bolo. cano fur sess segunda terca quarta quinta sexta sabado domingo amanha semana tecnic",
    ),
  ],
  [
    "condition",
    proof(
      `${arrival} alug pec roup levei deixei lav emprest usad nov[oa]s?. equip`,
      "goods",
      "food",
      "cold",
      "own",
      "place",
      "pet",
    ),
  ],
  [
    "solution",
    proof(
      "problem poblem defeit consert resolv soluc vaz ping infiltr goteir falh erro barulh quebr estrag para mesm continu volt funcion garant arrum suport reclam assist tecnic troc refaz refiz entup trinc serv obra repar manuten instal lavou. lavaram. avis parou.",
    ),
  ],
  [
    "result",
    proof(
      "fic saiu. sairam. resultad cort unha sobrancelh pint serv trabalh tort escur clar cor. colorac tatu parec igual diferen desigual falhad depil aplic obra",
      "work",
      "own",
      "goods",
      "food",
    ),
  ],
  [
    "durability",
    proof(
      "dur quebr par(?:ou|aram|a). estrag solt descol rasg desbot pif queim vaz ping fur lav ced abriu. arrebent descasc ca(?:iu|iram|ir). falh sai(?:u|ram). lasc manch ent[ou]p acend apag defeit problem volt mof afund vez descostur rach trinc trav func enferruj encolh murch morr bateria",
    ),
  ],
  [
    "response",
    proof(
      "respo mensag reclam pergunt question contest lig(?:uei|ar|amos). avis aleg culp desculp explic retorn enrol prome justific assum devolv troc quebr defeit estrag veio. sumi fui.",
    ),
  ],
  [
    "information",
    proof(
      "avis inform satisfac fal(?:o|a|am|ou|ar|aram|ei|amos|ado|ando). diz. diziam. dizia. diss explic pergunt comunic soub sab ment engan prome placa contrat mensag telef respo combin notic orient consult anunci site cumpr descobr diver err confirm",
    ),
  ],
  [
    "function",
    proof(
      "funcion aparelh maquin sistem internet wi wifi sinal site app aplicativo celular carro moto motor tv luz luzes lampada chuveiro ar. port janela defeit par(?:ou|aram|a). quebr pif bateria carreg tomada fogao forno geladeir controle tela catraca elevador bomba computador notebook impressora maquininha conex pression press broken work agua eletr bebedouro chave fechadur torneira descarga",
      "goods",
      "own",
    ),
  ],
  ["times", proof("hor \\d ponto. fech abr encerr expuls tard ced min")],
  ["exchange", proof("troc devol")],
]);

/** The qualities that a text bears out, each looked for once. */
function bearing(segments: readonly Segment[]): (quality: Quality | undefined) => boolean {
  const text = segments.flatMap(({ words }) => words.map(({ key }) => key)).join(" ");
  const classes = new Set(
    segments.flatMap(({ marks }) =>
      marks.flatMap(({ value }) => (value.kind === "thing" ? [value.class] : [])),
    ),
  );
  const known = new Map<Quality | undefined, boolean>();
  return (quality) => {
    const { words, things } = proofs.get(quality) ?? { words: /^/, things: [] };
    const borne =
      known.get(quality) ?? (words.test(text) || things.some((one) => classes.has(one)));
    known.set(quality, borne);
    return borne;
  };
}

/** Without the qualities that are blamed by a word taken for another; the thing they were said of stays. */
export function borneOut(said: Said, segments: readonly Segment[]): Said {
  const bears = bearing(segments);
  const points = said.points.flatMap((point) => {
    const { quality, ...bare } = point;
    const works = quality === "function" && bare.thing && bare.thing.class !== "people";
    if (point.polarity === 1 || works || bears(quality)) return [point];
    return bare.thing === undefined ? [] : [bare];
  });
  return { ...said, points };
}
