import { type Addresses, appConfig } from '../../../scripts/firebase/addresses';
import { exportFolder } from '../../../scripts/web/export';
import { serveWeb } from '../../../scripts/web/server';

export type Site = { url: string; close: () => Promise<void> };

/** The exported app on a port of its own; with a suite, online play is configured. */
export async function openSite(suite?: Addresses): Promise<Site> {
  const { port, stop } = await serveWeb({
    folder: exportFolder('web'),
    port: 0,
    host: '127.0.0.1',
    ...(suite ? { firebase: appConfig(suite) } : {}),
  });
  return { url: `http://127.0.0.1:${port}`, close: stop };
}
