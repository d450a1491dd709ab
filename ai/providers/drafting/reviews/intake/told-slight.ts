import { kin } from "../lexicon/client-life.ts";
import { asRule, type Line } from "./beings.ts";

/** What a person is, and is slighted for. */
const being =
  "(?:gord[oa]s?|gordinh[oa]s?|obes[oa]s?|plus size|negr[oa]s?|pret[oa]s?|pard[oa]s?|indigenas?|nordestin[oa]s?|baian[oa]s?|estrangeir[oa]s?|haitian[oa]s?|venezuelan[oa]s?|bolivian[oa]s?|africanos?|gays?|lesbicas?|bi|trans|travesti|sapatao|homossexual|cadeirantes?|deficientes?|pcd|surd[oa]s?|ceg[oa]s?|autistas?|ana[oa]|muletante|idos[oa]s?|velh[oa]s?|pobres?|gari|garis|pedreir[oa]s?|faxineir[oa]s?|diaristas?|domestica|empregada|motoboys?|catador[a]?|servente|porteir[oa]|mulher|mulheres|evangelic[oa]s?|mulcuman[oa]s?|umbandista|candomblecista|judi[oa]|judeus?|mae solo|mae solteira|analfabet[oa]|humildes?|simples|favelad[oa]s?|cabelud[oa]|tatuad[oa])";
/** What they look like, wear or bring. */
const looks =
  "(?:uniforme|chinelos?|havaianas?|roupas?|bermuda|sotaque|peso|cor|cor da pele|cabelo(?: crespo| afro)?|black|trancas?|turbante|tatuagem|tatuagens|aparencia|idade|deficiencia|cadeira(?: de rodas)?|muletas?|religiao|guias?|veu|cao guia|corpo|tamanho|barriga|sapato|tenis|mochila|jeito|profissao|condicao|autismo)";
/** Those of them that no thing or place is. */
const surely =
  "(?:gord[oa]s?|gordinh[oa]s?|obes[oa]s?|negr[oa]s?|nordestin[oa]s?|estrangeir[oa]s?|gays?|lesbicas?|trans|cadeirantes?|deficientes?|autistas?|idos[oa]s?|pobres?|mulher|mulheres|mae sol[oa]|mae solteira)";
/** "Por eu ser gorda", "só porque estava de chinelo". */
const because = asRule(
  `porque (?:eu |nos )?(?:sou|somos|eu era) (?:uma? )?(?:mulher |homem |pessoa |casal |bem )?${being}(?! client)|porque (?:meu|minha) ${kin} e ${being}|por (?:eu|ela|ele|(?:meu|minha) ${kin}) (?:ser|serem) (?:uma? )?(?:mulher |homem |pessoa |casal )?${being}(?! client)|por (?:ser|sermos) (?:uma? )?(?:homem |pessoa |casal )?${surely}|so porque (?:eu |ele |ela |meu ${kin} )?(?:fui|cheguei|entrei|estava|estavamos|foi|estou) (?:[a-z]+ )?(?:de|com) (?:[a-z]+ )?${looks}`,
);
/** "Por causa do meu sotaque"; not "do meu uniforme, que atrasou". */
const forLooks = asRule(
  "(?:por causa|por conta|em razao) d[aeo]s? (?:meus?|minhas?|noss[oa]s?) (?:uniforme|chinelos?|havaianas?|sotaque|peso|cor(?: da pele)?(?! d)|cabelo (?:crespo|afro)|black|trancas?|turbante|aparencia|deficiencia|cadeira de rodas|religiao|guias?|veu|cao guia|autismo|roupas?(?= (?:,|e|$|simples)))(?! (?:,? ?que|nao|nunca|nov|errad|atras|veio))",
);
const clothes =
  "(?:roupas?|vestimenta|uniforme|sapato|chinelo|cor da pele|sotaque|peso|profissao|conta bancaria|classe social)";
/** "Não julguem pela roupa", "fui julgado pela aparência". */
const judged = asRule(
  `julg[a-z]+ (?:[a-z]+ ){0,3}?pel[oa]s? (?:meus? |minhas? |noss[oa]s? )?${clothes}|(?:fui|fomos|me|nos|foi|foram|as pessoas|clientes?|a gente|os outros|quem) (?:[a-z]+ ){0,2}?(?:julg|trat|atend|medi|avali)[a-z]+ (?:[a-z]+ ){0,3}?pel[oa]s? (?:meus? |minhas? |noss[oa]s? )?(?:aparencia|${clothes})`,
);
const unlike = asRule(
  "(?:lugar|loja|salao|hotel|restaurante|espaco|ambiente|aquilo|ali|la|vaga|produto|peca|bico) (?:[a-z]+ ){0,3}?(?:nao (?:e|era|eh|seria)|n e) (?:para|lugar de|lugar para) (?:o meu bico|meu bico|mim|gente como|pessoas? como|gente igual|gente assim|gente do meu|quem e|meu tipo|o meu tipo|o meu bolso|meu bolso|meu nivel|a minha classe|minha classe)",
);
/** Who the writer says to be. */
const am = asRule(
  `(?:sou|somos|sendo|meu ${kin} e|minha ${kin} e) (?:uma? )?(?:mulher |homem |pessoa |casal |bem |muito )?${being}|duas mulheres|dois homens|casal (?:gay|de mulheres|de homens|lesbico|homoafetivo)|(?:sou|meu filho e|minha filha e) (?:[a-z]+ )?autista|com deficiencia|cadeira de rodas|cao guia|(?:de|com) (?:[a-z]+ )?(?:uniforme|chinelos?|havaianas?|roupa (?:simples|de trabalho|velha|suja|humilde|de obra)|turbante|veu|guias?|trancas)|(?:meu|minha) (?:uniforme|chinelo|sotaque|roupa simples|roupa de trabalho|turbante|cabelo crespo|black|peso|cor)`,
);
/** How people are slighted: looked down upon, laughed at, watched, kept out. */
const slight = asRule(
  "(?:me |nos )?(?:olhou|olharam|olhando|mediu|mediram|encarou|encararam)(?: (?:para mim|para nos|para a gente|el[ea]|para el[ea]))? (?:de cima a baixo|de cima ate embaixo|dos pes a cabeca|torto|com nojo|com desprezo|com cara de nojo|feio|atravessado)|(?:riu|riram|debochou|debocharam|zombou|zombaram|gargalhou|caiu na risada|deu risada|deram risada|deu risadinha|fez piada|fizeram piada)|(?:para mim|para nos|para gente como|para el[ea]) (?:[a-z]+ ){0,2}?nao (?:tinha|tem|havia) (?:nada|roupa|peca|lugar)|nao (?:tinha|tem|havia) (?:nada|roupa|peca) (?:ali |la |aqui )?(?:para (?:mim|nos|gente|pessoas|el[ea])|que (?:coubesse|servisse))|(?:eu|el[ea]|a gente|cadeira) (?:estava )?atrapalh(?:ava|ando|o|a)|(?:seguranca|vigia|vendedora?|funcionari[oa]) (?:[a-z]+ ){0,3}?(?:me seguiu|seguindo|atras de mim|me vigiando|me seguindo|de olho em mim)|perguntou se (?:eu |el[ea] |a gente )?(?:ia|podia|poderia|tinha|teria|iria|conseguia) (?:mesmo )?(?:ter )?(?:pagar|dinheiro|como pagar|condic[a-z]+|comprar)|(?:mais|as) (?:em conta|barat[oa]s?|popular(?:es)?) (?:ficav?a?m?|esta[a-z]*|era[a-z]*) |(?:mandou|mandaram|pediu para|pediram para) (?:eu |el[ea] |(?:a )?gente |nos )?(?:sair|esperar (?:la )?(?:fora|na calcada)|entrar (?:pel[oa]s? )?(?:fundos|servico|garagem)|usar o elevador de servico|sentar (?:la )?no fundo)|(?:elevador|entrada|porta) de servico|nao (?:me |nos |o |a )?(?:deixaram|deixou|quis|quiseram) (?:eu |el[ea] )?(?:entrar|atender|me atender|nos atender|experimentar|hospedar)|nem (?:me |nos )?(?:olhou na|olhou para|atendeu|ofereceu|cumprimentou|deixou|deram bom)|so tinha quarto de solteiro|duas camas de solteiro|fingi(?:u|ram) que nao (?:me |nos )?(?:viu|viram)|escondeu a bolsa|segurou a bolsa|insinu(?:ou|aram|ando|ava|avam) que eu|(?:mandou|mandaram|pediu|pediram|fez|fizeram)(?: para| que)?(?: eu| el[ea])? abri(?:r|sse) (?:a |o )?(?:minha |meu |sua )?(?:bolsa|mochila|sacola|carrinho)|revist(?:ou|aram) (?:a minha|minha|so a minha) (?:bolsa|mochila|sacola)|unic[oa]s? (?:a ser |que foi |que foram )?(?:parad|revistad|abordad|barrad|conferid)[oa]s?|trat(?:ou|aram) (?:como|feito) (?:lixo|bicho|ladrao|bandido|se)|fal(?:ou|aram) que (?:[a-z]+ )?nao (?:fazia|atendia|aceitava|trabalhava com) (?:gente|pessoas|esse tipo)",
);
/** Where what stands free does not tell of who was kept out. */
const keptOut = asRule(
  "nao (?:tinha|havia|tem) (?:mais )?(?:mesas?|lugar|vagas?|quartos?|horarios?)",
);
const free = asRule(
  "(?:salao|restaurante|hotel|loja|bar|lugar|casa|mesas?) (?:[a-z]+ ){0,3}?(?:vazi[oa]s?|livres?|sobrando)",
);

function slights(line: Line): boolean {
  return slight.test(line) || (keptOut.test(line) && free.test(line));
}

/** "O vestido preto", "o pão velho": said of themselves alone, or of their own people. */
export function toldSlight(lines: readonly Line[]): boolean {
  return lines.some((line, at) => {
    if ([because, forLooks, judged, unlike].some((rule) => rule.test(line))) return true;
    return am.test(line) && [line, lines[at + 1] ?? ""].some(slights);
  });
}
