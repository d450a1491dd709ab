// Drawn by `npm run draw` (scripts/draw): edit the pen, not this file.
export function SceneSearch() {
  return (
    <svg className="art" viewBox="0 0 240 220" aria-hidden="true" focusable="false">
      <ellipse className="wash" cx="120" cy="114" rx="106" ry="94" /><path className="teal" d="M45 33L173 33L173 201L45 201Z" /><path className="sheet" d="M40 28L168 28L168 196L40 196Z" /><path className="pen" d="M39.2 27.3Q103.8 28 168.8 27.9Q167.8 113 167.7 195.1Q103.1 195.4 39.6 196.8Q41 111.1 38.2 27.1" /><path className="yellow" d="M56 46L156 46L156 64L56 64Z" /><path className="pen" d="M53.3 43.2Q102.9 42.7 153.5 43.2Q153.2 53 153.6 62.6Q104.9 61 53.9 61.7Q53 52.1 52.4 42" /><path className="pen" d="M57.1 78.5Q100.9 77.5 143.6 78" /><path className="pen" d="M58.1 104.6Q89.8 104.2 122.7 104.3" /><path className="pen" d="M58.2 129.7Q95.8 130.4 135.4 129.8" /><path className="pen" d="M57.4 156Q83.1 155.7 110 156.2" /><circle className="sheet" cx="152" cy="126" r="32" /><path className="pen" d="M120 126.3C120 108.3 134.3 94 152.5 94S184.5 108.3 184 126 169.7 158.3 152 158 119.2 143.7 120.8 124.5" /><path className="pen" d="M133.2 130.8Q152.2 131.1 170.4 130.7" /><path className="pen" d="M138.8 119.4Q150.7 119.6 162.1 119.6" /><path className="pen thick" d="M176 150L206 182" />
    </svg>
  );
}
