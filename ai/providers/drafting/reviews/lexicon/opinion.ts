/**
 * What about a thing is judged. phrases/reviews-points.ts says how a reply names each, for praise and for
 * complaint.
 */
export const qualities = [
  "taste",
  "sound",
  "slowness",
  "seasoning",
  "heat",
  "preparation",
  "freshness",
  "portion",
  "size",
  "price",
  "speed",
  "agility",
  "wait",
  "delay",
  "punctuality",
  "deadline",
  "cleanliness",
  "hygiene",
  "smell",
  "noise",
  "quiet",
  "comfort",
  "cosiness",
  "crowd",
  "climate",
  "friendliness",
  "attention",
  "courtesy",
  "patience",
  "affection",
  "care",
  "welcome",
  "respect",
  "professionalism",
  "competence",
  "honesty",
  "trust",
  "explanation",
  "information",
  "communication",
  "organisation",
  "variety",
  "quality",
  "function",
  "durability",
  "condition",
  "finish",
  "diligence",
  "result",
  "solution",
  "fit",
  "beauty",
  "safety",
  "accessibility",
  "queue",
  "hours",
  "times",
  "payment",
  "billing",
  "refund",
  "exchange",
  "warranty",
  "phone",
  "messages",
  "wrongOrder",
  "missing",
  "packing",
  "advert",
  "stock",
  "cancelling",
  "appointment",
  "expiry",
  "overcharge",
  "costBenefit",
  "fee",
  "aftercare",
  "seating",
  "creativity",
  "practicality",
  "recipe",
  "upkeep",
  "handling",
  "premises",
  "response",
  "duration",
  "value",
  "appointedTime",
  "asseio",
] as const;
export type Quality = (typeof qualities)[number];

export type Opinion = {
  kind: "opinion";
  polarity: 1 | -1;
  quality?: Quality;
  /** A noun ("demora"): only "sem", "nenhuma" or "não houve" right before it turns it round. */
  noun?: true;
  /** What it judges comes after it: "amei o bolo". */
  object?: true;
  /** Stands for itself and is joined with no thing. */
  whole?: true;
  /** Often told of the time before the shop helped ("meu celular estava quebrado"). */
  fragile?: true;
  /** Warm or cold: good or bad by what it is said of ("cerveja gelada", "pizza gelada"). */
  heat?: "hot" | "cold";
  /** Courtesy that also serves irony: alone beside a complaint it praises nothing. */
  polite?: true;
  /** Says something only beside another opinion of its polarity: "disseram que ...", "há três semanas". */
  quiet?: true;
  /** Said of the shop as a whole it praises the place: "a pousada é linda". */
  visual?: true;
  /** An idiom beside which nothing of the other polarity counts. */
  decides?: true;
  /** Names its own point, with the article: "o vazamento". */
  name?: string;
  /** Never turned round by a negation before it ("nunca vi pior"). */
  fixed?: true;
};

/** A noun that names a quality: its polarity comes from what stands around it. */
export type QualityNoun = {
  kind: "quality";
  quality: Quality;
  /** Good when nothing says otherwise: "simpatia e capricho". */
  leaning?: 1;
  /** Judged even where no word of opinion stands beside it: "sabor e preço". */
  core?: true;
};

/** Words that turn or shape others. `skip`: an idiom that judges nothing. */
export type Turner = {
  kind: "negator" | "lack" | "wish" | "told" | "business" | "skip" | "undo" | "elsewhere" | "rival";
};
