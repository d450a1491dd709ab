/** Takes an answer as it comes; gives the JSON texts that are whole. */
export type DataReader = {
  push: (bytes: Uint8Array) => string[];
  /** What is there at the end counts as whole, so that a cut shows. */
  end: () => string[];
};

/** An answer in one piece. */
export function wholeReader(): DataReader {
  const decoder = new TextDecoder();
  let text = "";
  return {
    push: (bytes) => {
      text += decoder.decode(bytes, { stream: true });
      return [];
    },
    end: () => [text + decoder.decode()],
  };
}

/** The longest end of an event, less one: it may have come but for its last character. */
const endTail = 3;

/** The data of server-sent events. */
export function eventReader(): DataReader {
  const decoder = new TextDecoder();
  // An empty line, whichever way lines end there.
  const eventEnd = /\r\n\r\n|\n\n|\r\r/g;
  let rest = "";
  return {
    push: (bytes) => {
      eventEnd.lastIndex = Math.max(0, rest.length - endTail);
      rest += decoder.decode(bytes, { stream: true });
      const found: string[] = [];
      let start = 0;
      for (let end = eventEnd.exec(rest); end; end = eventEnd.exec(rest)) {
        found.push(...dataOf(rest.slice(start, end.index)));
        start = eventEnd.lastIndex;
      }
      rest = rest.slice(start);
      return found;
    },
    end: () => dataOf(rest + decoder.decode()),
  };
}

/** What stands behind `data:`, if anything. A service in trouble also sends bare JSON where an event was due. */
function dataOf(event: string): string[] {
  if (event.trimStart().startsWith("{")) return [event];
  const lines = event.split(/\r\n|\n|\r/).filter((line) => line.startsWith("data:"));
  const data = lines.map((line) => line.slice("data:".length)).join("\n");
  return data.trim() ? [data] : [];
}
