import {
  box,
  disc,
  ink,
  lettering,
  line,
  type Point,
  polyline,
  rectangle,
  stroke,
} from "../pen.ts";
import {
  arrow,
  cake,
  type Drawings,
  explained,
  ground,
  label,
  legend,
  numbered,
  paper,
  say,
  screen,
} from "./parts.ts";

function counterPairs(): string {
  const tickets = [26, 54, 82].map((x) => paper(x, 30, 20, 30, "yellow")).join("");
  const counter = rectangle(14, 108, 184, 50);
  return (
    ground(290) +
    line([18, 25], [110, 24]) +
    tickets +
    box(rectangle(216, 44, 56, 114), "blue", 3, 0) +
    disc(264, 108, 3, "yellow") +
    label(207, 68, 72, "fechado") +
    line([306, 76], [306, 158]) +
    box(rectangle(288, 46, 34, 28), "yellow", 2, 2) +
    box(counter, "teal", 3, 3) +
    cake(28, 106) +
    box(rectangle(104, 82, 34, 26), "yellow", 2, 2) +
    stroke("M158 106c0-22 28-22 28 0zM172 89v-5") +
    line([6, 160], [322, 159]) +
    [
      [58, 134],
      [172, 134],
      [244, 24],
      [128, 44],
      [121, 134],
      [306, 26],
    ]
      .map(([x = 0, y = 0], i) => numbered(x, y, i + 1))
      .join("") +
    pairs()
  );
}

function pairs(): string {
  const names = ["Catálogo", "Saudação", "Ausência", "Etiquetas", "Respostas|rápidas", "Link"];
  return names
    .map((name, i) => {
      const [x, y] = [20 + (i % 3) * 108, 190 + Math.floor(i / 3) * 44];
      const [first = "", second] = name.split("|");
      return (
        numbered(x, y, i + 1) +
        say(first, x + 18, y + 5, 16) +
        (second ? say(second, x + 18, y + 23, 16) : "")
      );
    })
    .join("");
}

function twoPhones(): string {
  const phones = [
    [18, "Família", "chip novo", "comum"],
    [192, "Loja", "o conhecido", "Business"],
  ] as const;
  const drawn = phones.map(([x, whose, number, app]) => {
    const lines = [66, 94].map((y) => disc(x + 20, y, 7, "teal") + line([x + 36, y], [x + 100, y]));
    return (
      screen(x, 34, 118, 118, lines.join("")) +
      say(whose, x + 59, 24, 18, "middle") +
      label(x + 8, 116, 102, number) +
      say("WhatsApp", x + 59, 178, 16, "middle") +
      say(app, x + 59, 197, 16, "middle")
    );
  });
  return ground(222) + drawn.join("");
}

function catalogueItem(): string {
  const shown =
    box(rectangle(20, 28, 144, 78), "wash", 0, 0) +
    cake(62, 92) +
    say("Bolo de fubá inteiro", 20, 132, 17) +
    say("R$\u00a028", 20, 156, 20) +
    say("900\u00a0g, oito fatias.", 20, 182) +
    say("Sai às 16h; reserve", 20, 201) +
    say("até as 14h.", 20, 220);
  const spots = [66, 122, 150, 196].map((y): Point => [166, y]);
  return explained(252, shown, spots, [
    "Foto de hoje",
    "O nome que o|cliente usa",
    "Preço à vista",
    "Peso, prazo,|como pedir",
  ]);
}

function tag(x: number, y: number, colour: string, text: string): string {
  const outline: Point[] = [
    [x, y + 18],
    [x + 14, y],
    [x + 142, y],
    [x + 142, y + 36],
    [x + 14, y + 36],
  ];
  return (
    ink(outline, colour) +
    stroke(polyline(outline)) +
    disc(x + 15, y + 18, 3) +
    lettering(text, [x + 26, y + 24], 16, "on-art", "start")
  );
}

function fourTags(): string {
  return (
    ground(196) +
    tag(10, 24, "yellow", "1. Novo pedido") +
    arrow([156, 42], [172, 42]) +
    tag(176, 24, "teal", "2. Falta pagar") +
    arrow([250, 66], [250, 92]) +
    tag(176, 98, "yellow", "3. Para retirar") +
    arrow([172, 116], [156, 116]) +
    tag(10, 98, "teal", "4. Pós-venda") +
    say("O pedido andou? A etiqueta muda na hora.", 164, 172, 16, "middle")
  );
}

function linkParts(): string {
  const parts = [
    [8, 102, "https://wa.me/", "sempre", "igual"],
    [118, 36, "55", "o", "Brasil"],
    [162, 36, "00", "o", "DDD"],
    [206, 112, "900000214", "celular:", "9 números"],
  ] as const;
  return (
    ground(172) +
    parts
      .map(([x, width, text, first, second], i) => {
        const middle = x + width / 2;
        return (
          label(x, 30, width, text, i ? "yellow" : "teal") +
          line([middle, 60], [middle, 76]) +
          say(first, middle, 94, 16, "middle") +
          say(second, middle, 112, 16, "middle")
        );
      })
      .join("") +
    say("Depois da barra, 13 números, sem espaço.", 164, 152, 16, "middle")
  );
}

function halfHour(): string {
  const [cx, cy, radius] = [88, 110, 78];
  const at = (share: number, r: number): Point => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  };
  const slices = [0, 1, 2, 3, 4, 5].map((i) => {
    const [x, y] = at((i + 0.5) / 6, 52);
    return line([cx, cy], at(i / 6, radius)) + numbered(x, y, i + 1);
  });
  return (
    ground(220) +
    `<ellipse className="sheet" cx="${cx}" cy="${cy}" rx="${radius}" ry="${radius}" />` +
    disc(cx, cy, radius) +
    slices.join("") +
    legend(196, 28, 34, [
      "Avaliações",
      "Horário, feriados",
      "Preços, faltas",
      "Etiquetas",
      "Postagem",
      "Números",
    ])
  );
}

export const lesson5: Drawings = {
  "balcao-e-pares": { height: 290, draw: counterPairs },
  "dois-aparelhos": { height: 222, draw: twoPhones },
  "item-do-catalogo": { height: 252, draw: catalogueItem },
  "quatro-etiquetas": { height: 196, draw: fourTags },
  "link-por-partes": { height: 172, draw: linkParts },
  "meia-hora": { height: 220, draw: halfHour },
};
