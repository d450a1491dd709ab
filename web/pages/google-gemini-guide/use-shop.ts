import { profileItemIds } from "../../../content/guide/items.ts";
import { profileCards } from "../../../content/guide/profile-cards.ts";
import { countDone, share } from "../../../domain/progress/share.ts";
import { useDeviceData } from "../../storage/use-device-data.ts";

/** What is ticked of the profile, and how much of each part of the shop that paints, 0 to 1. */
export function useShop() {
  const ticked = useDeviceData().checklist.profile;
  const parts = Object.fromEntries(
    profileCards.map(({ paints, items }) => {
      const ids = items.map(({ id }) => id);
      return [paints, share(countDone(ticked, ids), ids.length)];
    }),
  );
  return { ticked, parts, done: countDone(ticked, profileItemIds) };
}
