import type { Word } from "../../text/words.ts";

/** What somebody of the shop did: "disseram", "me encaixaram", "riu quando pedi". */
const acting =
  /^(?:\p{L}{2,}(?:aram|eram|iram)|dizem|falam|alegam|mandam|inventam|respondem|esquecem|tratam|atendem|pedem|cobram|querem|enrolam|disse|falou|respondeu|alegou|riu|gritou|mandou|recusou|negou|fingiu|ignorou|prometeu|esqueceu)$/u;
const people =
  /^(?:moca|mocas|rapaz|dono|dona|donos|funcionari[oa]s?|atendentes?|gerente|recepcionistas?|vendedor[ae]?s?|garcom|garcons|ninguem|proprietari[oa]|chefe|caixa|balcao|responsavel)$/;
const toClient = /^(?:me|nos|gente)$/;
const done = /^\p{L}{2,}(?:ou|eu|iu)$/u;
const notOfShop =
  /^(?:foram|eram|ficaram|estavam|vieram|chegaram|tiveram|acabaram|passaram|duraram|quebraram|desbotaram|gostaram|amaram|adoraram|oxidaram|descosturaram|soltaram|mancharam|encolheram|estragaram|racharam|cairam|sumiram|murcharam|secaram|morreram|vazaram|queimaram|pararam|funcionaram|lascaram|rasgaram|subiram|aumentaram|diminuiram|melhoraram|passaram|acabaram|elogiaram|arrasaram|decepcionou|decepcionaram|surpreendeu|surpreenderam|agradou|agradaram|encantou|conquistou|arrependeu|emocionou)$/;

/** What acts by itself: "a pele respondeu bem", "os gatos ganharam peso". */
const things =
  /^(?:peles?|corpo|organismo|cabelos?|fios|cachos|unhas|dentes|olhos|roupas?|plantas?|mudas|flores|gat[oa]s?|cachorr[oa]s?|filhotes?|peixes|bichos?|pets|pilhas|luzes|formigas|baratas|ratos|moscas|pneus|motor|aparelhos?|produtos?|creme|remedios?|alunos|convidados|visitas|amig[oa]s|vizinhos?|hospedes|clientes)$/;

/** Whether a thing or somebody else stands right before what was done. */
export function isOfThing(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ key }) => things.test(key));
}

/** "O chefe aqui de casa", "caixa cheia de mimos", "baba de moça". */
function isOtherPerson(words: readonly Word[], at: number): boolean {
  const [before = "", key = "", after = ""] = [at - 1, at, at + 1].map(
    (place) => words[place]?.key,
  );
  if (before === "de" && /^(?:mocas?|donas?)$/.test(key)) return true;
  if (key === "caixa") return !/^(?:[dn]?o|pelo|ao|um|do)$/.test(before);
  return key === "chefe" && /^(?:aqui|de|da|la)$/.test(after);
}

/** Which word shows that somebody of the shop did something; -1: none. */
export function staffActIn(words: readonly Word[], polarity: 1 | -1): number {
  return words.findIndex(({ key }, at) => {
    if (polarity === 1 && key === "ninguem") return false;
    if (people.test(key)) return !isOtherPerson(words, at);
    if (notOfShop.test(key) || isOfThing(words, at)) return false;
    if (acting.test(key)) return true;
    return done.test(key) && toClient.test(words[at - 1]?.key ?? "");
  });
}
