import type { ReviewInput } from "../input.ts";
import type { Check } from "./check.ts";
import { inventedName } from "./names-in-text.ts";
import { ownersWords } from "./quotes-in-text.ts";
import { anyOf, findFolded, fold, wordsOf } from "./text.ts";

/** A quote begins as a sentence does, with a capital that makes no name. */
const quoteBegins = /“|(?<!\S)"/gu;
const document = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/;

export const personalDataCheck: Check<ReviewInput> = {
  name: "no-personal-data",
  holds:
    "no document, contact, surname, ailment, insult or rival's name is repeated, and no name but those annotated",
  fault: ({ text }, { prompt, personal = [], names = [] }) => {
    const folded = fold(text);
    const given = new Set(wordsOf(prompt).map(fold));
    const name = inventedName(text.replace(quoteBegins, "\n"), names);
    return (
      personal.find((data) => folded.includes(fold(data))) ??
      document.exec(text)?.[0] ??
      (name && given.has(fold(name)) ? name : undefined)
    );
  },
};

const channel = anyOf(
  "telefone",
  "whatsapp",
  "mensage",
  "lig(?:ue|ar|acao)",
  "contato",
  "fal(?:e|ar) (?:com|direto|direta)",
  "cham(?:e|ar)",
  "privad",
  "reservad",
  "particular",
  "procur(?:e|ar)",
  "escrev",
  "convers",
);

export const channelCheck: Check<ReviewInput> = {
  name: "private-channel",
  holds: "complaints go on in private; a question is sent to where the answer is",
  fault: ({ text }, { prompt, kind, rating = 3 }) => {
    const asked = kind === "complaint" || kind === "question" || (kind === "rating" && rating <= 2);
    return !asked || findFolded(ownersWords(text, prompt), channel) ? undefined : "no channel";
  },
};

/** To say this is to say that the person is a patient or a client. */
const confirmsClient = anyOf(
  "(?:sua|seu|suas|seus|a sua|o seu) (?:consulta|tratamento|exame|procedimento|cirurgia|processo|caso|causa|acao|sessao|sessoes|terapia|atendimento|visita|retorno|protese|dente|recuperacao)",
  "noss[oa]s? (?:pacientes?|clientes?)",
  "(?:paciente|cliente) (?:noss|da clinica|da casa|do escritorio)",
  "(?:ter|por) (?:te |lhe )?(?:atendid|recebid|cuidad|acompanhad)[oa]s?",
  "foi (?:um prazer|uma alegria|uma honra) (?:te |lhe )?(?:atend|receb|cuid|acompanh|defend|represent)",
  "volte sempre",
  "ate a proxima",
  "quando (?:voce )?(?:esteve|veio)",
  "(?:confianca|confiar) (?:em|no) noss[oa] trabalho",
  "obrigad[oa] (?:por|pela) (?:ter )?(?:confia|escolh|prefer)",
);

/** To regret the thing itself is to say that it happened. */
const confirmsHarm = anyOf(
  "(?:pel[oa]s?|com [oa]) (?:intoxicac|infecc|roubo|furto|discriminac|racismo|preconceito|bullying|machucad|ferimento|corte|lesao|alergia|reacao|omissao|assedio|crime)",
  "(?:nao|nunca|jamais) (?:deveria|devia|podia|poderia) ter (?:acontecido|ocorrido)",
  "inaceitavel|inadmissivel|gravissim",
);

export const sensitiveCheck: Check<ReviewInput> = {
  name: "sensitive",
  holds:
    "health and law: not even that the person is a client; harm and accusations: nothing confirmed",
  fault: ({ text }, { sensitive }) => {
    if (sensitive === undefined) return undefined;
    return findFolded(text, sensitive === "secrecy" ? confirmsClient : confirmsHarm);
  },
};
