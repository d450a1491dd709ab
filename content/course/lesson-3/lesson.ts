import { daviNogueira, helenaPrado, marinaCouto, ruiTavares } from "../people.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  number: 3,
  slug: "aula-3",
  day: "Aula 3",
  type: "video",
  title: "Ser achado na busca: plano por ramo",
  shortTitle: "Ser achado na busca",
  subtitle: "As palavras do seu cliente, cada uma no lugar certo",
  description:
    "Ninguém pode garantir o primeiro lugar no Google, mas dá para ajudar o cliente certo a achar você. Nesta aula você monta a lista de palavras do seu ramo e usa cada uma no lugar certo. Depois, aprende a ler os números do perfil.",
  progress: "0 de 5",
  duration: 52,
  students: "3.1k",
  video: null,
  professor: helenaPrado,
  participants: [marinaCouto, daviNogueira, ruiTavares],
  topics: [
    "Relevância, distância e destaque: como se forma a lista local",
    "O que não existe: posição garantida ou palavra a mais no nome",
    "Lista de termos: serviço, lugar e detalhe",
    "Onde usar cada termo: serviços, descrição, postagens e site",
    "Plano para padaria, restaurante, salão, clínica e pet shop",
    "Plano para oficina, serviço em casa, loja, escola e mais ramos",
    "Presença fora do perfil: cadastros e parceiros do bairro",
    "Métricas: o que o painel mostra e o que não mostra",
    "Uma mudança por vez, comparada por quatro semanas",
  ],
};
