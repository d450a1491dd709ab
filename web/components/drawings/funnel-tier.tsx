// Drawn by `npm run draw` (scripts/draw): edit the pen, not this file.
const stages = [
  <><path className="teal" d="M18 7L290 7L246 69L62 69Z" /><path className="pen" d="M13.1 4.8Q149.2 4.3 286.4 3.2Q264.8 33.4 241.5 65.4Q152.2 67.2 58.7 65.7Q36.3 36.2 12.9 6.1" /></>,
  <><path className="yellow" d="M66 7L242 7L208 69L100 69Z" /><path className="pen" d="M61.1 3.4Q151.5 3.9 238.1 4.7Q220.5 36.7 203.6 66.7Q148.6 66.6 96.4 66.7Q77.6 36.3 60.7 4.7" /></>,
  <><path className="blue" d="M104 7L204 7L190 69L118 69Z" /><path className="pen" d="M99.1 3.8Q149.4 3.6 199.8 4.3Q193.5 35.8 185.7 66.2Q149.2 65 114 65.9Q106.3 36.3 98.4 5.1" /></>,
] as const;

/** A stage of the funnel with its figure; not to scale. */
export function FunnelTier({ stage, figure }: { stage: 0 | 1 | 2; figure: string }) {
  return (
    <svg className="art" viewBox="0 0 300 74" aria-hidden="true" focusable="false">
      {stages[stage]}
      <text className={stage === 2 ? "sign-words" : "on-art"} x="150" y="47" textAnchor="middle" fontSize={figure.length > 6 ? 22 : 34}>
        {figure}
      </text>
    </svg>
  );
}
