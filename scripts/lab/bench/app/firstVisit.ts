import type { Phone } from '#tests/e2e/support/phone';

/** Lighthouse's slow connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const FAST_3G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

export interface FirstVisit {
  /** Milliseconds until anything of the app is visible. */
  readonly firstPicture: number;
  /** Milliseconds until the home screen accepts a tap. */
  readonly firstTap: number;
}

/** Opens the app for the first time, on a slow phone with a slow connection. */
export async function firstVisit(
  { page }: Phone,
  url: string,
  slower: number,
): Promise<FirstVisit> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FAST_3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByTestId('home-new').waitFor({ timeout: 60_000 });
  const firstTap = await page.evaluate(() => performance.now());
  const firstPicture = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return { firstPicture, firstTap };
}
