import { disc, lettering, line, type Point, stroke } from "../pen.ts";
import {
  arrow,
  bubble,
  cross,
  type Drawings,
  explained,
  field,
  ground,
  label,
  paper,
  ruled,
  say,
  struck,
  tick,
} from "./parts.ts";

function completed(): string {
  const invented = ["“o melhor da cidade”", "“receita secreta da vovó”", "“20% de desconto”"];
  return (
    ground(226) +
    bubble(12, 14, 244, 34, "blue") +
    lettering("Faz uma postagem do bolo de fubá.", [26, 37], 16, "sign-words", "start") +
    paper(64, 84, 250, 128, "red") +
    say("O que a IA completou:", 78, 108, 17) +
    invented.map((text, i) => cross(80, 136 + i * 30) + say(text, 106, 139 + i * 30, 16)).join("")
  );
}

function fourParts(): string {
  const rows = [
    ["Persona", "Você cuida do atendimento", "de uma padaria de bairro."],
    ["Tarefa", "Escreva uma postagem", "sobre o bolo de fubá."],
    ["Contexto", "Sai às 16h, de terça a", "sábado; custa R$\u00a028."],
    ["Formato", "Três opções, até 300", "caracteres, tom simples."],
  ] as const;
  const bands = rows.map(([name, first, second], i) => {
    const y = 14 + i * 56;
    return (
      label(18, y + 12, 92, name, i === 1 ? "yellow" : "teal") +
      say(first, 124, y + 22, 16) +
      say(second, 124, y + 42, 16) +
      (i < 3 ? line([10, y + 56], [316, y + 55]) : "")
    );
  });
  return ground(262) + paper(8, 10, 310, 232, "blue") + bands.join("");
}

function temporaryChat(): string {
  const cloud = "M134 70a12 11 0 1 1 14 0l-7 8z";
  const shown =
    disc(140, 34, 10, "teal") +
    say("Nova conversa", 22, 66, 16) +
    stroke(cloud, "pen dashed") +
    line([20, 86], [164, 86]) +
    bubble(24, 100, 130, 48, "teal") +
    lettering("[CLIENTE A] pediu", [32, 120], 15, "on-art", "start") +
    lettering("bolo para sábado", [32, 139], 15, "on-art", "start") +
    field(20, 176, 144, "Escreva aqui");
  const spots: Point[] = [
    [170, 34],
    [170, 62],
    [170, 124],
  ];
  return explained(232, shown, spots, [
    "Na sua foto:|a atividade",
    "O balão: chat|temporário",
    "No lugar do|nome, isto",
  ]);
}

function oneAtATime(): string {
  return (
    ground(212) +
    label(10, 22, 84, "Pedido") +
    arrow([98, 36], [122, 36]) +
    label(126, 22, 84, "Rascunho", "teal") +
    arrow([214, 36], [238, 36]) +
    label(242, 22, 76, "Conferir") +
    arrow([280, 54], [280, 92]) +
    label(242, 98, 76, "Publicar", "teal") +
    stroke("M184 52C214 84 206 112 170 114S122 84 150 56", "pen") +
    stroke("M142 66l8-11l10 8", "pen") +
    say("Um ajuste", 168, 134, 16, "middle") +
    say("por vez", 168, 152, 16, "middle") +
    stroke("M110 118C66 120 46 92 48 58", "pen dashed") +
    stroke("M40 68l8-11l9 9", "pen") +
    say("Três e não serve?", 14, 178, 16) +
    say("Volte ao pedido e conte mais.", 14, 197, 16)
  );
}

function checked(): string {
  const rows = [
    ["Está no texto", "De onde veio?"],
    ["às 16h", "veio de mim"],
    ["terça a sábado", "veio de mim"],
    ["R$\u00a028", "veio de mim"],
    ["todos os dias", "corto"],
    ["até as 18h", "“até acabar”"],
  ];
  const ticks = [1, 2, 3].map((i) => tick(172, 26 + i * 32));
  const marks = ticks.join("") + cross(174, 157) + cross(174, 189);
  return (
    ground(226) +
    ruled([12, 14], rows, [14, 190]) +
    marks +
    struck(24, 164, 88) +
    struck(24, 196, 70)
  );
}

export const lesson4: Drawings = {
  "o-que-a-ia-completou": { height: 226, draw: completed },
  "pedido-em-quatro-partes": { height: 262, draw: fourParts },
  "chat-temporario": { height: 232, draw: temporaryChat },
  "um-ajuste-por-vez": { height: 212, draw: oneAtATime },
  conferencia: { height: 226, draw: checked },
};
