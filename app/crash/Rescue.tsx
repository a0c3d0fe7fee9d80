import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen';
import { describeCrash } from './describeCrash';
import type { CrashReport, CrashReporter } from './reporter';

type RescueProps = Readonly<{ reporter: CrashReporter; children: ReactNode }>;
type RescueState = Readonly<{ report: CrashReport | null }>;

/** The last net: whatever fails to draw ends in a screen with a way on. Games are saved already. */
export class Rescue extends Component<RescueProps, RescueState> {
  override state: RescueState = { report: null };

  static getDerivedStateFromError(error: unknown): RescueState {
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
