import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { preloadPage } from "./page-loader.ts";
import { Root } from "./root.tsx";
import { findRoute } from "./routes.ts";
import "./styles/index.css";

async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) {
    return;
  }
  await preloadPage(findRoute(window.location.pathname));
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter>
          <Root />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

void start();
