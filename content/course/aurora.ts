/**
 * The one shop of all five lessons: her people, neighbours, hours and prices. A lesson that names one of them agrees
 * with this; course.test.ts compares. Telephone numbers are of no area that exists.
 */
export const aurora = {
  name: "Padaria Aurora",
  street: "Rua das Acácias, 214",
  district: "Vila Esperança",
  town: "Santa Clara do Vale",
  telephone: "(00) 3200-0214",
  mobile: "(00) 90000-0214",
  waLink: "https://wa.me/5500900000214",
  hours: "terça a sábado, das 6h às 19h; domingo, das 6h às 12h; segunda, fechada",
  people: {
    /** Owner since 2011; signs as "Lúcia, gerente". */
    Lúcia: "dona e gerente",
    /** Her husband; begins at four. */
    Beto: "padeiro",
    /** Counter and WhatsApp. */
    Jéssica: "atendente",
    /** Made the profile at 15, with his own account. */
    Tiago: "sobrinho",
    "dona Célia": "cliente de toda tarde",
    Marcos: "pai do aniversariante",
    "seu Nilo": "oficina ao lado",
    Rosa: "salão em frente",
  },
  neighbours: ["Oficina do Nilo", "Salão da Rosa", "Escola Girassol"],
  /** What a product costs, as every lesson writes it. */
  prices: {
    "pão francês": "R$ 18,90 o quilo",
    "bolo de fubá inteiro": "R$ 28",
    "bolo de festa": "R$ 75 o quilo",
    "cento de salgados": "R$ 95",
    "café coado": "R$ 5",
  },
  /** The corn cake leaves the oven, Tuesday to Saturday. */
  cornCakeAt: "16h",
  /** Days of notice for a party cake, and its least weight. */
  partyCake: { notice: "dois dias", least: "2 kg" },
} as const;
