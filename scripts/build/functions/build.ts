import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { UserError } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';

/** Bundles the functions with the engine and the bots into one file for the server. */
export async function buildFunctions(): Promise<void> {
  const entry = inProject('functions/src/index.ts');
  if (!existsSync(entry)) throw new UserError('there is no functions/src/index.ts to build');
  await build({
    entryPoints: [entry],
    outfile: inProject('functions/lib/index.js'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  }).catch((error: Error) => {
    throw new UserError(`the functions do not build: ${error.message.split('\n')[1] ?? error}`);
  });
}
