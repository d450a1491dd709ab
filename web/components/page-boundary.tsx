import { Component, type ReactNode } from "react";
import { site } from "../../content/interface/site.ts";

type Props = { children: ReactNode };

/** Stands in for a page that could not be fetched or that failed; the frame of the site stays. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) {
      return this.props.children;
    }
    return (
      <section className="section">
        <h1>{site.pageFailed.title}</h1>
        <p className="lead mt-4">{site.pageFailed.text}</p>
        <button type="button" className="button mt-6" onClick={() => window.location.reload()}>
          {site.pageFailed.retry}
        </button>
      </section>
    );
  }
}
