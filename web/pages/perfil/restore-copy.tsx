import { CircleAlert, Undo2 } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { deviceWords } from "../../../content/interface/device.ts";
import type { DeviceData } from "../../storage/device-data.ts";
import { maxCopyBytes, readCopy } from "../../storage/read-copy.ts";
import { deviceDataNow, restoreDevice } from "../../storage/use-device-data.ts";

const words = deviceWords.restore;

/** What became of a file: a sentence, and what stood here before, where it was replaced. */
type Told = { sentence: string; isFault?: true; before?: DeviceData };

function fault(name: keyof typeof words.faults): Told {
  return { sentence: `${words.faults[name]} ${words.kept}`, isFault: true };
}

async function take(file: File): Promise<Told> {
  if (file.size > maxCopyBytes) return fault("too-large");
  const reading = readCopy(await file.text());
  if ("fault" in reading) return fault(reading.fault);
  const before = deviceDataNow();
  restoreDevice(reading.data);
  const day = new Date(reading.data.savedAt ?? file.lastModified).toLocaleDateString("pt-BR");
  return { sentence: words.done(day), before };
}

/** Puts a copy in place of what is kept here: checked first, and with a way back. */
export function RestoreCopy() {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Told>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) setTold(await take(file));
    target.value = ""; // the same file may be chosen again
  };
  const undo = (before: DeviceData) => {
    restoreDevice(before);
    setTold({ sentence: words.undone });
    button.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className="button line"
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.choose}
        onChange={(event) => void choose(event)}
      />
      <p role="status" className={told?.isFault ? "restored bad" : "restored"}>
        {told?.isFault && <CircleAlert className="icon" aria-hidden="true" />} {told?.sentence}{" "}
        {told?.before && (
          <button
            type="button"
            className="button quiet"
            onClick={() => told.before && undo(told.before)}
          >
            <Undo2 className="icon" aria-hidden="true" /> {words.undo}
          </button>
        )}
      </p>
    </>
  );
}
