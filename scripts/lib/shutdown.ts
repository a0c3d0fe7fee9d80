import { stopServices } from './processes';

/**
 * Ends this program and all its services on SIGINT, on SIGTERM, and when its parent process is gone.
 * npm runs scripts in a shell, and a shell does not pass signals on.
 */
export function shutDownOnSignal(exitCode: number): void {
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
