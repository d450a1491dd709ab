import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ChecklistItem as Item } from "../../../content/guide/schema.ts";
import { guideWords } from "../../../content/interface/guide.ts";
import { promptPath } from "../../components/prompt-path.ts";
import type { ChecklistName } from "../../storage/changes.ts";
import { setChecklistItem, useDeviceData } from "../../storage/use-device-data.ts";
import { showToast } from "../../ui/toast.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

const words = guideWords.item;

type Props = {
  list: ChecklistName;
  item: Item;
};

function HowTo({ item }: { item: Item }) {
  return (
    <>
      <p>{item.what}</p>
      <p>
        <b>{words.why}:</b> {item.why}
      </p>
      <ol>
        {item.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {item.caution && <p className="soft">{item.caution}</p>}
      <p className="ready">
        <b>{words.readyWhen}</b> {item.readyWhen}
      </p>
      {item.prompt && <Link to={promptPath(item.prompt.id)}>{item.prompt.label}</Link>}
    </>
  );
}

/** What opens below an item. The prerendered page carries it hidden, for a browser without JavaScript. */
function More({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div className="more" id={id} hidden={!open}>
      {(open || !hydrated) && children}
    </div>
  );
}

/** A box to tick and, as a target of its own, what to do. Ticking congratulates; unticking does not. */
export function ChecklistItem({ list, item }: Props) {
  const [open, setOpen] = useState(false);
  const checked = useDeviceData().checklist[list].includes(item.id);
  const tick = (wanted: boolean) => {
    setChecklistItem(list, item.id, wanted);
    if (wanted) {
      showToast(guideWords.checked[list === "profile" ? "profile" : "practice"]);
    }
  };
  return (
    <div className="item" id={item.id}>
      <div className="row">
        <label>
          <input
            type="checkbox"
            checked={checked}
            onChange={(event) => tick(event.target.checked)}
          />
          <span>{item.label}</span>
        </label>
        <button
          type="button"
          aria-label={words.howTo(item.label)}
          aria-expanded={open}
          aria-controls={`${item.id}-como`}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown className="icon" aria-hidden="true" />
        </button>
      </div>
      <More id={`${item.id}-como`} open={open}>
        <HowTo item={item} />
      </More>
    </div>
  );
}
