import { useCallback, useEffect, useState } from "react";
import { keptSiteWords as words } from "../../../content/interface/kept-site.ts";
import { chooseKeeping, type KeptSite, onKept, readKeptSite } from "../../storage/kept-pages.ts";

const oneDecimal = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

function describe({ pages, bytes, isOff }: KeptSite): string {
  if (isOff) return words.off;
  return pages === 0 ? words.none : words.kept(pages, oneDecimal.format(bytes / 1e6));
}

/** Undefined until it was counted; null where the browser keeps nothing. */
function useKeptSite(): { site: KeptSite | null | undefined; choose: (isWanted: boolean) => void } {
  const [site, setSite] = useState<KeptSite | null>();
  const count = useCallback(() => void readKeptSite().then((read) => setSite(read ?? null)), []);
  useEffect(() => {
    count();
    return onKept(count);
  }, [count]);
  return { site, choose: (isWanted) => void chooseKeeping(isWanted).then(count) };
}

/** What is kept of the site itself, and its size. */
export function KeptSection() {
  const { site, choose } = useKeptSite();
  return (
    <section className="section with-margin" aria-labelledby="sem-internet">
      <header>
        <h2 id="sem-internet">{words.title}</h2>
      </header>
      <p className="side">{words.hint}</p>
      <div className="main">
        <p className="figures" role="status">
          {site === undefined ? words.counting : site ? describe(site) : words.refused}
        </p>
        {site && (
          <div className="actions mt-4">
            <button type="button" className="button line" onClick={() => choose(site.isOff)}>
              {site.isOff ? words.resume : words.remove}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
