import { exportFolder } from '#scripts/build/web/export';
import { serveWeb } from '#scripts/build/web/server';
import { type Addresses, appConfig } from '#scripts/dev/emulators/addresses';

export type Site = { url: string; close: () => Promise<void> };

type SiteOptions = Readonly<{
  /** Online play is configured for it. */
  suite?: Addresses;
  /** Another build than the one that is shipped. */
  folder?: string;
}>;

/** The exported app on a port of its own. */
export async function openSite({ suite, folder }: SiteOptions = {}): Promise<Site> {
  const { port, stop } = await serveWeb({
    folder: folder ?? exportFolder('web'),
    port: 0,
    host: '127.0.0.1',
    ...(suite ? { firebase: appConfig(suite) } : {}),
  });
  return { url: `http://127.0.0.1:${port}`, close: stop };
}
