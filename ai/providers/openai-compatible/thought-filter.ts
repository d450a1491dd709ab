const [open, close] = ["<think>", "</think>"];

/** Takes a text piece by piece and leaves out what a model thinks aloud before its answer. */
export function createThoughtFilter(): (text: string) => string {
  let held = "";
  let state: "start" | "inside" | "answer" = "start";

  function atStart(): string {
    const begin = held.trimStart().slice(0, open.length);
    if (begin === open) {
      state = "inside";
      held = held.trimStart().slice(open.length);
      return inside();
    }
    if (open.startsWith(begin)) return "";
    state = "answer";
    return held;
  }

  function inside(): string {
    const end = held.indexOf(close);
    if (end < 0) {
      // The mark may have come by half.
      held = held.slice(-close.length);
      return "";
    }
    state = "answer";
    return held.slice(end + close.length);
  }

  return (text) => {
    if (state === "answer") return text;
    held += text;
    return state === "start" ? atStart() : inside();
  };
}
