import { withoutInvisible } from "../invisible-characters.ts";

/** Text from outside, between two marks that whoever wrote it cannot have known. */
export type QuotedText = {
  open: string;
  close: string;
  /** The marks and the text between them. */
  block: string;
};

export function quoteUntrusted(text: string, id: string = crypto.randomUUID()): QuotedText {
  const open = `<<<DADOS ${id}`;
  const close = `DADOS ${id}>>>`;
  const content = withoutInvisible(text).replaceAll(id, "");
  return { open, close, block: `${open}\n${content}\n${close}` };
}
