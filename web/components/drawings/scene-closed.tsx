// Drawn by `npm run draw` (scripts/draw): edit the pen, not this file.
export function SceneClosed() {
  return (
    <svg className="art" viewBox="0 0 240 220" aria-hidden="true" focusable="false">
      <ellipse className="wash" cx="120" cy="114" rx="106" ry="94" /><path className="blue" d="M64 27L184 27L184 203L64 203Z" /><path className="pen" d="M59.1 24.8Q119.3 24.3 180.4 23.2Q181.4 109.6 179.5 199.4Q121.9 201 60.7 199.7Q60.7 113.5 58.9 26.1" /><path className="sheet" d="M74 38L166 38L166 122L74 122Z" /><path className="pen" d="M74.6 38.1Q120.8 36.9 166.3 37.1Q166.6 78.5 166.7 121.5Q120.3 121.3 73.5 122.4Q73.4 80.2 75.4 39.3" /><path className="pen" d="M100 62.5Q110.2 52.1 119.6 41.7Q129.4 51.5 140 62.1" /><path className="yellow" d="M77 65L169 65L169 105L77 105Z" /><path className="pen" d="M73.9 61.9Q121 62.6 166.2 61.5Q166.1 81.9 166.2 102.3Q120.2 101 74.4 102.6Q74 82.7 72.7 62.9" /><text className="on-art" x="121" y="89" textAnchor="middle" fontSize="20">fechado</text><ellipse className="yellow" cx="163" cy="142" rx="6" ry="6" /><path className="pen" d="M154 140.5C154 136.7 156.7 134 159.4 134S165.4 136.7 166 140 163.3 146.5 160 146 153.2 143.3 154.8 138.5" /><path className="pen" d="M27.3 202.1Q120 202.9 212.3 200.3" />
    </svg>
  );
}
