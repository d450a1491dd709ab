import {
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from "react";

type Props = {
  /** Of the popover; must be unique on the page. */
  id: string;
  className: string;
  /** Accessible name of the button, where its content is only a picture. */
  label?: string;
  button: ReactNode;
  children: ReactNode;
};

/**
 * A button and what it opens, on the browser's own popover: closes on Escape and on a touch outside,
 * and works before and without JavaScript.
 */
export function Popover({ id, className, label, button, children }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // It may have been opened before the application was live; older browsers know no popovers.
    const known = CSS.supports("selector(:popover-open)");
    setOpen(known && popover.current?.matches(":popover-open") === true);
  }, []);
  const follow = (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === "open");
  const closeOnChoice = (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest("a,button")) {
      event.currentTarget.hidePopover();
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons inside act; this only closes */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button arrives as a click */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="popover"
        onToggle={follow}
        onClick={closeOnChoice}
      >
        {children}
      </div>
    </>
  );
}
