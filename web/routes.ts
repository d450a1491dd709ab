import type { ComponentType } from "react";
import { lessons } from "../content/course/lessons.ts";
import { type PageName, pages } from "../content/interface/pages.ts";
import { lessonPath, paths } from "./paths.ts";

export type Route = {
  /** Exact path, or "*" for the page that is not there. */
  path: string;
  title: string;
  description: string;
  /** Listed in the sitemap and open to search engines. */
  indexed: boolean;
  load: () => Promise<ComponentType>;
};

type PageModule = { default: ComponentType };

function route(
  path: string,
  name: PageName,
  load: () => Promise<PageModule>,
  indexed = true,
): Route {
  return { path, ...pages[name], indexed, load: async () => (await load()).default };
}

const lessonTexts = {
  "aula-1": () => import("../content/course/lesson-1/text.ts"),
  "aula-2": () => import("../content/course/lesson-2/text.ts"),
  "aula-3": () => import("../content/course/lesson-3/text.ts"),
  "aula-4": () => import("../content/course/lesson-4/text.ts"),
  "aula-5": () => import("../content/course/lesson-5/text.ts"),
};

/** The reading page of a lesson ships its own text only. */
const lessonRoutes: Route[] = lessons.map((lesson) => ({
  path: lessonPath(lesson.slug),
  title: `${lesson.day}: ${lesson.title}`,
  description: lesson.description,
  indexed: true,
  load: async () => {
    const [{ lessonPage }, { text }] = await Promise.all([
      import("./pages/imersao-empreendedora/aula/page.tsx"),
      lessonTexts[lesson.slug as keyof typeof lessonTexts](),
    ]);
    return lessonPage(lesson, text);
  },
}));

export const routes: readonly Route[] = [
  route(paths.home, "home", () => import("./pages/home/page.tsx")),
  route(paths.course, "course", () => import("./pages/imersao-empreendedora/page.tsx")),
  ...lessonRoutes,
  route(paths.assistants, "assistants", () => import("./pages/ai-agent/page.tsx")),
  route(paths.guide, "guide", () => import("./pages/google-gemini-guide/page.tsx")),
  route(paths.library, "library", () => import("./pages/prompt-library/page.tsx")),
  route(paths.profile, "profile", () => import("./pages/perfil/page.tsx"), false),
  route(paths.privacy, "privacy", () => import("./pages/privacidade/page.tsx")),
];

export const notFoundRoute: Route = route(
  "*",
  "notFound",
  () => import("./pages/not-found/page.tsx"),
  false,
);

/** The route of a path; a trailing slash does not matter. */
export function findRoute(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return routes.find((candidate) => candidate.path === path) ?? notFoundRoute;
}
