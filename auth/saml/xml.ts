/** An element as `xml2js` reads it: attributes in `$`, text in `_`, children by their local names. */
export type XmlElement = {
  $?: Readonly<Record<string, string>>;
  _?: string;
} & { readonly [name: string]: readonly XmlElement[] | undefined };

/** The root by its local name. Throws for anything but plain XML; a document type, with its entities, is none. */
export async function readXml(xml: string): Promise<Readonly<Record<string, XmlElement>>> {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Error("a document type is not accepted");
  // Parsers disagree about what else stands for a space.
  if (/[^\P{Cc}\t\n\r]/u.test(xml)) throw new Error("it holds control characters");
  // Loaded by the first sign-in of this kind, as the library that checks signatures.
  const { Parser, processors } = await import("xml2js");
  const parser = new Parser({
    explicitCharkey: true,
    tagNameProcessors: [processors.stripPrefix],
  });
  return (await parser.parseStringPromise(xml)) ?? {};
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.[name]?.[0];
}

/** All its text, without the space around it; "" where there is none. */
export function textOf(element: XmlElement | undefined): string {
  return element?._?.trim() ?? "";
}
