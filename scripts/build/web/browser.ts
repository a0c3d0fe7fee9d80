import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '#scripts/dev/setup/programs.mjs';
import { UserError } from '#scripts/lib/cli.mjs';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new UserError('no Chromium or Chrome was found on this machine');
  return chromium.launch({ executablePath, args: quiet });
}
