/** The shop of the logo; also web/public/favicon.svg. */
export function LogoMark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className="blue" d="M9 20h26v17H9z" />
      <path className="sheet" d="M17 25h8v12h-8z" />
      <path
        className="yellow"
        d="M10 7h24l4 11a4.5 5 0 0 1-8.5 0a4.5 5 0 0 1-8 0a4.5 5 0 0 1-8 0a4.5 5 0 0 1-8 0z"
      />
      <path
        className="pen"
        d="M8 5.3C17 4.7 25 5 32.5 5.2L36.6 16.4C36 22 29 22 28.5 16.8C28 22 20.6 22 20.3 16.8C20 22 12.6 22 12.3 16.8C12 22 4.6 22 4.2 16.5ZM7 21.5C7.3 26 7 31 7.2 35.6C16 35.2 25 35.3 33.6 35.5C33.8 31 33.5 26 33.7 21.4M15.6 35.3C15.4 31 15.7 28 15.5 24.6L24.6 24.4C24.8 28 24.6 32 24.7 35.3"
      />
    </svg>
  );
}
