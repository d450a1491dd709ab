/** What people type for short; keys without accents. */
const shortForms: Readonly<Record<string, string>> = {
  n: "nao",
  naum: "nao",
  nunka: "nunca",
  q: "que",
  oq: "que",
  pra: "para",
  pro: "para",
  pras: "para",
  pros: "para",
  vc: "voce",
  vcs: "voces",
  voceis: "voces",
  mto: "muito",
  mt: "muito",
  mta: "muita",
  mtos: "muitos",
  mtas: "muitas",
  mui: "muito",
  muinto: "muito",
  tb: "tambem",
  tbm: "tambem",
  dms: "demais",
  hj: "hoje",
  hr: "hora",
  hrs: "horas",
  hs: "horas",
  mins: "minutos",
  min: "minutos",
  wpp: "whatsapp",
  zap: "whatsapp",
  zapzap: "whatsapp",
  whats: "whatsapp",
  wathsapp: "whatsapp",
  whatsap: "whatsapp",
  whatzapp: "whatsapp",
  msg: "mensagem",
  msgs: "mensagens",
  tava: "estava",
  tavam: "estavam",
  ta: "esta",
  tah: "esta",
  eh: "e",
  td: "tudo",
  tds: "todos",
  atend: "atendimento",
  msm: "mesmo",
  pq: "porque",
  tbem: "tambem",
  tmb: "tambem",
  vlw: "valeu",
  qdo: "quando",
  qnd: "quando",
  qto: "quanto",
  qnt: "quanto",
  otm: "otimo",
  ngm: "ninguem",
  nd: "nada",
  dps: "depois",
  cmg: "comigo",
  ctz: "certeza",
  blz: "beleza",
  nois: "nos",
};

/** Words often mistyped; a word of eight letters or more that misses one by a single letter is taken for it. */
const oftenMistyped = `atendimento atendimentos atendente atendentes excelente excelentes maravilhoso maravilhosa maravilhosos maravilhosas
delicioso deliciosa deliciosos deliciosas simpatico simpatica atencioso atenciosa atenciosos atenciosas funcionario funcionarios funcionaria
recomendo qualidade ambiente horrivel demorado demorada demorou profissional profissionais estacionamento espetacular sensacional fantastico
decepcionado decepcionada decepcionante aconchegante organizado organizada desorganizado desorganizada educacao educados limpeza
experiencia mensagem entregador caprichado confortavel barulhento tratamento pagamento agendamento cardapio produtos`;

/** Words of their own that lie one letter from one of those. */
const ownWords: ReadonlySet<string> = new Set("decorado decorada decorados decoradas".split(" "));

const byLength = new Map<number, string[]>();
for (const word of oftenMistyped.split(/\s+/)) {
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
}

/** Shortest word that is put right: shorter ones lie too close to others ("gastei", "gostei"). */
const shortest = 8;

/** Whether one letter added, dropped, changed, or two neighbours swapped turn one word into the other. */
function missesByOne(one: string, other: string): boolean {
  if (one === `${other}s` || other === `${one}s`) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const aim = other.slice(start);
  if (rest.slice(1) === aim.slice(1) || rest.slice(1) === aim || rest === aim.slice(1)) return true;
  return rest[0] === aim[1] && rest[1] === aim[0] && rest.slice(2) === aim.slice(2);
}

const corrected = new Map<string, string>();
/** Words remembered; a paste of noise must not fill the memory. */
const remembered = 5000;

/** The key that the lexicon knows a word by: short forms written out, slips of one letter put right. */
export function spellingKey(key: string): string {
  if (Object.hasOwn(shortForms, key)) return shortForms[key] ?? key;
  if (key.length < shortest || key.length > 20 || ownWords.has(key)) return key;
  const known = corrected.get(key);
  if (known !== undefined) return known;
  const near = [-1, 0, 1].flatMap((more) => byLength.get(key.length + more) ?? []);
  const right = near.includes(key) ? key : (near.find((word) => missesByOne(key, word)) ?? key);
  if (corrected.size < remembered) corrected.set(key, right);
  return right;
}
