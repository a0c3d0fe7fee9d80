import { Component, type ReactNode } from 'react';

type GuardProps = Readonly<{ fallback: ReactNode; children: ReactNode }>;

/** Shows the fallback where something below fails to draw, so that one game can't take the app down. */
export class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
