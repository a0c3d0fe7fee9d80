/** A crash as text, without names of people or games. */
export interface CrashReport {
  readonly text: string;
}

/** Where reports of crashes go. A service would be one of these. */
export interface CrashReporter {
  report(report: CrashReport): void;
}

/** Nothing leaves the phone unless the person sends it. */
export const noReporter: CrashReporter = { report: () => undefined };
