import { Camera } from "lucide-react";
import { useState } from "react";
import type { Person as PersonData } from "../../content/course/schema.ts";
import { courseWords } from "../../content/interface/course.ts";
import { moveFocus } from "../ui/roving-focus.ts";
import { showToast } from "../ui/toast.ts";
import "./person.css";

type Props = { person: PersonData; host?: boolean; tabIndex?: 0 | -1 };

function announceUpload(name: string): void {
  const { title, description } = courseWords.upload.toast;
  showToast({ title, description: description(name) });
}

/** Portrait or first letter, name and role. The small button shows on hover and on focus. */
export function Person({ person: { name, role, image }, host = false, tabIndex }: Props) {
  return (
    <div className="person">
      <span className={host ? "avatar host" : "avatar"}>
        {image ? <img src={image} alt="" /> : <span aria-hidden="true">{name.charAt(0)}</span>}
        <button
          type="button"
          aria-label={courseWords.upload.label(name)}
          tabIndex={tabIndex}
          onClick={() => announceUpload(name)}
        >
          <Camera className="icon" aria-hidden="true" />
        </button>
      </span>
      <p>
        <b>{name}</b>
        <small>{role}</small>
      </p>
    </div>
  );
}

/** The host, then the guests: one stop of Tab, in which arrows move from button to button. */
export function People({ host, guests }: { host: PersonData; guests: readonly PersonData[] }) {
  const [stop, setStop] = useState(0);
  return (
    <ul className="people columns" onKeyDown={(event) => moveFocus(event, "button")}>
      {[host, ...guests].map((person, i) => (
        <li key={person.name} onFocus={() => setStop(i)}>
          <Person person={person} host={person === host} tabIndex={i === stop ? 0 : -1} />
        </li>
      ))}
    </ul>
  );
}
