/** Words that phones write without their accents, and names with capitals of their own. */
const written = new Map(
  (
    "açaí acessórios água até básica básicas bebês bônus café cafés calça calças chá chácara crochê " +
    "croissant crianças criança dúzia elétrica elétrico eletrônica eletrônicos espaço estética física francês gás hambúrguer " +
    "grátis higiênica inglês já mão mãos máquina máquinas matemática médico médica móvel móveis música " +
    "não ônibus orgânico orgânicos óculos óleo orçamento pães páscoa peça peças pés portátil português psicóloga " +
    "psicológica psicólogo química rápido rápida relógio relógios série só sofá sofás sítio tênis também " +
    "aniversário benefício buquê crédito débito diária diárias família horário lápis manhã matérias média médio pão sábado terça zíper " +
    "técnica técnico três último últimas única único você pé pó " +
    "iPhone iPad MacBook Samsung Motorola Xiaomi PlayStation Xbox TV MEI CNPJ WhatsApp Pix"
  )
    .split(" ")
    .map((word) => [word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(), word]),
);

function withTilde(word: string): string {
  return word
    .replace(/(?<=\p{L}{2}[aeiounpr])c(?=ao$|oes$)/u, "ç")
    .replace(/(?<=\p{L}{3})encia(?=s?$)/u, "ência")
    .replace(/(?<=\p{L}{2})ao$/u, "ão")
    .replace(/(?<=\p{L}{2})oes$/u, "ões");
}

/** A text with the accents and capitals that its words have; a capital the owner wrote stays. */
export function spell(text: string): string {
  const whole = text
    .replace(/(?<!\p{L})p\/ ?(?=\p{L})/giu, "para ")
    .replace(/(?<!\p{L})c\/ ?(?=\p{L})/giu, "com ");
  return whole.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const known = written.get(word.toLowerCase());
    if (known === undefined) return /^\p{Lu}+$/u.test(word) ? word : withTilde(word);
    const isCapital = /^\p{Lu}/u.test(word) && known === known.toLowerCase();
    return isCapital ? known.slice(0, 1).toUpperCase() + known.slice(1) : known;
  });
}
