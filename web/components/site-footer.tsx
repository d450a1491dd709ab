import { Link } from "react-router";
import { brand } from "../../content/brand.ts";
import { site } from "../../content/interface/site.ts";
import { paths } from "../paths.ts";

export function SiteFooter() {
  return (
    <footer className="foot">
      <div className="wrap">
        <nav aria-label={site.footerNavigation}>
          <Link to={paths.course}>{site.links.course}</Link>
          <Link to={paths.assistants}>{site.links.assistants}</Link>
          <Link to={paths.guide}>{site.links.guide}</Link>
          <Link to={paths.library}>{site.links.library}</Link>
          <Link to={paths.privacy}>{site.links.privacy}</Link>
        </nav>
        <p>{brand.independence.join(" ")}</p>
      </div>
    </footer>
  );
}
