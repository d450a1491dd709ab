// Drawn by `npm run draw` (scripts/draw): edit the pen, not this file.
export function StarMark() {
  return (
    <svg className="star-mark" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <path className="star-colour" d="M18.5 5L22.4 13.7L31.8 14.7L24.8 21L26.7 30.3L18.5 25.6L10.3 30.3L12.2 21L5.2 14.7L14.6 13.7Z" /><path className="star-line" d="M16.1 4.4Q18.8 8.2 21.7 12.2Q26.2 13.1 30.6 14.2Q27.4 17 24.1 19.5Q24.5 24.5 24.8 29.7Q21.2 27.4 17.4 25.4Q13.1 27.4 8.8 29.1Q10 24.2 11.2 19.6Q7.2 17.1 3.2 14.5Q8.3 13.4 13.5 12.6Q15.3 8.4 17.1 4.1" />
    </svg>
  );
}
