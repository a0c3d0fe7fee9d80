/** A crash as text, without names of people or games. */
export interface CrashReport {
  readonly text: string;
}

/** Receiver of crash reports, for example a service. */
export interface CrashReporter {
  report(report: CrashReport): void;
}

/** Sends nothing. A report leaves the device only if the player shares it. */
export const noReporter: CrashReporter = { report: () => undefined };
