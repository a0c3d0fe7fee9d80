import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';
import { linkFaults } from './links';

/** Runs before a deploy of the web site, because phones cache a wrong link file for days. */
await runMain(async () => {
  const { site } = parseOptions({ site: { type: 'string', default: inProject('dist/web') } });
  if (process.env.WITHOUT_PHONES === '1') return 0;
  const faults = linkFaults(site);
  if (faults.length === 0) return 0;
  throw new UserError(
    `${faults.join('; ')}. docs/STORE.md, "What to fill in", says where to find it. ` +
      'WITHOUT_PHONES=1 deploys a site that no phone app belongs to.',
  );
});
