import { contract } from "../../text/grammar.ts";
import type { Thing } from "../lexicon/thing.ts";

/** What was not told in time is no "aviso" that displeased. */
const untold = "a comunicação";

/** Who plays and shows, and serves nobody. */
const performers = /^(?:banda|cantora?|músico|mágico|palestrante|maestr(?:o|ina)|dj)$/;

/** A thing as the object of an opinion: the waiter's service, the care for the dog. */
export function thingName(thing: Thing, polarity: 1 | -1): string {
  if (performers.test(thing.id)) return `a apresentação ${contract("de", thing.name)}`;
  if (thing.class === "people") return `o atendimento ${contract("de", thing.name)}`;
  if (thing.class === "pet") return `o cuidado com ${thing.name}`;
  if (thing.class === "own")
    return `${polarity === 1 ? "o resultado" : "o serviço"} ${contract("em", thing.name)}`;
  return thing.id === "avisos" && polarity === -1 ? untold : thing.name;
}
