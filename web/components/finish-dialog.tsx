import { Download, Share2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { finishWords } from "../../content/interface/finish.ts";
import { useDeviceData } from "../storage/use-device-data.ts";
import { downloadFile } from "../ui/download-file.ts";
import { Modal } from "../ui/modal.tsx";
import { showToast } from "../ui/toast.ts";
import { drawPicture } from "./card-picture.ts";
import { type Card, cardSize, FinishCard } from "./finish-card.tsx";

const words = finishWords.dialog;

/** Not every browser can share, and not every one that can takes files. */
function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Hands a picture on; a person who closes the browser's own sheet has not failed. */
async function share(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch((reason: unknown) => {
    if (!(reason instanceof DOMException && reason.name === "AbortError")) throw reason;
  });
}

function Content({ card, onClose, titleId }: { card: Card; onClose: () => void; titleId: string }) {
  const shop = useDeviceData().business?.shop;
  const drawn = useRef<SVGSVGElement>(null);
  // Drawn beforehand: some browsers share only what is at hand when the button is pressed.
  const picture = useRef<Promise<File>>(undefined);
  const file = () => {
    picture.current ??= drawPicture(drawn.current as SVGSVGElement, cardSize, "image/png").then(
      (png) => new File([png], `${card.file}.png`, { type: png.type }),
    );
    return picture.current;
  };
  useEffect(() => {
    file().catch(() => undefined);
  });
  const hand = (on: (picture: File) => unknown) => () =>
    file()
      .then(on)
      .catch(() => {
        picture.current = undefined;
        showToast({ ...finishWords.failed, tone: "error" });
      });
  const shares = canShare(new File([""], `${card.file}.png`, { type: "image/png" }));
  return (
    <>
      <h2 id={titleId}>{card.cheer}</h2>
      <p className="small soft">{words.hint}</p>
      <FinishCard card={card} shop={shop} ref={drawn} />
      <div className="actions">
        {shares && (
          <button type="button" className="button" onClick={hand(share)}>
            <Share2 className="icon" aria-hidden="true" /> {words.share}
          </button>
        )}
        <button
          type="button"
          className={shares ? "button line" : "button"}
          onClick={hand((png) => downloadFile(png.name, png))}
        >
          <Download className="icon" aria-hidden="true" /> {words.download}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </>
  );
}

type Props = { open: boolean; onClose: () => void; card: Card };

/** The picture of what was finished, to share or to keep. Loaded late. */
export function FinishDialog({ open, onClose, card }: Props) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} className="confirm finish" labelledBy={titleId}>
      <Content card={card} onClose={onClose} titleId={titleId} />
    </Modal>
  );
}
