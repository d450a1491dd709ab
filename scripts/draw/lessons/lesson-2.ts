import { box, disc, line, rectangle, stroke } from "../pen.ts";
import {
  arrow,
  type Drawings,
  field,
  front,
  ground,
  label,
  numbered,
  paper,
  ruled,
  say,
} from "./parts.ts";

function whoseProfile(): string {
  const ways = [
    ["A ficha aparece", "É proprietário desta", "empresa?"],
    ["Não aparece", "business.google.com", "e comece o cadastro"],
    ["É de outra conta", "Peça acesso: cerca de", "três dias de resposta"],
  ] as const;
  const rows = ways.map(([found, first, second], i) => {
    const y = 66 + i * 62;
    return (
      label(10, y + 8, 118, found) +
      arrow([132, y + 22], [160, y + 22]) +
      paper(166, y, 154, 46, "blue") +
      say(first, 174, y + 20) +
      say(second, 174, y + 38)
    );
  });
  return (
    ground(252) +
    field(58, 16, 212, "padaria aurora santa clara") +
    arrow([76, 46], [70, 70]) +
    rows.join("")
  );
}

function frame(i: number, name: string, picture: string): string {
  const [x, y] = [10 + (i % 3) * 106, 16 + Math.floor(i / 3) * 120];
  return numbered(x + 13, y + 98, i + 1) + say(name, x + 30, y + 104) + picture;
}

function videoScenes(): string {
  const frames = [0, 1, 2, 3, 4].map((i) =>
    paper(10 + (i % 3) * 106, 16 + Math.floor(i / 3) * 120, 94, 80),
  );
  const street = label(24, 30, 66, "Acácias") + line([57, 58], [57, 94]) + line([16, 94], [98, 93]);
  const key = box(rectangle(236, 24, 58, 70), "blue", 2, 0) + disc(246, 62, 4, "yellow");
  const oven =
    box(rectangle(26, 150, 62, 58), "red", 2, 2) +
    box(rectangle(34, 166, 46, 26), "yellow", 0, 0) +
    line([34, 158], [60, 158]);
  const staff = box(rectangle(140, 146, 50, 68), "yellow", 2, 0) + line([148, 172], [182, 172]);
  return (
    ground(272) +
    frames.join("") +
    frame(0, "A rua", street) +
    frame(1, "Fachada", front(121, 96)) +
    frame(2, "A chave", `${key}${stroke("M246 62l22 0m-6 0v7m-6-7v5", "pen thick")}`) +
    frame(3, "O forno", oven) +
    frame(4, "Só a equipe", `${staff}${disc(182, 180, 3)}`) +
    say("De uma vez,", 272, 170, 17, "middle") +
    say("sem cortes", 272, 191, 17, "middle") +
    arrow([232, 212], [312, 212])
  );
}

function tenFields(): string {
  const rows = [
    "Padaria Aurora",
    "Padaria",
    "Confeitaria (aula 3)",
    "Rua das Acácias, 214",
    "(00) 3200-0214, WhatsApp",
    "Página de pedido",
    "ter. a sáb. 6h–19h; 25/12 fechada",
    "Pix e cartão; degrau na porta",
    "Padaria de bairro, pão quente…",
    "Pão francês, R$\u00a018,90 o quilo",
  ];
  return (
    ground(430) +
    box(rectangle(24, 12, 280, 92), "teal", 0, 0) +
    front(122, 104) +
    ruled(
      [24, 104],
      rows.map((text) => [text]),
      [46],
      31,
    ) +
    rows.map((_, i) => numbered(48, 120 + i * 31, i + 1)).join("")
  );
}

function answerMould(): string {
  const rows = [
    ["Agradeça", "Obrigada por contar."],
    ["Cite o ponto", "o bolo, a festa começada"],
    ["Reconheça", "é ruim, e peço desculpas"],
    ["O que mudou", "sai antes, hora marcada"],
    ["Convide", "me chame pelo telefone"],
    ["Assine", "Lúcia, gerente"],
  ];
  return (
    ground(268) +
    label(30, 14, 234, "“O bolo atrasou e a festa…”") +
    arrow([280, 28], [300, 58]) +
    ruled([12, 62], rows, [38, 138]) +
    rows.map((_, i) => numbered(31, 78 + i * 32, i + 1)).join("")
  );
}

export const lesson2: Drawings = {
  "de-quem-e-o-perfil": { height: 252, draw: whoseProfile },
  "video-em-cinco-cenas": { height: 272, draw: videoScenes },
  "dez-campos": { height: 430, draw: tenFields },
  "molde-da-resposta": { height: 268, draw: answerMould },
};
