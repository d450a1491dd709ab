import { LogOut, UserRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { site } from "../../content/interface/site.ts";
import { paths } from "../paths.ts";
import { Popover } from "../ui/popover.tsx";
import { EraseDialog } from "./erase-dialog.tsx";

/** 'Meu Perfil' and 'Sair'. Without a session, leaving means erasing what this device holds. */
export function UserMenu() {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Popover
        id="menu-do-usuario"
        className="user"
        label={site.userMenu}
        button={<UserRound className="icon" aria-hidden="true" />}
      >
        <div className="menu-list">
          <Link to={paths.profile}>
            <UserRound className="icon" aria-hidden="true" /> {site.profile}
          </Link>
          <button type="button" aria-describedby="sair-o-que-faz" onClick={() => setLeaving(true)}>
            <LogOut className="icon" aria-hidden="true" /> {site.signOut}
          </button>
          <p id="sair-o-que-faz">{site.signOutHint}</p>
        </div>
      </Popover>
      <EraseDialog leaving open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
