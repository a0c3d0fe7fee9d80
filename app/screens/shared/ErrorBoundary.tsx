import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = Readonly<{ fallback: ReactNode; children: ReactNode }>;

/** Shows a fallback if rendering its children throws, so that one game cannot crash the app. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
