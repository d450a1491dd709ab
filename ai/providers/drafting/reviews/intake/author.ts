import { toWords, type Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { isAlsoWord, isKnownName } from "../lexicon/names.ts";
import { isSurname } from "../lexicon/surnames.ts";

/** Words that stand where a name could and are none. */
const never = new Set(
  `socorro cliente clientes anonimo anonima usuario usuaria google equipe atenciosamente att abracos abs bjs beijos nota notas avaliacao avaliacoes comentario comentarios review dono dona gerente senhor senhora sr sra seu sua um uma o a os as ele ela
  eu nos pessoa pessoas visitante consumidor consumidora comprador compradora hospede aluno aluna paciente mae pai local guide guia novo nova ontem hoje hj agora semana mes ano dia noite tarde manha segunda terca quarta quinta sexta sabado domingo natal responda responder resposta
  como que quando onde porque sim nao nunca sempre muito muita ja ainda depois antes texto mensagem situacao contexto exemplo titulo obs ps assunto data telefone cpf email mail rua avenida bairro whatsapp instagram facebook ifood loja empresa brasil deus jesus gente pessoal galera alguem ninguem todo todos toda outra outro
  meu minha nossa nosso este esta esse essa isto isso aquele janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro estrela estrelas star stars ex namorado namorada marido esposa filha filho amiga amigo vizinha vizinho chef cheguei fui fomos comprei pedi`.split(
    /\s+/,
  ),
);

const told = new Set(
  "escreveu comentou avaliou publicou postou relatou reclamou elogiou wrote".split(" "),
);
const toldOfNote = new Set("disse falou mandou deixou deu said".split(" "));
const labels = new Set(
  "assinado assinada assinatura ass nome autor autora avaliador avaliadora author".split(" "),
);
const farewells = new Set(
  "att atenciosamente abraco abracos abs bjs beijos beijo por cliente de".split(" "),
);
/** "Obrigada, Ana" may thank someone of the shop: a signature only on a line of its own. */
const thanks = new Set("grata grato obrigada obrigado".split(" "));
const reviews = new Set("avaliacao review comentario opiniao depoimento mensagem".split(" "));
const clients = new Set("cliente hospede aluno aluna consumidor consumidora paciente".split(" "));
/** "Obrigado, prof. Wagner" thanks somebody of the shop. */
const titles = new Set("dr dra prof profa sr sra dona seu tia tio doutor doutora".split(" "));
/** Before "nome" they make it the name of something. */
const linking = /^(?:com|[oa]s?|uma?|d[eoa]|n[oa]|em|pel[oa]|ao|outro|sem|por)$/;
/** What is written on a thing: "bordaram", "a plaquinha". */
const lettering =
  /^(?:grav|bord(?!o)|escrev|escrit|estamp|tatu|letr|personaliz|carimb|plaqu|nomes?$)/;
const particles = new Set("da de do das dos e".split(" "));

/** "Pedi Otávio, a moça escreveu Otavio". */
function ordersLetters(before: readonly Word[]): boolean {
  return before.some(({ key }) => /^(?:pedi|pedimos|encomend\p{L}+|mandei|nomes?)$/u.test(key));
}

class AuthorSearch {
  readonly #text: string;
  readonly #words: readonly Word[];

  constructor(text: string) {
    this.#text = text;
    this.#words = toWords(text);
  }

  find(): string | undefined {
    const found =
      this.#named() ??
      this.#teller() ??
      this.#labelled() ??
      this.#client() ??
      this.#heading() ??
      this.#signature();
    return found && displayName(found.text);
  }

  #gap(at: number): string {
    return this.#text.slice(
      this.#words[at]?.end ?? 0,
      this.#words[at + 1]?.start ?? this.#text.length,
    );
  }

  #key(at: number): string {
    return this.#words[at]?.key ?? "";
  }

  /** "Meu nome é Ana", "me chamo João". */
  #named(): Word | undefined {
    const at = this.#words.findIndex((_, place) => {
      const three = [0, 1, 2].map((more) => this.#key(place + more)).join(" ");
      return (
        three === "meu nome e" ||
        three === "my name is" ||
        /^(me chamo|me llamo) /.test(`${three} `)
      );
    });
    if (at < 0) return undefined;
    const length = this.#key(at) === "me" ? 2 : 3;
    return this.#nameAt(at + length, "any");
  }

  /** "Carla S. escreveu:", "o Marcos deu nota 2". */
  #teller(): Word | undefined {
    for (let at = 1; at < Math.min(this.#words.length, 60); at += 1) {
      const note = toldOfNote.has(this.#key(at));
      if (!note && !told.has(this.#key(at))) continue;
      const colon = /^\s*:/.test(this.#gap(at));
      if (!colon && ordersLetters(this.#words.slice(0, at))) continue;
      const graded = [1, 2, 3, 4].some((more) =>
        /^(nota|estrela|estrelas|avaliacao|star|stars)$/.test(this.#key(at + more)),
      );
      if (note && !colon && !graded) continue;
      const name = this.#nameBefore(at, colon ? "any" : "known");
      if (name !== undefined) return name;
    }
    return undefined;
  }

  /** The first word of a row of names that ends before this place. */
  #nameBefore(end: number, which: "any" | "known"): Word | undefined {
    let first = end - 1;
    while (
      first > 0 &&
      end - first < 4 &&
      this.#isNamePart(first - 1) &&
      /^\.?\s+$/.test(this.#gap(first - 1))
    ) {
      first -= 1;
    }
    for (let at = first; at < end; at += 1) {
      const name = this.#nameAt(at, which);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  #isNamePart(at: number): boolean {
    const word = this.#words[at];
    if (word === undefined || never.has(word.key)) return false;
    return /^\p{Lu}/u.test(word.text) || (particles.has(word.key) && this.#isNamePart(at - 1));
  }

  /** "Assinado: João", "Nome - Bia", "Atenciosamente, Ana". */
  #labelled(): Word | undefined {
    for (let at = 0; at < this.#words.length - 1; at += 1) {
      const name = this.#afterLabel(at) ?? this.#afterOwner(at) ?? this.#afterFarewell(at);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  /** "Nome: Ana" opens a line; "a caneca com o nome Ana", "caneca nome Ana" are letters on it. */
  #opensLabel(at: number): boolean {
    const before = at === 0 ? "\n" : this.#gap(at - 1);
    const owner = this.#key(at - 1);
    if (before.trim() !== "" || before.includes("\n") || owner === "meu" || clients.has(owner))
      return true;
    return this.#gap(at).includes(":") && !linking.test(owner);
  }

  /** "Assinado: João", "escrito por Ana". */
  #afterLabel(at: number): Word | undefined {
    const gap = this.#gap(at);
    if (!labels.has(this.#key(at)) || !/^\s*[:,-]\s*$|^ $/.test(gap)) return undefined;
    if (!this.#opensLabel(at)) return undefined;
    const written = this.#key(at + 1) === "por";
    return this.#nameAt(written ? at + 2 : at + 1, gap.includes(":") || written ? "any" : "known");
  }

  /** "Avaliação da Bia:". */
  #afterOwner(at: number): Word | undefined {
    const owns = reviews.has(this.#key(at)) && /^d[aeo]$/.test(this.#key(at + 1));
    return owns && /^\s*:/.test(this.#gap(at + 2)) ? this.#nameAt(at + 2, "any") : undefined;
  }

  /** "Atenciosamente, Ana" and "Obrigado" with a name alone on the next line. */
  #afterFarewell(at: number): Word | undefined {
    const gap = this.#gap(at);
    const thanksFirst = thanks.has(this.#key(at)) && gap.includes("\n");
    const closes = farewells.has(this.#key(at)) || thanksFirst;
    return closes && /^\s*[:,!.\n]+\s*$/.test(gap) && this.#endsLine(at + 1)
      ? this.#nameAt(at + 1, "known")
      : undefined;
  }

  /** "A cliente Joana", "uma cliente chamada Bia". */
  #client(): Word | undefined {
    const at = this.#words.findIndex(({ key }, place) => place < 60 && clients.has(key));
    if (at < 0) return undefined;
    const called = /^chamad[ao]$/.test(this.#key(at + 1));
    return this.#gap(at).trim() === ""
      ? this.#nameAt(at + (called ? 2 : 1), called ? "any" : "known")
      : undefined;
  }

  /** A first line that is a name, alone or before a mark, a date or the text: "Ana Paula ★★★★★". */
  #heading(): Word | undefined {
    const first = this.#words[0];
    if (first === undefined || this.#text.slice(0, first.start).trim() !== "") return undefined;
    let last = 0;
    while (last < 4 && this.#isNamePart(last + 1) && /^\.?[ ]+$/.test(this.#gap(last))) last += 1;
    const after = this.#gap(last);
    if (!/^\.?\s*$/.test(after) || !after.includes("\n")) {
      if (!/^\.?\s*(?:[:|(–—★☆⭐✩✭🌟]|-\s)/u.test(after)) return undefined;
    }
    return this.#nameAt(0, last > 0 ? "alone" : "known");
  }

  /** "- Marcos" or a bare name as the last words. */
  #signature(): Word | undefined {
    let first = this.#words.length - 1;
    const tail = this.#text.slice(this.#words[first]?.end ?? 0);
    if (first < 1 || !/^[\s.)!❤♥\p{Emoji_Presentation}]*$/u.test(tail)) return undefined;
    while (
      this.#words.length - first < 4 &&
      this.#isNamePart(first - 1) &&
      /^\.? +$/.test(this.#gap(first - 1))
    )
      first -= 1;
    const gap = this.#gap(first - 1);
    if (titles.has(this.#key(first - 1))) return undefined;
    if (/\(\s*$/.test(gap) && this.#isLettered(first)) return undefined;
    if (/[-–—~(]\s*$/.test(gap)) return this.#nameAt(first, "alone");
    return /[.!?\n]\s*$/.test(gap) ? this.#nameAt(first, "known") : undefined;
  }

  /** "Bordaram errado (Otávio)": the name that the thing was to bear. */
  #isLettered(at: number): boolean {
    for (let before = at - 1; before >= 0; before -= 1) {
      if (lettering.test(this.#key(before))) return true;
      if (/[.!?\n]/.test(this.#gap(before - 1))) return false;
    }
    return false;
  }

  #endsLine(at: number): boolean {
    return [0, 1, 2].some(
      (more) => /\n|^[.!\s]*$/.test(this.#gap(at + more)) && at + more <= this.#words.length,
    );
  }

  /**
   * The word at this place if it can be a name. `any`: written with a capital and no word of the trade;
   * `alone`: known, an everyday word too; `known`: known and nothing else.
   */
  #nameAt(at: number, which: "any" | "alone" | "known"): Word | undefined {
    const word = this.#words[at];
    if (word === undefined || !/^\p{L}{2,15}$/u.test(word.text) || never.has(word.key))
      return undefined;
    const capital = /^\p{Lu}/u.test(word.text);
    if (isKnownName(word.key))
      return which === "known" && isAlsoWord(word.key) && !capital
        ? undefined
        : this.#unlessWord(word, which);
    if (which !== "any" || !capital || isSurname(word.key)) return undefined;
    return lexicon().matchAt([word], 0) === undefined ? word : undefined;
  }

  #unlessWord(word: Word, which: string): Word | undefined {
    if (which !== "known" || !isAlsoWord(word.key)) return word;
    const shouting = this.#text === this.#text.toUpperCase();
    return shouting ? undefined : word;
  }
}

/** "CARLA" and "carla" are Carla. */
export function displayName(name: string): string {
  return name.charAt(0).toLocaleUpperCase("pt-BR") + name.slice(1).toLocaleLowerCase("pt-BR");
}

/** The first name of who wrote the review, where the text says it; never a guess. */
export function findAuthor(text: string): string | undefined {
  return new AuthorSearch(text).find();
}
