// Drawn by `npm run draw` (scripts/draw): edit the pen, not this file.
export function SceneKey() {
  return (
    <svg className="art" viewBox="0 0 240 220" aria-hidden="true" focusable="false">
      <ellipse className="wash" cx="120" cy="114" rx="106" ry="94" /><g transform="rotate(-16 120 112)"><path className="yellow" d="M112 107L204 107L204 137L188 137L188 123L172 123L172 133L158 133L158 123L112 123Z" /><path className="pen" d="M107.1 104.7Q152.5 104.9 199.8 104.6Q199.7 119.2 199.5 134.4Q191.6 134.4 183.7 134.4Q184 127.5 184.5 120.2Q175.8 120.1 167.7 120.3Q168.3 125.4 168.7 130.7Q161 130.6 153.2 130.6Q153.8 125.5 154.6 120.7Q131.1 120.3 107.7 120.1Q108.3 111.8 108.5 104" /><ellipse className="yellow" cx="83" cy="114" rx="36" ry="36" /><path className="pen" d="M44 112.2C44 92.1 60.1 76 79.6 76S115.6 92.1 116 112 99.9 148.2 80 148 43.2 131.9 44.8 110.5" /><circle className="sheet" cx="72" cy="112" r="12" /><path className="pen" d="M60 112.1C60 105.4 65.4 100 71.7 100S83.7 105.4 84 112 78.6 124.1 72 124 59.2 118.6 60.8 110.5" /></g><path className="pen thick" d="M52 158c-14 20 6 40 24 28s6-36-12-34" />
    </svg>
  );
}
