// Drawn by `npm run draw` (scripts/draw): edit the pen, not this file.
export function SceneTalk() {
  return (
    <svg className="art" viewBox="0 0 240 220" aria-hidden="true" focusable="false">
      <ellipse className="wash" cx="120" cy="114" rx="106" ry="94" /><path className="teal" transform="translate(4 4)" d="M38 40c40-3 82-2 110 0c2 20 2 36 0 54c-24 2-50 1-72 1l-20 20l-1-20l-17-1z" /><path className="pen" d="M38 40c40-3 82-2 110 0c2 20 2 36 0 54c-24 2-50 1-72 1l-20 20l-1-20l-17-1z" /><path className="pen" d="M53.1 59.2Q91.6 59.1 132.6 59.2" /><path className="pen" d="M53.2 76.2Q81.9 75.8 112.3 75.1" /><path className="blue" transform="translate(4 4)" d="M92 122c36-2 76-2 108 0c2 18 2 34 0 52l-12 1l1 20l-21-20c-26 1-52 0-76-1z" /><path className="pen" d="M92 122c36-2 76-2 108 0c2 18 2 34 0 52l-12 1l1 20l-21-20c-26 1-52 0-76-1z" /><g className="blue-ground"><path className="pen" d="M110.7 142.4Q149.3 143.1 186.4 142.3" /><path className="pen" d="M109.1 157.4Q133.9 157.8 160.3 158" /></g>
    </svg>
  );
}
