import type { Lesson } from "../../content/course/schema.ts";
import type { ShopParts } from "./drawings/paint.ts";

/** `share` is from 0 to 1; a lesson is one that was just finished. */
export type Progress =
  | { of: "course"; share: number; lesson?: Lesson | undefined }
  | { of: "profile"; share: number; parts: ShopParts }
  | { of: "practices"; share: number };
