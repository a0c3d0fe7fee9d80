import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen';
import { describeCrash } from './describeCrash';
import type { CrashReport, CrashReporter } from './reporter';

type CrashBoundaryProps = Readonly<{ reporter: CrashReporter; children: ReactNode }>;
type CrashBoundaryState = Readonly<{ report: CrashReport | null }>;

/** Shows a recovery screen after an error anywhere in the app. Games are already saved. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { report: null };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { report: describeCrash(error, null) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const report = describeCrash(error, componentStack);
    this.setState({ report });
    this.props.reporter.report(report);
  }

  override render(): ReactNode {
    const { report } = this.state;
    if (report === null) return this.props.children;
    return <CrashScreen report={report} onAgain={() => this.setState({ report: null })} />;
  }
}
