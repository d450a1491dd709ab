import { site } from "../../content/interface/site.ts";

type Props = { title?: string; isMissing?: boolean; retry?: () => void };

/** What is said while a page that was asked for has not come. The region stands from the start: only then is it announced. */
export function PageLine({ title, isMissing, retry }: Props) {
  const words = site.pageWait;
  return (
    <div className="page-line" role="status">
      {title && <p>{isMissing ? words.missing(title) : words.coming(title)}</p>}
      {title && isMissing && (
        <button type="button" className="button" onClick={retry}>
          {site.pageFailed.retry}
        </button>
      )}
    </div>
  );
}
