import type { SectorPack } from "./schema.ts";
import { bakery } from "./sectors/bakery.ts";
import { clinic } from "./sectors/clinic.ts";
import { clothing } from "./sectors/clothing.ts";
import { crafts } from "./sectors/crafts.ts";
import { grocery } from "./sectors/grocery.ts";
import { homeServices } from "./sectors/home-services.ts";
import { pet } from "./sectors/pet.ts";
import { repair } from "./sectors/repair.ts";
import { restaurant } from "./sectors/restaurant.ts";
import { salon } from "./sectors/salon.ts";

/** The trades of "Prompts por ramo", in the order the page shows them. */
export const sectorPacks: readonly SectorPack[] = [
  bakery,
  salon,
  restaurant,
  repair,
  clothing,
  pet,
  grocery,
  clinic,
  homeServices,
  crafts,
];
