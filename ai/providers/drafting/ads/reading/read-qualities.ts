import type { Offer } from "../ad-facts.ts";
import { beforeVerb, stripTail } from "./clause-parts.ts";
import { featureStart, noStart, qualityStart } from "./clause-words.ts";
import { foldInPlace } from "./restore-places.ts";

/** "projeto 3D grátis", "leva e traz gratuito" */
export function readFree(bare: string): Offer | undefined {
  const text = bare.replace(/^(?:com|temos|oferecemos|tem) /iu, "");
  const key = foldInPlace(text);
  const isFree = / (?:gratis|gratuit[oa]s?|de graca|incluso|inclusa|de brinde)$/.test(key);
  const isShort = key.split(" ").length <= 6 && !noStart.test(key) && !/ com /.test(key);
  return isFree && isShort ? { kind: "feature", form: "noun", text } : undefined;
}

export function readFeature(bare: string): Offer | undefined {
  const start = featureStart.exec(foldInPlace(bare));
  if (start === null) return undefined;
  const text = stripTail(beforeVerb(bare.slice(start[0].length)));
  const says =
    text.includes(" ") ||
    /^(?:estacionamento|wi-fi|acessibilidade|manobrista)/.test(foldInPlace(text));
  return says && text.length <= 60 ? { kind: "feature", form: "noun", text } : undefined;
}

/** Characters of a quality; a longer one is a tale. */
const longestQuality = 60;

/** "sem glúten", "feitas à mão"; "tudo feito à mão" stands as a sentence. */
export function readQuality(bare: string): Offer | undefined {
  const [all = ""] = /^(?:tudo|todos|todas) (?=feit|produz|prepar)/iu.exec(bare) ?? [];
  const made = bare.slice(all.length);
  if (!qualityStart.test(foldInPlace(made)) || bare.length > longestQuality) return undefined;
  const text = stripTail(
    beforeVerb(made).replace(/ (?:por (?:mim|nós)|com (?:muito |todo )?(?:carinho|amor)).*$/iu, ""),
  );
  return all === ""
    ? { kind: "quality", form: "tail", text }
    : { kind: "quality", form: "alone", text: all + text };
}
