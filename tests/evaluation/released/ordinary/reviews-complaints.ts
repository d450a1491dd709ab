import type { ReviewInput } from "../../input.ts";
import { bad, badAbout } from "../../points.ts";

/** What goes wrong on ordinary days; some in anger, with insults. */
export const reviewsComplaints: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "esfihas-murchas",
    prompt:
      "Sexta à noite, uma hora e quarenta esperando esfihas que chegaram murchas e geladas. No telefone, só música de espera.",
    kind: "complaint",
    points: [bad("speed"), bad("warmth", "esfiha murch"), bad("notice", "telefone lig atend")],
    misread: ["e a musica"],
  },
  {
    agent: "reviews",
    id: "cabelo-manchado",
    prompt:
      "Meu cabelo ficou todo manchado e a cabeleireira ainda disse que era assim mesmo. Paguei 280 reais por isso!",
    kind: "complaint",
    points: [bad("result", "cabelo manch cor")],
  },
  {
    agent: "reviews",
    id: "embreagem-terceira-vez",
    prompt:
      "Deixei o carro pra trocar a embreagem e voltou com outro barulho. Já é a terceira vez que levo lá.",
    kind: "complaint",
    points: [
      bad("repair", "embreagem barulh carro"),
      badAbout("terceir vezes vez volt retorn repet ida"),
    ],
  },
  {
    agent: "reviews",
    id: "blusa-descosturou",
    prompt:
      "Comprei uma blusa que descosturou na primeira lavagem e não quiseram trocar porque eu tinha tirado a etiqueta. Absurdo",
    kind: "complaint",
    points: [bad("goods", "blusa costur descostur"), badAbout("troc etiqueta")],
  },
  {
    agent: "reviews",
    id: "plano-que-nao-cancela",
    prompt:
      "Tento cancelar meu plano há um mês e sempre inventam um papel novo. Enquanto isso continuam debitando.",
    kind: "complaint",
    points: [badAbout("cancel plano"), bad("payment", "debit desconto")],
  },
  {
    agent: "reviews",
    id: "prateleira-e-caixa",
    prompt: "Preço da prateleira é um e no caixa é outro. Tem que conferir tudo!!!",
    kind: "complaint",
    points: [bad("price", "prateleira caixa diferenc")],
  },
  {
    agent: "reviews",
    id: "misto-quente-da-manha",
    prompt: "40 min pra um misto quente as 10h da manhã com a casa vazia. Desisti e fui embora.",
    kind: "complaint",
    points: [bad("speed", "40 min")],
  },
  {
    agent: "reviews",
    id: "tosa-inteira-no-inverno",
    prompt:
      "Pedi só a tosa higiênica e tosaram meu cachorro inteiro no inverno. Ele está tremendo de frio, coitado",
    kind: "complaint",
    points: [badAbout("tosa tosad tosar pedid combinad pelo solicit")],
    quotable: ["tremendo"],
  },
  {
    agent: "reviews",
    id: "duas-camisas-sumidas",
    prompt: "Sumiram com duas camisas minhas e dizem que nunca entreguei. Tenho o comprovante!!",
    kind: "complaint",
    points: [badAbout("camisa peca roupa sum extravi desaparec comprovante")],
    misread: ["atraso"],
  },
  {
    agent: "reviews",
    id: "pousada-metade-do-site",
    prompt:
      "Chuveiro frio, toalha cheirando a mofo e parede fina, ouvia tudo do vizinho. Nem metade do que mostra no site.",
    kind: "complaint",
    points: [
      bad("cleanliness", "toalha mofo cheir"),
      badAbout("chuveiro agua banho fri quent"),
      bad("noise", "parede vizinh ouvi"),
    ],
  },
  {
    agent: "reviews",
    id: "orcamento-pago-sem-aviso",
    prompt:
      "Levaram 3 semanas pra dizer que não tinha conserto e ainda cobraram o orçamento. Ninguém avisou que era pago.",
    kind: "complaint",
    points: [bad("speed", "semana"), bad("payment", "orcament taxa")],
  },
  {
    agent: "reviews",
    id: "direct-que-enrola",
    prompt: "Comprei pelo instagram dia 2, hoje é dia 25 e nada. Só me enrolam no direct.",
    kind: "complaint",
    points: [
      bad("delivery", "cheg receb envi prazo demor esper atras dia_25"),
      bad("notice", "direct mensage instagram"),
    ],
  },
  {
    agent: "reviews",
    id: "cabelo-no-sonho",
    prompt: "Achei um cabelo no sonho. Devolvi e a moça nem pediu desculpa, só jogou fora.",
    kind: "complaint",
    points: [bad("cleanliness", "cabelo sonho"), bad("service", "moca reac desculpa")],
    misread: ["penteado", "salao", "sonhar", "sonhou"],
  },
  {
    agent: "reviews",
    id: "barbeiro-que-riu",
    prompt: "Marquei 15h e fui atendido 16h20. Quando reclamei o cara riu.",
    kind: "complaint",
    points: [bad("speed", "marc 15h 16h20"), bad("service", "riu risad reac reag resposta trata")],
  },
  {
    agent: "reviews",
    id: "eletricista-que-nao-veio",
    prompt:
      "Combinou terça, não veio. Combinou quinta, não veio. Nem pra avisar. Perdi dois dias de serviço",
    kind: "complaint",
    points: [
      badAbout("veio vir compar aparec visita combin ausenc compromiss horario falt espera ida"),
      bad("notice", "avis"),
    ],
    misread: ["itens"],
  },
  {
    agent: "reviews",
    id: "espelunca-sem-sal",
    prompt: "Garçom grosso, comida sem sal, dono um babaca. Não piso mais nessa espelunca.",
    kind: "complaint",
    points: [bad("service", "garcom gross"), bad("food", "sal")],
    personal: ["babaca", "espelunca"],
    misread: ["o piso"],
  },
];
