import type { Connection } from "../gateway/connection.ts";

export type Message = {
  method?: "GET" | "POST" | "PUT";
  path: string;
  token?: string;
  body?: object;
};

export function write(
  { apikey }: { apikey: string },
  { method = "GET", path, token, body }: Message,
): string {
  const json = body ? JSON.stringify(body) : "";
  const lines = [
    `${method} /auth/v1${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `apikey: ${apikey}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body
      ? ["content-type: application/json", `content-length: ${Buffer.byteLength(json)}`]
      : []),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${json}`;
}

export type Answer = {
  status: number;
  /** Head and body, of one byte a character. */
  answer: string;
};

export async function askWhole(connection: Connection, request: string): Promise<Answer> {
  let answer = "";
  const status = await connection.ask(request, (packet) => {
    answer += packet;
  });
  return { status, answer };
}

export function bodyOf(answer: string): string {
  return Buffer.from(answer.slice(answer.indexOf("\r\n\r\n") + 4), "latin1").toString();
}
