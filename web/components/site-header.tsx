import { Menu } from "lucide-react";
import { Link } from "react-router";
import { brand } from "../../content/brand.ts";
import { site } from "../../content/interface/site.ts";
import { paths } from "../paths.ts";
import { Popover } from "../ui/popover.tsx";
import { LogoMark } from "./logo-mark.tsx";
import { UserMenu } from "./user-menu.tsx";

type Area = { to: string; text: string };

const links: Area[] = [
  { to: paths.assistants, text: site.links.assistants },
  { to: paths.guide, text: site.links.guide },
  { to: paths.library, text: site.links.library },
];

/** The phone's menu leads to every area, and home. */
const menuLinks: Area[] = [
  { to: paths.home, text: site.links.home },
  { to: paths.course, text: site.links.courseShort },
  ...links,
];

type Props = { pathname: string };

function NavigationLinks({ pathname, links: shown }: Props & { links: Area[] }) {
  return shown.map(({ to, text }) => (
    <Link key={to} to={to} aria-current={pathname === to ? "page" : undefined}>
      {text}
    </Link>
  ));
}

export function SiteHeader({ pathname }: Props) {
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to={paths.home}>
          <LogoMark />
          <span>
            <b>{brand.logo.name}</b> <span lang="en">{brand.logo.suffix}</span>
          </span>
        </Link>
        <nav className="nav" aria-label={site.mainNavigation}>
          <NavigationLinks pathname={pathname} links={links} />
        </nav>
        <Popover
          id="menu-principal"
          className="menu"
          button={
            <>
              <Menu className="icon" aria-hidden="true" /> {site.menu}
            </>
          }
        >
          <nav className="menu-list" aria-label={site.mainNavigation}>
            <NavigationLinks pathname={pathname} links={menuLinks} />
          </nav>
        </Popover>
        <UserMenu />
      </div>
    </header>
  );
}
