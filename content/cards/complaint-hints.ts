import type { Complaint } from "../../contract/parts.ts";

/** Words over folded text that may complain of something, as visitors write them. */
export const complaintHints: Readonly<Partial<Record<Complaint, string>>> = {
  delay: "cheg(?:ou|aram) (?:so )?(?:as |depois d[ae]s? )?\\d+\\w*|atras\\w+|marcado",
  wait: "filas?|demor\\w+|esper(?:ei|amos|a|ando)",
  "wrong-item": "errad[oa]s?|trocad[oa]s?|trocaram",
  "missing-item": "falt(?:ou|aram|ando|ava)",
  cold: "fri[oa]s?|gelad[oa]s?|morn[oa]s?",
  service: "mal atendid[oa]s?|descaso|desinteresse|ma vontade",
  "no-answer": "sem resposta|nada de resposta|(?:responde|respondem|responderam|atendem)",
  price: "car[oa]s?|frete|salgad[oa]s?|taxa",
  noise: "barulh\\w+|musica alta",
  dirt: "suj[oa]s?|sujeira|mofo",
};
