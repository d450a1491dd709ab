import { Camera } from "lucide-react";
import type { Person as PersonData } from "../../content/course/schema.ts";
import { courseWords } from "../../content/interface/course.ts";
import { showToast } from "../ui/toast.ts";
import "./person.css";

type Props = { person: PersonData; host?: boolean };

function announceUpload(name: string): void {
  const { title, description } = courseWords.upload.toast;
  showToast({ title, description: description(name) });
}

/** Portrait or first letter, name and role. The small button shows on hover and on focus. */
export function Person({ person: { name, role, image }, host = false }: Props) {
  return (
    <div className="person">
      <span className={host ? "avatar host" : "avatar"}>
        {image ? <img src={image} alt="" /> : <span aria-hidden="true">{name.charAt(0)}</span>}
        <button
          type="button"
          aria-label={courseWords.upload.label(name)}
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
