import { box, ink, lettering, line, type Point, polyline, rectangle, stroke } from "../pen.ts";
import {
  arrow,
  button,
  cake,
  type Drawings,
  explained,
  field,
  ground,
  label,
  paper,
  say,
  screen,
  tick,
} from "./parts.ts";

function localList(): string {
  const found = [62, 104, 146].map(
    (y, i) =>
      say(`Confeitaria ${i + 1}`, 24, y + 16, 16) +
      label(116, y, 54, "bolo", "teal") +
      line([20, y + 34], [172, y + 33]),
  );
  const shown = field(20, 28, 152, "bolo de aniversário") + found.join("");
  return (
    ground(270) +
    screen(10, 10, 174, 188, shown) +
    say("O perfil delas", 200, 92, 16) +
    say("diz “bolo”.", 200, 112, 16) +
    arrow([196, 118], [180, 128]) +
    box(rectangle(10, 214, 174, 34), "paper", 0, 0) +
    say("Padaria Aurora", 20, 236, 16) +
    say("Fora da lista:", 200, 214, 16) +
    say("o dela dizia", 200, 233, 16) +
    say("“encomendas”.", 200, 252, 16)
  );
}

function threeParts(): string {
  const parts = [
    ["O que é", "cento de", "salgados"],
    ["Onde", "Vila", "Esperança"],
    ["Detalhe", "para", "amanhã"],
  ] as const;
  const slips = parts.map(([name, first, second], i) => {
    const x = 8 + i * 112;
    return (
      paper(x, 16, 86, 92, ["teal", "yellow", "red"][i]) +
      say(name, x + 43, 38, 17, "middle") +
      line([x + 10, 46], [x + 76, 46]) +
      say(first, x + 43, 70, 16, "middle") +
      say(second, x + 43, 92, 16, "middle") +
      (i ? line([x - 20, 62], [x - 8, 62]) + line([x - 14, 56], [x - 14, 68]) : "")
    );
  });
  return (
    ground(186) +
    slips.join("") +
    arrow([164, 114], [164, 136]) +
    field(14, 142, 300, "cento de salgados vila esperança amanhã")
  );
}

function productScreen(): string {
  const shown =
    say("Adicionar produto", 20, 44, 17) +
    box(rectangle(18, 54, 146, 64), "wash", 0, 0) +
    cake(60, 106) +
    field(18, 128, 146, "Bolo de festa") +
    field(18, 164, 146, "R$\u00a075 o quilo") +
    field(18, 200, 146, "A partir de 2\u00a0kg…") +
    button(18, 236, 146, "Salvar");
  const spots = [86, 142, 178, 214].map((y): Point => [164, y]);
  const why = [
    "A foto de|hoje",
    "O nome que|o cliente usa",
    "O preço igual|ao da loja",
    "Tamanho, sabor|e prazo",
  ];
  return explained(286, shown, spots, why);
}

function tier(y: number, top: number, bottom: number, colour: string, figure: string): string {
  const outline: Point[] = [
    [104 - top, y],
    [104 + top, y],
    [104 + bottom, y + 52],
    [104 - bottom, y + 52],
  ];
  const look = colour === "blue" ? "sign-words" : "on-art";
  return (
    ink(outline, colour) + stroke(polyline(outline)) + lettering(figure, [106, y + 36], 26, look)
  );
}

function funnel(): string {
  return (
    ground(224) +
    tier(16, 94, 66, "teal", "1.870") +
    tier(74, 64, 40, "yellow", "224") +
    tier(132, 40, 28, "blue", "27") +
    say("visualizações", 212, 46, 16) +
    say("ligações, rotas", 186, 96, 16) +
    say("e mensagens", 186, 115, 16) +
    say("bolos de festa", 158, 156, 16) +
    say("vendidos", 158, 175, 16) +
    say("Sem escala: os números é que contam.", 164, 206, 15, "middle")
  );
}

/** Two columns to scale: two units for each contact. */
function month(x: number, name: string, calls: number, messages: number): string {
  const base = 216;
  const [low, high] = [calls * 2, messages * 2];
  const words = (text: number, y: number) => lettering(`${text}`, [x + 36, y], 18, "on-art");
  return (
    box(rectangle(x, base - low, 70, low), "yellow", 2, 0) +
    box(rectangle(x, base - low - high, 70, high), "teal", 2, 0) +
    words(calls, base - low / 2 + 6) +
    words(messages, base - low - high / 2 + 6) +
    say(`${calls + messages}`, x + 35, base - low - high - 8, 22, "middle") +
    say(name, x + 35, base + 20, 16, "middle")
  );
}

function otherWay(): string {
  return (
    ground(248) +
    month(20, "Setembro", 58, 21) +
    month(124, "Outubro", 49, 44) +
    line([8, 216], [206, 216]) +
    box(rectangle(218, 84, 18, 18), "teal", 2, 0) +
    say("mensagens", 244, 99, 16) +
    box(rectangle(218, 150, 18, 18), "yellow", 2, 0) +
    say("ligações", 244, 165, 16) +
    say("Somadas:", 216, 42, 16) +
    say("subiram", 216, 61, 16) +
    tick(276, 54)
  );
}

export const lesson3: Drawings = {
  "fora-da-lista": { height: 270, draw: localList },
  "tres-partes-do-termo": { height: 186, draw: threeParts },
  "tela-do-produto": { height: 286, draw: productScreen },
  "funil-de-outubro": { height: 224, draw: funnel },
  "mudou-o-caminho": { height: 248, draw: otherWay },
};
