import { box, disc, line, type Point, rectangle, stroke } from "../pen.ts";
import {
  arrow,
  button,
  cake,
  type Drawings,
  explained,
  field,
  front,
  ground,
  label,
  numbered,
  paper,
  pin,
  ruled,
  say,
  screen,
} from "./parts.ts";

function doorAndMap(): string {
  const map = line([24, 84], [138, 60]) + line([60, 30], [92, 128]) + line([24, 118], [138, 104]);
  return (
    ground(236) +
    screen(22, 12, 118, 186, map + pin(84, 94)) +
    label(34, 128, 94, "Aberto") +
    say("Padaria Aurora", 34, 178) +
    box(rectangle(206, 22, 92, 176), "blue", 4, 0) +
    box(rectangle(218, 34, 68, 62), "sheet", 0, 0) +
    line([232, 62], [252, 44], [272, 62]) +
    label(214, 62, 76, "fechado") +
    disc(286, 132, 4, "yellow") +
    line([8, 199], [320, 198]) +
    say("No mapa: aberto", 81, 224, 17, "middle") +
    say("Na porta: fechado", 250, 224, 17, "middle")
  );
}

function stop(x: number, y: number, number: number, name: string, question: string): string {
  return (
    paper(x, y, 128, 58) +
    numbered(x + 18, y + 19, number) +
    say(name, x + 36, y + 25, 18) +
    say(question, x + 10, y + 48)
  );
}

function fourStops(): string {
  return (
    ground(292) +
    stroke(
      "M70 40C150 30 190 40 262 46S300 130 250 136S120 120 74 146S60 214 152 250",
      "pen dashed",
    ) +
    stop(10, 14, 1, "Busca", "Quem tem aqui?") +
    stop(186, 14, 2, "Maps", "Onde fica?") +
    stop(186, 104, 3, "Perfil", "Vale a pena?") +
    stop(10, 104, 4, "Contato", "Tem para hoje?") +
    front(152, 280) +
    line([40, 281], [300, 280])
  );
}

function searchScreen(): string {
  const shown =
    field(18, 30, 148, "padaria aurora") +
    say("Padaria Aurora", 22, 84, 19) +
    line([22, 96], [118, 96]) +
    button(18, 108, 46, "Ligar") +
    button(69, 108, 46, "Rota") +
    button(120, 108, 46, "Site") +
    say("ter. a sáb. 6h–19h", 22, 172) +
    say("domingo 6h–12h", 22, 192) +
    say("segunda: fechada", 22, 212);
  const spots: Point[] = [
    [166, 78],
    [41, 143],
    [92, 143],
    [166, 188],
  ];
  const asked = [
    "O nome é|o da placa?",
    "Toca onde|deveria?",
    "Chega à|sua porta?",
    "Os sete dias|estão certos?",
  ];
  return explained(240, shown, spots, asked);
}

function oneRecord(): string {
  const places = [
    ["Perfil", 8, 34],
    ["Instagram", 8, 146],
    ["WhatsApp", 240, 34],
    ["Sacola", 240, 146],
  ] as const;
  const rows = ["Nome", "Endereço", "Telefone", "Horário"].map(
    (row, i) => say(row, 122, 66 + i * 26) + line([122, 72 + i * 26], [206, 72 + i * 26]),
  );
  return (
    ground(206) +
    paper(112, 16, 104, 172, "yellow") +
    say("Ficha oficial", 164, 40, 17, "middle") +
    rows.join("") +
    arrow([108, 78], [86, 68]) +
    arrow([108, 130], [86, 142]) +
    arrow([222, 78], [242, 68]) +
    arrow([222, 130], [242, 142]) +
    places.map(([text, x, y]) => label(x, y, 82, text, "teal")).join("")
  );
}

function threePhotos(): string {
  const frames = [8, 118, 228].map((x) => paper(x, 12, 92, 118, "red")).join("");
  const step = rectangle(142, 106, 44, 12);
  return (
    ground(178) +
    frames +
    front(12, 118) +
    box(rectangle(146, 40, 36, 66), "blue", 2, 0) +
    disc(174, 76, 3) +
    box(step, "yellow", 1, 1) +
    line([124, 118], [204, 118]) +
    cake(244, 106) +
    ["Fachada", "Entrada", "Produto"]
      .map((name, i) => numbered(20 + i * 110, 154, i + 1) + say(name, 37 + i * 110, 160, 16))
      .join("")
  );
}

function originSheet(): string {
  const rows = [
    ["Data", "De onde veio", "O que queria", "Comprou"],
    ["24/11", "Google", "bolo", "sim"],
    ["24/11", "rua", "pão", "sim"],
    ["25/11", "Instagram", "bolo", "não"],
  ];
  const columns = [72, 164, 254].map((x) => line([x, 14], [x, 142]));
  return ground(162) + ruled([10, 14], rows, [7, 69, 161, 250]) + columns.join("");
}

export const lesson1: Drawings = {
  "mapa-e-porta": { height: 236, draw: doorAndMap },
  "quatro-paradas": { height: 292, draw: fourStops },
  "procure-como-cliente": { height: 240, draw: searchScreen },
  "uma-ficha": { height: 206, draw: oneRecord },
  "tres-fotos": { height: 178, draw: threePhotos },
  "planilha-de-origem": { height: 162, draw: originSheet },
};
