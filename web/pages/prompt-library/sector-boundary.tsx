import { Component, type ReactNode } from "react";
import { libraryWords } from "../../../content/interface/prompts.ts";

type Props = { children: ReactNode; onRetry: () => Promise<unknown> };

/** Stands in for the prompts of a trade that could not be fetched; the page, and what was searched for, stays. */
export class SectorBoundary extends Component<Props, { failed: boolean }> {
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
    const { text, retry } = libraryWords.sectors.failed;
    return (
      <div className="note my-5" role="status">
        <p>{text}</p>
        <button type="button" className="button mt-4" onClick={this.retry}>
          {retry}
        </button>
      </div>
    );
  }
}
