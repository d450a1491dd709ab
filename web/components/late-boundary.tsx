import { Component, type ReactNode } from "react";
import { site } from "../../content/interface/site.ts";

type Props = {
  children: ReactNode;
  /** What is said where it could not be fetched. */
  text: string;
  onRetry: () => Promise<unknown>;
};

/** Stands in for a part of a page that could not be fetched; the page, and what was done on it, stays. */
export class LateBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => {
    // What comes of it is for the one who reads it.
    this.props.onRetry().catch(() => undefined);
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="note my-5" role="status">
        <p>{this.props.text}</p>
        <button type="button" className="button mt-4" onClick={this.retry}>
          {site.pageFailed.retry}
        </button>
      </div>
    );
  }
}
