import type { ReviewAction } from "../../../contract/parts.ts";
import type { Told } from "../finding.ts";
import type { Cue } from "../phrases.ts";

const gift = {
  rule: "promise",
  title: "Oferta que você não marcou",
  reason:
    "Brinde ou desconto na resposta parece troca por avaliação, e o Google proíbe. Deixe para o particular.",
};

/** Something that a reply says the shop will do, or has done. */
export type PromiseCue = Cue &
  Told & {
    /** What the owner taps to allow it; left out, nothing does. */
    action?: ReviewAction;
    /** Nouns that the review may have brought up: then to name them promises nothing. */
    unlessInReview?: true;
    /** The owner may have typed it herself, as what she wants to say too. */
    unlessTyped?: true;
    /** Counts only in a sentence that looks ahead: a time that the customer waited is a detail. */
    ahead?: true;
  };

const we = "vou|vamos|irei|iremos|gente-vai|equipe-vai|equipe-ira";
const untapped = {
  rule: "promise",
  title: "Promessa que você não marcou",
  unlessTyped: true,
} as const;

export const promises: readonly PromiseCue[] = [
  {
    action: "will-check",
    ...untapped,
    reason: "O texto diz que vai verificar o que houve. Vai mesmo?",
    finds: `
      ${we}|estou|estamos [ja] verificar|verificando|apurar|apurando|checar|checando|averiguar|investigar|investigando|analisar|analisando,
      sera|serao|esta [sendo] apurad*|verificad*|analisad*|investigad*, verificarei|verificaremos|apuraremos|analisaremos,
      will|are look|looking|investigate|investigating, vamos a revisar|verificar|investigar, revisaremos|verificaremos`,
  },
  {
    action: "will-resolve",
    ...untapped,
    reason: "O texto diz que vai resolver. Vai mesmo?",
    finds: `
      ${we}|quero|queremos|posso|podemos [_] [_] resolver|solucionar|corrigir|ajustar|arrumar|acertar,
      resolverei|resolveremos|solucionaremos|corrigiremos|ajustaremos, sera|serao|vai [ser] resolvid*|corrigid*|solucionad*,
      will|want|like [to] fix|resolve|solve|make, queremos|vamos [a] solucionar|resolver|arreglar`,
  },
  {
    action: "already-fixed",
    ...untapped,
    reason: "O texto diz que já foi corrigido. Foi mesmo?",
    finds: `
      ja corrigi|corrigimos|corrigiu|conversou|orientou|resolveu|resolvi|resolvemos|ajustei|ajustamos|mudei|mudamos|orientei|orientamos|conversei|conversamos|treinei|treinamos|melhorei|melhoramos|trocamos|tomamos|reforcamos|advertimos,
      providencias|medidas [ja] foram [tomadas], ja foi|foram corrigid*|resolvid*|ajustad*|tomad*|orientad*,
      foi|foram demitid*|advertid*|punid*|afastad*, estamos melhorando|treinando|corrigindo|mudando,
      have already fixed|changed|corrected|spoken, ya corregimos|hablamos|cambiamos, ya hemos _`,
  },
  {
    action: "will-refund",
    ...untapped,
    reason: "O texto diz que vai devolver o valor. Vai mesmo?",
    finds: `
      ${we}|quero|queremos|posso|podemos [_] [_] devolver|reembolsar|estornar|ressarcir|indenizar,
      devolverei|devolveremos|reembolsaremos|estornaremos|ressarciremos, sera|serao devolvid*|reembolsad*|estornad*,
      will|would [_] [_] refund, vamos [a] devolver*|reembolsar*, devolveremos|reembolsaremos`,
  },
  {
    action: "will-refund",
    unlessInReview: true,
    ...untapped,
    reason: "O texto fala em devolver dinheiro. Vai mesmo?",
    finds: "reembolso|estorno|ressarcimento|indenizacao|refund, dinheiro de volta",
  },
  {
    ...untapped,
    reason: "O texto diz que a loja vai fazer isso. Vai mesmo? Se não, tire a frase.",
    finds: `
      ${we}|estaremos|quero|queremos [ja|a|te|lhe] trocar|trocando|consertar|refazer|melhorar|treinar|punir|demitir|contratar|fazer|preparar|entrar-em-contato|reforcar|implementar|revisar|mudar|compensar|providenciar|tomar|ligar|enviar|mandar|retornar|garantir,
      trocaremos|refaremos|consertaremos|melhoraremos|compensaremos|providenciaremos|tomaremos|retornarei|retornaremos|ligarei|ligaremos|daremos|faremos|enviaremos|trabalharemos|buscaremos,
      entrarei|entraremos em contato, providencias|medidas [serao] tomadas|cabiveis|necessarias|tomara,
      sera|serao trocad*|refeit*|compensad*|demitid*|punid*`,
  },
  {
    rule: "promise",
    title: "Garantia que ninguém pode dar",
    reason: "Se acontecer de novo, a frase fica contra você. Conte o que mudou, se mudou.",
    evenNegated: true,
    finds: `
      garantimos|garanto|garantiremos|prometemos|prometo|asseguramos|asseguro|juramos|comprometemos|comprometo,
      nao|jamais|nunca vai|ira|voltara [mais] [a] [se] repetir|acontecer|ocorrer, nao se repetira, nao acontecera|ocorrera,
      nunca mais vai|ira|acontecera, won't|not happen again, no volvera a`,
  },
  {
    // What the owner typed herself tells how the shop is: "free parking". To give something for coming back stays marked.
    ...gift,
    unlessInReview: true,
    unlessTyped: true,
    finds: `
      desconto|brinde|cupom|cupons|voucher|vale|mimo|cortesia|gratis|gratuit+|bonus|abatimento|discount|coupon|free|complimentary|descuento,
      por nossa conta, sem [nenhum] custo, on the house`,
  },
  {
    ...gift,
    finds: `
      ${we}|podemos|queremos|gostariamos|oferec*|daremos|ganha|ganhe|ganhara|recebe|receba|tera .. desconto|brinde|cupom|cupons|voucher|vale|mimo|cortesia|bonus`,
  },
  {
    ahead: true,
    unlessInReview: true,
    unlessTyped: true,
    rule: "promise",
    title: "Prazo que você não deu",
    reason: "O texto marca um prazo. Dá para cumprir? Se não, tire a frase.",
    finds: `
      em|dentro|prazo [de] [no] [ate] #|um|uma|dois|duas|tres|poucos|poucas|alguns|algumas minuto|hora|dia|dias|semana|mes|meses,
      ainda hoje, em breve, ate amanha, amanha mesmo, nas proximas horas, nos proximos dias, mais breve|rapido possivel, imediatamente,
      ate segunda|terca|quarta|quinta|sexta`,
  },
];

/** What makes a sentence look ahead. */
export const ahead: Cue = {
  finds: `${we}|podemos|queremos|sera|serao|estara, retorn*|respond*|contato, resolv*|entrar*|chegar*|liga*, will`,
};
