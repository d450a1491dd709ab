import { useState } from "react";
import { deviceWords } from "../../../content/interface/device.ts";
import { EraseDialog } from "../../components/erase-dialog.tsx";
import { exportDevice, exportFilename } from "../../storage/use-device-data.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { showToast } from "../../ui/toast.ts";
import { HeldData } from "./held-data.tsx";
import { KeptSection } from "./kept-section.tsx";
import { RestoreCopy } from "./restore-copy.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import "./device.css";

function download(): void {
  const filename = exportFilename();
  downloadFile(filename, new Blob([exportDevice()], { type: "application/json" }));
  showToast(deviceWords.exported);
}

function CopyOrErase() {
  const [asking, setAsking] = useState(false);
  return (
    <section className="section with-margin" aria-labelledby="copia">
      <header>
        <h2 id="copia">{deviceWords.copyOrErase}</h2>
      </header>
      <p className="side">{deviceWords.copyOrEraseHint}</p>
      <div className="main actions">
        <button type="button" className="button line" onClick={download}>
          {deviceWords.export}
        </button>
        <RestoreCopy />
        <button type="button" className="button danger" onClick={() => setAsking(true)}>
          {deviceWords.erase}
        </button>
      </div>
      <EraseDialog open={asking} onClose={() => setAsking(false)} />
    </section>
  );
}

/** 'Meu Perfil' without an account: what this device holds. */
export default function ProfilePage() {
  return (
    <>
      <section className="hero plain">
        <div className="hero-words">
          <h1>{deviceWords.title}</h1>
          <p className="lead">{deviceWords.lead}</p>
          <noscript>
            <p className="note">{deviceWords.noScript}</p>
          </noscript>
        </div>
      </section>
      <HeldData />
      <KeptSection />
      <ThemeChoice />
      <CopyOrErase />
    </>
  );
}
