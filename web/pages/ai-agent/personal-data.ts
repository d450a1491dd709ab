/** What finds and hides personal data, and what is said of them: fetched when somebody begins to type. */
export { personalDataWords } from "../../../content/interface/personal-data.ts";
export { findPersonalData } from "../../../domain/personal-data/find-personal-data.ts";
export { hidePersonalData } from "../../../domain/personal-data/hide-personal-data.ts";
export { maskPersonalData } from "../../../domain/personal-data/mask-personal-data.ts";
