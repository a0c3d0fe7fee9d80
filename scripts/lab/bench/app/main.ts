import { exportApp, exportFolder } from '#scripts/build/web/export';
import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { sitDown } from '#tests/e2e/support/newGame';
import { type Phone, PhoneShop } from '#tests/e2e/support/phone';
import { type Played, playOn } from '#tests/e2e/support/player';
import { openSite, type Site } from '#tests/e2e/support/site';
import { firstVisit } from './firstVisit';
import { framesSeen, watchFrames } from './frames';
import { gzippedJavaScript, gzippedStart } from './size';

/** Slowdown of this machine to the speed of a phone a few years old. */
const SLOWER = 4;
const TARGETS = {
  tapP95: 100,
  longestFrame: 50,
  gzipKb: 950,
  startKb: 500,
  firstPicture: 1500,
  firstTap: 6000,
} as const;
const FULL = { taps: 300, seconds: 60 };
const QUICK = { taps: 24, seconds: 5 };
const DESK = { width: 1440, height: 900 };
/** Least pause between two taps, in milliseconds. */
const A_LOOK = 220;

const percentile = (values: readonly number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

async function slowDown({ page }: Phone): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Seeds Math.random, so that every run plays the same games. */
async function fixChance({ page }: Phone): Promise<void> {
  await page.addInitScript(() => {
    let chance = 1;
    Math.random = () => {
      chance = (chance * 1103515245 + 12345) % 2147483648;
      return chance / 2147483648;
    };
  });
}

type Sitting = Readonly<{ people: number; viewport?: typeof DESK }>;

/**
 * Plays with people sharing the device. Each tap is timed until the frame that shows its effect.
 */
async function timedTaps(
  shop: PhoneShop,
  site: Site,
  taps: number,
  { people, viewport }: Sitting,
): Promise<Played> {
  const phone = await shop.phone(viewport ? { viewport, deviceScaleFactor: 1 } : {});
  await fixChance(phone);
  await sitDown(phone.page, site.url, { people, edition: 'Classic' });
  await playOn(phone.page, { seed: 1, mostTaps: 60 });
  await slowDown(phone);
  const wish = { seed: 2, mostTaps: taps, timed: true, rest: A_LOOK };
  const played = await playOn(phone.page, wish);
  await phone.close();
  return played;
}

/** Plays a first game with the coach on, whose tips and rings stay visible. */
async function coachedTaps(shop: PhoneShop, site: Site, taps: number): Promise<Played> {
  const phone = await shop.phone();
  await fixChance(phone);
  await phone.page.goto(site.url);
  await phone.page.getByTestId('home-coached').tap();
  await phone.page.getByTestId('coach').waitFor();
  await slowDown(phone);
  const wish = { seed: 4, mostTaps: taps, timed: true, rest: A_LOOK };
  const played = await playOn(phone.page, wish);
  await phone.close();
  return played;
}

/** Plays one person against bots, with all animations. */
async function flightFrames(shop: PhoneShop, site: Site, seconds: number): Promise<number[]> {
  const phone = await shop.phone({ reducedMotion: 'no-preference' });
  await fixChance(phone);
  await sitDown(phone.page, site.url, { people: 1, bots: 3, edition: 'Classic' });
  await slowDown(phone);
  await watchFrames(phone.page);
  await playOn(phone.page, { seed: 3, timed: true, rest: A_LOOK, patience: seconds * 1000 });
  const frames = await framesSeen(phone.page);
  await phone.close();
  return frames;
}

await runMain(async () => {
  const { quick } = parseOptions({ quick: { type: 'boolean' } });
  const { taps, seconds } = quick ? QUICK : FULL;
  await exportApp('web');
  const site = await openSite();
  const shop = await PhoneShop.open();
  const visitor = await shop.phone();
  const visit = await firstVisit(visitor, site.url, SLOWER);
  await visitor.close();
  const { delays, settled } = await timedTaps(shop, site, taps, { people: 3 });
  const atDesk = await timedTaps(shop, site, taps, { people: 5, viewport: DESK });
  const coached = await coachedTaps(shop, site, taps);
  const frames = await flightFrames(shop, site, seconds);
  await shop.close();
  await site.close();
  const measured = {
    tapP50: Math.round(percentile(delays, 0.5)),
    tapP95: Math.round(percentile(delays, 0.95)),
    wideTapP95: Math.round(percentile(atDesk.delays, 0.95)),
    coachedTapP95: Math.round(percentile(coached.delays, 0.95)),
    settledP95: Math.round(percentile(settled, 0.95)),
    frameP95: Math.round(percentile(frames, 0.95)),
    longestFrame: Math.round(Math.max(0, ...frames)),
    firstPicture: Math.round(visit.firstPicture),
    firstTap: Math.round(visit.firstTap),
    startKb: Math.round(gzippedStart(exportFolder('web'))),
    gzipKb: Math.round(gzippedJavaScript(exportFolder('web'))),
  };
  console.log(`The web app with a processor ${SLOWER} times slower than this one:`);
  console.table({
    'tap to effect, median ms': { measured: measured.tapP50, wanted: '' },
    'tap to effect, p95 ms': { measured: measured.tapP95, wanted: `≤ ${TARGETS.tapP95}` },
    'tap to effect at a desk, five boards, p95 ms': {
      measured: measured.wideTapP95,
      wanted: `≤ ${TARGETS.tapP95}`,
    },
    'tap to effect with the coach on, p95 ms': {
      measured: measured.coachedTapP95,
      wanted: `≤ ${TARGETS.tapP95}`,
    },
    'tap to the last change, p95 ms': { measured: measured.settledP95, wanted: '' },
    'animation frame, p95 ms': { measured: measured.frameP95, wanted: '' },
    'animation frame, longest ms': {
      measured: measured.longestFrame,
      wanted: `≤ ${TARGETS.longestFrame}`,
    },
    'first picture, fast 3G, ms': {
      measured: measured.firstPicture,
      wanted: `≤ ${TARGETS.firstPicture}`,
    },
    'first tap counts, fast 3G, ms': {
      measured: measured.firstTap,
      wanted: `≤ ${TARGETS.firstTap}`,
    },
    'JavaScript before the home screen, kB gzipped': {
      measured: measured.startKb,
      wanted: `≤ ${TARGETS.startKb}`,
    },
    'JavaScript, kB gzipped': { measured: measured.gzipKb, wanted: `≤ ${TARGETS.gzipKb}` },
  });
  console.log(JSON.stringify({ ...measured, taps: delays.length, frames: frames.length }));
  return 0;
});
