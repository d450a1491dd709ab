import { brand } from "../brand.ts";

/** What the course landing page says of the course as a whole. */
export const course = {
  badge: "Jornada de Aprendizado",
  title: brand.productName,
  tagline:
    "Impulsione seu pequeno negócio com as ferramentas do Google e a inteligência artificial.",
  producers: brand.producers.credit,
  /** Figures of the specification; read as figure, space, label. */
  highlights: [
    { figure: "5", label: "Aulas Completas" },
    { figure: "206 min", label: "de conteúdo" },
    { figure: "12k+", label: "estudantes" },
  ],
  /** Live lessons, a fixed count of the specification. */
  liveLessons: 2,
  /** Stands near the highlights; true of '12k+' and of the student count of each lesson. */
  illustrativeNote: "Os números de estudantes são ilustrativos.",
} as const;
