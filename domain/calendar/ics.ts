export type CalendarEvent = {
  /** The same for the same event, so that a second download changes nothing. */
  uid: string;
  title: string;
  /** ISO 8601 with an offset. */
  start: string;
  minutes: number;
  href: string;
};

function utc(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

function utf8Size(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Lines of at most 75 bytes; a line that goes on begins with a space. */
function foldLine(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const letter of line) {
    const size = utf8Size(letter.codePointAt(0) ?? 0);
    if (bytes + size > 75) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += letter;
    bytes += size;
  }
  return lines.join("\r\n");
}

/** One event as a calendar file (RFC 5545); `now`: milliseconds since 1970. */
export function toIcs({ uid, title, start, minutes, href }: CalendarEvent, now: number): string {
  const begins = Date.parse(start);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Imersao Empreendedora//pt-BR",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(begins)}`,
    `DTEND:${utc(begins + minutes * 60_000)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(href)}`,
    `URL:${href}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}
