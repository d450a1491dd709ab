/** A trade as the library lists it before it is opened: the prompts themselves load on demand. */
export type SectorName = { id: string; name: string; prompts: number };

/** Same order, ids and names as sector-packs.ts (a test holds that). */
export const sectorNames: readonly SectorName[] = [
  { id: "padaria", name: "Padaria e confeitaria", prompts: 3 },
  { id: "salao", name: "Salão e barbearia", prompts: 3 },
  { id: "restaurante", name: "Restaurante e delivery", prompts: 3 },
  { id: "oficina", name: "Oficina e assistência técnica", prompts: 3 },
  { id: "roupas", name: "Loja de roupas", prompts: 3 },
  { id: "pet", name: "Pet shop", prompts: 3 },
  { id: "mercadinho", name: "Mercadinho e hortifrúti", prompts: 3 },
  { id: "clinica", name: "Clínica e consultório", prompts: 3 },
  { id: "servicos-em-casa", name: "Serviços em casa", prompts: 3 },
  { id: "artesanato", name: "Artesanato e feira", prompts: 3 },
];
