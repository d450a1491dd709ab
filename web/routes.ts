import type { ComponentType } from "react";
import { lessons } from "../content/course/lessons.ts";
import type { Lesson } from "../content/course/schema.ts";
import { type PageName, pages, watchPage as watchWords } from "../content/interface/pages.ts";
import { lessonPath, lessonWatchPath, paths } from "./paths.ts";
import { loadStaticParts } from "./ui/static-parts.ts";

export type Route = {
  /** Exact path, or "*" for the page that is not there. */
  path: string;
  title: string;
  description: string;
  /** Listed in the sitemap and open to search engines. */
  indexed: boolean;
  /** The page's module as the build's manifest names it: its styles are inlined in the HTML. */
  source: string;
  load: () => Promise<ComponentType>;
};

type PageModule = {
  default: ComponentType;
  /** Awaited in the browser before the page is shown or brought to life. */
  ready?: () => Promise<void>;
};

async function loadPage(load: () => Promise<PageModule>): Promise<ComponentType> {
  const { default: Page, ready } = await load();
  if (typeof document !== "undefined") {
    await ready?.();
  }
  return Page;
}

function route(
  path: string,
  name: PageName,
  source: string,
  load: () => Promise<PageModule>,
  indexed = true,
): Route {
  return { path, ...pages[name], source, indexed, load: () => loadPage(load) };
}

const practices = {
  "aula-1": () => import("../content/course/lesson-1/practice.ts"),
  "aula-2": () => import("../content/course/lesson-2/practice.ts"),
  "aula-3": () => import("../content/course/lesson-3/practice.ts"),
  "aula-4": () => import("../content/course/lesson-4/practice.ts"),
  "aula-5": () => import("../content/course/lesson-5/practice.ts"),
};

/** A lesson's page ships what can be ticked on it; its text is rendered once, while the site is built. */
async function loadLesson(lesson: Lesson): Promise<ComponentType> {
  const [{ bodyName, lessonPage }, { practice }] = await Promise.all([
    import("./pages/imersao-empreendedora/aula/page.tsx"),
    practices[lesson.slug as keyof typeof practices](),
  ]);
  if (import.meta.env.SSR) {
    const { writtenParts } = await import("./pages/imersao-empreendedora/aula/static/written.ts");
    return lessonPage(lesson, practice, writtenParts(lesson, practice));
  }
  await loadStaticParts(lessonPath(lesson.slug), bodyName(lesson));
  return lessonPage(lesson, practice, {});
}

const lessonRoutes: Route[] = lessons.map((lesson) => ({
  path: lessonPath(lesson.slug),
  title: `${lesson.day}: ${lesson.title}`,
  description: lesson.description,
  indexed: true,
  source: "web/pages/imersao-empreendedora/aula/page.tsx",
  load: () => loadLesson(lesson),
}));

const narrations = {
  "aula-1": () => import("../content/course/lesson-1/narration.ts"),
  "aula-2": () => import("../content/course/lesson-2/narration.ts"),
  "aula-3": () => import("../content/course/lesson-3/narration.ts"),
  "aula-4": () => import("../content/course/lesson-4/narration.ts"),
  "aula-5": () => import("../content/course/lesson-5/narration.ts"),
};

async function loadWatch(lesson: Lesson): Promise<ComponentType> {
  const [{ watchPage }, { narration }] = await Promise.all([
    import("./pages/imersao-empreendedora/aula/assistir/page.tsx"),
    narrations[lesson.slug as keyof typeof narrations](),
  ]);
  return watchPage(lesson, narration);
}

const watchRoutes: Route[] = lessons.map((lesson) => ({
  path: lessonWatchPath(lesson.slug),
  title: watchWords.title(lesson.day, lesson.title),
  description: watchWords.description(lesson.day, lesson.subtitle),
  indexed: true,
  source: "web/pages/imersao-empreendedora/aula/assistir/page.tsx",
  load: () => loadWatch(lesson),
}));

export const routes: readonly Route[] = [
  route(paths.home, "home", "web/pages/home/page.tsx", () => import("./pages/home/page.tsx")),
  route(
    paths.course,
    "course",
    "web/pages/imersao-empreendedora/page.tsx",
    () => import("./pages/imersao-empreendedora/page.tsx"),
  ),
  ...lessonRoutes,
  ...watchRoutes,
  route(
    paths.assistants,
    "assistants",
    "web/pages/ai-agent/page.tsx",
    () => import("./pages/ai-agent/page.tsx"),
  ),
  route(
    paths.guide,
    "guide",
    "web/pages/google-gemini-guide/page.tsx",
    () => import("./pages/google-gemini-guide/page.tsx"),
  ),
  route(
    paths.library,
    "library",
    "web/pages/prompt-library/page.tsx",
    () => import("./pages/prompt-library/page.tsx"),
  ),
  route(
    paths.support,
    "support",
    "web/pages/imersao-empreendedora/apoio/page.tsx",
    () => import("./pages/imersao-empreendedora/apoio/page.tsx"),
  ),
  route(
    paths.certificate,
    "certificate",
    "web/pages/certificado/page.tsx",
    () => import("./pages/certificado/page.tsx"),
  ),
  route(
    paths.profile,
    "profile",
    "web/pages/perfil/page.tsx",
    () => import("./pages/perfil/page.tsx"),
  ),
  route(
    paths.privacy,
    "privacy",
    "web/pages/privacidade/page.tsx",
    () => import("./pages/privacidade/page.tsx"),
  ),
];

export const notFoundRoute: Route = route(
  "*",
  "notFound",
  "web/pages/not-found/page.tsx",
  () => import("./pages/not-found/page.tsx"),
  false,
);

/** The route of a path; a trailing slash does not matter. */
export function findRoute(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return routes.find((candidate) => candidate.path === path) ?? notFoundRoute;
}
