import { daviNogueira, helenaPrado, marinaCouto, ruiTavares } from "../people.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  number: 1,
  slug: "aula-1",
  day: "Aula 1",
  type: "video",
  title: "Presença digital que traz gente para a porta",
  shortTitle: "Presença digital",
  subtitle: "O que o cliente vê antes de falar com você",
  description:
    "Muita gente procura no celular antes de sair de casa. Nesta aula você vê o seu negócio pelos olhos de quem procura e arruma, com ferramentas gratuitas do Google, o que está faltando.",
  progress: "0 de 5",
  duration: 45,
  students: "2.4k",
  video: null,
  professor: helenaPrado,
  participants: [ruiTavares, marinaCouto, daviNogueira],
  topics: [
    "O caminho do cliente: da busca à porta da loja",
    "Busca, Maps e Perfil da Empresa: quem faz o quê",
    "Nome, endereço e telefone iguais em todo lugar",
    "Fotos feitas com o celular que mostram a verdade",
    "Golpes de quem se diz do Google: como reconhecer e reagir",
    "Dados de clientes: a LGPD em cinco minutos",
    "Planilha simples para anotar de onde veio cada cliente",
    "O que medir na primeira semana",
  ],
};
