import { addressesFromEnvironment, environmentOf } from '#scripts/dev/emulators/addresses';
import { startSuite } from '#scripts/dev/emulators/suite';
import { findJava } from '#scripts/dev/setup/programs.mjs';
import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';
import { stopServices } from '#scripts/lib/processes';
import { shutDownOnSignal } from '#scripts/lib/shutdown';
import { missing, type Part, parts } from './parts';
import { add, asOnServer, flakyLine, nothing, summaryLine, type Tally } from './tally';

const isServer = process.env.CI === 'true' || process.env.CI === '1';

function chooseParts(): readonly Part[] {
  const options = parseOptions({
    fast: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  });
  const wanted = options.only;
  if (!wanted) {
    return parts.filter(({ isFast, isLong }) => (isFast || !options.fast) && !isLong);
  }
  const names = parts.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new UserError(`there is no part '${unknown}' (parts: ${names.join(', ')})`);
  return parts.filter(({ name }) => wanted.includes(name));
}

/** Starts the suite for the first part that uses it. Later parts find it in the environment. */
async function openSuite(): Promise<void> {
  if (addressesFromEnvironment() || !findJava()) return;
  Object.assign(process.env, environmentOf(await startSuite()));
}

async function runPart(part: Part): Promise<Tally> {
  const reason = missing(part.needs);
  if (reason) {
    console.log(`\n!!! SKIPPED: ${part.name} tests: ${reason} on this machine !!!\n`);
    return { ...nothing, skipped: 1 };
  }
  try {
    if (part.usesSuite) await openSuite();
    return await part.run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...nothing, failed: 1, output: error.message };
  }
}

function tell(part: Part, tally: Tally, seconds: number): void {
  const mark = tally.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${part.name.padEnd(11)} ${summaryLine(tally)} (${seconds.toFixed(1)} s)`);
  if (tally.failed > 0 && tally.output) console.log(`\n${tally.output.trimEnd()}\n`);
}

async function runAll(chosen: readonly Part[]): Promise<Tally> {
  let total = nothing;
  for (const part of chosen) {
    const start = performance.now();
    const tally = await runPart(part);
    const counted = isServer ? asOnServer(tally) : tally;
    tell(part, counted, (performance.now() - start) / 1000);
    total = add(total, counted);
  }
  return total;
}

await runMain(async () => {
  const chosen = chooseParts();
  shutDownOnSignal(130);
  try {
    const total = await runAll(chosen);
    console.log(`\n${summaryLine(total)}`);
    for (const flaky of total.flaky ?? []) console.log(flakyLine(flaky));
    return total.failed === 0 ? 0 : 1;
  } finally {
    await stopServices();
  }
});
