/** The names that the contract knows. */
export type EventName = "delta" | "progress" | "done" | "error";

export const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Proxies that gather an answer before they pass it on (nginx) let this one through as it comes.
  "X-Accel-Buffering": "no",
};

/** One server-sent event. */
export function eventText(name: EventName, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A line that every reader of events passes over: it says that somebody is still there. */
export const stillThere = ": ainda escrevendo\n\n";
