import { openConnection } from "../gateway/connection.ts";
import { askWhole, bodyOf, write } from "./message.ts";
import type { Side } from "./sides.ts";

/** Who calls: each connection is somebody else. */
export type Person = { email: string; accessToken: string; refreshToken: string };

/** One of the calls that are compared. */
export type Call = {
  name: string;
  request: (side: Side, person: Person) => string;
  /** What the next call needs of this one's answer. */
  keep?: (person: Person, answer: string) => void;
};

const password = "pão quente às 6h";

function keepSession(person: Person, answer: string): void {
  const { access_token, refresh_token } = JSON.parse(bodyOf(answer));
  person.accessToken = access_token;
  person.refreshToken = refresh_token;
}

export const signIn: Call = {
  name: "sign-in",
  request: (side, { email }) =>
    write(side, {
      method: "POST",
      path: "/token?grant_type=password",
      body: { email, password },
    }),
};

export const calls: readonly Call[] = [
  signIn,
  {
    name: "refresh",
    request: (side, { refreshToken }) =>
      write(side, {
        method: "POST",
        path: "/token?grant_type=refresh_token",
        body: { refresh_token: refreshToken },
      }),
    keep: keepSession,
  },
  {
    name: "GET /user",
    request: (side, { accessToken }) => write(side, { path: "/user", token: accessToken }),
  },
  { name: "jwks.json", request: (side) => write(side, { path: "/.well-known/jwks.json" }) },
];

/** People who have just signed up. */
export async function signUpPeople(side: Side, count: number): Promise<Person[]> {
  const connection = await openConnection(side.port);
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    const person = { email: `ana.${number}@padaria.example`, accessToken: "", refreshToken: "" };
    const body = { email: person.email, password };
    const request = write(side, { method: "POST", path: "/signup", body });
    const { status, answer } = await askWhole(connection, request);
    if (status !== 200) throw new Error(`${side.name} signs nobody up: ${status}.`);
    keepSession(person, answer);
    people.push(person);
  }
  connection.close();
  return people;
}
