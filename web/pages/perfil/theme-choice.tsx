import { deviceWords } from "../../../content/interface/device.ts";
import { setTheme, useDeviceData } from "../../storage/use-device-data.ts";
import "../../ui/tabs.css";

const words = deviceWords.theme;
const choices = ["auto", "light", "dark"] as const;

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const { theme = "auto" } = useDeviceData();
  return (
    <section className="section with-margin" aria-labelledby="aparencia">
      <header>
        <h2 id="aparencia">{words.title}</h2>
      </header>
      <p className="side">{words.hint}</p>
      <fieldset className="main chips">
        <legend className="screen-reader">{words.title}</legend>
        {choices.map((choice) => (
          <label key={choice} className="tab">
            <input
              type="radio"
              name="aparencia"
              value={choice}
              checked={theme === choice}
              onChange={() => setTheme(choice === "auto" ? undefined : choice)}
            />
            {words.options[choice]}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
