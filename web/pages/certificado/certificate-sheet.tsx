import type { Ref } from "react";
import { encode } from "uqr";
import { certificateDay, certificateWords } from "../../../content/interface/certificate.ts";
import type { CertificateClaims } from "../../../contract/certificate.ts";
import { breakLines } from "../../components/break-lines.ts";
import { Counter } from "../../components/drawings/counter.tsx";
import { paths } from "../../paths.ts";
import { sheet } from "./certificate-pdf.ts";
import "./certificate-sheet.css";

const words = certificateWords.sheet;

/** Of the drawing, for each point of the paper. */
export const unitsPerPoint = 2;
const [width, height] = [sheet.width * unitsPerPoint, sheet.height * unitsPerPoint];

const left = 170;
const right = width - 130;
/** Where the column of the code begins. */
const codeSize = 330;
const nameWidth = right - left - 460;

/** Where whoever holds it checks it; what stands behind the # never reaches a server. */
export function certificateAddress(issuer: string, code?: string): string {
  return `${issuer}${paths.certificate}${code ? `#${code}` : ""}`;
}

/** The dark squares as one path, with a wide border of paper around it. */
function codePath(address: string): { path: string; size: number } {
  const { data, size } = encode(address, { ecc: "L", border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(""), size };
}

function nameLook(name: string) {
  const lines = breakLines(name, 34);
  const longest = Math.max(...lines.map(({ length }) => length));
  const room = lines.length > 1 ? 62 : 92;
  return { lines, size: Math.min(room, Math.floor((nameWidth / longest) * 1.75)) };
}

type LineProps = { lines: readonly string[]; y: number; step: number; look: string; size?: number };

function Lines({ lines, y, step, look, size }: LineProps) {
  return lines.map((line, i) => (
    <text key={line} className={look} x={left} y={y + i * step} fontSize={size} data-tag="P">
      {line}
    </text>
  ));
}

type Props = { claims: CertificateClaims; code: string; ref: Ref<SVGSVGElement> };

/** The certificate as it is printed: one page, light, whatever the screen looks like. */
export function CertificateSheet({ claims, code, ref }: Props) {
  const { name, course, right: score, of, iat, iss } = claims;
  const qr = codePath(certificateAddress(iss, code));
  const look = nameLook(name);
  const says = breakLines(words.says(course), 54);
  const below = 650 + says.length * 52;
  return (
    <svg
      ref={ref}
      className="certificate-sheet"
      data-theme="light"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.picture(name)}
    >
      <rect className="ground" width={width} height={height} />
      <path className="margin" d={`M110 0V${height}`} />
      <svg aria-hidden="true" x={right - 380} y="110" width={380} height="330">
        <Counter />
      </svg>
      <svg
        aria-hidden="true"
        x={right - codeSize}
        y={height - codeSize - 150}
        width={codeSize}
        height={codeSize}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path className="code" d={qr.path} />
      </svg>
      <Lines lines={[course]} y={170} step={0} look="kicker" />
      <text className="title" x={left} y={300} data-tag="H1">
        {words.title}
      </text>
      <Lines
        lines={look.lines}
        y={540 - (look.lines.length - 1) * 70}
        step={74}
        look="name"
        size={look.size}
      />
      <path className="rule" d={`M${left} 572H${right - 460}`} />
      <Lines lines={says} y={650} step={52} look="says" />
      <Lines lines={[words.score(score, of)]} y={below + 20} step={0} look="says" />
      <Lines
        lines={[words.issued(certificateDay(iat)), ...breakLines(words.honest, 76)]}
        y={below + 92}
        step={38}
        look="small"
      />
      <Lines lines={[words.check(certificateAddress(iss))]} y={height - 90} step={0} look="link" />
    </svg>
  );
}
