import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';
import { run } from '#scripts/lib/processes';
import { makeSafe } from './safety';

const tools = inProject('tools/firebase/node_modules/firebase-tools/lib/bin/firebase.js');

/** Runs after a deploy of the database. The Firebase tools set GCLOUD_PROJECT. */
await runMain(async () => {
  parseOptions({});
  const project = process.env.GCLOUD_PROJECT;
  if (!project) throw new UserError('this runs as a part of `firebase deploy`');
  await makeSafe(async (...args) => {
    const { code, output } = await run(process.execPath, [
      tools,
      ...args,
      ...['--project', project, '--json', '--non-interactive'],
    ]);
    if (code !== 0) throw new UserError(`${args[0]} failed:\n${output}`);
    return JSON.parse(output);
  }, console.log);
  return 0;
});
