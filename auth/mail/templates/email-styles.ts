/** The colours of the site (web/styles/tokens.css), as mail programs take them: inline, in hex. */
const text =
  "font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Noto Sans,Arial,sans-serif;";
const ink = "color:#1d1b18;";
const soft = "color:#57514a;";

export const styles = {
  body: "margin:0;padding:0;background-color:#f6f1e7;-webkit-text-size-adjust:100%;",
  ground: "background-color:#f6f1e7;",
  around: "padding:40px 16px 48px;",
  column: "max-width:560px;",
  sender: `${text}${ink}padding:0 4px 14px;font-size:16px;line-height:1.3;font-weight:700;`,
  sheet:
    "background-color:#fffdf8;border:1px solid #dad0bd;border-top:4px solid #1d1b18;border-radius:0 0 10px 10px;padding:36px 36px 32px;",
  heading: `${text}${ink}margin:0 0 14px;font-size:28px;line-height:1.15;font-weight:800;letter-spacing:-.02em;`,
  lead: `${text}${ink}margin:0 0 28px;font-size:17px;line-height:1.55;`,
  change: `${text}${ink}margin:-8px 0 28px;font-size:17px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word;`,
  label: `${soft}font-size:15px;`,
  actBox: "background-color:#1c47cc;border-radius:10px;",
  act: `${text}display:inline-block;padding:16px 28px;border-radius:10px;color:#ffffff;font-size:17px;line-height:1.2;font-weight:700;text-decoration:none;`,
  codeLead: `${text}${ink}margin:28px 0 10px;font-size:16px;line-height:1.5;`,
  codeLine: "margin:0 0 12px;",
  /** Long codes stand on one line of the smallest phones too. */
  code: (digits: number) =>
    `${text}${ink}display:inline-block;padding:10px 18px 11px;border-radius:6px;background-color:#fbe29a;font-size:${digits > 8 ? 26 : 34}px;line-height:1.2;font-weight:700;letter-spacing:.06em;white-space:nowrap;font-variant-numeric:tabular-nums;`,
  life: `${text}${soft}margin:0;font-size:15px;line-height:1.5;`,
  unasked: `${text}${soft}margin:32px 0 0;padding:20px 0 0;border-top:1px solid #dad0bd;font-size:15px;line-height:1.55;`,
  foot: `${text}${soft}padding:18px 4px 0;font-size:14px;line-height:1.5;`,
  footLink: `${soft}text-decoration:underline;`,
} as const;

/** What inline styles cannot say: small screens, and the dark. Programs that drop it show the above. */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.around{padding:24px 12px 32px!important}
.sheet{padding:26px 20px 24px!important}
.act-box{width:100%!important}
a.act{display:block!important;padding:16px 12px!important}
}
@media (prefers-color-scheme:dark){
.paper{background-color:#191714!important}
.sheet{background-color:#23201b!important;border-color:#3c372e!important;border-top-color:#f4eee1!important}
.ink{color:#f4eee1!important}
.soft{color:#c1b8a8!important}
.rule{border-color:#3c372e!important}
.act{background-color:#9ab4ff!important;color:#0f1630!important}
.mark{background-color:#5a4714!important;color:#f4eee1!important}
}
`;
