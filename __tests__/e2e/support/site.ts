import { exportFolder } from '#scripts/build/web/export';
import { serveWeb } from '#scripts/build/web/server';
import { type Addresses, appConfig } from '#scripts/dev/emulators/addresses';

export type Site = { url: string; close: () => Promise<void> };

type SiteOptions = Readonly<{
  /** Configures online play for this suite. */
  suite?: Addresses;
  /** Serves this build instead of the exported one. */
  folder?: string;
}>;

/** Serves the exported app on its own port. */
export async function openSite({ suite, folder }: SiteOptions = {}): Promise<Site> {
  const { port, stop } = await serveWeb({
    folder: folder ?? exportFolder('web'),
    port: 0,
    host: '127.0.0.1',
    ...(suite ? { firebase: appConfig(suite) } : {}),
  });
  return { url: `http://127.0.0.1:${port}`, close: stop };
}
