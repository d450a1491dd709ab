import { site } from "../../content/interface/site.ts";

type Props = { parts: readonly { id: string; heading: string }[] };

/** What a long text holds, in the margin of wide screens. */
export function Contents({ parts }: Props) {
  return (
    <nav className="page-parts" aria-label={site.contents}>
      <ul>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
