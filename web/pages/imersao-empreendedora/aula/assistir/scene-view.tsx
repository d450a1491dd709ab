import type { ComponentType } from "react";
import type { Scene, SceneArt } from "../../../../../content/course/narration-schema.ts";
import { watchWords } from "../../../../../content/interface/watch.ts";
import { Counter } from "../../../../components/drawings/counter.tsx";
import { Notebook } from "../../../../components/drawings/notebook.tsx";
import { Phone } from "../../../../components/drawings/phone.tsx";
import { SceneCamera } from "../../../../components/drawings/scene-camera.tsx";
import { SceneClosed } from "../../../../components/drawings/scene-closed.tsx";
import { SceneKey } from "../../../../components/drawings/scene-key.tsx";
import { SceneRoute } from "../../../../components/drawings/scene-route.tsx";
import { SceneSearch } from "../../../../components/drawings/scene-search.tsx";
import { SceneStars } from "../../../../components/drawings/scene-stars.tsx";
import { SceneTable } from "../../../../components/drawings/scene-table.tsx";
import { SceneTags } from "../../../../components/drawings/scene-tags.tsx";
import { SceneTalk } from "../../../../components/drawings/scene-talk.tsx";
import { ShopFront } from "../../../../components/drawings/shop-front.tsx";

const drawings: Record<SceneArt, ComponentType> = {
  shop: ShopFront,
  counter: Counter,
  phone: Phone,
  notebook: Notebook,
  camera: SceneCamera,
  closed: SceneClosed,
  key: SceneKey,
  route: SceneRoute,
  search: SceneSearch,
  stars: SceneStars,
  table: SceneTable,
  tags: SceneTags,
  talk: SceneTalk,
};

type Props = {
  scene: Scene;
  number: number;
  of: number;
  /** Lines of the scene that have been said, the one at hand too. */
  said: number;
};

/** A drawing, and a board on which stands what has been said so far. */
export function SceneView({ scene: { title, art, lines }, number, of, said }: Props) {
  const Drawing = drawings[art];
  return (
    <div className="scene">
      <p className="scene-head">
        <span>{watchWords.scene(number, of)}</span> <b>{title}</b>
      </p>
      <div className="scene-art" key={number}>
        <Drawing />
      </div>
      <ul className="board">
        {lines.map(
          ([sentence, shown], i) =>
            shown && (
              <li key={sentence} className={i < said ? undefined : "waiting"}>
                {shown}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
