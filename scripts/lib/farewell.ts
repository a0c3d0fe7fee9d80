import { stopServices } from './processes';

/**
 * Ends this program and everything it started on Ctrl-C, on a request to end, and when the program
 * that started it is gone: npm runs scripts in a shell, and a shell does not pass a signal on.
 */
export function endWhenAsked(exitCode: number): void {
  const end = async () => {
    clearInterval(watch);
    await stopServices();
    process.exit(exitCode);
  };
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && end(), 250);
  watch.unref();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
