import { soundOf } from "../../../knowledge/sounds-like.ts";
import { wordKey } from "../text/stem.ts";

/** What is typed for short, or as it is spoken, and what it stands for; keys without accents. */
const shortForms: Readonly<Record<string, string>> = {
  q: "que",
  oq: "o que",
  oque: "o que",
  oke: "o que",
  pq: "por que",
  pork: "por que",
  qdo: "quando",
  qnd: "quando",
  qndo: "quando",
  qto: "quanto",
  qnt: "quanto",
  qnto: "quanto",
  ql: "qual",
  qm: "quem",
  cm: "como",
  n: "não",
  naum: "não",
  vc: "você",
  vcs: "vocês",
  ce: "você",
  ces: "vocês",
  tb: "também",
  tbm: "também",
  tmb: "também",
  mt: "muito",
  mto: "muito",
  mta: "muita",
  mtos: "muitos",
  mtas: "muitas",
  hj: "hoje",
  dps: "depois",
  nd: "nada",
  td: "tudo",
  tds: "todos",
  ngm: "ninguém",
  ngn: "ninguém",
  alg: "alguém",
  agr: "agora",
  msm: "mesmo",
  vdd: "verdade",
  vlw: "valeu",
  obg: "obrigado",
  msg: "mensagem",
  msgs: "mensagens",
  fds: "fim de semana",
  eh: "é",
  pesso: "peço",
  fasso: "faço",
  gogle: "google",
  googli: "google",
  goggle: "google",
  googl: "google",
  gugou: "google",
  gugol: "google",
  gugle: "google",
  guglu: "google",
  instragam: "instagram",
  instragram: "instagram",
  feice: "facebook",
  uats: "whatsapp",
  uatsap: "whatsapp",
  watsap: "whatsapp",
  zapi: "whatsapp",
};

/** Words of our matter that are long enough to be known by their sound. */
const matter =
  "avaliação avaliações avaliar comentário comentários estrelas cliente clientes instagram facebook whatsapp anúncio anúncios anunciar promoção promoções divulgar divulgação propaganda impulsionar horário horários feriado endereço telefone responder resposta reclamação reclamações concorrente concorrência fachada catálogo mensagem mensagens orçamento encomenda encomendas entrega fornecedor estoque mercadoria publicar postagem seguidores parceria contrato documento aparecer verificação suspenso localização pesquisa desconto prejuízo negócio serviço preciso começar conseguir".split(
    " ",
  );

/** Shorter words sound like too many others. */
const shortest = 6;

const written = new Set(matter.map(wordKey));
const bySound = new Map(matter.map((word) => [soundOf(wordKey(word)), word]));

function writtenOut(word: string): string {
  const key = wordKey(word);
  if (Object.hasOwn(shortForms, key)) return shortForms[key] ?? word;
  if (key.length < shortest || written.has(key)) return word;
  return bySound.get(soundOf(key)) ?? word;
}

/** A question with its short forms written out, and the words of our matter as they are spelt: "oq respondo na avaliassao". */
export function withoutPhoneSpelling(text: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, writtenOut);
}
