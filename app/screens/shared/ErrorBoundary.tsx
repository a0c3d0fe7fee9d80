import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = Readonly<{ fallback: ReactNode; children: ReactNode }>;

/** Shows the fallback if rendering below throws, so that one game can't take the app down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
